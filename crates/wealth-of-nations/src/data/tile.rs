//! Industries, tiles and their dots.

use super::{Commodity, Cubes, tables};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A kind of industry: the colour of dots. A bloc is of one industry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Industry {
    Farm,
    Generator,
    Academy,
    Mine,
    Factory,
    Bank,
}

impl Industry {
    pub const ALL: [Industry; 6] =
        [Industry::Farm, Industry::Generator, Industry::Academy, Industry::Mine, Industry::Factory, Industry::Bank];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What a dot yields; `None` for banks, whose dots are money (EN1 p.13).
    pub const fn commodity(self) -> Option<Commodity> {
        match self {
            Industry::Farm => Some(Commodity::Food),
            Industry::Generator => Some(Commodity::Energy),
            Industry::Academy => Some(Commodity::Labor),
            Industry::Mine => Some(Commodity::Ore),
            Industry::Factory => Some(Commodity::Capital),
            Industry::Bank => None,
        }
    }

    /// Farms feed themselves (EN1 p.4, 13).
    #[inline]
    pub const fn needs_food(self) -> bool {
        !matches!(self, Industry::Farm)
    }

    /// Generators power themselves (EN1 p.4, 13).
    #[inline]
    pub const fn needs_energy(self) -> bool {
        !matches!(self, Industry::Generator)
    }
}

impl fmt::Display for Industry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Industry::Farm => "farm",
            Industry::Generator => "generator",
            Industry::Academy => "academy",
            Industry::Mine => "mine",
            Industry::Factory => "factory",
            Industry::Bank => "bank",
        })
    }
}

/// What can be built: the six industries and the Integrated Economy, each with its own stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TileKind {
    Farm,
    Generator,
    Academy,
    Mine,
    Factory,
    Bank,
    /// A generator section and a farm section on one tile (FRWC p.6).
    IntegratedEconomy,
}

pub const TILE_KINDS: usize = 7;

impl TileKind {
    pub const ALL: [TileKind; TILE_KINDS] = [
        TileKind::Farm,
        TileKind::Generator,
        TileKind::Academy,
        TileKind::Mine,
        TileKind::Factory,
        TileKind::Bank,
        TileKind::IntegratedEconomy,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub fn data(self) -> &'static TileData {
        &tables().tiles[self.index()]
    }

    /// Rotations from 0 on that look different.
    #[inline]
    pub fn rotations(self) -> u8 {
        self.data().rotations
    }

    /// The section that is fed; a farm needs no food.
    #[inline]
    pub const fn fed_section(self) -> Option<Industry> {
        match self {
            TileKind::Farm => None,
            TileKind::Generator | TileKind::IntegratedEconomy => Some(Industry::Generator),
            TileKind::Academy => Some(Industry::Academy),
            TileKind::Mine => Some(Industry::Mine),
            TileKind::Factory => Some(Industry::Factory),
            TileKind::Bank => Some(Industry::Bank),
        }
    }

    /// The section that is powered; a generator needs no energy.
    #[inline]
    pub const fn powered_section(self) -> Option<Industry> {
        match self {
            TileKind::Generator => None,
            TileKind::Farm | TileKind::IntegratedEconomy => Some(Industry::Farm),
            TileKind::Academy => Some(Industry::Academy),
            TileKind::Mine => Some(Industry::Mine),
            TileKind::Factory => Some(Industry::Factory),
            TileKind::Bank => Some(Industry::Bank),
        }
    }

    /// Whether the tile has a section of this industry.
    #[inline]
    pub fn has(self, industry: Industry) -> bool {
        self.fed_section() == Some(industry) || self.powered_section() == Some(industry)
    }
}

impl From<Industry> for TileKind {
    fn from(industry: Industry) -> TileKind {
        TileKind::ALL[industry.index()]
    }
}

impl fmt::Display for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TileKind::IntegratedEconomy => f.write_str("Integrated Economy"),
            TileKind::Farm | TileKind::Generator | TileKind::Academy | TileKind::Mine | TileKind::Factory | TileKind::Bank => {
                Industry::ALL[self.index()].fmt(f)
            }
        }
    }
}

/// How far a tile is turned: a dot listed on side or corner k lies on k + rotation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Rotation(u8);

impl Rotation {
    /// # Panics
    /// From 6 on; use `try_from` for numbers from outside.
    pub const fn new(steps: u8) -> Rotation {
        assert!(steps < 6);
        Rotation(steps)
    }

    #[inline]
    pub const fn steps(self) -> usize {
        self.0 as usize
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> u8 {
        rotation.0
    }
}

impl TryFrom<u8> for Rotation {
    type Error = String;
    fn try_from(steps: u8) -> Result<Rotation, String> {
        if steps < 6 { Ok(Rotation(steps)) } else { Err(format!("a tile is turned by 0 to 5 steps, not {steps}")) }
    }
}

/// A tile as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Tile {
    pub kind: TileKind,
    pub rotation: Rotation,
}

impl Tile {
    /// Turned ways that look the same are the same tile.
    #[inline]
    pub fn new(kind: TileKind, rotation: Rotation) -> Tile {
        Tile { kind, rotation: Rotation(rotation.0 % kind.rotations()) }
    }

    #[inline]
    pub fn dots(self) -> &'static Dots {
        &tables().dots[self.kind.index()][self.rotation.steps()]
    }
}

/// The dots of a tile in one rotation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dots {
    pub center: Option<Industry>,
    /// Half dots by side.
    pub sides: [Option<Industry>; 6],
    /// Thirds of dots by corner.
    pub corners: [Option<Industry>; 6],
    /// For each industry the sides with a half dot of it, as bits.
    pub halves: [u8; 6],
    /// For each industry the corners with a third of it, as bits.
    pub thirds: [u8; 6],
}

/// What is printed about a tile.
#[derive(Clone, Debug)]
pub struct TileData {
    pub rotations: u8,
    pub cost: Cubes,
    pub first_edition: u8,
    pub second_edition: u8,
}
