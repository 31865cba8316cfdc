//! The printed components: cards, wonder boards and what their symbols do, read from `data/*.toml`.

mod card;
mod effect;
mod resource;
mod tables;
mod wonder;

pub use card::{Age, Card, CardData, CardSet};
pub use effect::{Color, Discount, Effect, Goods, Of, Partner, Per, Science, Special, Symbol};
pub use resource::{RESOURCES, Resource, ResourceSet, Resources};
pub use tables::{CARDS, DataError, GUILDS, Tables, deck, guilds_in_play, tables};
pub use wonder::{Board, MAX_STAGES, Side, StageData, Wonder, WonderData};
