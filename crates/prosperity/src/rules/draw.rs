//! A turn begins: a tile is drawn and its symbol scored (turn, step 1; P1, P5, P6).

use crate::action::{Chance, Illegal};
use crate::data::Tile;
use crate::event::Event;
use crate::state::{ACTIONS, Phase, Prosperity};
use engine::{Dice, Seat, SeatSet, Sink};
use rand::RngExt;

impl Prosperity {
    pub(crate) fn roll_chance(&self, dice: &mut Dice) -> Chance {
        match self.stack() {
            Some((_, tiles)) if self.phase == Phase::Draw => Chance::Draw { tile: tiles.nth(dice.random_range(0..tiles.len())) },
            _ => Chance::FirstPlayer { seat: Seat::new(dice.random_range(0..self.seats())) },
        }
    }

    pub(crate) fn check_outcome(&self, chance: &Chance) -> Result<(), Illegal> {
        match (self.phase, *chance) {
            (Phase::FirstPlayer, Chance::FirstPlayer { seat }) => {
                if seat.index() < self.seats() as usize {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchSeat { seat })
                }
            }
            (Phase::Draw, Chance::Draw { tile }) => {
                let in_stack = self.stack().is_some_and(|(_, tiles)| tiles.contains(tile));
                if in_stack { Ok(()) } else { Err(Illegal::NotInStack { tile }) }
            }
            _ => Err(Illegal::WrongMoment),
        }
    }

    pub(crate) fn apply_outcome(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        match chance {
            Chance::FirstPlayer { seat } => {
                self.active = seat;
                self.phase = Phase::Draw;
                events.add(|| Event::FirstPlayer { seat });
            }
            Chance::Draw { tile } => self.draw(tile, events),
        }
    }

    fn draw(&mut self, tile: Tile, events: &mut impl Sink<Event>) {
        let (seat, symbol) = (self.active, tile.data().scores.expect("tiles of the stack score"));
        self.drawn.insert(tile);
        events.add(|| Event::Drawn { seat, tile, symbol });
        let owing = self.score_all(symbol, events);
        self.phase = Phase::Scoring { tile, owing };
        self.end_scoring(tile, owing, events);
    }

    /// Once everybody has scored the tile is for sale, to the active player too.
    pub(crate) fn end_scoring(&mut self, tile: Tile, owing: SeatSet, events: &mut impl Sink<Event>) {
        if owing.is_empty() {
            self.display.insert(tile);
            self.phase = Phase::Actions { left: ACTIONS };
            events.add(|| Event::Displayed { tile });
        }
    }
}
