//! Games that nobody plays on are called off.

use super::actor::Actor;
use super::record::Record;
use crate::HubError;
use store::{Millis, Store};

impl<S: Store> Actor<S> {
    /// Calls off the game if nothing has happened in it since before this time and nobody looks at it.
    pub(super) async fn expire_if_quiet(&mut self, before: Millis) -> Result<(), HubError> {
        let quiet = self.row.as_ref().is_some_and(|(row, ..)| row.head.updated_at < before);
        if !quiet || !self.clients.is_empty() {
            return Ok(());
        }
        self.playing()?;
        self.record(Record::Expired)?;
        let records = self.commit().await?;
        self.announce(&records);
        self.doubtful = true;
        Ok(())
    }
}
