//! The page: its own checks and tests, the tests in a browser, and pictures of it.

use crate::process::{cargo, need_package, run, works};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const CHROMIUMS: &[&str] = &["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/// As the page itself is checked, for one file that is no part of it.
const STRICT: &[&str] =
    &["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--module", "ESNext", "--moduleResolution", "bundler"];
const SAMPLES: &str = "samples.ts";

/// svelte-check, eslint, prettier and the unit tests; then real values of the games against their types.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    install(root)?;
    run(npm(root).args(["run", "--silent", "check"]))?;
    run(npm(root).args(["test", "--silent"]))?;
    types_tell_the_truth(root)
}

/// Every test in a browser, with the program that the other tests have just built.
pub(crate) fn browser(root: &Path) -> Result<(), String> {
    install(root)?;
    need_chromium()?;
    let program = built_by_tests(root)?;
    run(npm(root).args(["run", "--silent", "test:browser"]).env("EMPORION_PROGRAM", program))
}

/// Pictures of every main screen, into a directory; with `readme` also those the README shows.
pub(crate) fn screenshots(root: &Path, directory: Option<&str>, readme: bool) -> Result<(), String> {
    install(root)?;
    need_chromium()?;
    let program = executable(cargo(root, &["build", "--release", "--locked", "--package", "emporion", "--message-format", JSON]))?;
    let mut command = npm(root);
    command.args(["exec", "--", "playwright", "test", "--config", "playwright.screenshots.config.ts"]);
    command.env("EMPORION_PROGRAM", program);
    if let Some(directory) = directory {
        command.env("EMPORION_PICTURES", std::path::absolute(directory).map_err(|error| format!("{directory}: {error}"))?);
    }
    if readme {
        command.env("EMPORION_README", "1");
    }
    run(&mut command)
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
    run(&mut cargo(root, &["run", "--quiet", "--locked", "--package", "wire-types", "--", "--samples", &path, "./src/lib/protocol"]))?;
    let checked = run(npm(root).args(["exec", "--", "tsc"]).args(STRICT).arg(SAMPLES));
    // Who wants to look at them writes them again; in the way they are only when all is well.
    if checked.is_ok() {
        std::fs::remove_file(&file).map_err(|error| format!("{path} cannot be removed: {error}"))?;
    }
    checked.map_err(|why| format!("{why}: the generated types are not what goes over the wire; web/{SAMPLES} shows it"))
}

const JSON: &str = "json-render-diagnostics";

/// The program as the tests use it. Asking cargo for the tests again builds nothing; asking for the program alone
/// would, since other features are wanted then.
fn built_by_tests(root: &Path) -> Result<PathBuf, String> {
    executable(cargo(root, &["test", "--workspace", "--locked", "--profile", "proof", "--no-run", "--message-format", JSON]))
}

/// Where cargo says that the program lies.
fn executable(mut command: Command) -> Result<PathBuf, String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !output.status.success() {
        return Err("the program does not build".to_owned());
    }
    program_in(&String::from_utf8_lossy(&output.stdout)).ok_or_else(|| "cargo does not say where the program lies".to_owned())
}

/// The program among cargo's messages; its unit tests are a program of the same name.
fn program_in(messages: &str) -> Option<PathBuf> {
    const KEY: &str = "\"executable\":\"";
    const MARKS: &[&str] = &["\"kind\":[\"bin\"]", "\"name\":\"emporion\"", "\"test\":false"];
    let mut lines = messages.lines().filter(|line| MARKS.iter().all(|mark| line.contains(mark)));
    lines.find_map(|line| Some(PathBuf::from(line.split_once(KEY)?.1.split_once('"')?.0)))
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_among_libraries_and_tests() {
        let line = |kind: &str, name: &str, test: bool, path: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","target":{{"kind":["{kind}"],"name":"{name}","doctest":false,"test":true}},"profile":{{"test":{test}}},"executable":{path}}}"#
            )
        };
        let messages = [
            line("lib", "engine", false, "null"),
            line("bin", "xtask", false, "\"a/xtask\""),
            line("bin", "emporion", true, "\"a/deps/emporion-1\""),
            line("bin", "emporion", false, "\"a/emporion\""),
        ];
        assert_eq!(program_in(&messages.join("\n")), Some(PathBuf::from("a/emporion")));
        assert_eq!(program_in(&messages[..3].join("\n")), None);
    }
}
