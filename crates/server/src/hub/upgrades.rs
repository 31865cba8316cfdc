//! After an upgrade: tables that are played by other rules than this program's are looked at once, so that lists tell of each
//! whether it goes on.

use super::{Hub, Result};
use crate::Refusal;
use crate::table::Command;
use store::{Store, TableId};

/// Tables that are looked up at once.
const PAGE: u32 = 64;

impl<S: Store> Hub<S> {
    /// Reads every table in play whose row names another version of its game's rules; [`Hub::run`] does it at the start.
    pub async fn follow_new_rules(&self) -> Result<()> {
        for (game, version) in self.shared.games.versions() {
            let mut last = TableId(String::new());
            loop {
                let page = self.shared.store.tables_of_other_rules(game, version, &last, PAGE).await?;
                let Some(end) = page.last().cloned() else { break };
                for table in &page {
                    match self.shared.ask(table, |reply| Command::Refresh { reply }).await {
                        Err(Refusal::ShuttingDown) => return Ok(()),
                        Err(error) => tracing::warn!(table = %table.0, %error, "a table of other rules cannot be read"),
                        Ok(_) => {}
                    }
                }
                last = end;
            }
        }
        Ok(())
    }
}
