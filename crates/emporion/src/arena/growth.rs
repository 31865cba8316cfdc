//! How strength grows with the budget: the same table again and again, the first bot thinking longer each time.

use super::report::{Report, percent};
use crate::numbers::{grouped, rate};
use crate::table::Table;
use figures::{Mark, Plot, Series};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Growth {
    #[serde(skip)]
    title: String,
    /// What the first bot would win by chance.
    chance: f64,
    points: Vec<Point>,
}

/// What one budget gave.
#[derive(Serialize)]
pub(super) struct Point {
    pub(super) iterations: u32,
    pub(super) win_share: f64,
    pub(super) interval: [f64; 2],
    pub(super) mean_points: f64,
    pub(super) milliseconds_a_decision: f64,
}

impl Growth {
    /// The budgets with what came of them, the smallest first.
    pub(super) fn new(reports: &[(u32, Report)]) -> Growth {
        let points = reports.iter().map(|(iterations, report)| report.first(*iterations)).collect();
        let (title, players) = reports.first().map_or_else(|| (String::new(), 1), |(_, report)| (report.headline(), report.bots()));
        Growth { title, chance: 1.0 / players as f64, points }
    }

    pub(super) fn json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("figures can be written as JSON");
        text.push('\n');
        text
    }

    pub(super) fn text(&self) -> String {
        let mut table = Table::new(["imagined games", "wins", "95 % interval", "points", "ms a decision", "imagined games/s"]);
        for point in &self.points {
            let seconds = point.milliseconds_a_decision / 1000.0;
            table.row([
                grouped(point.iterations.into()),
                percent(point.win_share),
                format!("{} to {}", percent(point.interval[0]), percent(point.interval[1])),
                format!("{:.1}", point.mean_points),
                format!("{:.2}", point.milliseconds_a_decision),
                rate(f64::from(point.iterations) / seconds.max(1e-9)),
            ]);
        }
        format!("{}\n\n{}", self.title, table.text("  "))
    }

    pub(super) fn svg(&self) -> String {
        let share = |share: f64| format!("{:.0} %", share * 100.0);
        let point = |point: &Point| figures::Point { number: point.iterations, value: point.win_share, interval: point.interval };
        let plot = Plot {
            title: &self.title,
            across: "imagined games for each decision",
            up: "games won",
            highest: 1.0,
            written: share,
            mark: Some(Mark { value: self.chance, words: format!("chance: {}", share(self.chance)) }),
            series: vec![Series { name: String::new(), points: self.points.iter().map(point).collect() }],
        };
        plot.svg()
    }
}
