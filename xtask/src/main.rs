//! The chores of the workspace. `cargo xtask` alone lists them.

mod bench_peers;
mod changes;
mod check;
mod fuzz;
mod games;
mod instructions;
mod lanes;
mod new_game;
mod page;
mod pictures;
mod process;
mod quick;
mod suite;
mod supply;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask quick                     after each change: format, tidy, and clippy and tests of what changed since the branch began
cargo xtask check [PART…]             run every check, or some: build, tests, browser, tidy, format, crates, clippy, documents, page, new-game
cargo xtask new-game NAME             make a small game that plays, with its page, to be changed into another
cargo xtask page                      check and test the page alone, without a browser
cargo xtask browser                   run the tests in a browser alone
cargo xtask edges                     look at every main screen in every language, size and theme: a quarter of an hour
cargo xtask faults [TEST…]            kill the server 500 times, fill its disk, restart its database and the like: half an hour; or some
cargo xtask attack [--program PATH] [--before PATH] [ATTACK…]
                                      play a hostile guest against the program, or against two versions of it, and tell what came of it
cargo xtask tidy                      run the workspace's own checks of sources and documents alone
cargo xtask audit                     ask the advisory databases about every crate and every package of the page
cargo xtask types                     write the types of the wire as TypeScript, for the page
cargo xtask screenshots [DIRECTORY]   take pictures of every main screen, by default into web/screenshots/pictures
cargo xtask screenshots --readme      the same, and renew those the README shows
cargo xtask prove ARGUMENTS           look for random games that break a law; `cargo xtask prove --help` tells more
cargo xtask simulate-tables [--seeds N] [--first SEED]
                                      drive tables through every kind of trouble, one story for each seed
cargo xtask fuzz [--minutes N] [TARGET]  run the fuzz targets, ten minutes each, with cargo-fuzz and a nightly toolchain
cargo xtask instructions [--games N]  count the instructions of a random game of each kind with callgrind
cargo xtask bench-peers [--seconds N] [--only games|server|growth] [--folder FOLDER]
                                      measure games and server beside those of others, and how cost grows
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        ["quick"] => quick::run(&root()),
        ["check", ref names @ ..] => check::run(names),
        ["part", name] => check::part(name, &root()),
        ["new-game", name] => new_game::run(&root(), name),
        ["faults", ref tests @ ..] => suite::faults(&root(), tests),
        ["attack", ref options @ ..] => attack(&root(), options),
        ["tidy"] => tidy::run(&root()),
        ["types"] => process::run(&mut process::cargo(
            &root(),
            &["run", "--quiet", "--profile", process::PROFILE, "--package", "wire-types", "--", "web/src/lib/protocol"],
        )),
        ["audit"] => supply::audit(&root()),
        ["page"] => check::run(&["page"]),
        ["browser"] => check::run(&["browser"]),
        ["edges"] => page::edges(&root()),
        ["screenshots"] => page::screenshots(&root(), None, false),
        ["screenshots", "--readme"] => page::screenshots(&root(), None, true),
        ["screenshots", directory] => page::screenshots(&root(), Some(directory), false),
        ["prove", ..] => {
            let command = ["run", "--quiet", "--locked", "--profile", process::PROFILE, "--package", "proofs", "--example", "prove", "--"];
            process::run(process::cargo(&root(), &command).args(&words[1..]))
        }
        ["simulate-tables", ref options @ ..] => {
            let command = ["run", "--quiet", "--locked", "--profile", process::PROFILE, "--package", "simulator", "--"];
            process::run(process::cargo(&root(), &command).args(options))
        }
        ["fuzz"] => fuzz::run(&root(), fuzz::DEFAULT_MINUTES, None),
        ["fuzz", target] => fuzz::run(&root(), fuzz::DEFAULT_MINUTES, Some(target)),
        ["fuzz", "--minutes", minutes, ref target @ ..] if target.len() < 2 => match minutes.parse() {
            Ok(minutes) if minutes > 0 => fuzz::run(&root(), minutes, target.first().copied()),
            _ => Err(format!("--minutes must be 1 or more, not `{minutes}`")),
        },
        ["instructions"] => instructions::run(&root(), instructions::DEFAULT_GAMES),
        ["instructions", "--games", games] => match games.parse() {
            Ok(games) if games > 0 => instructions::run(&root(), games),
            _ => Err(format!("--games must be 1 or more, not `{games}`")),
        },
        ["bench-peers", ref options @ ..] => bench_peers::Options::read(options).and_then(|options| bench_peers::run(&root(), &options)),
        _ => Err(format!("there is no such chore; there are:\n{USAGE}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{}", message.trim_end());
            ExitCode::FAILURE
        }
    }
}

/// Against the program that is built now, unless another one is named.
fn attack(root: &Path, options: &[&str]) -> Result<(), String> {
    let mut command = process::cargo(root, &["run", "--quiet", "--locked", "--profile", process::PROFILE, "--package", "attack", "--"]);
    if !options.contains(&"--program") {
        command.arg("--program").arg(page::release(root)?);
    }
    process::run(command.args(options))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}
