//! Military conflicts at the end of an Age (p. 5; R37).

use crate::event::Event;
use crate::state::Ages;
use engine::{Seat, Sink};
use std::cmp::Ordering;

/// What a victory is worth in each Age.
pub const VICTORY: [i8; 3] = [1, 3, 5];
/// What a defeat is worth in any Age.
pub const DEFEAT: i8 = -1;

impl Ages {
    pub(crate) fn fight(&mut self, events: &mut impl Sink<Event>) {
        let (age, seats) = (self.age, self.seats());
        for seat in Seat::all(seats) {
            for against in [seat.left(seats), seat.right(seats)] {
                let (shields, their_shields) = (self.cities[seat].shields(), self.cities[against].shields());
                let tokens = &mut self.cities[seat].tokens;
                let points = match shields.cmp(&their_shields) {
                    Ordering::Greater => {
                        tokens.victories[age as usize] += 1;
                        VICTORY[age as usize]
                    }
                    Ordering::Equal => 0,
                    Ordering::Less => {
                        tokens.defeats += 1;
                        DEFEAT
                    }
                };
                events.add(|| Event::Conflict { age, seat, shields, against, their_shields, points });
            }
        }
    }
}
