//! What whoever runs the server can choose.

use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3600);

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
    /// How many entries a log has for each input that a match can have, before nothing but decisions is added to it.
    pub entries_per_input: usize,
    /// Entries of the log between two snapshots.
    pub snapshot_every: u64,
    /// Tables of one creator that are open or being played.
    pub tables_per_guest: u64,
    pub tables_per_person: u64,
    /// Matches that are imported at the same moment.
    pub imports_at_once: usize,
    /// Those and the ones that wait for their turn, of all and of one person.
    pub import_places: usize,
    pub import_places_per_person: usize,
    /// How long an imported match may take to be played again.
    pub import_budget: Duration,
    /// Bytes of matches that began elsewhere, of all tables of one creator.
    pub opening_bytes_per_guest: u64,
    pub opening_bytes_per_person: u64,
    /// Characters of one line of chat.
    pub chat_length: usize,
    /// Lines of chat of one person at one table in a minute.
    pub chat_per_minute: u32,
    /// Lines of chat that a table keeps; the oldest go.
    pub chat_lines: u64,
    pub note_length: usize,
    pub action_id_length: usize,
    /// Connections of one person at a table where they play or which they made; a newer one takes the place of the oldest.
    pub connections_per_player: usize,
    /// Connections that only watch: at one table, and of one person and one address at all tables.
    pub spectators_per_table: usize,
    pub spectators_per_person: usize,
    pub spectators_per_address: usize,
    /// Messages a slow client may be behind before it is cut off.
    pub messages_behind: usize,
    /// Rows in one page of a list.
    pub list_length: u32,
    /// How long an open table waits for somebody to look at it; for ever if none.
    pub open_life: Option<Duration>,
    /// How long a game waits for somebody to play on; for ever if none.
    pub game_life: Option<Duration>,
    /// How long a table that was called off is kept; for ever if none.
    pub called_off_life: Option<Duration>,
    /// How long the log of a finished game stays among those that are played; for ever if none.
    pub archive_after: Option<Duration>,
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
            entries_per_input: 4,
            snapshot_every: 64,
            tables_per_guest: 10,
            tables_per_person: 100,
            imports_at_once: 1,
            import_places: 16,
            import_places_per_person: 2,
            import_budget: Duration::from_secs(10),
            opening_bytes_per_guest: 16 * 1024 * 1024,
            opening_bytes_per_person: 64 * 1024 * 1024,
            chat_length: 500,
            chat_per_minute: 20,
            chat_lines: 2000,
            note_length: 10_000,
            action_id_length: 64,
            connections_per_player: 8,
            spectators_per_table: 200,
            spectators_per_person: 10,
            spectators_per_address: 50,
            messages_behind: 256,
            list_length: 100,
            open_life: Some(14 * DAY),
            game_life: Some(180 * DAY),
            called_off_life: Some(30 * DAY),
            archive_after: None,
        }
    }
}
