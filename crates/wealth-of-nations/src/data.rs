//! The printed components: markets, tiles, packages and terrain, read from `data/*.toml`.

mod commodity;
mod market;
mod package;
mod tables;
mod tile;

pub use commodity::{Commodity, Cubes};
pub use market::Market;
pub use package::{CommodityPackage, DraftRound, IndustryPackage, PACKAGE_TILES, PACKAGES, Packages};
pub use tables::{
    AUTOMATION_COST, BANK_DOT, CASH_ONLY_MONEY, DataError, FLAG_COST, FORCE_COST, MARCH_COST, MAX_FLAGS, MAX_NOTES, MOST_MOVED, MOVE_COST,
    NOTE_PAYOUT, NOTE_REPAYMENT, TERRAINS, TRANSPORT_COST, Tables, Terrain, UNIT_COST, UNITS, tables,
};
pub use tile::{Dots, Industry, Rotation, TILE_KINDS, Tile, TileData, TileKind};
