//! Why something is refused.

use crate::board::Hex;
use crate::data::{Cubes, Industry, TileKind};
use engine::Seat;
use serde::{Deserialize, Serialize};

/// Why an action or a chance outcome is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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

    // Trade.
    #[error("one cube at least and {most} at the most are traded with the markets at a time")]
    CubesATrade { most: u32 },
    #[error("{price} must be paid, and there is only {money}")]
    TooExpensive { price: u32, money: u32 },
    #[error("two players do not barter")]
    NoBarter,
    #[error("nobody barters with themselves")]
    OfferToYourself,
    #[error("seat {seat} is out of the game")]
    PartnerEliminated { seat: Seat },
    #[error("one of the two who barter is the active player, seat {active}")]
    NeitherIsActive { active: Seat },
    #[error("an offer has something to give or to take")]
    EmptyOffer,
    #[error("an offer names {most} of anything at the most")]
    OversizedOffer { most: u32 },
    #[error("a promise has {most} letters at the most")]
    PromiseTooLong { most: u32 },
    #[error("{most} offers were made in this phase, no more can be")]
    EnoughProposals { most: u32 },
    #[error("there is no open offer of seat {from} to seat {to}")]
    NoOffer { from: Seat, to: Seat },
    #[error("seat {by} does not have what it would give")]
    NotCovered { by: Seat },
    #[error("seat {seat} would have more than {most} notes")]
    TooManyNotes { seat: Seat, most: u32 },
    #[error("at least one note is taken or repaid")]
    NoNotes,
    #[error("only {left} notes more can be taken")]
    NoteLimit { left: u32 },
    #[error("only {held} notes can be repaid, there are no more")]
    NotThatManyNotes { held: u32 },

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
    #[error("{left} tiles of package {package} are still to be laid; those laid have {dots} full dots")]
    Unlaid { package: u8, left: u8, dots: u32 },
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
