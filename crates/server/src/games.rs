//! The games, behind one adapter, so that tables need not know their types.

mod adapter;
mod any;
mod expert;
mod reasons;
mod what_if;

pub use adapter::Amendment;
pub use any::{
    Advice, AnyGame, AnyMatch, AnyReview, AsideTask, BotTask, Decide, GameError, HintTask, Moment, Past, Refused, ReviewTask, SavedMatch,
    WhatIfTask,
};

use crate::protocol::GameInfo;
use bots::Mind;
use std::sync::Arc;

/// The list of games a server offers.
#[derive(Clone, Default)]
pub struct Games {
    list: Vec<Arc<dyn AnyGame>>,
}

impl Games {
    /// Every game there is.
    pub fn standard() -> Games {
        macro_rules! all {
            ($(($module:ident, $game:ty),)*) => {
                Games::default()$(.with::<$game>())*
            };
        }
        catalogue::games!(all)
    }

    /// One game more.
    #[must_use]
    pub fn with<G: Mind>(mut self) -> Games {
        self.list.push(Arc::new(adapter::GameOf::<G>::default()));
        self
    }

    /// One game more, as a later version of the program has it: its rules have this version, and forbid what they allowed before.
    /// Tests see by it what an upgrade does to tables in play.
    #[must_use]
    pub fn with_corrected<G: Mind>(mut self, rules_version: u32, forbids: Amendment<G>) -> Games {
        self.list.push(Arc::new(adapter::GameOf::<G> { rules_version, forbids }));
        self
    }

    pub(crate) fn versions(&self) -> Vec<(&'static str, u32)> {
        self.list.iter().map(|game| (game.id(), game.rules_version())).collect()
    }

    pub fn get(&self, id: &str) -> Option<&Arc<dyn AnyGame>> {
        self.list.iter().find(|game| game.id() == id)
    }

    pub(crate) fn all(&self) -> &[Arc<dyn AnyGame>] {
        &self.list
    }

    pub fn infos(&self) -> Vec<GameInfo> {
        self.list.iter().map(|game| game.info()).collect()
    }
}
