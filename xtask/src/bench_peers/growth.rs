//! How cost grows: games with threads, the server with tables. It draws the plots of the documents.

use super::markdown::{Table, times};
use super::runner::{json, limited, number};
use super::servers;
use super::spread::Spread;
use super::{CLIENT_CORE, REPEATS, SERVER_CORE, Section};
use figures::{Mark, Plot, Point, Series, grouped, rate};
use serde_json::{Value, json};
use std::path::Path;

const GAMES: [(&str, &str); 3] = [("7 Wonders", "seven-wonders"), ("Prosperity", "prosperity"), ("Wealth of Nations", "wealth-of-nations")];
const THREADS: [u32; 2] = [1, 2];
const TABLES: [u32; 4] = [10, 100, 1000, 5000];
/// With more people at each table the largest number of tables would take more than the usual 20,000 open files.
const PEOPLE: u8 = 3;

/// What the server costs with so many tables.
struct Cost {
    tables: u32,
    actions_per_second: f64,
    ms_per_action: f64,
    bytes_per_table: f64,
}

pub(super) fn run(root: &Path, program: &Path, seconds: u64) -> Result<Section, String> {
    let games = games(program, seconds)?;
    let costs = costs(program, seconds)?;
    let pictures = root.join("docs").join("pictures");
    for (name, svg) in [
        ("growth-threads.svg", threads_plot(&games)),
        ("growth-processor.svg", processor_plot(&costs)),
        ("growth-memory.svg", memory_plot(&costs)),
    ] {
        let path = pictures.join(name);
        std::fs::write(&path, svg).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let figures = json!({
        "games": GAMES.iter().zip(&games).map(|((name, _), speeds)| json!({ "name": name, "games_per_second": speeds.each_ref().map(Spread::json) })).collect::<Vec<_>>(),
        "server": costs.iter().map(Cost::json).collect::<Vec<_>>(),
    });
    Ok(Section { markdown: games_table(&games) + "\n" + &costs_table(&costs), figures })
}

/// Games a second of each game with each number of threads.
fn games(program: &Path, seconds: u64) -> Result<[[Spread; THREADS.len()]; GAMES.len()], String> {
    let mut speeds: [[Spread; THREADS.len()]; GAMES.len()] = Default::default();
    for repeat in 1..=REPEATS {
        for ((name, game), speeds) in GAMES.iter().zip(&mut speeds) {
            for (threads, speed) in THREADS.iter().zip(speeds) {
                println!("growth, round {repeat}: {name}, {threads} threads");
                let cores = format!("{SERVER_CORE},{CLIENT_CORE}");
                let (threads, seconds) = (threads.to_string(), seconds.to_string());
                let mut command = limited(&cores, program);
                command.args(["bench", "games", "--json", "--game", game, "--threads", &threads, "--seconds", &seconds]);
                speed.add(number(&json(&mut command)?["games"][0], "games_per_second")?);
            }
        }
    }
    Ok(speeds)
}

fn costs(program: &Path, seconds: u64) -> Result<Vec<Cost>, String> {
    let cost = |tables: u32| {
        println!("growth: server, {tables} tables");
        let said = servers::ours(program, PEOPLE, tables.into(), seconds)?;
        Ok(Cost {
            tables,
            actions_per_second: number(&said, "actions_per_second")?,
            ms_per_action: number(&said, "server_cpu_ms_per_action")?,
            bytes_per_table: number(&said, "memory_bytes_per_table")?,
        })
    };
    TABLES.into_iter().map(cost).collect()
}

impl Cost {
    fn bytes(&self) -> f64 {
        self.bytes_per_table * f64::from(self.tables)
    }

    fn json(&self) -> Value {
        let Cost { tables, actions_per_second, ms_per_action, bytes_per_table } = self;
        json!({ "tables": tables, "actions_per_second": actions_per_second, "server_cpu_ms_per_action": ms_per_action, "memory_bytes_per_table": bytes_per_table })
    }
}

fn games_table(games: &[[Spread; THREADS.len()]]) -> String {
    let mut table =
        Table::new(&["Game", "Games/s, 1 thread, min / median / max", "Games/s, 2 threads, min / median / max", "Two threads beside one"]);
    for ((name, _), [one, two]) in GAMES.iter().zip(games) {
        table.row(&[(*name).to_owned(), one.text(rate), two.text(rate), times(two.ratio(one))]);
    }
    table.text()
}

fn costs_table(costs: &[Cost]) -> String {
    let mut table = Table::new(&["Tables", "Acknowledged actions/s", "Server's core, ms an action", "KiB a table", "MiB in all"]);
    for cost in costs {
        table.row(&[
            grouped(cost.tables.into()),
            rate(cost.actions_per_second),
            format!("{:.3}", cost.ms_per_action),
            rate(cost.bytes_per_table / 1024.0),
            rate(cost.bytes() / 1024.0 / 1024.0),
        ]);
    }
    table.text()
}

fn threads_plot(games: &[[Spread; THREADS.len()]]) -> String {
    let line = |((name, _), speeds): (&(&str, &str), &[Spread; THREADS.len()])| {
        let one = speeds[0].median();
        let point = |(threads, speed): (&u32, &Spread)| Point {
            number: *threads,
            value: speed.median() / one,
            interval: [speed.min() / one, speed.max() / one],
        };
        Series { name: (*name).to_owned(), points: THREADS.iter().zip(speeds).map(point).collect() }
    };
    let series = GAMES.iter().zip(games).map(line).collect();
    let mark = Some(Mark { value: 2.0, words: "twice as many".to_owned() });
    let written = |value: f64| format!("{value:.1} ×");
    Plot { title: "Random games a second, beside one thread", across: "threads", up: "games/s", highest: 2.5, written, mark, series }.svg()
}

fn processor_plot(costs: &[Cost]) -> String {
    plot("Server: processor time of an acknowledged action", "ms", |value| format!("{value:.2}"), costs, |cost| cost.ms_per_action)
}

fn memory_plot(costs: &[Cost]) -> String {
    plot(
        "Server: memory of a table in play, three people there",
        "KiB",
        |value| format!("{value:.0}"),
        costs,
        |cost| cost.bytes_per_table / 1024.0,
    )
}

fn plot(title: &str, up: &str, written: fn(f64) -> String, costs: &[Cost], value: fn(&Cost) -> f64) -> String {
    let points: Vec<Point> = costs.iter().map(|cost| Point::exact(cost.tables, value(cost))).collect();
    let highest = nice(points.iter().map(|point| point.value).fold(0.0, f64::max));
    Plot { title, across: "tables", up, highest, written, mark: None, series: vec![Series { name: String::new(), points }] }.svg()
}

/// A round number that leaves some room above a value.
fn nice(value: f64) -> f64 {
    let wanted = value.max(1e-9) * 1.1;
    let power = 10f64.powf(wanted.log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().find(|step| step * power >= wanted).unwrap_or(10.0);
    step * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_ends_at_a_round_number_above_all_values() {
        for (value, highest) in [(0.8, 1.0), (1.0, 2.0), (2.2, 2.5), (42.0, 50.0), (950.0, 2000.0)] {
            assert!((nice(value) - highest).abs() < 1e-9, "{value} gives {}", nice(value));
        }
    }

    #[test]
    fn tables_tell_ratios_and_sums() {
        let spread = |value: f64| [value].into_iter().collect::<Spread>();
        let games = [[spread(100.0), spread(190.0)]];
        assert!(games_table(&games).ends_with("| 7 Wonders | 100 / 100 / 100 | 190 / 190 / 190 | 1.90 × |\n"));
        let costs = [Cost { tables: 1000, actions_per_second: 500.0, ms_per_action: 0.25, bytes_per_table: 51_200.0 }];
        assert!(costs_table(&costs).ends_with("| 1,000 | 500 | 0.250 | 50.0 | 48.8 |\n"), "{}", costs_table(&costs));
    }
}
