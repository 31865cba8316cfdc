//! A city: a board with its stages, the buildings over it, coins and conflict tokens.

use super::START_COINS;
use crate::data::{Board, Card, CardSet, Color, Discount, Effect, Goods, Partner, ResourceSet, Resources, Science, Special, tables};
use crate::rules::war::{DEFEAT, VICTORY};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "CityRecord"))]
#[serde(try_from = "CityRecord", into = "CityRecord")]
pub struct City {
    built: CardSet,
    /// What neighbours can buy without a choice, the start resource included. It follows from the rest,
    /// like everything from here to `coins`, and is kept because every decision asks for it.
    produces: Resources,
    colors: [u8; Color::ALL.len()],
    symbols: [u8; 3],
    any_symbol: u8,
    shields: u8,
    discounts: u8,
    specials: u8,
    pub coins: u16,
    board: Board,
    stages: u8,
    pub tokens: Tokens,
}

/// Military conflict tokens (p. 5).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// Victories in Ages I, II and III, worth 1, 3 and 5.
    pub victories: [u8; 3],
    /// Worth -1 each.
    pub defeats: u8,
}

impl Tokens {
    pub fn points(self) -> i32 {
        let victories: i32 = self.victories.iter().zip(VICTORY).map(|(won, worth)| i32::from(*won) * i32::from(worth)).sum();
        victories + i32::from(self.defeats) * i32::from(DEFEAT)
    }
}

impl City {
    pub fn new(board: Board) -> City {
        City {
            built: CardSet::EMPTY,
            produces: Resources::one(board.wonder.data().produces),
            colors: [0; Color::ALL.len()],
            symbols: [0; 3],
            any_symbol: 0,
            shields: 0,
            discounts: 0,
            specials: 0,
            coins: START_COINS,
            board,
            stages: 0,
            tokens: Tokens::default(),
        }
    }

    pub fn board(&self) -> Board {
        self.board
    }

    #[inline]
    pub fn built(&self) -> CardSet {
        self.built
    }

    /// How many stages are built.
    pub fn stages(&self) -> u8 {
        self.stages
    }

    /// What the built stages do.
    pub fn stage_effects(&self) -> impl Iterator<Item = &'static Effect> {
        self.board.stages()[..self.stages as usize].iter().map(|stage| &stage.effect)
    }

    pub fn is_complete(&self) -> bool {
        self.stages as usize == self.board.stages().len()
    }

    /// Resources the city has every turn without a choice; the owner's and for sale.
    #[inline]
    pub fn produces(&self) -> &Resources {
        &self.produces
    }

    /// One resource of each of these; the owner's and for sale.
    pub fn choices_for_sale(&self) -> impl Iterator<Item = ResourceSet> {
        self.built.and(tables().choices_for_sale).iter().map(|card| card.data().effect.produces_one_of)
    }

    /// One resource of each of these from yellow cards and stages; the owner's alone.
    pub fn choices_kept(&self) -> impl Iterator<Item = ResourceSet> {
        let cards = self.built.and(tables().choices_kept).iter().map(|card| card.data().effect.produces_one_of);
        cards.chain(self.stage_effects().map(|effect| effect.produces_one_of).filter(|set| !set.is_empty()))
    }

    #[inline]
    pub fn count(&self, color: Color) -> u8 {
        self.colors[color as usize]
    }

    /// Compasses, gears, tablets.
    pub fn symbols(&self) -> [u8; 3] {
        self.symbols
    }

    /// Symbols that may stand for any of the three.
    pub fn any_symbols(&self) -> u8 {
        self.any_symbol
    }

    pub fn shields(&self) -> u8 {
        self.shields
    }

    #[inline]
    pub fn has(&self, special: Special) -> bool {
        self.specials >> special as u8 & 1 == 1
    }

    /// Whether these goods cost 1 coin from the neighbour on that side.
    #[inline]
    pub fn has_discount(&self, goods: Goods, left: bool) -> bool {
        self.discounts & discount_bit(goods, left) != 0
    }

    /// Puts up a building.
    #[inline]
    pub fn build(&mut self, card: Card) {
        let data = card.data();
        self.built.insert(card);
        self.colors[data.color as usize] += 1;
        self.produces = self.produces.plus(&data.effect.produces);
        self.take(&data.effect);
    }

    /// Puts up the next stage of the wonder.
    pub fn build_stage(&mut self) {
        let effect = &self.board.stages()[self.stages as usize].effect;
        self.stages += 1;
        self.take(effect);
    }

    fn take(&mut self, effect: &Effect) {
        self.shields += effect.shields;
        match effect.science {
            None => {}
            Some(Science::Compass) => self.symbols[0] += 1,
            Some(Science::Gear) => self.symbols[1] += 1,
            Some(Science::Tablet) => self.symbols[2] += 1,
            Some(Science::Any) => self.any_symbol += 1,
        }
        if let Some(Discount { goods, with }) = effect.discount {
            if with != Partner::Right {
                self.discounts |= discount_bit(goods, true);
            }
            if with != Partner::Left {
                self.discounts |= discount_bit(goods, false);
            }
        }
        if let Some(special) = effect.special {
            self.specials |= 1 << special as u8;
        }
    }
}

const fn discount_bit(goods: Goods, left: bool) -> u8 {
    1 << (goods as u8 * 2 + left as u8)
}

/// A city as it is stored: what follows from the cards is left out.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "City"))]
#[serde(deny_unknown_fields)]
struct CityRecord {
    board: Board,
    stages: u8,
    coins: u16,
    tokens: Tokens,
    built: Vec<Card>,
}

impl From<City> for CityRecord {
    fn from(city: City) -> CityRecord {
        CityRecord { board: city.board, stages: city.stages, coins: city.coins, tokens: city.tokens, built: city.built.iter().collect() }
    }
}

impl TryFrom<CityRecord> for City {
    type Error = String;
    fn try_from(record: CityRecord) -> Result<City, String> {
        let mut city = City::new(record.board);
        if record.stages as usize > record.board.stages().len() {
            return Err(format!("{} has no {} stages", record.board.wonder, record.stages));
        }
        for _ in 0..record.stages {
            city.build_stage();
        }
        for card in record.built {
            if !city.built.and(card.data().identical).is_empty() {
                return Err(format!("two buildings named {card} stand in one city"));
            }
            city.build(card);
        }
        city.coins = record.coins;
        city.tokens = record.tokens;
        Ok(city)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_with_two_buildings_of_one_name_is_refused() {
        let read = |built: &str| {
            let text = format!(
                r#"board = {{ wonder = "gizah", side = "day" }}
                stages = 1
                coins = 4
                tokens = {{ victories = [0, 0, 0], defeats = 1 }}
                built = [{built}]"#
            );
            toml::from_str::<City>(&text).map(|city| city.built().len()).map_err(|error| error.message().to_owned())
        };
        assert_eq!(read(r#""altar", "press-1""#), Ok(2));
        assert_eq!(read(r#""altar", "altar""#), Err("two buildings named Altar stand in one city".to_owned()));
        assert_eq!(read(r#""press-1", "press-2""#), Err("two buildings named Press stand in one city".to_owned()));
    }
}
