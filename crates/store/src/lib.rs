//! What must survive a restart: people, tables and their logs.
//!
//! [`Store`] is the one contract; SQLite is the default behind it and PostgreSQL the other choice. A
//! method that has returned `Ok` has its change on disk. Times are milliseconds since 1970, given by the
//! caller: only what several servers share is timed by the database.

#[macro_use]
mod sql;
mod any;
mod archive;
mod contract;
mod credentials;
mod files;
mod json;
mod lessons;
mod listening;
mod lists;
mod migrations;
mod names;
mod naming;
mod nodes;
mod people;
mod postgres;
mod puzzles;
mod removal;
mod rows;
mod sqlite;
mod tables;
mod writer;

pub use any::AnyStore;
pub use files::ServerLock;
pub use json::Json;
pub use lessons::LessonProgress;
pub use listening::{Listener, Notifier};
pub use lists::{Cursor, Filter, Listing, Page, Search, Stale, title_key};
pub use nodes::{Lengths, Tally};
pub use people::{Credential, CredentialKind, Login, Made, Person, Role};
pub use postgres::PostgresStore;
pub use protocol::{Millis, Pace, PersonId, TableId, TableStatus as Status, TokenScope as Scope, Visibility};
pub use puzzles::{CountedAnswer, PuzzleAnswer, PuzzleDay, Solver, Strength};
pub use sqlite::SqliteStore;
pub use tables::{Append, Entry, Head, Message, NewEntry, Run, Snapshot, Table};

use std::future::Future;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote first, or the person or table it is about is not there: read again and decide anew.
    #[error("another writer was faster")]
    Conflict,
    /// A name, an id or an action id that is there already.
    #[error("it is there already")]
    Exists,
    #[error("the database cannot be used: {0}")]
    Unavailable(String),
}

pub type Result<T> = std::result::Result<T, StoreError>;

/// Everything the server keeps. Implementations are cheap to clone and may be used from many tasks.
pub trait Store: Clone + Send + Sync + 'static {
    // People

    /// `Exists` if the name is that of an account, or looks like it.
    fn add_person(&self, person: &Person) -> impl Future<Output = Result<()>> + Send;
    fn person(&self, id: &PersonId) -> impl Future<Output = Result<Option<Person>>> + Send;
    /// `Exists` if the name is that of another's account, or looks like it. Guests who had the new name of an account get
    /// another one.
    fn rename_person(&self, id: &PersonId, name: &str) -> impl Future<Output = Result<()>> + Send;
    fn set_role(&self, id: &PersonId, role: Role) -> impl Future<Output = Result<()>> + Send;
    /// Gives a guest a login; `Exists` if the person has one, or if the login name or the display name is that of another's
    /// account or looks like it. Guests who had one of these names get another one.
    fn add_login(&self, login: &Login) -> impl Future<Output = Result<()>> + Send;
    fn login(&self, login_name: &str) -> impl Future<Output = Result<Option<Login>>> + Send;
    /// Whether a name is that of an account of anybody else, or looks like it.
    fn is_name_of_another(&self, person: &PersonId, name: &str) -> impl Future<Output = Result<bool>> + Send;
    /// Fills in how names look that were given before anybody looked, at most so many at a time, and says how many it did.
    fn fill_in_looks(&self, limit: u32) -> impl Future<Output = Result<usize>> + Send;
    /// A session or a token; only its hash is kept. `Conflict` if what made it, or what it is exchanged for, has ended.
    fn add_credential(&self, credential: &Credential) -> impl Future<Output = Result<()>> + Send;
    /// Who holds it, unless it has expired.
    fn credential(&self, hash: &str, now: Millis) -> impl Future<Output = Result<Option<(Credential, Person)>>> + Send;
    fn credentials_of(&self, person: &PersonId) -> impl Future<Output = Result<Vec<Credential>>> + Send;
    /// Ends a token, or a session with all it was exchanged for, by its key. Gives the keys of everything that ended: none if
    /// this person has nothing with this key.
    fn end_credential(&self, person: &PersonId, key: &str, made: Made) -> impl Future<Output = Result<Vec<String>>> + Send;
    /// Notes that a session is used which was given for another one: the other one ends at this time, if not sooner.
    fn keep_newer_session(&self, session: &Credential, other_ends_at: Millis) -> impl Future<Output = Result<()>> + Send;
    /// Which of these keys are those of credentials that are valid now.
    fn valid_keys(&self, keys: &[String], now: Millis) -> impl Future<Output = Result<Vec<String>>> + Send;
    /// Removes every credential that has expired: nobody can use it any more.
    fn forget_expired(&self, now: Millis) -> impl Future<Output = Result<()>> + Send;

    // Tables

    fn add_table(&self, table: &Table) -> impl Future<Output = Result<()>> + Send;
    /// The same with the inputs that its match begins with. They are kept apart from the row, for they are many.
    fn add_table_with_opening(&self, table: &Table, opening: &Json) -> impl Future<Output = Result<()>> + Send;
    fn opening(&self, table: &TableId) -> impl Future<Output = Result<Option<Json>>> + Send;
    /// Forgets it, where nothing will be played.
    fn drop_opening(&self, table: &TableId) -> impl Future<Output = Result<()>> + Send;
    /// How many bytes the openings of this person's tables have together.
    fn opening_bytes_of(&self, creator: &PersonId) -> impl Future<Output = Result<u64>> + Send;
    /// Tables in play whose rows name another version of the game's rules, or none; in the order of their ids, after one.
    fn tables_of_other_rules(
        &self,
        game: &str,
        rules_version: u32,
        after: &TableId,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<TableId>>> + Send;
    fn table(&self, id: &TableId) -> impl Future<Output = Result<Option<Table>>> + Send;
    /// Replaces a table's row if its `revision` is still the one read; the new row has the next one. Only
    /// for tables in the lobby: once play has begun rows change with [`Store::append`].
    fn update_table(&self, table: &Table) -> impl Future<Output = Result<()>> + Send;
    /// A page of a list, from where the one before ended.
    fn tables(&self, filter: &Filter, search: &Search, after: Option<&Cursor>, limit: u32) -> impl Future<Output = Result<Page>> + Send;
    /// How many tables of this person are open or being played.
    fn count_tables_of(&self, creator: &PersonId) -> impl Future<Output = Result<u64>> + Send;

    /// Adds entries to a log and changes the head of its table, all or nothing. `Conflict` if the log is
    /// not `append.after` entries long, `Exists` if an action id was used before by the same person there.
    fn append(&self, append: &Append) -> impl Future<Output = Result<()>> + Send;
    /// Entries from this number on, in order.
    fn entries(&self, table: &TableId, from: u64) -> impl Future<Output = Result<Vec<Entry>>> + Send;
    /// The number of the entry with which a person's action came, if it did.
    fn find_action(&self, table: &TableId, person: &PersonId, action_id: &str) -> impl Future<Output = Result<Option<u64>>> + Send;
    /// A state to begin with instead of the whole log. Older ones of the table may be forgotten.
    fn put_snapshot(&self, snapshot: &Snapshot) -> impl Future<Output = Result<()>> + Send;
    fn snapshot(&self, table: &TableId) -> impl Future<Output = Result<Option<Snapshot>>> + Send;
    /// Tables in play whose deadline has passed.
    fn due(&self, now: Millis, limit: u32) -> impl Future<Output = Result<Vec<TableId>>> + Send;
    /// The same for one of several servers: they are due again at `until`, so that no other server gets them before.
    fn claim_due(&self, now: Millis, until: Millis, limit: u32) -> impl Future<Output = Result<Vec<TableId>>> + Send;
    /// How far these tables have come, of those that are there.
    fn lengths(&self, tables: &[TableId]) -> impl Future<Output = Result<Vec<Lengths>>> + Send;

    /// Notes that somebody looked at an open table, unless somebody did after `unless_since`.
    fn look_at(&self, table: &TableId, now: Millis, unless_since: Millis) -> impl Future<Output = Result<()>> + Send;
    /// Tables that nobody has needed since before this time.
    fn stale_tables(&self, what: Stale, before: Millis, limit: u32) -> impl Future<Output = Result<Vec<TableId>>> + Send;
    /// Deletes a table that was called off with everything that belongs to it, in many small writes: if it breaks off, the
    /// table is still there and can be deleted again. `Conflict` if it is not called off, or not there.
    fn delete_table(&self, table: &TableId) -> impl Future<Output = Result<()>> + Send;

    /// Moves the log of a finished game with what it began with into the archive, a compressed row. Whoever reads the table finds
    /// everything as before; an append brings it back. `Conflict` if the game is not finished, is there already, or if
    /// somebody wrote to it at that moment.
    fn archive_table(&self, table: &TableId) -> impl Future<Output = Result<()>> + Send;

    // Words

    /// Adds a message; its number is given by the store and returned. Only the last `keep` of the table stay. `Exists` if one of
    /// them came with this id from the same person.
    fn add_message(&self, message: &Message, id: Option<&str>, keep: u64) -> impl Future<Output = Result<u64>> + Send;
    /// Messages with a number above this one, in order.
    fn messages(&self, table: &TableId, after: u64, limit: u32) -> impl Future<Output = Result<Vec<Message>>> + Send;
    /// The last messages with a number between these two, in order.
    fn last_messages(&self, table: &TableId, after: u64, before: u64, limit: u32) -> impl Future<Output = Result<Vec<Message>>> + Send;
    /// A person's private note at a table; empty text removes it.
    fn put_note(&self, table: &TableId, person: &PersonId, text: &str) -> impl Future<Output = Result<()>> + Send;
    fn note(&self, table: &TableId, person: &PersonId) -> impl Future<Output = Result<Option<String>>> + Send;

    // Lessons

    /// Notes how far a person has come in a lesson. Once done stays done.
    fn put_lesson(&self, person: &PersonId, progress: &LessonProgress) -> impl Future<Output = Result<()>> + Send;
    /// Every lesson that the person was ever in.
    fn lessons_of(&self, person: &PersonId) -> impl Future<Output = Result<Vec<LessonProgress>>> + Send;

    // Puzzles

    /// Notes somebody's first answer to a puzzle with what it changes, all or nothing. `Exists` if there is one already, `Conflict`
    /// if a strength is no longer what it was.
    fn put_answer(&self, person: &PersonId, counted: &CountedAnswer) -> impl Future<Output = Result<()>> + Send;
    fn answer(&self, person: &PersonId, puzzle: &str) -> impl Future<Output = Result<Option<PuzzleAnswer>>> + Send;
    /// The person's answers to puzzles of a game, the oldest first.
    fn answers_of(&self, person: &PersonId, game: &str) -> impl Future<Output = Result<Vec<PuzzleAnswer>>> + Send;
    /// The last days on which the person answered, the newest first.
    fn puzzle_days(&self, person: &PersonId, limit: u32) -> impl Future<Output = Result<Vec<PuzzleDay>>> + Send;
    /// How good the person is at the puzzles of each game.
    fn solvers_of(&self, person: &PersonId) -> impl Future<Output = Result<Vec<(String, Solver)>>> + Send;
    /// How hard the puzzles of a game are, of those that somebody has answered.
    fn puzzle_strengths(&self, game: &str) -> impl Future<Output = Result<Vec<(String, Strength)>>> + Send;

    // What servers share

    /// How often somebody did something that has a limit.
    fn tally(&self, key: &str) -> impl Future<Output = Result<Option<Tally>>> + Send;
    /// Changes it; `Conflict` if it is no longer what it was.
    fn put_tally(&self, key: &str, was: Option<Tally>, now: Tally) -> impl Future<Output = Result<()>> + Send;
    /// Moves a tally's time on by a cost, from now if it lies before that, and gives it; `Conflict` if it would come to lie further
    /// from now than this. Whoever does so at the same moment comes one after the other.
    fn take_tally(&self, key: &str, now: Millis, cost: Millis, furthest: Millis) -> impl Future<Output = Result<Millis>> + Send;
    /// Forgets those that nobody has changed since before this time.
    fn forget_tallies(&self, before: Millis) -> impl Future<Output = Result<()>> + Send;
    /// What time it is by the database, where that is a server with a clock of its own.
    fn clock(&self) -> impl Future<Output = Result<Option<Millis>>> + Send;

    // The server itself

    /// Notes that a server is up; called again and again with the same id. Clocks stand still between runs.
    fn beat(&self, run: &Run) -> impl Future<Output = Result<()>> + Send;
    /// Runs that were up at this time or later, oldest first.
    fn runs_since(&self, time: Millis) -> impl Future<Output = Result<Vec<Run>>> + Send;
    /// Whether the database answers.
    fn ping(&self) -> impl Future<Output = Result<()>> + Send;
}
