//! Why something is refused.

use crate::board::Hex;
use crate::data::{Cubes, Industry, TileKind};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Why an action or a chance outcome is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Illegal {
    // Whose decision it is, and which.
    #[error("no decision of this seat is awaited")]
    NotYourDecision,
    #[error("this is not what is being decided now")]
    WrongMoment,
    #[error("this player is out of the game")]
    Eliminated,
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat { seat: Seat },
    #[error("{cost} must be paid, and {missing} is missing")]
    CannotPay { cost: Cubes, missing: Cubes },

    // Set-up.
    #[error("the player who draws the mine is named where the mine leads the draft, and is not the one who draws the generator")]
    MineDraw,
    #[error("packages are numbered from 1 to 6, there is no {package}")]
    NoSuchPackage { package: u8 },
    #[error("package {package} is gone or not in this game")]
    PackageGone { package: u8 },
    #[error("an industry package is taken in this round of the draft")]
    IndustryRound,
    #[error("a commodity package is taken in this round of the draft")]
    CommodityRound,
    #[error("these are not the tiles of package {package}")]
    NotThePackage { package: u8 },
    #[error("the tiles of a package lie side by side in one group")]
    NotContiguous,
    #[error("hex {hex} holds no tile of yours")]
    NotYourTile { hex: Hex },
    #[error("hex {hex} does not hold your flag")]
    NotYourFlag { hex: Hex },

    // Placement.
    #[error("hex {hex} is the centre or terrain")]
    Impassable { hex: Hex },
    #[error("hex {hex} has a flag already")]
    Claimed { hex: Hex },
    #[error("hex {hex} has a tile already")]
    Occupied { hex: Hex },
    #[error("on hex {hex} dots of different colours would touch")]
    Conflict { hex: Hex },
    #[error("hex {hex} is not beside a flag of yours")]
    NotBesideYourFlag { hex: Hex },
    #[error("a military unit of somebody else stands in hex {hex}")]
    EnemyUnit { hex: Hex },
    #[error("all your flags are on the board")]
    NoFlagLeft,
    #[error("no {tile} is left")]
    StackEmpty { tile: TileKind },

    // Moving tiles and automation.
    #[error("one to three tiles are moved")]
    MovedNone,
    #[error("hex {hex} is named twice")]
    NamedTwice { hex: Hex },
    #[error("a token stays where it is, or goes to another tile of the bloc it was on when that bloc is split")]
    TokenCannotMove { from: Hex, to: Hex },
    #[error("there is no token of yours on hex {hex}")]
    NoToken { hex: Hex },
    #[error("farms cannot be automated")]
    FarmBloc,
    #[error("this bloc is automated already")]
    AlreadyAutomated,

    // War Clouds.
    #[error("there are no military units in this game")]
    NoWar,
    #[error("all your military units are on the board")]
    NoUnitLeft,
    #[error("the flag on hex {hex} has built a unit in this phase already")]
    AlreadyBuiltUnit { hex: Hex },
    #[error("no military unit of yours stands in hex {hex}")]
    NoUnitThere { hex: Hex },
    #[error("hex {to} is not beside hex {from}")]
    NotAdjacent { from: Hex, to: Hex },
    #[error("seat {against} has no military unit there to fight")]
    NobodyToFight { against: Seat },
    #[error("only another player's flag without a tile is conquered")]
    NothingToConquer { hex: Hex },
    #[error("only a hex without a flag is colonized")]
    CannotColonize { hex: Hex },
    #[error("a unit is transported to another hex")]
    SameHex,
    #[error("hex {hex} holds pieces of another player")]
    EnemyPieces { hex: Hex },

    // Produce.
    #[error("no further unit of yours stands in hex {hex} on a {industry} of another player still in the game")]
    CannotOccupy { hex: Hex, industry: Industry },
    #[error("the tile in hex {hex} needs no food")]
    NeedsNoFood { hex: Hex },
    #[error("the bloc in hex {hex} needs no energy")]
    NeedsNoPower { hex: Hex },
    #[error("the bloc in hex {hex} is not automated")]
    NotAutomated { hex: Hex },
    #[error("the bloc in hex {hex} is fed with ore or with food, not with both")]
    FedTwice { hex: Hex },
    #[error("the bloc in hex {hex} is named more than once")]
    BlocNamedTwice { hex: Hex },
}
