//! Parts of a check side by side. Each part is this program once more, so that what it says is kept together and told when
//! it is over; the parts of a lane come one after the other.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Instant;

/// Something that a check does.
pub(crate) struct Part {
    pub(crate) name: &'static str,
    /// A part that must have succeeded before this one begins; it is run too.
    pub(crate) needs: Option<&'static str>,
    /// A part that must be over before this one begins, if it is run at all.
    pub(crate) after: Option<&'static str>,
    pub(crate) run: fn(&Path) -> Result<(), String>,
}

/// Parts that come one after the other.
pub(crate) struct Lane {
    /// Whether it takes only what time the other lanes leave.
    pub(crate) patient: bool,
    pub(crate) parts: &'static [Part],
}

/// How a part ended.
struct Ended {
    name: &'static str,
    seconds: f64,
    result: Result<(), String>,
}

/// Those that are over, by name, with whether they succeeded.
#[derive(Default)]
struct Board {
    over: Mutex<BTreeMap<&'static str, bool>>,
    changed: Condvar,
}

/// Runs the parts of these names, or all, and those that they need. `logs` is where their output is kept as well.
pub(crate) fn run(lanes: &[Lane], names: &[&str], logs: &Path) -> Result<(), String> {
    let parts = || lanes.iter().flat_map(|lane| lane.parts);
    if let Some(unknown) = names.iter().find(|name| !parts().any(|part| part.name == **name)) {
        let known: Vec<&str> = parts().map(|part| part.name).collect();
        return Err(format!("there is no part `{unknown}`; there are: {}", known.join(", ")));
    }
    let chosen = chosen(lanes, names);
    let is_chosen = |name: &str| chosen.contains(&name);
    fs::create_dir_all(logs).map_err(|error| format!("{} cannot be made: {error}", logs.display()))?;
    // A part may build this program anew: its place stays the same.
    let program = std::env::current_exe().map_err(|error| format!("this program does not know where it lies: {error}"))?;
    let (board, started, told) = (Board::default(), Instant::now(), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for lane in lanes {
            let (board, program, told, is_chosen) = (&board, &program, &told, &is_chosen);
            scope.spawn(move || {
                for part in lane.parts.iter().filter(|part| is_chosen(part.name)) {
                    let ready = board.wait(part, is_chosen);
                    let ended = if ready { begin(part, lane.patient, program, logs) } else { skipped(part) };
                    board.tell(part.name, ended.result.is_ok());
                    show(&ended, logs);
                    told.lock().unwrap_or_else(PoisonError::into_inner).push(ended);
                }
            });
        }
    });
    let told = told.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!("== all, {:.0} s", started.elapsed().as_secs_f64());
    told.iter().for_each(|ended| println!("{}", line(ended)));
    let failed = told.iter().filter(|ended| ended.result.is_err()).count();
    if failed == 0 { Ok(()) } else { Err(format!("{failed} of {} parts failed", told.len())) }
}

/// Runs one part in this process: what `run` starts.
pub(crate) fn part(lanes: &[Lane], name: &str, root: &Path) -> Result<(), String> {
    let part = lanes.iter().flat_map(|lane| lane.parts).find(|part| part.name == name);
    part.map_or_else(|| Err(format!("there is no part `{name}`")), |part| (part.run)(root))
}

/// These parts, or all, and those that they need.
fn chosen<'a>(lanes: &[Lane], names: &[&'a str]) -> Vec<&'a str> {
    let parts = || lanes.iter().flat_map(|lane| lane.parts);
    if names.is_empty() {
        return parts().map(|part| part.name).collect();
    }
    let needed = parts().filter(|part| names.contains(&part.name)).filter_map(|part| part.needs);
    names.iter().copied().chain(needed).collect()
}

impl Board {
    /// Whether the part may begin, once what comes before it is over.
    fn wait(&self, part: &Part, is_chosen: &dyn Fn(&str) -> bool) -> bool {
        let before: Vec<&str> = [part.needs, part.after].into_iter().flatten().filter(|name| is_chosen(name)).collect();
        let over = self.over.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = |over: &mut BTreeMap<&'static str, bool>| before.iter().any(|name| !over.contains_key(name));
        let over = self.changed.wait_while(over, waits).unwrap_or_else(PoisonError::into_inner);
        part.needs.is_none_or(|name| over.get(name) == Some(&true))
    }

    fn tell(&self, name: &'static str, succeeded: bool) {
        self.over.lock().unwrap_or_else(PoisonError::into_inner).insert(name, succeeded);
        self.changed.notify_all();
    }
}

fn begin(part: &Part, patient: bool, program: &Path, logs: &Path) -> Ended {
    println!("== {} begins", part.name);
    let started = Instant::now();
    let result = log(logs, part.name).map_err(|error| error.to_string()).and_then(|(out, err)| {
        let mut command = if patient && cfg!(unix) {
            let mut nice = Command::new("nice");
            // Reviews in the server step back by ten themselves, and browser tests wait for them.
            nice.args(["-n", "19"]).arg(program);
            nice
        } else {
            Command::new(program)
        };
        let status = command.args(["part", part.name]).stdout(out).stderr(err).status();
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(status.to_string()),
            Err(error) => Err(error.to_string()),
        }
    });
    Ended { name: part.name, seconds: started.elapsed().as_secs_f64(), result }
}

fn skipped(part: &Part) -> Ended {
    let why = format!("not run, as `{}` failed", part.needs.unwrap_or_default());
    Ended { name: part.name, seconds: 0.0, result: Err(why) }
}

fn show(ended: &Ended, logs: &Path) {
    let said = fs::read(log_file(logs, ended.name)).unwrap_or_default();
    // One call, so that nothing comes between its lines.
    println!("\n== {}\n{}== {}\n", ended.name, String::from_utf8_lossy(&said), line(ended));
}

fn line(ended: &Ended) -> String {
    let verdict = match &ended.result {
        Ok(()) => "ok".to_owned(),
        Err(why) => format!("FAILED: {why}"),
    };
    format!("{:<14}{:>7.1} s  {verdict}", ended.name, ended.seconds)
}

fn log(logs: &Path, name: &str) -> std::io::Result<(File, File)> {
    let file = File::create(log_file(logs, name))?;
    Ok((file.try_clone()?, file))
}

fn log_file(logs: &Path, name: &str) -> PathBuf {
    logs.join(format!("{name}.log"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn part(name: &'static str, needs: Option<&'static str>, after: Option<&'static str>) -> Part {
        Part { name, needs, after, run: |_| Ok(()) }
    }

    const LANES: &[Lane] = &[
        Lane { patient: false, parts: &[part("build", None, None), part("tests", Some("build"), None)] },
        Lane { patient: true, parts: &[part("tidy", None, None), part("clippy", None, Some("build"))] },
    ];

    #[test]
    fn what_a_part_needs_is_run_too() {
        assert_eq!(chosen(LANES, &["tests"]), ["tests", "build"]);
        assert_eq!(chosen(LANES, &["clippy"]), ["clippy"]);
        assert_eq!(chosen(LANES, &[]), ["build", "tests", "tidy", "clippy"]);
    }

    #[test]
    fn a_part_waits_for_what_it_needs_and_is_left_out_where_that_failed() {
        let board = Board::default();
        board.tell("build", false);
        assert!(!board.wait(&LANES[0].parts[1], &|_| true), "tests need a build that succeeded");
        assert!(board.wait(&LANES[1].parts[1], &|_| true), "clippy comes after any");
        assert!(Board::default().wait(&LANES[1].parts[1], &|name| name != "build"), "nobody waits for what is not run");
    }

    #[test]
    fn an_unknown_part_is_refused_with_those_there_are() {
        let why = run(LANES, &["clipy"], Path::new("logs")).unwrap_err();
        assert_eq!(why, "there is no part `clipy`; there are: build, tests, tidy, clippy");
    }
}
