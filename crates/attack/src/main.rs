//! `cargo xtask attack`: every attack against the program, or against two versions of it one after the other.

use attack::{ATTACKS, Attack, Length, Report, Trouble, markdown, run};
use clap::Parser;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Play a hostile guest against the program and write what came of it as Markdown
#[derive(Parser)]
#[command(name = "attack")]
struct Options {
    /// The program to attack
    #[arg(long, value_name = "PATH")]
    program: PathBuf,
    /// An earlier version of it, attacked in the same way and told beside it
    #[arg(long, value_name = "PATH")]
    before: Option<PathBuf>,
    /// Less of everything
    #[arg(long)]
    short: bool,
    /// The attacks to play; all of them if none is named
    attacks: Vec<String>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let options = Options::parse();
    let chosen = match chosen(&options.attacks) {
        Ok(chosen) => chosen,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    let mut programs: Vec<(&str, &Path)> = options.before.iter().map(|path| ("Before", path.as_path())).collect();
    programs.push((if options.before.is_some() { "After" } else { "Seen" }, &options.program));
    let length = if options.short { Length::Short } else { Length::Long };
    let mut rows = Vec::new();
    for attack in chosen {
        match play(attack, &programs, length).await {
            Ok(reports) => rows.push((attack, reports)),
            Err(trouble) => {
                eprintln!("{}: {trouble}", attack.name);
                return ExitCode::FAILURE;
            }
        }
    }
    let names: Vec<&str> = programs.iter().map(|(name, _)| *name).collect();
    print!("{}", markdown(&names, &rows));
    ExitCode::SUCCESS
}

async fn play(attack: &Attack, programs: &[(&str, &Path)], length: Length) -> Result<Vec<Report>, Trouble> {
    let mut reports = Vec::new();
    for (name, program) in programs {
        let report = run(attack, program, length).await?;
        eprintln!("{} ({name}): {report}", attack.name);
        reports.push(report);
    }
    Ok(reports)
}

fn chosen(names: &[String]) -> Result<Vec<&'static Attack>, String> {
    if names.is_empty() {
        return Ok(ATTACKS.iter().collect());
    }
    let known = || ATTACKS.iter().map(|attack| attack.name).collect::<Vec<_>>().join(", ");
    let find = |name: &String| ATTACKS.iter().find(|attack| attack.name == name);
    names.iter().map(|name| find(name).ok_or_else(|| format!("there is no attack `{name}`; there are {}", known()))).collect()
}
