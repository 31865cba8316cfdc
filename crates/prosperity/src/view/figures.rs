//! What follows from a country: numbers that everybody can count, and what its next steps would do.

use crate::data::{LEVELS, Level, Space, TRIANGLE, Track, globes};
use crate::rules::scoring::{Gain, PER_DEFICIT};
use crate::state::{Country, Prosperity};
use engine::{Seat, rank};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Figures {
    /// Points so far.
    pub points: u16,
    /// Prosperity symbols in sight, those of the pollution track among them.
    pub prosperity: u16,
    /// Those of the pollution track.
    pub globes: u8,
    /// On the research tracks.
    pub levels: [Level; 2],
    /// Places on the research tracks; equal markers share one.
    pub ranks: [u8; 2],
    /// Missing levels of energy that the money would pay for, and what that would cost.
    pub payable: u8,
    pub payable_cost: u16,
    /// Spaces that are still closed.
    pub closed: Vec<Space>,
}

/// What a scoring would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Forecast {
    #[serde(flatten)]
    pub gain: Gain,
    /// What the discs would do on the pollution track.
    pub crossed: Option<Crossed>,
}

/// What is covered or comes into sight on the pollution track; of the triangle and globes the triangle is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Crossed {
    TriangleReached,
    TriangleLeft,
    GlobesCovered(u8),
    GlobesFound(u8),
}

impl Crossed {
    fn between(before: u16, after: u16) -> Option<Crossed> {
        let (shown, left) = (globes(before), globes(after));
        match (before >= TRIANGLE, after >= TRIANGLE) {
            (false, true) => Some(Crossed::TriangleReached),
            (true, false) => Some(Crossed::TriangleLeft),
            _ if left < shown => Some(Crossed::GlobesCovered(shown - left)),
            _ if left > shown => Some(Crossed::GlobesFound(left - shown)),
            _ => None,
        }
    }
}

/// A step of research on one track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Step {
    /// The box the marker would stand on; at the top it is the one it stands on.
    pub on: u8,
    /// Boxes to the next level; none from the last level.
    pub to_level: Option<u8>,
    /// Tiles for sale that would be cheaper then.
    pub cheaper: u8,
}

/// A way to share steps between the tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Split {
    pub energy: u8,
    pub ecology: u8,
    /// The boxes the markers would stand on, and their levels.
    pub on: [u8; 2],
    pub levels: [Level; 2],
}

impl Prosperity {
    pub(super) fn figures(&self, seat: Seat) -> Figures {
        let country = &self.countries[seat];
        Figures {
            points: country.points.total(),
            prosperity: country.prosperity(),
            globes: globes(country.discs),
            levels: Track::ALL.map(|track| country.level(track)),
            ranks: Track::ALL.map(|track| rank(&self.countries.map(|other| other.research[track as usize]))[seat]),
            payable: country.payable(),
            payable_cost: u16::from(country.payable()) * PER_DEFICIT,
            closed: Space::all().filter(|space| !country.is_open(*space)).collect(),
        }
    }

    pub(super) fn step(&self, seat: Seat, track: Track) -> Step {
        let country = &self.countries[seat];
        let mut after = *country;
        after.advance(track, 1);
        let cheaper = self.display.iter().filter(|tile| after.price(*tile) < country.price(*tile)).count() as u8;
        Step { on: after.research[track as usize], to_level: country.boxes_to_level(track), cheaper }
    }
}

impl Country {
    /// What a tile of each level of each track costs.
    pub(super) fn prices(&self) -> [[u16; LEVELS as usize]; 2] {
        Track::ALL.map(|track| std::array::from_fn(|index| self.price_of_level(track, index as Level + 1)))
    }

    /// What paying for none, one, two and so on of the missing levels brings (P9).
    pub(super) fn ways_to_settle(&self) -> Vec<Forecast> {
        (0..=self.payable()).map(|paid| self.forecast(|after| after.score_energy(paid))).collect()
    }

    /// What a scoring would bring, carried out on a copy.
    pub(super) fn forecast(&self, score: impl FnOnce(&mut Country) -> Gain) -> Forecast {
        let mut after = *self;
        Forecast { gain: score(&mut after), crossed: Crossed::between(self.discs, after.discs) }
    }

    pub(super) fn splits(&self) -> Vec<Split> {
        (0..=self.steps()).map(|energy| self.split(energy)).collect()
    }

    fn split(&self, energy: u8) -> Split {
        let (mut after, ecology) = (*self, self.steps() - energy);
        after.score_research(energy, ecology);
        Split { energy, ecology, on: after.research, levels: Track::ALL.map(|track| after.level(track)) }
    }

    /// Steps on the energy track in the split that reaches most new levels and wastes least; among those in the most even one.
    pub(super) fn useful_split(&self) -> u8 {
        let worth = |split: &Split| {
            let levels: u8 = split.levels.iter().sum();
            let boxes: u8 = split.on.iter().sum();
            (levels, boxes, std::cmp::Reverse(split.energy.abs_diff(split.ecology)), std::cmp::Reverse(split.energy))
        };
        (0..=self.steps()).max_by_key(|energy| worth(&self.split(*energy))).unwrap_or(0)
    }

    fn boxes_to_level(&self, track: Track) -> Option<u8> {
        let level = self.level(track);
        (1..=crate::data::LAST_BOX - self.research[track as usize])
            .find(|boxes| Track::level(self.research[track as usize] + boxes) > level)
    }
}
