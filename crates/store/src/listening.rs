//! Servers tell each other things through PostgreSQL, by LISTEN and NOTIFY.

use crate::sql::refusal;
use crate::{PostgresStore, Result};
use sqlx::postgres::{PgListener, PgPool};

/// Hears what is sent through a channel, this server's own words included.
#[derive(Debug)]
pub struct Listener(PgListener);

/// Sends through a channel.
#[derive(Clone, Debug)]
pub struct Notifier {
    pool: PgPool,
    channel: String,
}

impl PostgresStore {
    /// A connection of its own that hears of this channel.
    pub async fn listen(&self, channel: &str) -> Result<Listener> {
        let mut listener = PgListener::connect_with(&self.pool).await.map_err(refusal)?;
        listener.listen(channel).await.map_err(refusal)?;
        Ok(Listener(listener))
    }

    #[must_use]
    pub fn notifier(&self, channel: &str) -> Notifier {
        Notifier { pool: self.pool.clone(), channel: channel.to_owned() }
    }
}

impl Listener {
    /// What comes next; nothing where the connection broke and is there again, so that something may have been missed.
    pub async fn next(&mut self) -> Result<Option<String>> {
        let heard = self.0.try_recv().await.map_err(refusal)?;
        Ok(heard.map(|notification| notification.payload().to_owned()))
    }
}

impl Notifier {
    /// Sends all of these at once, each of less than 8,000 bytes.
    pub async fn send(&self, texts: &[String]) -> Result<()> {
        let sql = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text";
        sqlx::query(sql).bind(&self.channel).bind(texts).execute(&self.pool).await.map_err(refusal)?;
        Ok(())
    }
}
