//! `cargo xtask quick`: what somebody runs after each change. It looks at what has changed since the branch began, and takes
//! the page and the crates side by side.

use crate::changes::Changes;
use crate::{check, page, suite, tidy};
use std::path::Path;
use std::time::Instant;

type Step<'a> = (&'static str, Box<dyn Fn() -> Result<(), String> + Send + Sync + 'a>);

pub(crate) fn run(root: &Path) -> Result<(), String> {
    let started = Instant::now();
    let changes = Changes::find(root)?;
    println!("{changes}");
    let packages: Vec<&str> = changes.packages.iter().flat_map(|name| ["--package", name]).collect();
    let mut rust: Vec<Step<'_>> = vec![("tidy", Box::new(|| tidy::but_pictures(root))), ("format", Box::new(|| check::format(root)))];
    if !packages.is_empty() {
        rust.push(("clippy", Box::new(|| check::lint(root, &packages))));
        rust.push(("tests", Box::new(|| suite::run_quick(root, &packages))));
    }
    let mut web: Vec<Step<'_>> = Vec::new();
    if changes.page {
        web.push(("page", Box::new(|| page::quick(root))));
    }
    let failed: Vec<&str> = std::thread::scope(|scope| {
        let lanes = [rust, web].map(|lane| scope.spawn(move || failures(&lane)));
        lanes.into_iter().flat_map(|lane| lane.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    println!("== {:.0} s in all", started.elapsed().as_secs_f64());
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

/// Runs all steps of a lane and names those that failed.
fn failures(steps: &[Step<'_>]) -> Vec<&'static str> {
    let failed = steps.iter().filter_map(|(name, step)| {
        let started = Instant::now();
        let result = step();
        let verdict = result.as_ref().map_or_else(|why| format!("FAILED: {}", why.trim_end()), |()| "ok".to_owned());
        println!("== {name:<10}{:>6.1} s  {verdict}", started.elapsed().as_secs_f64());
        result.is_err().then_some(*name)
    });
    failed.collect()
}
