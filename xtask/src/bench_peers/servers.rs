//! Actions over sockets: our server on one core beside those of others, the clients on another.

use super::install::Peers;
use super::markdown::{Table, times};
use super::runner::{Server, json, limited, number, pinned};
use super::spread::Spread;
use super::{CLIENT_CORE, REPEATS, SERVER_CORE, Section};
use figures::{grouped, rate};
use serde_json::{Map, Value, json};
use std::path::Path;
use std::process::Command;

const TABLES: [u64; 4] = [1, 50, 200, 1000];
/// A core that is used this much is full.
const FULL: f64 = 0.9;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum System {
    Ours,
    BoardgameIo,
    Colyseus,
}

const SYSTEMS: [System; 3] = [System::Ours, System::BoardgameIo, System::Colyseus];

/// What each of them tells, by the same names.
const FIELDS: [&str; 8] = [
    "actions_per_second",
    "p50_ms",
    "p99_ms",
    "server_cpu",
    "client_cpu",
    "server_cpu_ms_per_action",
    "sent_bytes_per_action",
    "memory_bytes_per_table",
];

/// What was measured of one system with so many tables, in the order of the fields.
struct Load {
    system: System,
    tables: u64,
    spreads: [Spread; FIELDS.len()],
}

pub(super) fn run(program: &Path, peers: &Peers, seconds: u64) -> Result<Section, String> {
    let mut loads = Vec::new();
    for tables in TABLES {
        for system in SYSTEMS.into_iter().filter(|system| system.folder().is_none_or(|peer| peers.has(peer))) {
            loads.push(Load { system, tables, spreads: Default::default() });
        }
    }
    let mut failed = Vec::new();
    for repeat in 1..=REPEATS {
        for load in &mut loads {
            println!("server, round {repeat}: {}, {} tables", load.system.name(), load.tables);
            if let Err(why) = load.measure(program, peers, seconds) {
                failed.push(format!("{} with {} tables: {why}", load.system.name(), load.tables));
            }
        }
    }
    loads.retain(|load| !load.spreads[0].is_empty());
    let mut markdown = table(&loads) + "\n" + &ratios(&loads);
    for why in &failed {
        markdown += &format!("\nFailed: {why}\n");
    }
    Ok(Section { markdown, figures: json!({ "loads": loads.iter().map(Load::json).collect::<Vec<_>>(), "failed": failed }) })
}

impl System {
    fn name(self) -> &'static str {
        match self {
            System::Ours => "Emporion",
            System::BoardgameIo => "boardgame.io",
            System::Colyseus => "Colyseus",
        }
    }

    fn folder(self) -> Option<&'static str> {
        match self {
            System::Ours => None,
            System::BoardgameIo => Some("boardgame-io"),
            System::Colyseus => Some("colyseus"),
        }
    }

    /// One measure; an object with all fields.
    fn measure(self, program: &Path, peers: &Peers, tables: u64, seconds: u64) -> Result<Value, String> {
        let Some(peer) = self.folder() else { return ours(program, 4, tables, seconds) };
        let folder = peers.javascript(peer);
        let production = |command: &mut Command, script: &str| {
            command.current_dir(&folder).env("NODE_ENV", "production").arg(script);
        };
        let node = Path::new("node");
        let mut command = pinned(SERVER_CORE, node);
        production(&mut command, "server.js");
        let server = Server::start(&mut command)?;
        let mut client = limited(CLIENT_CORE, node);
        production(&mut client, "client.js");
        json(client.args([u64::from(server.port), server.id().into(), tables, seconds].map(|word| word.to_string())))
    }
}

/// 7 Wonders with so many people at each table and nobody else, all of it on disk.
pub(super) fn ours(program: &Path, people: u8, tables: u64, seconds: u64) -> Result<Value, String> {
    let [people, tables, seconds] = [people.into(), tables, seconds].map(|word: u64| word.to_string());
    let mut command = limited(CLIENT_CORE, program);
    command.args(["bench", "serve", "--json", "--game", "seven-wonders", "--think", "0", "--restart", "0"]);
    command.args(["--server-cores", SERVER_CORE, "--seats", &people, "--people", &people, "--tables", &tables, "--seconds", &seconds]);
    let mut said = json(&mut command)?;
    let load = &mut said["loads"][0];
    let mut object = load["saturated"].take();
    object["memory_bytes_per_table"] = load["bytes_per_live_table"].take();
    Ok(object)
}

impl Load {
    fn measure(&mut self, program: &Path, peers: &Peers, seconds: u64) -> Result<(), String> {
        let said = self.system.measure(program, peers, self.tables, seconds)?;
        let mut values = Vec::new();
        for field in FIELDS {
            values.push(number(&said, field)?);
        }
        for (spread, value) in self.spreads.iter_mut().zip(values) {
            spread.add(value);
        }
        Ok(())
    }

    fn json(&self) -> Value {
        let mut object = Map::new();
        object.insert("system".to_owned(), self.system.name().into());
        object.insert("tables".to_owned(), self.tables.into());
        object.extend(FIELDS.iter().zip(&self.spreads).map(|(field, spread)| ((*field).to_owned(), spread.json())));
        Value::Object(object)
    }

    /// Whether the clients could not keep up, so that the server could do more.
    fn is_held_up(&self) -> bool {
        let [_, _, _, server, client, ..] = &self.spreads;
        client.median() >= FULL && server.median() < FULL
    }
}

fn table(loads: &[Load]) -> String {
    let mut table = Table::new(&[
        "Tables",
        "Server",
        "Acknowledged actions/s, min / median / max",
        "Median ms",
        "99 % ms, min / median / max",
        "Cores used, server + clients",
        "Server's core, ms an action",
        "Bytes sent an action",
        "KiB a table",
    ]);
    for load in loads {
        let [actions, p50, p99, server, client, cost, bytes, memory] = &load.spreads;
        let two = |value: f64| format!("{value:.2}");
        let held_up = if load.is_held_up() { " *" } else { "" };
        table.row(&[
            grouped(load.tables),
            load.system.name().to_owned(),
            actions.text(rate),
            two(p50.median()),
            p99.text(|ms| format!("{ms:.1}")),
            format!("{} + {}{held_up}", two(server.median()), two(client.median())),
            format!("{:.3}", cost.median()),
            rate(bytes.median()),
            rate(memory.median() / 1024.0),
        ]);
    }
    let mut text = table.text();
    if loads.iter().any(Load::is_held_up) {
        text += "\n\\* The clients' core was full and the server's was not: the server could do more than this shows.\n";
    }
    text
}

/// Ours beside each peer, for each number of tables.
fn ratios(loads: &[Load]) -> String {
    let mut table = Table::new(&[
        "Tables",
        "Actions/s beside boardgame.io (goal: 5 ×)",
        "Actions/s beside Colyseus (goal: more than 1 ×)",
        "99 % ms beside Colyseus (goal: less than 1 ×)",
    ]);
    for tables in TABLES {
        let find = |system: System| loads.iter().find(|load| load.tables == tables && load.system == system);
        let Some(ours) = find(System::Ours) else { continue };
        let beside = |system: System, field: usize| find(system).map_or(f64::NAN, |peer| ours.spreads[field].ratio(&peer.spreads[field]));
        table.row(&[
            grouped(tables),
            times(beside(System::BoardgameIo, 0)),
            times(beside(System::Colyseus, 0)),
            times(beside(System::Colyseus, 2)),
        ]);
    }
    table.text()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(system: System, actions: f64, p99: f64, cores: [f64; 2]) -> Load {
        let values = [actions, 1.0, p99, cores[0], cores[1], 0.5, 100.0, 2048.0];
        Load { system, tables: 50, spreads: values.map(|value| [value].into_iter().collect()) }
    }

    #[test]
    fn ours_is_set_beside_each_peer() {
        let loads = [load(System::Ours, 1000.0, 3.0, [1.0, 0.5]), load(System::BoardgameIo, 100.0, 6.0, [1.0, 0.5])];
        assert!(ratios(&loads).ends_with("| 50 | 10.0 × | – | – |\n"), "{}", ratios(&loads));
    }

    #[test]
    fn clients_that_hold_up_the_server_are_told_of() {
        let row = |cores| table(&[load(System::Colyseus, 1000.0, 3.0, cores)]);
        assert!(row([0.5, 1.0]).contains("0.50 + 1.00 *") && row([0.5, 1.0]).contains("could do more"));
        assert!(!row([1.0, 1.0]).contains('*') && !row([0.5, 0.5]).contains('*'));
        assert!(
            row([1.0, 0.5])
                .contains("| 50 | Colyseus | 1,000 / 1,000 / 1,000 | 1.00 | 3.0 / 3.0 / 3.0 | 1.00 + 0.50 | 0.500 | 100 | 2.0 |")
        );
    }
}
