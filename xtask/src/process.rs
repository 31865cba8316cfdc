//! Running other programs.

use std::path::Path;
use std::process::{Command, Stdio};

/// The cargo that runs this chore, in the workspace.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(arguments);
    command
}

/// Runs a program to its end, its output shown.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} ended with {status}", describe(command))),
        Err(error) => Err(format!("{} cannot be started: {error}", describe(command))),
    }
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
