//! The rules. Each function carries out one of them; a larger game has a file for each subject.

use crate::action::{Action, Chance, Illegal};
use crate::event::Event;
use crate::state::{__Type__, Phase};
use engine::{Dice, Seat, SeatSet, Sink, Turn};
use rand::RngExt;

impl __Type__ {
    pub(crate) fn waits_for(&self) -> Turn {
        match self.phase {
            Phase::FirstPlayer => Turn::Chance,
            Phase::Taking(seat) => Turn::Seats(SeatSet::one(seat)),
            Phase::Over(_) => Turn::Over,
        }
    }

    /// In turn everybody takes one to three stones.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.phase != Phase::Taking(seat) {
            return Err(Illegal::NotYourDecision);
        }
        let Action::Take { stones } = *action;
        if (1..=self.most()).contains(&stones) { Ok(()) } else { Err(Illegal::WrongNumber { stones, most: self.most() }) }
    }

    /// The game is over when the heap is gone.
    pub(crate) fn apply_action(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        let Action::Take { stones } = *action;
        self.heap -= stones;
        self.taken[seat] += stones;
        let left = self.heap;
        events.add(|| Event::Taken { seat, stones, left });
        if left > 0 {
            self.phase = Phase::Taking(seat.left(self.taken.seats()));
        } else {
            self.phase = Phase::Over(seat);
            events.add(|| Event::GameEnded { last: seat });
        }
    }

    pub(crate) fn check_outcome(&self, chance: &Chance) -> Result<(), Illegal> {
        let Chance::FirstPlayer { seat } = *chance;
        if self.phase != Phase::FirstPlayer {
            return Err(Illegal::NothingToDraw);
        }
        if seat.index() < usize::from(self.taken.seats()) { Ok(()) } else { Err(Illegal::NoSuchSeat { seat }) }
    }

    pub(crate) fn roll_chance(&self, dice: &mut Dice) -> Chance {
        Chance::FirstPlayer { seat: Seat::new(dice.random_range(0..self.taken.seats())) }
    }

    /// Who begins is drawn by lot.
    pub(crate) fn apply_outcome(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        let Chance::FirstPlayer { seat } = chance;
        self.phase = Phase::Taking(seat);
        events.add(|| Event::FirstPlayer { seat });
    }
}
