//! The components of Prosperity.

use catalogue::prosperity::constants::{
    ACTIONS, BELOW, FIRST, INCOME, MONEY_PER_POINT, PER_CAPITAL, PER_DEFICIT, PER_LEVEL, PER_SURPLUS, SAME, SECOND, TIED_FIRST,
};
use catalogue::prosperity::data::{
    BOXES_OF_LEVEL, DECADES, Decade, Effect, GLOBES, Kind, LAST_BOX, Level, START_DISCS, Side, Space, Symbol, Symbols, TRIANGLE, TURNS,
    Tile, Track, tables as printed,
};
use serde::Serialize;
use ts_rs::TS;

/// Everything that is printed.
#[derive(Serialize, TS)]
pub(super) struct ComponentTables {
    symbols: [Symbol; 5],
    tracks: [Track; 2],
    tiles: Vec<TileFacts>,
    silver: Vec<SpaceFacts>,
    black: Vec<SpaceFacts>,
    /// From the bottom up.
    levels: Vec<LevelFacts>,
    last_box: u8,
    decades: Vec<DecadeFacts>,
    turns: u8,
    actions_a_turn: u8,
    start_discs: u16,
    /// With so many discs one lies on the triangle.
    triangle: u16,
    /// The spaces of the pollution track with a globe, counted from 1.
    globes: [u16; 3],
    money: MoneyFacts,
    ranks: RankFacts,
}

#[derive(Serialize, TS)]
struct TileFacts {
    id: Tile,
    /// When it is drawn; tiles without one are for sale from the start.
    decade: Option<Decade>,
    /// What everybody scores when it is drawn.
    scores: Option<Symbol>,
    track: Track,
    level: Level,
    kind: Kind,
    symbols: Symbols,
    /// What a special tile does.
    effect: Option<Effect>,
}

#[derive(Serialize, TS)]
struct SpaceFacts {
    id: Space,
    row: u8,
    column: u8,
    /// What may lie here.
    kind: Kind,
    /// The space is closed while no tile lies on that one.
    closed_by: Option<Space>,
    /// What is printed here, if anything is.
    print: Option<Symbols>,
}

#[derive(Serialize, TS)]
struct LevelFacts {
    level: Level,
    /// Its boxes, by their numbers on the track.
    boxes: Vec<u8>,
}

#[derive(Serialize, TS)]
struct DecadeFacts {
    decade: Decade,
    /// Tiles of it in the stack: as many turns.
    tiles: u8,
}

#[derive(Serialize, TS)]
struct MoneyFacts {
    income: u16,
    /// For each symbol of energy or ecology that is not needed, and for each of capital.
    surplus: u16,
    capital: u16,
    /// For each level of energy that is missing, in place of a disc.
    deficit: u16,
    /// What a tile below the own level costs, one of the same level, and what each level above it adds.
    below: u16,
    same: u16,
    level_above: u16,
    a_point: u16,
}

/// Points on a research track at the end.
#[derive(Serialize, TS)]
struct RankFacts {
    first: u16,
    second: u16,
    tied_first: u16,
}

pub(super) fn tables() -> ComponentTables {
    ComponentTables {
        symbols: Symbol::ALL,
        tracks: Track::ALL,
        tiles: Tile::all().map(tile).collect(),
        silver: spaces(Side::Silver),
        black: spaces(Side::Black),
        levels: levels(),
        last_box: LAST_BOX,
        decades: DECADES.into_iter().zip(&printed().decades).map(|(decade, tiles)| DecadeFacts { decade, tiles: tiles.len() }).collect(),
        turns: TURNS,
        actions_a_turn: ACTIONS,
        start_discs: START_DISCS,
        triangle: TRIANGLE,
        globes: GLOBES,
        money: MoneyFacts {
            income: INCOME,
            surplus: PER_SURPLUS,
            capital: PER_CAPITAL,
            deficit: PER_DEFICIT,
            below: BELOW,
            same: SAME,
            level_above: PER_LEVEL,
            a_point: MONEY_PER_POINT,
        },
        ranks: RankFacts { first: FIRST, second: SECOND, tied_first: TIED_FIRST },
    }
}

fn tile(tile: Tile) -> TileFacts {
    let data = tile.data();
    TileFacts {
        id: tile,
        decade: data.decade,
        scores: data.scores,
        track: data.track,
        level: data.level,
        kind: data.kind,
        symbols: data.symbols,
        effect: data.effect,
    }
}

fn spaces(side: Side) -> Vec<SpaceFacts> {
    let facts = |space: Space| {
        let data = space.data(side);
        SpaceFacts {
            id: space,
            row: data.row,
            column: data.column,
            kind: data.kind,
            closed_by: data.closed_by,
            print: data.print.is_some().then_some(data.symbols),
        }
    };
    Space::all().map(facts).collect()
}

fn levels() -> Vec<LevelFacts> {
    let mut first = 0;
    let levels = (1..).zip(BOXES_OF_LEVEL).map(|(level, boxes)| {
        first += boxes;
        LevelFacts { level, boxes: (first - boxes..first).collect() }
    });
    levels.collect()
}
