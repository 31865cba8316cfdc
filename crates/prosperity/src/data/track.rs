//! The research board and the pollution track.

use serde::{Deserialize, Serialize};

/// One of the two research tracks. Tiles of a level lie beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Track {
    Energy,
    Ecology,
}

impl Track {
    pub const ALL: [Track; 2] = [Track::Energy, Track::Ecology];
}

/// A research level, 1 to 6.
pub type Level = u8;

pub const LEVELS: Level = 6;
/// Boxes of each level, from the bottom up.
pub const BOXES_OF_LEVEL: [u8; LEVELS as usize] = [2, 3, 4, 5, 6, 7];
/// Boxes of a whole track.
pub const BOXES: u8 = 27;
/// A marker on it goes no further (P14).
pub const LAST_BOX: u8 = BOXES - 1;

/// Discs on the pollution track at the start (setup).
pub const START_DISCS: u16 = 8;
/// With so many discs one lies on the triangle: too polluted for points (P17).
pub const TRIANGLE: u16 = 16;
/// The spaces with a globe, counted from 1.
pub const GLOBES: [u16; 3] = [1, 6, 11];

impl Track {
    /// The level of a box, which counts from 0.
    pub fn level(box_number: u8) -> Level {
        let mut first = 0;
        for (index, boxes) in BOXES_OF_LEVEL.iter().enumerate() {
            first += boxes;
            if box_number < first {
                return index as Level + 1;
            }
        }
        LEVELS
    }
}

/// Prosperity symbols that so many discs leave visible on the pollution track (P16).
pub fn globes(discs: u16) -> u8 {
    GLOBES.iter().filter(|&&space| discs < space).count() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_belong_to_six_levels() {
        assert_eq!(BOXES_OF_LEVEL.iter().sum::<u8>(), BOXES);
        let first_boxes: Vec<u8> = (1..=LEVELS).map(|level| (0..BOXES).find(|&number| Track::level(number) == level).unwrap()).collect();
        assert_eq!(first_boxes, [0, 2, 5, 9, 14, 20]);
        assert_eq!(Track::level(LAST_BOX), 6);
    }

    #[test]
    fn a_globe_shows_where_no_disc_lies() {
        for (discs, shown) in [(0, 3), (1, 2), (5, 2), (6, 1), (10, 1), (11, 0), (16, 0), (40, 0)] {
            assert_eq!(globes(discs), shown, "{discs} discs");
        }
    }
}
