//! The components of Wealth of Nations.

use catalogue::wealth_of_nations::TerrainSetup;
use catalogue::wealth_of_nations::board::{CENTRE, HEXES, Hex};
use catalogue::wealth_of_nations::data::{
    AUTOMATION_COST, BANK_DOT, CASH_ONLY_MONEY, Commodity, Cubes, DraftRound, FLAG_COST, FORCE_COST, Industry, MARCH_COST, MAX_NOTES,
    MOST_MOVED, MOVE_COST, Market, NOTE_PAYOUT, NOTE_REPAYMENT, Packages, Rotation, TRANSPORT_COST, Terrain, Tile, TileKind, UNIT_COST,
    UNITS, tables as printed,
};
use catalogue::wealth_of_nations::rules::trade::{PROMISE_LETTERS, PROPOSAL_AMOUNT, PROPOSALS_A_PHASE};
use catalogue::wealth_of_nations::rules::{ACTIVATIONS, EMPTY_STACKS, QUIET_ROUNDS};
use catalogue::wealth_of_nations::score::{MONEY_A_POINT, NOTE, TILE};
use serde::Serialize;
use ts_rs::TS;

/// Everything that is printed.
#[derive(Serialize, TS)]
pub(super) struct ComponentTables {
    commodities: [Commodity; 5],
    industries: Vec<IndustryFacts>,
    tiles: Vec<TileFacts>,
    /// By commodity.
    markets: Vec<MarketFacts>,
    first_edition: EditionFacts,
    second_edition: EditionFacts,
    /// By the number of players, from 2 on.
    drafts: [Vec<DraftRound>; 5],
    terrains: Vec<TerrainFacts>,
    costs: CostFacts,
    /// Hexes of the board, the centre among them.
    hexes: usize,
    centre: Hex,
    /// Military units of each nation.
    units: usize,
    /// Activations for one food.
    activations: u8,
    /// Tiles that one action moves at the most.
    most_moved: usize,
    /// Money for each full dot of a bank.
    bank_dot: u32,
    note: NoteFacts,
    cash_only_money: u32,
    points: PointFacts,
    /// So many empty stacks end the game, and so many rounds in which everybody only passes.
    empty_stacks: usize,
    quiet_rounds: u8,
    proposal: ProposalFacts,
}

#[derive(Serialize, TS)]
struct IndustryFacts {
    industry: Industry,
    /// What a dot yields; banks yield money.
    yields: Option<Commodity>,
    needs_food: bool,
    needs_energy: bool,
}

#[derive(Serialize, TS)]
struct TileFacts {
    kind: TileKind,
    /// Its industries; the Integrated Economy has two.
    sections: Vec<Industry>,
    /// The section that is fed, if any, and the one that is powered.
    fed: Option<Industry>,
    powered: Option<Industry>,
    center: Option<Industry>,
    /// Half dots by side, from the east on clockwise.
    sides: [Option<Industry>; 6],
    /// Thirds of dots; corner k lies between side k and side k + 1.
    corners: [Option<Industry>; 6],
    /// Rotations from 0 on that look different.
    rotations: u8,
    cost: Cubes,
}

#[derive(Serialize, TS)]
struct MarketFacts {
    commodity: Commodity,
    /// What a cube from the supply costs when no well is full, and what the supply pays when all are.
    empty_buy: u32,
    full_sell: u32,
    /// Cubes of the starting market.
    start: u8,
    /// By row, then by well.
    wells: Vec<Vec<WellFacts>>,
}

#[derive(Serialize, TS)]
struct WellFacts {
    /// What a cube put into it brings, what its cube costs, and the advised value in a barter.
    sell: u32,
    buy: u32,
    barter: f64,
}

#[derive(Serialize, TS)]
struct EditionFacts {
    /// Package n is the n-th of its list.
    industry: Vec<IndustryPackage>,
    commodity: Vec<CommodityPackage>,
    /// Tiles of each kind, in their order.
    stacks: Vec<u8>,
    /// Flags of a nation by the number of players, from 2 on.
    flags: [u8; 5],
}

#[derive(Serialize, TS)]
struct IndustryPackage {
    /// Every single tile.
    tiles: Vec<TileKind>,
    money: u32,
}

#[derive(Serialize, TS)]
struct CommodityPackage {
    cubes: Cubes,
    money: u32,
}

#[derive(Serialize, TS)]
struct TerrainFacts {
    #[ts(as = "TerrainSetup")]
    name: String,
    players: Vec<u8>,
    /// Nobody can enter these.
    hexes: Vec<Hex>,
}

/// What each thing costs; a tile has its own cost.
#[derive(Serialize, TS)]
struct CostFacts {
    flag: Cubes,
    force: Cubes,
    r#move: Cubes,
    automation: Cubes,
    unit: Cubes,
    march: Cubes,
    transport: Cubes,
}

/// Promissory notes.
#[derive(Serialize, TS)]
struct NoteFacts {
    /// What the first one pays; each note held makes the next one pay 1 less.
    payout: u32,
    repayment: u32,
    most: u32,
}

#[derive(Serialize, TS)]
struct PointFacts {
    tile: i32,
    note: i32,
    /// So much money is a point.
    money: u32,
}

/// The limits of a proposal.
#[derive(Serialize, TS)]
struct ProposalFacts {
    amount: u32,
    promise_letters: usize,
    a_phase: u32,
}

pub(super) fn tables() -> ComponentTables {
    let printed = printed();
    ComponentTables {
        commodities: Commodity::ALL,
        industries: Industry::ALL.map(industry).into(),
        tiles: TileKind::ALL.map(tile).into(),
        markets: Commodity::ALL.map(market).into(),
        first_edition: edition(&printed.first_edition, &printed.flags[0], |kind| kind.data().first_edition),
        second_edition: edition(&printed.second_edition, &printed.flags[1], |kind| kind.data().second_edition),
        drafts: printed.drafts.clone(),
        terrains: printed.terrains.iter().map(terrain).collect(),
        costs: CostFacts {
            flag: FLAG_COST,
            force: FORCE_COST,
            r#move: MOVE_COST,
            automation: AUTOMATION_COST,
            unit: UNIT_COST,
            march: MARCH_COST,
            transport: TRANSPORT_COST,
        },
        hexes: HEXES,
        centre: CENTRE,
        units: UNITS,
        activations: ACTIVATIONS,
        most_moved: MOST_MOVED,
        bank_dot: BANK_DOT,
        note: NoteFacts { payout: NOTE_PAYOUT, repayment: NOTE_REPAYMENT, most: MAX_NOTES },
        cash_only_money: CASH_ONLY_MONEY,
        points: PointFacts { tile: TILE, note: NOTE, money: MONEY_A_POINT },
        empty_stacks: EMPTY_STACKS,
        quiet_rounds: QUIET_ROUNDS,
        proposal: ProposalFacts { amount: PROPOSAL_AMOUNT, promise_letters: PROMISE_LETTERS, a_phase: PROPOSALS_A_PHASE },
    }
}

fn industry(industry: Industry) -> IndustryFacts {
    IndustryFacts { industry, yields: industry.commodity(), needs_food: industry.needs_food(), needs_energy: industry.needs_energy() }
}

fn tile(kind: TileKind) -> TileFacts {
    let dots = Tile::new(kind, Rotation::new(0)).dots();
    TileFacts {
        kind,
        sections: kind
            .fed_section()
            .into_iter()
            .chain(kind.powered_section().filter(|section| kind.fed_section() != Some(*section)))
            .collect(),
        fed: kind.fed_section(),
        powered: kind.powered_section(),
        center: dots.center,
        sides: dots.sides,
        corners: dots.corners,
        rotations: kind.rotations(),
        cost: kind.data().cost,
    }
}

fn market(commodity: Commodity) -> MarketFacts {
    let market = Market::of(commodity);
    let mut ladder = market.ladder().map(|(sell, buy, halves)| WellFacts { sell, buy, barter: f64::from(halves) / 2.0 });
    MarketFacts {
        commodity,
        empty_buy: market.market_empty_buy,
        full_sell: market.market_full_sell,
        start: market.start,
        wells: market.rows.map(|wells| ladder.by_ref().take(wells.into()).collect()).into(),
    }
}

fn edition(packages: &Packages, flags: &[u8; 5], stack: fn(TileKind) -> u8) -> EditionFacts {
    EditionFacts {
        industry: packages
            .industry
            .iter()
            .map(|package| IndustryPackage { tiles: package.kinds().collect(), money: package.money })
            .collect(),
        commodity: packages.commodity.iter().map(|package| CommodityPackage { cubes: package.cubes, money: package.money }).collect(),
        stacks: TileKind::ALL.map(stack).into(),
        flags: *flags,
    }
}

fn terrain(terrain: &Terrain) -> TerrainFacts {
    TerrainFacts { name: terrain.name.clone(), players: terrain.players.clone(), hexes: terrain.hexes.iter().collect() }
}
