//! What can be said to `cargo xtask bench-peers`.

use std::path::PathBuf;

const DEFAULT_SECONDS: u64 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Games,
    Server,
    Growth,
}

#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Options {
    /// How long each single measure lasts.
    pub(super) seconds: u64,
    pub(super) only: Option<Part>,
    /// Where the peers are put, and kept; a temporary folder if nothing is said.
    pub(super) folder: Option<PathBuf>,
}

impl Options {
    pub(crate) fn read(words: &[&str]) -> Result<Options, String> {
        let mut options = Options { seconds: DEFAULT_SECONDS, only: None, folder: None };
        let (pairs, rest) = words.as_chunks::<2>();
        for [name, value] in pairs {
            match (*name, *value) {
                ("--seconds", value) => {
                    let seconds = value.parse().ok().filter(|seconds| *seconds > 0);
                    options.seconds = seconds.ok_or_else(|| format!("--seconds must be 1 or more, not `{value}`"))?;
                }
                ("--only", "games") => options.only = Some(Part::Games),
                ("--only", "server") => options.only = Some(Part::Server),
                ("--only", "growth") => options.only = Some(Part::Growth),
                ("--only", other) => return Err(format!("--only must be games, server or growth, not `{other}`")),
                ("--folder", folder) => options.folder = Some(PathBuf::from(folder)),
                _ => return Err(format!("bench-peers knows --seconds, --only and --folder, not `{name}`")),
            }
        }
        match rest {
            [] => Ok(options),
            [name, ..] => Err(format!("`{name}` needs a value")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_others_refused() {
        let read = Options::read(&["--only", "server", "--seconds", "5"]);
        assert_eq!(read, Ok(Options { seconds: 5, only: Some(Part::Server), folder: None }));
        assert_eq!(Options::read(&[]), Ok(Options { seconds: DEFAULT_SECONDS, only: None, folder: None }));
        for wrong in [&["--seconds", "0"][..], &["--only", "chess"], &["--seconds"], &["--quick", "1"]] {
            assert!(Options::read(wrong).is_err(), "{wrong:?}");
        }
    }
}
