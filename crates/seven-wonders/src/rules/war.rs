//! Military conflicts at the end of an Age (p. 5; R37).

use crate::data::Age;
use crate::event::Event;
use crate::state::Ages;
use engine::{Seat, Sink};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// What a victory is worth in each Age.
pub const VICTORY: [i8; 3] = [1, 3, 5];
/// What a defeat is worth in any Age.
pub const DEFEAT: i8 = -1;

/// Points of the conflicts with the two neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fronts {
    pub left: i8,
    pub right: i8,
}

impl Ages {
    pub(crate) fn fight(&mut self, events: &mut impl Sink<Event>) {
        let (age, seats) = (self.age, self.seats());
        for seat in Seat::all(seats) {
            for against in [seat.left(seats), seat.right(seats)] {
                let (shields, their_shields) = (self.cities[seat].shields(), self.cities[against].shields());
                let tokens = &mut self.cities[seat].tokens;
                match shields.cmp(&their_shields) {
                    Ordering::Greater => tokens.victories[age as usize] += 1,
                    Ordering::Equal => {}
                    Ordering::Less => tokens.defeats += 1,
                }
                let points = worth(age, shields, their_shields);
                events.add(|| Event::Conflict { age, seat, shields, against, their_shields, points });
            }
        }
    }

    /// What the conflicts of this Age would bring a seat with the shields that there are now.
    pub(crate) fn fronts(&self, seat: Seat) -> Fronts {
        let seats = self.seats();
        let against = |other: Seat| worth(self.age, self.cities[seat].shields(), self.cities[other].shields());
        Fronts { left: against(seat.left(seats)), right: against(seat.right(seats)) }
    }
}

fn worth(age: Age, shields: u8, their_shields: u8) -> i8 {
    match shields.cmp(&their_shields) {
        Ordering::Greater => VICTORY[age as usize],
        Ordering::Equal => 0,
        Ordering::Less => DEFEAT,
    }
}
