//! How long the long tests run: every count in one place. `cargo test` alone is quick; `cargo xtask check` runs them in full;
//! `cargo xtask faults` is the longest.

/// The environment variable that says the length: `quick`, `full` or `long`. Nothing means `quick`.
pub const LENGTH: &str = "EMPORION_TESTS";

/// Random games with the invariants after every input.
pub const RANDOM_GAMES: Count = Count::with_long(200, 25_000, 100_000);
/// The same for a game of very many decisions.
pub const LONG_RANDOM_GAMES: Count = Count::with_long(20, 5_000, 20_000);
/// Random games under all laws of the suite.
pub const GAMES_UNDER_LAWS: Count = Count::with_long(5, 100, 300);
/// The same for a game of very many decisions.
pub const LONG_GAMES_UNDER_LAWS: Count = Count::with_long(2, 20, 40);
/// Positions at which all that is hidden is drawn anew.
pub const POSITIONS: Count = Count::new(50, 1_000);
/// Outcomes of a shuffle, a deal or a draw that are counted; a few thousand are the least that prove something.
pub const ROLLS: Count = Count::new(4_000, 20_000);
/// Positions that are judged by the rules and by an oracle.
pub const JUDGED_BY_AN_ORACLE: Count = Count::new(600, 6_000);
/// Random games that are booked event by event.
pub const BOOKED_GAMES: Count = Count::new(15, 150);
/// Games of bots in which every stated reason is counted again.
pub const EXPLAINED_GAMES: Count = Count::new(30, 300);
/// Inputs made of the corpus of a fuzz target.
pub const GENERATED_INPUTS: Count = Count::new(500, 10_000);
/// Seeds of the simulator of tables.
pub const SIMULATED_SEEDS: Count = Count::new(300, 3_000);
/// The same with three servers and a bus between them, in shorter stories.
pub const SIMULATED_NODES_SEEDS: Count = Count::new(300, 10_000);
/// Deaths of a process that writes to the store.
pub const KILLED_WRITERS: Count = Count::new(5, 20);
/// Deaths of the server while people play.
pub const KILLED_SERVERS: Count = Count::with_long(5, 40, 500);
/// The same with PostgreSQL.
pub const KILLED_SERVERS_ON_POSTGRESQL: Count = Count::with_long(2, 10, 100);
/// What goes away around three servers with one database while people play.
pub const NODE_TROUBLES: Count = Count::with_long(5, 10, 200);
/// Seconds for which everything around three servers goes away at random, all at once.
pub const MIXED_TROUBLE_SECS: Count = Count::with_long(8, 12, 600);
/// Restarts of the database while people play.
pub const DATABASE_RESTARTS: Count = Count::with_long(3, 3, 50);
/// Connections that never say anything.
pub const SILENT_CONNECTIONS: Count = Count::with_long(200, 1_000, 10_000);
/// Live channels that fall silent.
pub const SILENT_CHANNELS: Count = Count::with_long(100, 600, 9_000);
/// Seconds after which the server ends a silent channel.
pub const SILENCE_SECS: Count = Count::with_long(6, 6, 65);

/// How often something is done, by the length of the run.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    quick: u64,
    full: u64,
    long: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    Quick,
    Full,
    Long,
}

impl Count {
    const fn new(quick: u64, full: u64) -> Count {
        Count::with_long(quick, full, full)
    }

    const fn with_long(quick: u64, full: u64, long: u64) -> Count {
        Count { quick, full, long }
    }

    /// The count of this run.
    #[must_use]
    pub fn get(self) -> u64 {
        self.of(length())
    }

    const fn of(self, length: Length) -> u64 {
        match length {
            Length::Quick => self.quick,
            Length::Full => self.full,
            Length::Long => self.long,
        }
    }
}

/// The length that the environment asks for.
///
/// # Panics
/// If it asks for something else: a misspelt `full` would prove less than it seems to.
#[must_use]
pub fn length() -> Length {
    let asked = std::env::var(LENGTH).unwrap_or_default();
    named(&asked).unwrap_or_else(|| panic!("{LENGTH} must be quick, full or long, not `{asked}`"))
}

fn named(name: &str) -> Option<Length> {
    match name {
        "" | "quick" => Some(Length::Quick),
        "full" => Some(Length::Full),
        "long" => Some(Length::Long),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_quick_unless_more_is_asked_for() {
        assert_eq!(named(""), Some(Length::Quick));
        assert_eq!(named("full").map(|length| RANDOM_GAMES.of(length)), Some(25_000));
        assert_eq!(named("long").map(|length| RANDOM_GAMES.of(length)), Some(100_000));
        assert_eq!(named("long").map(|length| POSITIONS.of(length)), Some(1_000), "what has no longer form is run in full");
        assert_eq!(named("FULL"), None);
    }
}
