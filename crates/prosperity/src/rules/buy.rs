//! Buying a tile: its price, its place, its effect (turn, step 2 d; P25 to P34).

use crate::action::Illegal;
use crate::data::{Kind, Level, Space, Tile, Track};
use crate::event::Event;
use crate::state::{Country, Prosperity};
use engine::{Seat, Sink};

pub const BELOW: u16 = 50;
pub const SAME: u16 = 100;
pub const PER_LEVEL: u16 = 100;

impl Country {
    /// The tile's level against the marker on its own track; the box within the level does not count (P25).
    #[inline]
    pub fn price(&self, tile: Tile) -> u16 {
        let data = tile.data();
        self.price_of_level(data.track, data.level)
    }

    /// What any tile of a level costs.
    #[inline]
    pub(crate) fn price_of_level(&self, track: Track, level: Level) -> u16 {
        match level.checked_sub(self.level(track)) {
            None => BELOW,
            Some(above) => SAME + PER_LEVEL * u16::from(above),
        }
    }

    /// Whether a tile of this kind may lie on a space.
    pub(crate) fn check_space(&self, kind: Kind, space: Space) -> Result<(), Illegal> {
        let data = space.data(self.side);
        match data.closed_by {
            _ if data.kind != kind => Err(Illegal::WrongKind { space, kind: data.kind }),
            Some(by) if !self.is_open(space) => Err(Illegal::Closed { space, by }),
            _ => Ok(()),
        }
    }
}

impl Prosperity {
    /// Whether the tile is there and can be paid, wherever it may go.
    pub(crate) fn check_price(&self, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        let country = &self.countries[seat];
        let (price, money) = (country.price(tile), country.money);
        if !self.display.contains(tile) {
            Err(Illegal::NotForSale { tile })
        } else if price > money {
            Err(Illegal::TooExpensive { tile, price, money })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_buy(&self, seat: Seat, tile: Tile, space: Option<Space>) -> Result<(), Illegal> {
        self.check_price(seat, tile)?;
        match (tile.data().kind, space) {
            (Kind::Special, None) => Ok(()),
            (Kind::Special, Some(_)) => Err(Illegal::NoPlaceNeeded { tile }),
            (_, None) => Err(Illegal::PlaceNeeded { tile }),
            (kind, Some(space)) => self.countries[seat].check_space(kind, space),
        }
    }

    pub(crate) fn buy(&mut self, seat: Seat, tile: Tile, space: Option<Space>, events: &mut impl Sink<Event>) {
        let points_allowed = self.may_have_points(&self.countries[seat]);
        let country = &mut self.countries[seat];
        let price = country.price(tile);
        country.money -= price;
        country.bought.insert(tile);
        self.display.remove(tile);
        events.add(|| Event::Bought { seat, tile, price });
        match (space, tile.data().effect) {
            (Some(space), _) => {
                let covered = country.tiles[space.index()];
                country.place(tile, space);
                events.add(|| Event::Placed { seat, tile, space, covered });
            }
            (None, Some(effect)) => {
                let (points, discs) = country.use_special(effect, points_allowed);
                events.add(|| Event::SpecialUsed { seat, tile, points, discs });
            }
            (None, None) => unreachable!("the checks refuse it"),
        }
    }
}
