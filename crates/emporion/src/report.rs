//! The result of a simulation, for people and for programs; `docs/command-line.md` describes the latter.

use crate::numbers::{grouped, rate};
use crate::simulate::Bot;
use crate::statistics::{SeatStatistics, Statistics, Summary, Tally};
use crate::table::Table;
use engine::Game;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;

#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    rules_version: u32,
    options: Value,
    players: usize,
    bot: Bot,
    seed: u64,
    games: u64,
    decisions: Option<Summary>,
    all_seats: SeatReport,
    seats: Vec<SeatReport>,
    end_reasons: BTreeMap<&'static str, u64>,
    timing: Timing,
}

/// All that differs from one run to the next.
#[derive(Serialize)]
pub(crate) struct Timing {
    threads: u64,
    seconds: f64,
    games_per_second: f64,
}

#[derive(Serialize)]
struct SeatReport {
    wins: f64,
    win_share: f64,
    /// `None` if the seat was never ranked.
    mean_place: Option<f64>,
    points: Option<Summary>,
    categories: Vec<CategoryReport>,
}

#[derive(Serialize)]
struct CategoryReport {
    category: &'static str,
    points: Option<Summary>,
}

impl Timing {
    pub(crate) fn new(threads: u64, elapsed: Duration, games: u64) -> Timing {
        let seconds = elapsed.as_secs_f64();
        Timing { threads, seconds, games_per_second: games as f64 / seconds }
    }
}

impl Report {
    pub(crate) fn new<G: Game>(options: &G::Options, seed: u64, bot: Bot, statistics: &Statistics, timing: Timing) -> Report {
        let games = statistics.games;
        Report {
            game: G::ID,
            name: G::NAME,
            rules_version: G::RULES_VERSION,
            options: serde_json::to_value(options).expect("options can be written as JSON"),
            players: statistics.seats.len(),
            bot,
            seed,
            games,
            decisions: statistics.decisions.summary(),
            all_seats: SeatReport::new(&statistics.everybody(), games),
            seats: statistics.seats.iter().map(|seat| SeatReport::new(seat, games)).collect(),
            end_reasons: statistics.end_reasons.clone(),
            timing,
        }
    }

    pub(crate) fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report can be written as JSON") + "\n"
    }

    pub(crate) fn text(&self) -> String {
        format!("{}\n{}\n{}", self.heading(), self.seat_table().text("  "), self.category_table().text("  "))
    }

    fn heading(&self) -> String {
        let Timing { threads, seconds, games_per_second } = &self.timing;
        let (games, speed) = (grouped(self.games), rate(*games_per_second));
        let plural = |number: u64, word: &str| if number == 1 { word.to_owned() } else { format!("{word}s") };
        let decisions = self.decisions.map_or(String::new(), |d| format!("{:.1} on average ({} to {})", d.mean, d.min, d.max));
        let reasons = self.end_reasons.iter().map(|(reason, games)| format!("{reason} {}", grouped(*games)));
        let mut table = Table::default();
        let mut row = |key: &str, value: String| table.row([format!("{key:<11}{value}")]);
        row("options", self.option_words());
        row("seed", self.seed.to_string());
        row("speed", format!("{speed} games/s ({seconds:.2} s on {threads} {})", plural(*threads, "thread")));
        row("decisions", decisions);
        row("ended by", reasons.collect::<Vec<_>>().join(", "));
        format!(
            "{}, {} players, {games} {} of {} bots\n\n{}",
            self.name,
            self.players,
            plural(self.games, "game"),
            self.bot.name(),
            table.text("  ")
        )
    }

    /// The options as they are given on the command line.
    fn option_words(&self) -> String {
        let word = |(key, value): (&String, &Value)| match value {
            Value::String(value) => format!("{key}={value}"),
            other => format!("{key}={other}"),
        };
        self.options.as_object().map_or(String::new(), |options| options.iter().map(word).collect::<Vec<_>>().join(" "))
    }

    fn seat_table(&self) -> Table {
        let mut table = Table::new(["seat", "wins", "share", "place", "points", "sd", "min", "max"]);
        let all =
            self.seats.iter().enumerate().map(|(seat, report)| (seat.to_string(), report)).chain([("all".to_owned(), &self.all_seats)]);
        for (seat, report) in all {
            let place = report.mean_place.map_or("-".to_owned(), |place| format!("{place:.2}"));
            let cells = [seat, format!("{:.1}", report.wins), format!("{:.1}%", report.win_share * 100.0), place];
            table.row(cells.into_iter().chain(cells_of(report.points)));
        }
        table
    }

    fn category_table(&self) -> Table {
        let headings = ["category", "points", "sd", "min", "max"].map(str::to_owned);
        let mut table = Table::new(headings.into_iter().chain((0..self.seats.len()).map(|seat| format!("seat {seat}"))));
        for line in &self.all_seats.categories {
            let of_seat = |seat: &SeatReport| {
                let same = seat.categories.iter().find(|other| other.category == line.category);
                same.and_then(|same| same.points).map_or("-".to_owned(), |points| format!("{:.1}", points.mean))
            };
            let seats = self.seats.iter().map(of_seat);
            table.row([line.category.to_owned()].into_iter().chain(cells_of(line.points)).chain(seats));
        }
        table
    }
}

impl SeatReport {
    fn new(seat: &SeatStatistics, games: u64) -> SeatReport {
        let category = |(category, tally): &(&'static str, Tally)| CategoryReport { category, points: tally.summary() };
        SeatReport {
            wins: seat.wins(),
            win_share: seat.wins() / games as f64,
            mean_place: seat.places.summary().map(|places| places.mean),
            points: seat.points.summary(),
            categories: seat.categories.iter().map(category).collect(),
        }
    }
}

/// Mean, deviation, least and most.
fn cells_of(summary: Option<Summary>) -> [String; 4] {
    summary.map_or(["-"; 4].map(str::to_owned), |Summary { mean, sd, min, max }| {
        [format!("{mean:.1}"), format!("{sd:.1}"), min.to_string(), max.to_string()]
    })
}
