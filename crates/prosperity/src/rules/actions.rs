//! The two actions of a turn (turn, step 2; P23, P24).

use crate::action::{Action, Illegal};
use crate::data::{LAST_BOX, TURNS};
use crate::event::Event;
use crate::options::NullActions;
use crate::state::{Phase, Prosperity};
use engine::{Seat, SeatSet, Sink, Turn};

pub const INCOME: u16 = 100;

impl Prosperity {
    pub(crate) fn waits_for(&self) -> Turn {
        match self.phase {
            Phase::FirstPlayer | Phase::Draw => Turn::Chance,
            Phase::Scoring { owing, .. } | Phase::FinalEnergy { owing, .. } => Turn::Seats(owing),
            Phase::Actions { .. } => Turn::Seats(SeatSet::one(self.active)),
            Phase::Over => Turn::Over,
        }
    }

    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match self.waits_for() {
            Turn::Seats(seats) if seats.contains(seat) => {}
            _ => return Err(Illegal::NotYourDecision),
        }
        if let Some((symbol, _)) = self.scoring() {
            return self.countries[seat].check_decision(symbol, action);
        }
        let forbidden = self.rules.null_actions == NullActions::Forbidden;
        let country = &self.countries[seat];
        match *action {
            Action::Income => Ok(()),
            Action::Cleanup if forbidden && country.discs == 0 => Err(Illegal::NoDisc),
            Action::Cleanup => Ok(()),
            Action::Research { track } if forbidden && country.research[track as usize] == LAST_BOX => Err(Illegal::TrackFull { track }),
            Action::Research { .. } => Ok(()),
            Action::Buy { tile, space } => self.check_buy(seat, tile, space),
            Action::Settle { .. } | Action::Advance { .. } => Err(Illegal::WrongMoment),
        }
    }

    pub(crate) fn apply_action(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) {
        let country = &mut self.countries[seat];
        match *action {
            Action::Settle { .. } | Action::Advance { .. } => return self.apply_decision(seat, action, events),
            Action::Income => {
                country.money += INCOME;
                events.add(|| Event::IncomeTaken { seat, money: INCOME });
            }
            Action::Cleanup => {
                let discs = country.remove_discs(1);
                events.add(|| Event::CleanedUp { seat, discs });
            }
            Action::Research { track } => {
                country.advance(track, 1);
                let on = country.research[track as usize];
                events.add(|| Event::Researched { seat, track, on });
            }
            Action::Buy { tile, space } => self.buy(seat, tile, space, events),
        }
        self.end_action(seat, events);
    }

    /// After the second action the next player's turn begins, or the end of the game (P35).
    fn end_action(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let Phase::Actions { left } = &mut self.phase else { unreachable!("actions are taken in their phase") };
        *left -= 1;
        if *left > 0 {
            return;
        }
        events.add(|| Event::TurnEnded { seat });
        if self.drawn.len() == TURNS {
            self.begin_final_scoring(events);
        } else {
            self.active = seat.left(self.seats());
            self.phase = Phase::Draw;
        }
    }
}
