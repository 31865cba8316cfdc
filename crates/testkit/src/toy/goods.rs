//! Goods, and sets of them.

use engine::{Dice, pick};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A numbered good, 1 to 24.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Good(u8);

impl Good {
    pub fn worth(self) -> u8 {
        self.0.div_ceil(3)
    }

    pub fn is_even(self) -> bool {
        self.0.is_multiple_of(2)
    }
}

impl From<Good> for u8 {
    fn from(good: Good) -> u8 {
        good.0
    }
}

impl TryFrom<u8> for Good {
    type Error = String;
    fn try_from(number: u8) -> Result<Good, String> {
        if (1..=24).contains(&number) { Ok(Good(number)) } else { Err(format!("goods are numbered 1 to 24, not {number}")) }
    }
}

/// A set of goods as a bit mask; in JSON the list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Goods(u32);

impl Goods {
    pub const NONE: Goods = Goods(0);
    pub const ALL: Goods = Goods(0xff_ffff);

    pub fn contains(self, good: Good) -> bool {
        self.0 & Goods::of(good).0 != 0
    }

    pub fn of(good: Good) -> Goods {
        Goods(1 << (good.0 - 1))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[must_use]
    pub fn union(self, other: Goods) -> Goods {
        Goods(self.0 | other.0)
    }

    #[must_use]
    pub fn minus(self, other: Goods) -> Goods {
        Goods(self.0 & !other.0)
    }

    #[must_use]
    pub fn common(self, other: Goods) -> Goods {
        Goods(self.0 & other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = Good> + Clone {
        (1..=24).map(Good).filter(move |&good| self.contains(good))
    }

    /// What all of them are worth together.
    pub fn worth(self) -> u8 {
        self.iter().map(Good::worth).sum()
    }

    /// Takes one out by chance.
    ///
    /// # Panics
    /// Where there is none.
    pub fn draw(&mut self, dice: &mut Dice) -> Good {
        let mut goods = [Good(1); 24];
        let count = self.iter().zip(&mut goods).map(|(good, place)| *place = good).count();
        let good = *pick(&goods[..count], dice);
        *self = self.minus(Goods::of(good));
        good
    }
}

impl FromIterator<Good> for Goods {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Goods {
        goods.into_iter().fold(Goods::NONE, |all, good| all.union(Goods::of(good)))
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
        Ok(Vec::<Good>::deserialize(deserializer)?.into_iter().collect())
    }
}
