//! A person and the bot that plays for them: who has the seat now.

use super::TableCore;
use crate::Refusal;
use crate::table::chairs::{Chair, StandIn};
use crate::table::play::Play;
use crate::table::record::Record;
use engine::Seat;
use store::PersonId;

impl TableCore {
    /// Whoever says anything is back, and the bot that sat in gets up where that person has time to decide.
    pub(super) fn welcome_back(&mut self, person: &PersonId) -> Result<(), Refusal> {
        let Ok(play) = self.playing() else { return Ok(()) };
        let returns = |seat: Seat| {
            let chair = play.chair(seat).filter(|chair| chair.belongs_to(person))?;
            let why = chair.stand_in.filter(|why| *why != StandIn::VotedOut)?;
            may_return(play, seat, why).then_some(Record::Returned { seat, grace: why == StandIn::Away })
        };
        let returned: Vec<Record> = Seat::all(play.game.seats()).filter_map(returns).collect();
        returned.into_iter().try_for_each(|record| self.record(record))
    }

    /// Also after a vote. Nobody gains time by it.
    pub(super) fn take_seat(&mut self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        self.check_room()?;
        self.own_seat(person, seat)?;
        let play = self.playing()?;
        // Whoever said something came back by that alone, where it was possible.
        let Some(why) = play.chair(seat).and_then(|chair: &Chair| chair.stand_in) else { return Ok(()) };
        if why != StandIn::VotedOut && !may_return(play, seat, why) {
            return Err(Refusal::BotSitsIn);
        }
        self.record(Record::Returned { seat, grace: false })
    }
}

/// Without time for the decision at hand the bot makes it: to return would only be to be late again.
fn may_return(play: &Play, seat: Seat, why: StandIn) -> bool {
    !play.awaited().contains(seat) || play.table.clocks.may_return(seat, why == StandIn::Away)
}
