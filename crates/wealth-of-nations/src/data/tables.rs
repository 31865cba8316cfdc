//! The tables of `data/*.toml`, read and proven once, at first use.

use super::{
    Commodity, CommodityPackage, Cubes, Dots, DraftRound, Industry, IndustryPackage, Market, PACKAGES, Packages, TILE_KINDS, TileData,
    TileKind,
};
use crate::board::{CENTRE, Hex, HexSet};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Money for each full dot of a bank (EN1 p.13).
pub const BANK_DOT: u32 = 30;
/// What the first promissory note pays; each note held makes the next one pay 1 less (EN1 p.9).
pub const NOTE_PAYOUT: u32 = 20;
/// What it costs to hand a note back (EN1 p.9).
pub const NOTE_REPAYMENT: u32 = 25;
/// The most notes of a player in the second edition (FRWC p.8).
pub const MAX_NOTES: u32 = 20;
/// Money of each player at a cash-only start (FRWC p.15).
pub const CASH_ONLY_MONEY: u32 = 360;
/// Flags in a nation's box.
pub const MAX_FLAGS: usize = 18;
/// Military units of a nation (FRWC p.2).
pub const UNITS: usize = 8;
/// Terrain set-ups (FRWC p.7).
pub const TERRAINS: usize = 6;

/// A flag (EN1 p.10).
pub const FLAG_COST: Cubes = Cubes::one(Commodity::Labor);
/// Moving one to three tiles (EN1 p.12).
pub const MOVE_COST: Cubes = Cubes::one(Commodity::Capital);
/// Force Placement of one tile (EN1 p.11).
pub const FORCE_COST: Cubes = Cubes::one(Commodity::Capital);
/// The most tiles that one action moves (EN1 p.12).
pub const MOST_MOVED: usize = 3;
/// An automation token (EN1 p.12).
pub const AUTOMATION_COST: Cubes = Cubes::of(Commodity::Energy, 1).and(Commodity::Capital, 2);
/// A military unit (FRWC p.11).
pub const UNIT_COST: Cubes = Cubes::of(Commodity::Labor, 1).and(Commodity::Energy, 1);
/// Up to three activations (FRWC p.11).
pub const MARCH_COST: Cubes = Cubes::one(Commodity::Food);
/// Transport of a unit (FRWC p.11).
pub const TRANSPORT_COST: Cubes = Cubes::one(Commodity::Ore);

const MARKETS: &str = include_str!("../../data/markets.toml");
const TILES: &str = include_str!("../../data/tiles.toml");
const PACKAGES_FILE: &str = include_str!("../../data/packages.toml");
const TERRAIN: &str = include_str!("../../data/terrain.toml");

pub struct Tables {
    pub markets: [Market; 5],
    pub tiles: [TileData; TILE_KINDS],
    /// By kind and rotation.
    pub dots: [[Dots; 6]; TILE_KINDS],
    pub first_edition: Packages,
    pub second_edition: Packages,
    /// Rounds by the number of players, from 2 on.
    pub drafts: [Vec<DraftRound>; 5],
    /// Flags of a nation by the number of players, from 2 on: first edition, second edition.
    pub flags: [[u8; 5]; 2],
    pub terrains: [Terrain; TERRAINS],
}

/// Hexes nobody can enter (FRWC p.6-7).
#[derive(Clone, Debug)]
pub struct Terrain {
    pub name: String,
    pub players: Vec<u8>,
    pub hexes: HexSet,
}

/// Why the tables are not the ones of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DataError {
    #[error("{0}")]
    Toml(String),
    #[error("the {0} market's rows are not alike, or prices rise along them")]
    Market(Commodity),
    #[error("the tiles are not the {TILE_KINDS} kinds in their order")]
    Kinds,
    #[error("the {0} has a dot on a side or corner beyond 5, or rotations that do not repeat")]
    Dots(TileKind),
    #[error("there are not {PACKAGES} packages of each sort")]
    Packages,
    #[error("a number of players from 2 to 6 is missing, or there are too many")]
    Players,
    #[error("{0} is no set-up of six hexes beside the centre")]
    Terrain(String),
}

/// The one copy of the tables.
#[inline]
pub fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> = LazyLock::new(|| {
        Tables::read(MARKETS, TILES, PACKAGES_FILE, TERRAIN)
            .unwrap_or_else(|error| panic!("the tables of Wealth of Nations are broken: {error}"))
    });
    &TABLES
}

impl Tables {
    /// Reads the tables and proves what can be counted.
    pub fn read(markets: &str, tiles: &str, packages: &str, terrain: &str) -> Result<Tables, DataError> {
        let mut markets: BTreeMap<Commodity, MarketRow> = parse(markets)?;
        let tiles = parse::<TileFile>(tiles)?.tile;
        if !tiles.iter().map(|row| row.kind).eq(TileKind::ALL) {
            return Err(DataError::Kinds);
        }
        let packages: PackageFile = parse(packages)?;
        let mut boards = Vec::new();
        for commodity in Commodity::ALL {
            boards.push(markets.remove(&commodity).ok_or(DataError::Market(commodity))?.market(commodity)?);
        }
        let mut dots = Vec::new();
        for row in &tiles {
            dots.push(row.dots()?);
        }
        Ok(Tables {
            markets: exactly(boards),
            dots: exactly(dots),
            tiles: exactly(tiles.iter().map(TileRow::data).collect()),
            first_edition: packages.first_edition.read()?,
            second_edition: packages.second_edition.read()?,
            drafts: drafts(packages.draft)?,
            flags: [by_players(&packages.flags.first_edition)?, by_players(&packages.flags.second_edition)?],
            terrains: terrains(parse::<TerrainFile>(terrain)?.setup)?,
        })
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct MarketRow {
    market_empty_buy: u32,
    market_full_sell: u32,
    start: u8,
    sell: Vec<Vec<u32>>,
    buy: Vec<Vec<u32>>,
    barter: Vec<Vec<f64>>,
}

impl MarketRow {
    /// Three rows, prices that never rise, and a well is never bought for less than it was sold for.
    fn market(&self, commodity: Commodity) -> Result<Market, DataError> {
        let lengths = |rows: Vec<usize>| rows;
        let sell_rows = lengths(self.sell.iter().map(Vec::len).collect());
        let alike = sell_rows.len() == 3
            && sell_rows == lengths(self.buy.iter().map(Vec::len).collect())
            && sell_rows == lengths(self.barter.iter().map(Vec::len).collect());
        let (sell, buy) = (self.sell.concat(), self.buy.concat());
        let falling = |prices: &[u32]| prices.windows(2).all(|pair| pair[0] >= pair[1]);
        if !alike || !falling(&sell) || !falling(&buy) || sell.iter().zip(&buy).any(|(sell, buy)| sell >= buy) {
            return Err(DataError::Market(commodity));
        }
        Ok(Market {
            sell_sums: sums(&sell),
            buy_sums: sums(&buy),
            sell,
            buy,
            barter: self.barter.concat().iter().map(|value| (value * 2.0) as u32).collect(),
            rows: [sell_rows[0] as u8, sell_rows[1] as u8, sell_rows[2] as u8],
            top_rows: (sell_rows[0] + sell_rows[1]) as u8,
            start: self.start,
            market_empty_buy: self.market_empty_buy,
            market_full_sell: self.market_full_sell,
        })
    }
}

/// The sum of the first prices, by their number.
fn sums(prices: &[u32]) -> Vec<u32> {
    let sum = |total: &mut u32, price: &u32| {
        *total += price;
        Some(*total)
    };
    std::iter::once(0).chain(prices.iter().scan(0, sum)).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    tile: Vec<TileRow>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct TileRow {
    kind: TileKind,
    center: Option<Industry>,
    sides: BTreeMap<String, Industry>,
    corners: BTreeMap<String, Industry>,
    rotations: u8,
    cost: Cubes,
    first_edition: u8,
    second_edition: u8,
}

impl TileRow {
    fn data(&self) -> TileData {
        TileData { rotations: self.rotations, cost: self.cost, first_edition: self.first_edition, second_edition: self.second_edition }
    }

    /// The dots in all six rotations.
    fn dots(&self) -> Result<[Dots; 6], DataError> {
        let fault = || DataError::Dots(self.kind);
        let ring = |places: &BTreeMap<String, Industry>| {
            let mut ring = [None; 6];
            for (place, industry) in places {
                let place = place.parse::<usize>().ok().filter(|place| *place < 6).ok_or_else(fault)?;
                ring[place] = Some(*industry);
            }
            Ok(ring)
        };
        let (sides, corners) = (ring(&self.sides)?, ring(&self.corners)?);
        let turned: [Dots; 6] = std::array::from_fn(|steps| turn(self.center, sides, corners, steps));
        let period = (1..=6).find(|&steps| turn(self.center, sides, corners, steps) == turned[0]);
        if period == Some(usize::from(self.rotations)) { Ok(turned) } else { Err(fault()) }
    }
}

fn turn(center: Option<Industry>, mut sides: [Option<Industry>; 6], mut corners: [Option<Industry>; 6], steps: usize) -> Dots {
    sides.rotate_right(steps % 6);
    corners.rotate_right(steps % 6);
    let bits = |ring: [Option<Industry>; 6]| {
        Industry::ALL.map(|industry| (0..6).filter(|&place| ring[place] == Some(industry)).fold(0, |bits, place| bits | 1 << place))
    };
    Dots { center, sides, corners, halves: bits(sides), thirds: bits(corners) }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct PackageFile {
    first_edition: PackageRows,
    second_edition: PackageRows,
    draft: Vec<DraftRow>,
    flags: FlagRows,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackageRows {
    industry: Vec<IndustryRow>,
    commodity: Vec<CommodityPackage>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IndustryRow {
    tiles: BTreeMap<TileKind, u8>,
    money: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DraftRow {
    players: u8,
    rounds: Vec<DraftRound>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct FlagRows {
    first_edition: BTreeMap<String, u8>,
    second_edition: BTreeMap<String, u8>,
}

impl PackageRows {
    fn read(self) -> Result<Packages, DataError> {
        let industry = self
            .industry
            .into_iter()
            .map(|row| IndustryPackage { tiles: TileKind::ALL.map(|kind| row.tiles.get(&kind).copied().unwrap_or(0)), money: row.money });
        Ok(Packages {
            industry: industry.collect::<Vec<_>>().try_into().map_err(|_| DataError::Packages)?,
            commodity: self.commodity.try_into().map_err(|_| DataError::Packages)?,
        })
    }
}

fn drafts(rows: Vec<DraftRow>) -> Result<[Vec<DraftRound>; 5], DataError> {
    let in_order = rows.iter().map(|row| row.players).eq(2..=6);
    let rounds: Vec<_> = rows.into_iter().map(|row| row.rounds).collect();
    rounds.try_into().ok().filter(|_| in_order).ok_or(DataError::Players)
}

fn by_players(numbers: &BTreeMap<String, u8>) -> Result<[u8; 5], DataError> {
    let in_order = numbers.keys().map(String::as_str).eq(["2", "3", "4", "5", "6"]);
    let values: Vec<u8> = numbers.values().copied().collect();
    values
        .try_into()
        .ok()
        .filter(|flags: &[u8; 5]| in_order && flags.iter().all(|number| usize::from(*number) <= MAX_FLAGS))
        .ok_or(DataError::Players)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainFile {
    setup: Vec<TerrainRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainRow {
    name: String,
    players: Vec<u8>,
    hexes: Vec<(i8, i8)>,
}

fn terrains(rows: Vec<TerrainRow>) -> Result<[Terrain; TERRAINS], DataError> {
    let mut all = Vec::new();
    for row in rows {
        let hexes: Option<HexSet> = row.hexes.iter().map(|&(q, r)| Hex::at(q, r)).collect();
        let hexes = hexes.filter(|hexes| hexes.len() == 6 && !hexes.contains(CENTRE));
        all.push(Terrain { hexes: hexes.ok_or_else(|| DataError::Terrain(row.name.clone()))?, name: row.name, players: row.players });
    }
    let found = all.len();
    all.try_into().map_err(|_| DataError::Terrain(format!("a list of {found}")))
}

fn parse<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|error| DataError::Toml(error.to_string()))
}

/// What was made for each item of a list of that length.
fn exactly<T: std::fmt::Debug, const N: usize>(items: Vec<T>) -> [T; N] {
    items.try_into().expect("one for each was made")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fault of the tables with one exchange in one of them.
    fn fault(from: &str, to: &str) -> String {
        let texts = [MARKETS, TILES, PACKAGES_FILE, TERRAIN];
        assert!(texts.iter().any(|text| text.contains(from)), "nothing to exchange");
        let [markets, tiles, packages, terrain] = texts.map(|text| text.replacen(from, to, 1));
        Tables::read(&markets, &tiles, &packages, &terrain).err().expect("a broken table is refused").to_string()
    }

    #[test]
    fn a_broken_table_is_refused_and_says_where() {
        assert_eq!(fault("[10, 9, 9, 9", "[10, 9, 9, 11"), "the food market's rows are not alike, or prices rise along them");
        assert_eq!(fault("[10, 9, 9, 9", "[13, 9, 9, 9"), "the food market's rows are not alike, or prices rise along them");
        assert_eq!(fault("kind = \"mine\"", "kind = \"bank\""), "the tiles are not the 7 kinds in their order");
        assert_eq!(
            fault("rotations = 2", "rotations = 3"),
            "the generator has a dot on a side or corner beyond 5, or rotations that do not repeat"
        );
        assert_eq!(
            fault("2 = \"academy\"", "6 = \"academy\""),
            "the academy has a dot on a side or corner beyond 5, or rotations that do not repeat"
        );
        assert_eq!(fault("players = 6", "players = 7"), "a number of players from 2 to 6 is missing, or there are too many");
        assert_eq!(fault("2 = 18, 3 = 16", "2 = 19, 3 = 16"), "a number of players from 2 to 6 is missing, or there are too many");
        assert_eq!(fault("[2, 1], [3, -1]", "[0, 0], [3, -1]"), "five-empires is no set-up of six hexes beside the centre");
        assert!(fault("start = 20", "begin = 20").contains("begin"));
    }
}
