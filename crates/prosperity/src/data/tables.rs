//! The tables of `data/*.toml`, read and proven once, at first use.

use super::{DECADES, Decade, Kind, LEVELS, SPACES, Side, Space, SpaceData, Symbol, Symbols, Tile, TileData, TileSet, Track};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

pub const TILES: usize = 60;
/// Turns of a game: a tile is drawn in each.
pub const TURNS: u8 = 36;

const START: &str = include_str!("../../data/start.toml");
const DATED: &str = include_str!("../../data/decades.toml");
const BOARDS: &str = include_str!("../../data/boards.toml");

pub struct Tables {
    pub tiles: [TileData; TILES],
    /// By side.
    pub boards: [[SpaceData; SPACES]; 2],
    /// For sale from the start.
    pub start: TileSet,
    /// The stack, by decade.
    pub decades: [TileSet; DECADES.len()],
}

/// Why the tables are not the ones of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DataError {
    #[error("{0}")]
    Toml(String),
    #[error("there are {0} tiles, not {TILES}")]
    Tiles(usize),
    #[error("{0} stands there twice")]
    Twice(String),
    #[error("{0} has a decade without a symbol to score, or the other way round")]
    Decade(String),
    #[error("{0} is special without an effect, or the other way round")]
    Special(String),
    #[error("{0} has no level from 1 to {LEVELS}")]
    Level(String),
    #[error("level {level} of the {track:?} track has {found} start tiles, not 2")]
    Start { track: Track, level: u8, found: usize },
    #[error("{decade} scores {symbol:?} {found} times, not {wanted}")]
    Scores { decade: Decade, symbol: Symbol, found: usize, wanted: usize },
    #[error("the {0:?} board has not the {SPACES} spaces of the other one")]
    Spaces(Side),
    #[error("{0} is closed by a space that is not for transport")]
    ClosedBy(String),
}

/// The one copy of the tables.
#[inline]
pub fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> =
        LazyLock::new(|| Tables::read(START, DATED, BOARDS).unwrap_or_else(|error| panic!("the tables of Prosperity are broken: {error}")));
    &TABLES
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    tile: Vec<TileData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    silver: Vec<SpaceRow>,
    black: Vec<SpaceRow>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SpaceRow {
    id: String,
    row: u8,
    column: u8,
    kind: Kind,
    closed_by: Option<String>,
    print: Option<Print>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Print {
    name: String,
    symbols: Symbols,
}

impl Tables {
    /// Reads the tables and proves what can be counted.
    pub fn read(start: &str, dated: &str, boards: &str) -> Result<Tables, DataError> {
        let mut tiles = Vec::new();
        for text in [start, dated] {
            tiles.extend(parse::<TileFile>(text)?.tile);
        }
        check_tiles(&tiles)?;
        let boards = parse::<BoardFile>(boards)?;
        let set = |wanted: &dyn Fn(&TileData) -> bool| {
            tiles.iter().enumerate().filter(|(_, data)| wanted(data)).map(|(index, _)| Tile(index as u8)).collect::<TileSet>()
        };
        let tables = Tables {
            start: set(&|data| data.decade.is_none()),
            decades: DECADES.map(|decade| set(&|data| data.decade == Some(decade))),
            boards: [board(Side::Silver, &boards.silver, &boards.silver)?, board(Side::Black, &boards.black, &boards.silver)?],
            tiles: {
                let found = tiles.len();
                tiles.try_into().map_err(|_| DataError::Tiles(found))?
            },
        };
        tables.check_display()?;
        tables.check_decades()?;
        Ok(tables)
    }

    /// Two start tiles a level on either side of the research board.
    fn check_display(&self) -> Result<(), DataError> {
        for track in Track::ALL {
            for level in 1..=LEVELS {
                let here = |tile: &Tile| self.tiles[tile.0 as usize].track == track && self.tiles[tile.0 as usize].level == level;
                let found = self.start.iter().filter(here).count();
                if found != 2 {
                    return Err(DataError::Start { track, level, found });
                }
            }
        }
        Ok(())
    }

    /// Every symbol is scored once a decade; in the last one prosperity twice.
    fn check_decades(&self) -> Result<(), DataError> {
        for (decade, tiles) in DECADES.into_iter().zip(self.decades) {
            for symbol in Symbol::ALL {
                let wanted = if decade == 2030 && symbol == Symbol::Prosperity { 2 } else { 1 };
                let found = tiles.iter().filter(|tile| self.tiles[tile.0 as usize].scores == Some(symbol)).count();
                if found != wanted {
                    return Err(DataError::Scores { decade, symbol, found, wanted });
                }
            }
        }
        Ok(())
    }
}

fn parse<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|error| DataError::Toml(error.to_string()))
}

fn check_tiles(tiles: &[TileData]) -> Result<(), DataError> {
    let mut seen = BTreeMap::new();
    for tile in tiles {
        if seen.insert(&tile.id, ()).is_some() {
            return Err(DataError::Twice(tile.id.clone()));
        }
        if tile.decade.is_some() != tile.scores.is_some() || tile.decade.is_some_and(|decade| !DECADES.contains(&decade)) {
            return Err(DataError::Decade(tile.id.clone()));
        }
        let special = tile.kind == Kind::Special;
        if special != tile.effect.is_some() || (special && tile.symbols != Symbols::default()) {
            return Err(DataError::Special(tile.id.clone()));
        }
        if !(1..=LEVELS).contains(&tile.level) {
            return Err(DataError::Level(tile.id.clone()));
        }
    }
    Ok(())
}

/// A side; its spaces must be those of the silver one, whose ids name them all.
fn board(side: Side, rows: &[SpaceRow], silver: &[SpaceRow]) -> Result<[SpaceData; SPACES], DataError> {
    let same = rows.iter().map(|row| &row.id).eq(silver.iter().map(|row| &row.id));
    let twice = (1..rows.len()).any(|i| rows[..i].iter().any(|other| other.id == rows[i].id));
    if !same || twice {
        return Err(DataError::Spaces(side));
    }
    let mut spaces = Vec::with_capacity(rows.len());
    for row in rows {
        let closed_by = match &row.closed_by {
            None => None,
            Some(id) => {
                let by = rows.iter().position(|other| other.id == *id && other.kind == Kind::Transport);
                Some(Space(by.ok_or_else(|| DataError::ClosedBy(row.id.clone()))? as u8))
            }
        };
        spaces.push(SpaceData {
            id: row.id.clone(),
            row: row.row,
            column: row.column,
            kind: row.kind,
            closed_by,
            print: row.print.as_ref().map(|print| print.name.clone()),
            symbols: row.print.as_ref().map_or(Symbols::default(), |print| print.symbols),
        });
    }
    spaces.try_into().map_err(|_| DataError::Spaces(side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_table_is_refused_and_says_where() {
        let tiles = |from: &str, to: &str| {
            assert!(START.contains(from) || DATED.contains(from), "nothing to exchange");
            Tables::read(&START.replacen(from, to, 1), &DATED.replacen(from, to, 1), BOARDS).err().map(|error| error.to_string())
        };
        assert_eq!(tiles("id = \"wind-turbines\"", "id = \"rail-network\"").as_deref(), Some("rail-network stands there twice"));
        assert_eq!(tiles("scores = \"energy\"", "scores = \"ecology\"").as_deref(), Some("1970 scores Energy 0 times, not 1"));
        assert_eq!(tiles("level = 6", "level = 5").as_deref(), Some("level 5 of the Energy track has 3 start tiles, not 2"));
        assert_eq!(tiles("level = 6", "level = 7").as_deref(), Some("mega-skyscraper has no level from 1 to 6"));
        assert!(tiles("kind = \"special\"", "kind = \"supply\"").is_some_and(|why| why.ends_with("or the other way round")));
    }

    #[test]
    fn a_broken_board_is_refused() {
        let board = |from: &str, to: &str| Tables::read(START, DATED, &BOARDS.replacen(from, to, 1)).err();
        assert_eq!(board("id = \"a2\"", "id = \"a1\""), Some(DataError::Spaces(Side::Silver)));
        assert_eq!(board("closed-by = \"c1\"", "closed-by = \"b1\""), Some(DataError::ClosedBy("d1".to_owned())));
        assert!(matches!(board("energy = 2", "enrgy = 2"), Some(DataError::Toml(_))));
    }
}
