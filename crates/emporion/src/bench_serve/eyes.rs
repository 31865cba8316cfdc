//! What a person at a table knows of the game, by its types.

use engine::{Dice, Game, History, Seat, View};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// A list in a view that goes on from the one before.
#[derive(Deserialize)]
pub(super) struct Kept<'a> {
    list: &'a str,
    first: usize,
}

/// Follows a game and finds something to do.
pub(super) trait Eyes: Send {
    fn see(&mut self, view: &RawValue, kept: &[Kept<'_>]) -> serde_json::Result<()>;
    /// An action for an awaited seat; `None` before anything was seen.
    fn choose(&mut self, seat: Seat, dice: &mut Dice) -> Option<Value>;
}

/// Eyes that nothing has come before yet.
pub(super) type NewEyes = fn() -> Box<dyn Eyes>;

pub(super) fn of<G: Game>() -> Box<dyn Eyes> {
    Box::new(EyesOf::<G> { view: None })
}

struct EyesOf<G: Game> {
    view: Option<G::View>,
}

impl<G: Game> Eyes for EyesOf<G> {
    fn see(&mut self, view: &RawValue, kept: &[Kept<'_>]) -> serde_json::Result<()> {
        let mut view: G::View = serde_json::from_str(view.get())?;
        if let Some(before) = self.view.as_mut().filter(|_| !kept.is_empty()) {
            let mut earlier = before.histories();
            for mut list in view.histories() {
                let kept = kept.iter().find(|kept| kept.list == list.at);
                if let (Some(kept), Some(before)) = (kept, earlier.iter_mut().find(|before: &&mut History<'_>| before.at == list.at)) {
                    list.put_back(before, kept.first);
                }
            }
        }
        self.view = Some(view);
        Ok(())
    }

    /// Any state that looks like the view knows what the seat may do.
    fn choose(&mut self, seat: Seat, dice: &mut Dice) -> Option<Value> {
        serde_json::to_value(G::determinize(self.view.as_ref()?, dice).sample(seat, dice)).ok()
    }
}
