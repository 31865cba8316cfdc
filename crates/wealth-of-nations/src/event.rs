//! What happens, as facts.

use crate::board::Hex;
use crate::data::{Commodity, Cubes, Industry, Rotation, TileKind};
use crate::state::{EndTrigger, Offer, Plan};
use engine::{BySeat, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    // Set-up.
    /// Who drew the generator, and with the option who drew the mine.
    FirstPlayer {
        seat: Seat,
        mine: Option<Seat>,
    },
    IndustryTaken {
        seat: Seat,
        package: u8,
        money: u32,
    },
    CommodityTaken {
        seat: Seat,
        package: u8,
        cubes: Cubes,
        money: u32,
    },
    /// A tile comes onto the board: from a package, from a stack, or set down again in a move.
    TilePlaced {
        seat: Seat,
        tile: TileKind,
        hex: Hex,
        rotation: Rotation,
    },
    UnitStationed {
        seat: Seat,
        hex: Hex,
    },

    // Rounds and phases.
    RoundBegan {
        round: u32,
        first: Seat,
    },
    TradeBegan,
    DevelopBegan,
    ProduceBegan,
    /// In Trade and Develop.
    Passed {
        seat: Seat,
    },

    /// A planning board was changed. Nobody else learns of it.
    Planned {
        seat: Seat,
        plan: Plan,
    },

    // Trade.
    /// Cubes came from the markets for this money.
    Bought {
        seat: Seat,
        cubes: Cubes,
        money: u32,
    },
    /// Cubes went to the markets for this money.
    Sold {
        seat: Seat,
        cubes: Cubes,
        money: u32,
    },
    Offered {
        offer: Offer,
    },
    OfferDeclined {
        from: Seat,
        to: Seat,
    },
    OfferWithdrawn {
        from: Seat,
        to: Seat,
    },
    /// The turn in which it was open is over.
    OfferLapsed {
        from: Seat,
        to: Seat,
    },
    /// What was offered was done.
    Bartered {
        offer: Offer,
    },
    /// Notes were taken, of one's own will or to pay interest.
    NotesTaken {
        seat: Seat,
        notes: u32,
        money: u32,
    },
    NotesRepaid {
        seat: Seat,
        notes: u32,
        money: u32,
    },
    InterestPaid {
        seat: Seat,
        money: u32,
    },
    /// Interest could not be paid.
    Eliminated {
        seat: Seat,
    },

    // Develop.
    FlagPlaced {
        seat: Seat,
        hex: Hex,
    },
    /// Cubes went to the supply.
    Paid {
        seat: Seat,
        cubes: Cubes,
    },
    /// Dots of different colours touch now.
    PlacementForced {
        seat: Seat,
        hex: Hex,
    },
    TileLifted {
        seat: Seat,
        tile: TileKind,
        hex: Hex,
    },
    /// A flag went back to its owner.
    FlagReturned {
        seat: Seat,
        hex: Hex,
    },
    TokenPlaced {
        seat: Seat,
        hex: Hex,
    },
    TokenMoved {
        seat: Seat,
        from: Hex,
        to: Hex,
    },
    TokenLost {
        seat: Seat,
        hex: Hex,
    },

    // War Clouds.
    UnitBuilt {
        seat: Seat,
        hex: Hex,
    },
    UnitMoved {
        seat: Seat,
        from: Hex,
        to: Hex,
    },
    UnitTransported {
        seat: Seat,
        from: Hex,
        to: Hex,
    },
    /// The defender let the unit in.
    DefenceDeclined {
        seat: Seat,
        hex: Hex,
    },
    /// One unit of each is gone.
    Battle {
        attacker: Seat,
        defender: Seat,
        hex: Hex,
        /// Whether it was the defender's choice.
        defence: bool,
    },
    Conquered {
        seat: Seat,
        from: Seat,
        hex: Hex,
    },
    Colonized {
        seat: Seat,
        hex: Hex,
    },
    MarchEnded {
        seat: Seat,
    },

    // Produce.
    Occupied {
        seat: Seat,
        hex: Hex,
        industry: Industry,
    },
    OccupationDeclined {
        seat: Seat,
    },
    /// Somebody has decided what to run; what it is comes out when all have.
    ProductionSealed {
        seat: Seat,
    },
    /// What a player paid for all blocs.
    Ran {
        seat: Seat,
        cubes: Cubes,
    },
    /// A bloc's full dots; the hex is its first one.
    Produced {
        seat: Seat,
        industry: Industry,
        hex: Hex,
        dots: u32,
    },
    /// So many of a bloc's dots went to an occupier.
    Stolen {
        by: Seat,
        from: Seat,
        industry: Industry,
        hex: Hex,
        dots: u32,
    },

    // End.
    EndTriggered {
        trigger: EndTrigger,
    },
    /// The final sale of one commodity: each player's cubes, at one price for all.
    SoldOut {
        commodity: Commodity,
        price: u32,
        cubes: BySeat<u32>,
    },
}
