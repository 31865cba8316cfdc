//! What is being done, with all that belongs to it alone.

use super::{Trade, WealthOfNations};
use crate::action::Production;
use crate::board::Hex;
use crate::data::{Industry, UNITS};
use engine::{BySeat, Question, Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(clippy::large_enum_variant, reason = "a state is cloned often and has no heap on the hot path")]
pub enum Phase {
    /// Tiles are drawn for the first player.
    FirstPlayer,
    /// Packages are taken.
    Draft(Draft),
    /// Cash-only start: this seat places its flag.
    Claims {
        seat: Seat,
    },
    /// War Clouds: this seat places its first unit.
    Stations {
        seat: Seat,
    },
    Trade(Trade),
    Develop(Develop),
    /// Produce, before anything is run: this seat says which units occupy.
    Occupy {
        seat: Seat,
        occupations: Occupations,
    },
    Produce(Producing),
    /// After the final sale: these seats say how many notes they repay.
    Repay {
        owing: SeatSet,
    },
    Over,
}

/// The draft of packages (EN1 p.6-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Draft {
    /// Who begins.
    pub leader: Seat,
    /// Packages taken so far, of both sorts.
    pub picks: u8,
    /// Industry packages that are gone or left out, as bits.
    pub industry: u8,
    /// Commodity packages that are gone, as bits.
    pub commodity: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Develop {
    pub active: Seat,
    /// How many players in a row have passed.
    pub passes: u8,
    pub step: Step,
}

/// Where the active player's Develop action stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// It is still to be chosen.
    Action,
    /// Military units march: so many activations are left.
    March { left: u8 },
    /// A unit has come into this hex, and this defender may fight it (FRWC p.13).
    Defence { left: u8, hex: Hex, defender: Seat },
    /// The unit in this hex may carry out an operation.
    Operation { left: u8, hex: Hex },
}

/// For each of a nation's units, in the order they are listed, what it occupies.
pub type Occupations = BySeat<[Option<Industry>; UNITS]>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Producing {
    pub occupations: Occupations,
    /// Who has anything to decide.
    pub asked: SeatSet,
    /// What was decided, hidden until the last one has.
    pub sealed: BySeat<Option<Production>>,
}

impl Producing {
    /// Who still owes a decision.
    pub fn owing(&self) -> SeatSet {
        self.asked.iter().filter(|seat| self.sealed[*seat].is_none()).collect()
    }
}

impl WealthOfNations {
    /// What the awaited players are asked, and in which round.
    pub(crate) fn asks(&self) -> Option<Question> {
        let about = match &self.phase {
            Phase::Draft(_) => "package",
            Phase::Claims { .. } => "claim",
            Phase::Stations { .. } => "station",
            Phase::Trade(_) => "trade",
            Phase::Develop(develop) => match develop.step {
                Step::Action => "develop",
                Step::March { .. } => "march",
                Step::Defence { .. } => "defence",
                Step::Operation { .. } => "operation",
            },
            Phase::Occupy { .. } => "occupy",
            Phase::Produce(_) => "produce",
            Phase::Repay { .. } => "repay",
            Phase::FirstPlayer | Phase::Over => return None,
        };
        Some(Question::new(about).with("round", self.round))
    }
}

/// Why the last round is played (EN1 p.14), or why no more is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EndTrigger {
    /// A player has placed every flag.
    Flags,
    /// Every hex has a flag or a tile.
    Board,
    /// Five of the six stacks are empty.
    Stacks,
    /// Interest has left one player or none.
    LastNation,
    /// Nobody has done more than pass for ten whole rounds.
    Stalemate,
}
