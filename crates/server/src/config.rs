//! What whoever runs the server can choose.

use std::time::Duration;

#[derive(Clone, Debug)]
pub struct HubConfig {
    /// How long a table nobody looks at stays in memory.
    pub idle_after: Duration,
    /// How long somebody must be awaited and away before the others may vote at a table without a clock.
    pub absence: Duration,
    /// How long bots wait before they act, so that people can follow.
    pub bot_delay: Duration,
    /// How long a bot may think about one decision.
    pub bot_budget: Duration,
    /// How many bots, hints and reviews think at once; as many as there are processors if nothing is said.
    pub thinking_slots: Option<u32>,
    /// How long a review goes on after somebody asked for it.
    pub review_patience: Duration,
    /// How often the server notes that it is up.
    pub beat_every: Duration,
    /// How often the server looks for tables where time is up.
    pub sweep_every: Duration,
    /// How often sessions and tokens that have expired are removed.
    pub clean_every: Duration,
    /// Entries of the log between two snapshots.
    pub snapshot_every: u64,
    /// Tables of one creator that are open or being played.
    pub tables_per_guest: u64,
    pub tables_per_person: u64,
    /// Characters of one line of chat.
    pub chat_length: usize,
    pub note_length: usize,
    pub action_id_length: usize,
    pub connections_per_table: usize,
    /// Messages a slow client may be behind before it is cut off.
    pub messages_behind: usize,
    /// Rows in a list.
    pub list_length: u32,
}

impl Default for HubConfig {
    fn default() -> HubConfig {
        HubConfig {
            idle_after: Duration::from_secs(300),
            absence: Duration::from_secs(24 * 3600),
            bot_delay: Duration::from_millis(600),
            bot_budget: Duration::from_secs(5),
            thinking_slots: None,
            review_patience: Duration::from_secs(15),
            beat_every: Duration::from_secs(2),
            sweep_every: Duration::from_secs(1),
            clean_every: Duration::from_secs(3600),
            snapshot_every: 64,
            tables_per_guest: 10,
            tables_per_person: 100,
            chat_length: 500,
            note_length: 10_000,
            action_id_length: 64,
            connections_per_table: 200,
            messages_behind: 256,
            list_length: 100,
        }
    }
}
