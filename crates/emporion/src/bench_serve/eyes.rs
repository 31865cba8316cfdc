//! What a person at a table knows of the game, by its types.

use client::protocol::{PatchError, State, apply_patch};
use engine::{Dice, Game, Seat};
use serde::Deserialize;
use serde_json::Value;

/// Follows a game and finds something to do.
pub(super) struct Eyes {
    view: Value,
    choose: fn(&Value, Seat, &mut Dice) -> Option<Value>,
}

/// Eyes that nothing has come before yet.
pub(super) type NewEyes = fn() -> Eyes;

impl Eyes {
    pub(super) fn of<G: Game>() -> Eyes {
        Eyes { view: Value::Null, choose: choose::<G> }
    }

    pub(super) fn see(&mut self, state: &State) -> Result<(), PatchError> {
        match &state.patch {
            Some(patch) => apply_patch(&mut self.view, patch),
            None => {
                self.view = state.view.value();
                Ok(())
            }
        }
    }

    /// An action for an awaited seat; `None` before anything was seen.
    pub(super) fn choose(&self, seat: Seat, dice: &mut Dice) -> Option<Value> {
        (self.choose)(&self.view, seat, dice)
    }
}

/// Any state that looks like the view knows what the seat may do.
fn choose<G: Game>(view: &Value, seat: Seat, dice: &mut Dice) -> Option<Value> {
    let view = G::View::deserialize(view).ok()?;
    serde_json::to_value(G::determinize(&view, dice).sample(seat, dice)).ok()
}
