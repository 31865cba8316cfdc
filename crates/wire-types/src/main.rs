//! Writes the types, or samples of them: `cargo xtask types` and `cargo xtask check` call it.

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result: Result<(), Box<dyn Error>> = match words[..] {
        [directory] => wire_types::write(Path::new(directory)),
        ["--samples", file, types] => std::fs::write(file, wire_types::samples(types)).map_err(Into::into),
        _ => Err("say where the types go: wire-types DIRECTORY, or wire-types --samples FILE IMPORTED".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the types cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}
