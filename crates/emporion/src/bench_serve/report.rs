//! What was measured, as people read it and as programs do.

use super::load::Phase;
use super::questions::Asked;
use crate::numbers::{grouped, rate};
use crate::table::Table;
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct Report {
    pub(super) game: String,
    pub(super) seats: u8,
    pub(super) people: u8,
    pub(super) seconds: u64,
    pub(super) think_ms: u64,
    pub(super) questions_per_second: u64,
    pub(super) loads: Vec<Load>,
    pub(super) restart: Option<Restart>,
}

/// What was measured with so many live tables.
#[derive(Serialize)]
pub(super) struct Load {
    pub(super) tables: u64,
    /// How many servers shared them.
    pub(super) nodes: u64,
    /// People think before they act; not measured if they think no time.
    pub(super) paced: Option<Phase>,
    /// Everybody asks what actions would do; not measured if they ask nothing.
    pub(super) asked: Option<Asked>,
    /// Everybody acts at once.
    pub(super) saturated: Phase,
    /// Resident memory of the server for each table in play without anybody there; `None` where it cannot be read.
    pub(super) bytes_per_idle_table: Option<u64>,
    /// The same with everybody connected.
    pub(super) bytes_per_live_table: Option<u64>,
}

#[derive(Serialize)]
pub(super) struct Restart {
    pub(super) tables: u64,
    /// From the start of the program until it answers.
    pub(super) ready_ms: f64,
    /// From the connection until the first state of a table that had to be loaded.
    pub(super) first_table_ms: f64,
}

impl Report {
    pub(super) fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("numbers can be written as JSON") + "\n"
    }

    pub(super) fn text(&self) -> String {
        let what = format!("{}, {} of {} seats people, {} s each", self.game, self.people, self.seats, self.seconds);
        let loads = self.loads.iter().map(Load::name);
        let mut table = Table::new([what].into_iter().chain(loads));
        let think = format!("{} ms of thought", grouped(self.think_ms));
        if self.think_ms > 0 {
            phase(&mut table, &think, &|measure| self.cells(|load| load.paced.as_ref().map_or_else(String::new, measure)));
        }
        if self.questions_per_second > 0 {
            self.questions(&mut table);
        }
        phase(&mut table, "no thought", &|measure| self.cells(|load| measure(&load.saturated)));
        let bytes = |bytes: Option<u64>| bytes.map_or_else(|| "unknown".to_owned(), |bytes| format!("{} KiB", grouped(bytes / 1024)));
        let mut row = |name: &str, cells: Vec<String>| table.row([name.to_owned()].into_iter().chain(cells));
        row("memory of a table in play, nobody there", self.cells(|load| bytes(load.bytes_per_idle_table)));
        row("memory of a table in play, all people there", self.cells(|load| bytes(load.bytes_per_live_table)));
        table.text("") + &self.restart.as_ref().map_or_else(String::new, Restart::text)
    }

    fn questions(&self, table: &mut Table) {
        type Measure = fn(&Asked) -> String;
        const MEASURES: &[(&str, Measure)] = &[
            ("answers/s", |asked| rate(asked.answers_per_second)),
            ("ms until answered, median", |asked| rate(asked.p50_ms)),
            ("ms until answered, 99 of 100", |asked| rate(asked.p99_ms)),
            ("bytes of an answer", |asked| rate(asked.bytes_per_answer)),
            ("cores used by the server", |asked| share(asked.server_cpu)),
        ];
        for (name, measure) in MEASURES {
            let cells = self.cells(|load| load.asked.as_ref().map_or_else(String::new, measure));
            table.row([format!("{name}, {} questions a second and person", self.questions_per_second)].into_iter().chain(cells));
        }
    }

    fn cells(&self, cell: impl Fn(&Load) -> String) -> Vec<String> {
        self.loads.iter().map(cell).collect()
    }
}

/// How a measure of a phase is written.
type Measure = fn(&Phase) -> String;

/// The rows of one kind of play; `cells` applies a measure to each load.
fn phase(table: &mut Table, play: &str, cells: &dyn Fn(Measure) -> Vec<String>) {
    const MEASURES: &[(&str, Measure)] = &[
        ("acknowledged actions/s", |phase| rate(phase.actions_per_second)),
        ("decisions of bots/s", |phase| rate(phase.bot_decisions_per_second)),
        ("ms until acknowledged, median", |phase| rate(phase.p50_ms)),
        ("ms until acknowledged, 99 of 100", |phase| rate(phase.p99_ms)),
        ("bytes sent for each action", |phase| rate(phase.sent_bytes_per_action)),
        ("appends for each action", |phase| format!("{:.2}", phase.appends_per_action)),
        ("conflicts in 100 appends", |phase| format!("{:.2}", phase.conflicts_per_append * 100.0)),
        ("cores used by the server", |phase| share(phase.server_cpu)),
        ("cores used by the clients", |phase| share(phase.client_cpu)),
        ("ms of the server's core for each action", |phase| share(phase.server_cpu_ms_per_action)),
    ];
    for (name, measure) in MEASURES {
        table.row([format!("{name}, {play}")].into_iter().chain(cells(*measure)));
    }
}

fn share(share: Option<f64>) -> String {
    share.map_or_else(|| "unknown".to_owned(), |share| format!("{share:.2}"))
}

impl Load {
    fn name(&self) -> String {
        let tables = format!("{} tables", grouped(self.tables));
        if self.nodes == 1 { tables } else { format!("{tables}, {} servers", self.nodes) }
    }
}

impl Restart {
    fn text(&self) -> String {
        let Restart { tables, ready_ms, first_table_ms } = self;
        let (ready, first) = (rate(*ready_ms), rate(*first_table_ms));
        format!("restart with {} open tables: ready after {ready} ms, first table after {first} ms more\n", grouped(*tables))
    }
}
