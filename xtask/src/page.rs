//! The page: its own checks and tests, the tests in a browser, and pictures of it.

use crate::pictures;
use crate::process::{built, cargo, executable, need_package, run, works};
use crate::suite::need_postgresql;
use pg_harness::SharedServer;
use std::path::{Path, PathBuf};
use std::process::Command;

const CHROMIUMS: &[&str] = &["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/// As the page itself is checked, for one file that is no part of it.
const STRICT: &[&str] =
    &["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--module", "ESNext", "--moduleResolution", "bundler"];
const SAMPLES: &str = "samples.ts";

/// svelte-check, eslint, prettier and the unit tests; then real values of the games against their types. What it takes was
/// built already.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    run(npm(root).args(["run", "--silent", "check"]))?;
    run(npm(root).args(["test", "--silent"]))?;
    types_tell_the_truth(root)
}

/// svelte-check and the unit tests.
pub(crate) fn quick(root: &Path) -> Result<(), String> {
    if !root.join("web/node_modules").is_dir() {
        install(root)?;
    }
    run(npm(root).args(["exec", "--", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]))?;
    run(npm(root).args(["test", "--silent"]))
}

/// Every test in a browser, with the program that was built with the other tests, and a database for those of several servers.
pub(crate) fn browser(root: &Path) -> Result<(), String> {
    need_chromium()?;
    need_postgresql()?;
    let (program, database) = (built("emporion")?, SharedServer::start());
    let mut tests = npm(root);
    tests.args(["run", "--silent", "test:browser"]).env("EMPORION_PROGRAM", program);
    run(tests.env(pg_harness::FOLDER, database.folder()))
}

/// Every main screen from every side: what is cut, crowded or too small. The tests in a browser look at a sample of it.
pub(crate) fn edges(root: &Path) -> Result<(), String> {
    install(root)?;
    need_chromium()?;
    let program = release(root)?;
    run(npm(root).args(["run", "--silent", "test:edges"]).env("EMPORION_PROGRAM", program))
}

/// Pictures of every main screen, into a directory; with `readme` also those the README shows.
pub(crate) fn screenshots(root: &Path, directory: Option<&str>, readme: bool) -> Result<(), String> {
    install(root)?;
    need_chromium()?;
    let program = release(root)?;
    let mut command = npm(root);
    command.args(["exec", "--", "playwright", "test", "--config", "playwright.screenshots.config.ts"]);
    command.env("EMPORION_PROGRAM", program);
    if let Some(directory) = directory {
        command.env("EMPORION_PICTURES", std::path::absolute(directory).map_err(|error| format!("{directory}: {error}"))?);
    }
    if readme {
        command.env("EMPORION_README", "1");
    }
    run(&mut command)?;
    let screens = std::env::var("EMPORION_SCREENS").ok();
    let screens: Option<Vec<&str>> = screens.as_deref().map(|screens| screens.split(',').collect());
    if readme { pictures::note(root, screens.as_deref()) } else { Ok(()) }
}

/// The program as people run it: built now, or the one that `EMPORION_PROGRAM` names.
pub(crate) fn release(root: &Path) -> Result<PathBuf, String> {
    match std::env::var_os("EMPORION_PROGRAM") {
        Some(program) => Ok(PathBuf::from(program)),
        None => executable(cargo(root, &["build", "--release", "--locked", "--package", "emporion", "--message-format", JSON])),
    }
}

/// The build script of the crate `page` installs what the page needs and says what is missing.
fn install(root: &Path) -> Result<(), String> {
    run(&mut cargo(root, &["build", "--quiet", "--locked", "--package", "page"]))
}

fn npm(root: &Path) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(root.join("web"));
    command
}

fn types_tell_the_truth(root: &Path) -> Result<(), String> {
    let file = root.join("web").join(SAMPLES);
    let path = file.to_string_lossy().into_owned();
    run(Command::new(built("wire-types")?).args(["--samples", &path, "./src/lib/protocol"]))?;
    let checked = run(npm(root).args(["exec", "--", "tsc"]).args(STRICT).arg(SAMPLES));
    // Who wants to look at them writes them again; in the way they are only when all is well.
    if checked.is_ok() {
        std::fs::remove_file(&file).map_err(|error| format!("{path} cannot be removed: {error}"))?;
    }
    checked.map_err(|why| format!("{why}: the generated types are not what goes over the wire; web/{SAMPLES} shows it"))
}

const JSON: &str = "json-render-diagnostics";

/// The tests look for Chromium by these names themselves; this sees to it that they find one.
fn need_chromium() -> Result<(), String> {
    let found = || CHROMIUMS.iter().any(|name| works(Command::new(name).arg("--version")));
    if std::env::var_os("EMPORION_CHROMIUM").is_some() || need_package("chromium", found) {
        return Ok(());
    }
    Err("there is no Chromium. Install it with the packages of your system, such as `sudo apt-get install chromium`, \
         or say where one is in EMPORION_CHROMIUM"
        .to_owned())
}
