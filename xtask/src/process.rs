//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The profile that everything is checked and tested with, so that it is compiled once.
pub(crate) const PROFILE: &str = "proof";

/// The cargo that runs this chore, in the workspace.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(arguments);
    // What cargo says of this crate is not meant for others: build scripts that look at it would run again, and with them
    // everything above is compiled again whenever somebody takes turns between a chore and cargo itself.
    let names = std::env::vars_os().map(|(name, _)| name);
    names.filter(|name| tells_of_a_crate(&name.to_string_lossy())).for_each(|name| {
        command.env_remove(name);
    });
    command
}

fn tells_of_a_crate(variable: &str) -> bool {
    ["CARGO_MANIFEST_", "CARGO_PKG_"].iter().any(|beginning| variable.starts_with(beginning))
}

/// Runs a program to its end, its output shown.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} ended with {status}", describe(command))),
        Err(error) => Err(format!("{} cannot be started: {error}", describe(command))),
    }
}

/// A program that was built with the tests.
pub(crate) fn built(name: &str) -> Result<PathBuf, String> {
    Ok(target_folder()?.join(PROFILE).join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
}

/// Where cargo puts what it builds: it has put this program there.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let here = std::env::current_exe().map_err(|error| format!("this program does not know where it lies: {error}"))?;
    let folder = here.parent().and_then(Path::parent).map(Path::to_owned);
    folder.ok_or_else(|| format!("{} does not lie in a target directory", here.display()))
}

/// Whether a program runs and succeeds, its output unseen.
pub(crate) fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Makes sure that something of a Debian package is there, and says whether it is.
pub(crate) fn need_package(package: &str, present: impl Fn() -> bool) -> bool {
    if present() {
        return true;
    }
    println!("{package} is missing: apt-get install {package}");
    // Only root may install packages; for everybody else this fails, and the caller tells what to do.
    let install = || run(Command::new("apt-get").args(["install", "--yes", package]));
    // A fresh system knows of no packages until it is told to look.
    let installed = install().or_else(|_| run(Command::new("apt-get").arg("update")).and_then(|()| install()));
    installed.is_ok() && present()
}

fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    format!("`{}`", [program].into_iter().chain(arguments).collect::<Vec<_>>().join(" "))
}

/// Where cargo says that the program lies.
pub(crate) fn executable(mut command: Command) -> Result<PathBuf, String> {
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
