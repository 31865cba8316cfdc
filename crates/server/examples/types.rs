//! Writes the types of the wire as TypeScript: `cargo run -p server --example types -- DIRECTORY`.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(directory) = std::env::args_os().nth(1) else {
        eprintln!("say where the types go: types DIRECTORY");
        return ExitCode::from(2);
    };
    match server::protocol::export_types(Path::new(&directory)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the types cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}
