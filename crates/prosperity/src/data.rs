//! The printed components: tiles, player boards and tracks, read from `data/*.toml`.

mod board;
mod symbol;
mod tables;
mod tile;
mod track;

pub use board::{SPACES, Side, Space, SpaceData};
pub use symbol::{Symbol, Symbols};
pub use tables::{DataError, TILES, TURNS, Tables, tables};
pub use tile::{DECADES, Decade, Effect, Kind, Tile, TileData, TileSet};
pub use track::{BOXES, BOXES_OF_LEVEL, GLOBES, LAST_BOX, LEVELS, Level, START_DISCS, TRIANGLE, Track, globes};
