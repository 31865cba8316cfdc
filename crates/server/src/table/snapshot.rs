//! A table in play as one value, so that a long log need not be read from its start.

use super::play::{Play, TableState};
use crate::games::{AnyGame, GameError, SavedMatch};
use serde::{Deserialize, Serialize};
use store::{Json, Snapshot};

#[derive(Serialize, Deserialize)]
struct SavedPlay {
    game: SavedMatch,
    #[serde(rename = "book")]
    table: TableState,
}

impl Play {
    pub(crate) fn save(&self) -> Json {
        let saved = SavedPlay { game: self.game.save(), table: self.table.clone() };
        Json::of(&saved)
    }

    /// `None` if it was written by other rules or another version of the server: then the log is played from its start.
    pub(crate) fn restore(game: &dyn AnyGame, snapshot: &Snapshot) -> Result<Option<Play>, GameError> {
        let Ok(saved) = snapshot.body.read::<SavedPlay>() else { return Ok(None) };
        if saved.game.rules_version != game.rules_version() {
            return Ok(None);
        }
        let game = game.resume(&saved.game)?;
        Ok(Some(Play { game, seq: snapshot.entries, table: saved.table, lost: 0, opening: None, closed: false }))
    }
}
