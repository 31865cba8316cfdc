//! `cargo xtask instructions`: how many instructions a random game costs. Unlike a time, it hardly
//! depends on the machine or on what else runs there.

use crate::process::{cargo, executable, need_package, run as run_process, works};
use std::path::Path;
use std::process::{Command, Stdio};

/// What is measured: each game at the table its limit is set for.
const TABLES: &[(&str, u8)] = &[("seven-wonders", 4), ("prosperity", 3), ("wealth-of-nations", 4)];
pub(crate) const DEFAULT_GAMES: u64 = 1000;
/// Games played in both runs: the difference of the runs leaves out the start of the program.
const WARM_UP: u64 = 100;

pub(crate) fn run(root: &Path, games: u64) -> Result<(), String> {
    need_valgrind()?;
    let program = executable(cargo(
        root,
        &["build", "--release", "--locked", "--package", "emporion", "--message-format", "json-render-diagnostics"],
    ))?;
    for &(game, players) in TABLES {
        let few = count(&program, game, players, WARM_UP)?;
        let many = count(&program, game, players, WARM_UP + games)?;
        let each = many.saturating_sub(few) as f64 / games as f64;
        println!("{each:.0} instructions per random {players}-player game of {game}, over {games} games");
    }
    Ok(())
}

fn need_valgrind() -> Result<(), String> {
    if need_package("valgrind", || works(Command::new("valgrind").arg("--version"))) {
        Ok(())
    } else {
        Err("valgrind is missing. Install it with the packages of your system, such as `sudo apt-get install valgrind`".to_owned())
    }
}

/// All instructions of one run of so many games.
fn count(program: &Path, game: &str, players: u8, games: u64) -> Result<u64, String> {
    let report = std::env::temp_dir().join(format!("emporion-callgrind-{}-{games}", std::process::id()));
    let result = run_process(
        Command::new("valgrind")
            .arg("--quiet")
            .arg("--tool=callgrind")
            .arg(format!("--callgrind-out-file={}", report.display()))
            .arg(program)
            .args(["simulate", game, "--players", &players.to_string(), "--threads", "1", "--seed", "1", "--games", &games.to_string()])
            .stdout(Stdio::null()),
    );
    let text = std::fs::read_to_string(&report);
    // The report is of no use any more; where it cannot be removed the system will.
    let _ = std::fs::remove_file(&report);
    result?;
    let text = text.map_err(|error| format!("callgrind left no report: {error}"))?;
    total(&text).ok_or_else(|| "callgrind's report has no total".to_owned())
}

fn total(report: &str) -> Option<u64> {
    let line = |key: &str| report.lines().find_map(|line| line.strip_prefix(key));
    line("totals:").or_else(|| line("summary:"))?.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_found() {
        assert_eq!(total("version: 1\nevents: Ir\nsummary: 12\n\nfn=x\n1 2\n\ntotals: 4711\n"), Some(4711));
        assert_eq!(total("version: 1\nsummary: 12\n"), Some(12));
        assert_eq!(total("version: 1\n"), None);
    }
}
