//! What players do and how chance falls.

mod wire;

use crate::board::{Hex, HexSet};
use crate::data::{Cubes, Industry, MAX_FLAGS, MOST_MOVED, PACKAGE_TILES, Rotation, TileKind, UNITS};
use crate::state::{Bundle, Plan};
use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// What a player does, by the phase it belongs to. In JSON the phase is not named: an action is its own name with
/// what belongs to it, such as `{"buy": {"cubes": {"food": 1}}}` or `"pass"`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Action {
    Common(CommonAction),
    Draft(DraftAction),
    SetUp(SetUpAction),
    Trade(TradeAction),
    Develop(DevelopAction),
    March(MarchAction),
    Produce(ProduceAction),
}

/// What more than one phase knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum CommonAction {
    /// Trade and Develop: nothing, for now.
    Pass,
    /// Trade, in turn or not: notes are handed back. Also asked once after the final sale; none is an answer there.
    RepayNotes { notes: u32 },
    /// At any time, and for nobody's eyes but one's own: the planning board.
    Plan(Plan),
}

/// Packages are numbered from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum DraftAction {
    /// An industry package with the place of each of its tiles.
    TakeIndustry {
        package: u8,
        #[cfg_attr(feature = "types", ts(as = "Vec<PlacedTile>"))]
        tiles: ArrayVec<PlacedTile, PACKAGE_TILES>,
    },
    TakeCommodity {
        package: u8,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SetUpAction {
    /// With money alone: the first flag.
    Claim { hex: Hex },
    /// War Clouds: the first unit.
    Station { hex: Hex },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TradeAction {
    /// Cubes from the markets.
    Buy { cubes: Cubes },
    /// Cubes to the markets.
    Sell { cubes: Cubes },
    /// A barter is proposed. A new proposal to the same player replaces the old one.
    Offer(Proposal),
    /// What this player proposed is done.
    Accept { from: Seat },
    /// What this player proposed is refused.
    Decline { from: Seat },
    /// The own proposal to this player is taken back.
    Withdraw { to: Seat },
    /// In turn or not: promissory notes for money.
    TakeNotes { notes: u32 },
}

/// A Develop action that is done at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum DevelopAction {
    /// A flag beside one's own.
    PlaceFlag { hex: Hex },
    /// A tile on one's own flag. `force` is the consent to pay for Force Placement if it must be.
    Build { tile: TileKind, hex: Hex, rotation: Rotation, force: bool },
    /// One to three tiles are lifted, then set down in this order.
    MoveTiles {
        #[cfg_attr(feature = "types", ts(as = "Vec<MovedTile>"))]
        tiles: ArrayVec<MovedTile, MOST_MOVED>,
        #[cfg_attr(feature = "types", ts(as = "Vec<MovedToken>"))]
        tokens: ArrayVec<MovedToken, MAX_FLAGS>,
    },
    /// A token on this tile automates its bloc.
    Automate { hex: Hex },
    /// War Clouds: a unit on one's own tile.
    BuildUnit { hex: Hex },
    /// War Clouds: a unit goes anywhere, and settles there or not.
    Transport { from: Hex, to: Hex, colonize: bool },
}

/// War Clouds: a Develop action of several steps, in which others may be asked too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum MarchAction {
    /// A unit moves by one hex, or stays where it is (`from` and `to` are the same). The first of up to three pays
    /// for all.
    Activate { from: Hex, to: Hex },
    /// Whether a defender fights the unit that came in.
    Defend { fight: bool },
    /// What the unit does where it is now.
    Operate(Operation),
    /// No further activation.
    Halt,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ProduceAction {
    /// Units on other players' tiles that occupy; one entry a unit. None is an answer.
    Occupy {
        #[cfg_attr(feature = "types", ts(as = "Vec<OccupyingUnit>"))]
        units: ArrayVec<OccupyingUnit, UNITS>,
    },
    /// What is run. Sealed until everybody has decided.
    Produce(Production),
}

/// A tile of a package and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlacedTile {
    pub tile: TileKind,
    pub hex: Hex,
    pub rotation: Rotation,
}

/// A tile that is moved or turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MovedTile {
    pub from: Hex,
    pub to: Hex,
    pub rotation: Rotation,
    /// The consent to pay for Force Placement if it must be.
    pub force: bool,
}

/// A token of a bloc that a move splits goes to another tile of that bloc. Both are named by the hexes where
/// they lie before the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MovedToken {
    pub from: Hex,
    pub to: Hex,
}

/// A proposed barter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    pub to: Seat,
    /// What the proposer gives.
    #[serde(default)]
    pub give: Bundle,
    /// What the proposer gets.
    #[serde(default)]
    pub take: Bundle,
    /// Words that bind nobody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<String>", optional))]
    pub promise: String,
}

/// What an activated unit does (FRWC p.12-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Operation {
    /// The unit and one of this player's are removed.
    Battle {
        against: Seat,
    },
    /// The unit and the flag there are removed for a flag of one's own.
    Conquest,
    /// The unit becomes a flag.
    Colonize,
    Nothing,
}

/// A unit that occupies a bloc; of the Integrated Economy it names a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OccupyingUnit {
    pub hex: Hex,
    pub industry: Industry,
}

/// What a player runs in a Produce phase.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Production {
    /// Tiles that get a food each. Of the Integrated Economy it is the generator section.
    pub feed: HexSet,
    /// Automated blocs that are fed with one ore, each named by one of its tiles.
    pub ore: HexSet,
    /// Blocs that get an energy, each named by one of its tiles. Of the Integrated Economy it is the farm section.
    pub power: HexSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// Who drew the generator and begins; with the option also who drew the mine and leads the draft.
    FirstPlayer {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        mine: Option<Seat>,
    },
}
