//! What bots have said out of turn, folded from the log: an offer that was turned down would otherwise come again at once,
//! and after a restart once more.

use crate::protocol::By;
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What bots have said while the game waited for the same seats.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Said {
    awaited: SeatSet,
    words: Vec<(Seat, Value)>,
}

impl Said {
    /// Takes in an input of the log, with the seats that were awaited before it.
    pub(super) fn note(&mut self, awaited: SeatSet, input: &Value, by: By) {
        if self.awaited != awaited {
            *self = Said { awaited, words: Vec::new() };
        }
        if by == By::Bot
            && let Some((seat, action)) = act(input)
            && !awaited.contains(seat)
        {
            self.words.push((seat, action.clone()));
        }
    }

    /// Whether a seat has not said this yet while the game waits for the same seats.
    pub(super) fn is_new(&self, awaited: SeatSet, seat: Seat, action: &Value) -> bool {
        self.awaited != awaited || !self.words.iter().any(|(other, said)| *other == seat && said == action)
    }
}

/// Who acted and how, where an input is no chance.
fn act(input: &Value) -> Option<(Seat, &Value)> {
    let act = input.get("act")?;
    Some((Seat::deserialize(act.get("seat")?).ok()?, act.get("action")?))
}

#[cfg(test)]
mod tests {
    use super::{By, Said};
    use engine::{Seat, SeatSet};
    use serde_json::{Value, json};

    fn input(seat: Seat, action: &Value) -> Value {
        json!({ "act": { "seat": seat, "action": action } })
    }

    #[test]
    fn nothing_is_said_twice_in_a_turn() {
        let [active, next, bot, other] = [0, 1, 2, 3].map(Seat::new);
        let (turn, later) = (SeatSet::one(active), SeatSet::one(next));
        let (offer, dearer) = (json!({"offer": 5}), json!({"offer": 6}));
        let mut said = Said::default();
        assert!(said.is_new(turn, bot, &offer));
        said.note(turn, &input(bot, &offer), By::Bot);
        assert!(!said.is_new(turn, bot, &offer), "it was said, and may have been turned down");
        assert!(said.is_new(turn, bot, &dearer), "something else may be said");
        assert!(said.is_new(turn, other, &offer), "and the same by another");
        said.note(turn, &input(active, &json!({"decline": 2})), By::Person);
        assert!(!said.is_new(turn, bot, &offer), "an answer is no reason to say it again");
        assert!(said.is_new(later, bot, &offer), "somebody else may like it");
        said.note(later, &input(next, &json!("pass")), By::Person);
        assert!(said.is_new(turn, bot, &offer), "and a new turn is a new chance");
    }

    #[test]
    fn only_what_bots_say_out_of_turn_is_kept() {
        let [active, bot] = [0, 1].map(Seat::new);
        let turn = SeatSet::one(active);
        let word = json!({"offer": 5});
        let mut said = Said::default();
        said.note(turn, &input(bot, &word), By::Person);
        said.note(turn, &input(active, &word), By::Bot);
        said.note(turn, &json!({"chance": {"roll": 3}}), By::Chance);
        assert!(said.is_new(turn, bot, &word) && said.is_new(turn, active, &word));
    }

    #[test]
    fn it_survives_being_written_down() {
        let mut said = Said::default();
        said.note(SeatSet::one(Seat::new(0)), &input(Seat::new(1), &json!({"offer": 5})), By::Bot);
        let again: Said = serde_json::from_value(serde_json::to_value(&said).unwrap()).unwrap();
        assert_eq!(again, said);
    }
}
