//! War Clouds: how far units go, what they can do where they are, and what they can occupy.

use super::Value;
use crate::action::Operation;
use crate::board::{Hex, HexSet};
use crate::data::Industry;
use crate::illegal::Illegal;
use crate::state::{Phase, Step, WealthOfNations};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Where a unit can go in one activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reach {
    pub from: Hex,
    pub to: HexSet,
}

/// What the unit that was activated could do where it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OperationChoice {
    pub operation: Operation,
    /// Whose units or whose flag it is against.
    pub against: Option<Seat>,
    /// Why it cannot be done now.
    pub why_not: Option<Illegal>,
}

/// A unit on another player's tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Occupiable {
    pub hex: Hex,
    pub owner: Seat,
    /// What it can occupy, the dearest first.
    pub sections: Vec<Section>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Section {
    pub industry: Industry,
    /// What a dot is worth at the advised value of a barter.
    pub worth: Value,
}

impl WealthOfNations {
    pub(super) fn reaches(&self, seat: Seat) -> Vec<Reach> {
        let from: HexSet = self.nations[seat].units.as_slice().iter().copied().collect();
        from.iter().map(|from| Reach { from, to: from.around().with(from).and(self.playable()) }).collect()
    }

    /// Everything that the pieces in the hex suggest, and nothing at last.
    pub(super) fn operation_choices(&self, seat: Seat) -> Vec<OperationChoice> {
        let hex = match &self.phase {
            Phase::Develop(develop) if develop.active == seat => match develop.step {
                Step::Operation { hex, .. } => hex,
                Step::Action | Step::March { .. } | Step::Defence { .. } => return Vec::new(),
            },
            _ => return Vec::new(),
        };
        let owner = self.owner(hex).filter(|owner| *owner != seat);
        let battles = self.clockwise_from(seat).filter(|other| *other != seat && self.nations[*other].units.contains(hex));
        let mut found: Vec<(Operation, Option<Seat>)> = battles.map(|against| (Operation::Battle { against }, Some(against))).collect();
        if owner.is_some() && !self.map.tiled().contains(hex) {
            found.push((Operation::Conquest, owner));
        } else if !self.claimed().contains(hex) {
            found.push((Operation::Colonize, None));
        }
        found.push((Operation::Nothing, None));
        let choice =
            |(operation, against)| OperationChoice { operation, against, why_not: self.check_operation(seat, hex, operation).err() };
        found.into_iter().map(choice).collect()
    }

    /// One entry a unit.
    pub(super) fn occupiable(&self, seat: Seat) -> Vec<Occupiable> {
        if !matches!(self.phase, Phase::Occupy { seat: asked, .. } if asked == seat) {
            return Vec::new();
        }
        let look = |hex: &Hex| {
            let owner = self.owner(*hex).filter(|_| self.can_occupy(seat, *hex))?;
            let mut sections: Vec<Section> = Industry::ALL
                .into_iter()
                .filter(|industry| self.map.sections(*industry).contains(*hex))
                .map(|industry| Section { industry, worth: self.dots_worth(industry, 1) })
                .collect();
            sections.sort_by_key(|section| std::cmp::Reverse(section.worth));
            Some(Occupiable { hex: *hex, owner, sections })
        };
        self.nations[seat].units.as_slice().iter().filter_map(look).collect()
    }
}
