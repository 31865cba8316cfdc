//! What was found so far, game by game, so that a making that was stopped can go on.

use crate::Found;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// What a journal belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Heading {
    pub(crate) game: String,
    pub(crate) rules_version: u32,
    pub(crate) seed: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    #[error("{path} cannot be used: {why}")]
    File { path: PathBuf, why: std::io::Error },
    #[error("{path} is of another making: remove it, or name another file")]
    Other { path: PathBuf },
}

pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens the journal of a making, with what it holds already.
    pub(crate) fn open(path: &Path, heading: &Heading) -> Result<(Journal, BTreeMap<u64, Found>), JournalError> {
        let fault = |why| JournalError::File { path: path.to_owned(), why };
        let known = match File::open(path) {
            Ok(file) => read(BufReader::new(file), heading).ok_or_else(|| JournalError::Other { path: path.to_owned() })?,
            Err(why) if why.kind() == ErrorKind::NotFound => BTreeMap::new(),
            Err(why) => return Err(fault(why)),
        };
        // Written anew: the last line of a run that was killed may be half a line.
        let mut text = line(heading);
        known.values().for_each(|found| text.push_str(&line(found)));
        std::fs::write(path, text).map_err(fault)?;
        let file = OpenOptions::new().append(true).open(path).map_err(fault)?;
        Ok((Journal { path: path.to_owned(), file }, known))
    }

    pub(crate) fn note(&mut self, found: &Found) -> Result<(), JournalError> {
        self.file.write_all(line(found).as_bytes()).map_err(|why| JournalError::File { path: self.path.clone(), why })
    }
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what was found can be written as JSON") + "\n"
}

/// Everything up to the first line that is not whole; nothing where the heading is another one's.
fn read(file: impl BufRead, heading: &Heading) -> Option<BTreeMap<u64, Found>> {
    let mut lines = file.lines().map_while(Result::ok);
    let first: Heading = serde_json::from_str(&lines.next()?).ok()?;
    let whole = lines.map_while(|line| serde_json::from_str::<Found>(&line).ok());
    (first == *heading).then(|| whole.map(|found| (found.number, found)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_line_is_left_out() {
        let heading = Heading { game: "ten".to_owned(), rules_version: 1, seed: 7 };
        let found = Found { number: 3, decisions: 12, played: None, puzzles: Vec::new() };
        let text = line(&heading) + &line(&found) + "{\"number\":4,\"deci";
        assert_eq!(read(text.as_bytes(), &heading), Some(BTreeMap::from([(3, found)])));
        assert_eq!(read(text.as_bytes(), &Heading { seed: 8, ..heading }), None);
    }
}
