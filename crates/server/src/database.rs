//! The database that was chosen at the start, behind the one contract.

use store::{
    Append, Credential, Entry, Filter, Login, Message, Millis, Person, PersonId, Result, Role, Run, Snapshot, Store, Table, TableId,
};

/// SQLite or PostgreSQL.
#[derive(Clone, Debug)]
pub enum Database {}

/// Hands every call on to the one that was chosen.
macro_rules! hand_on {
    ($($name:ident($($argument:ident: $kind:ty),*) -> $out:ty;)*) => {
        impl Store for Database {
            $(
                async fn $name(&self, $($argument: $kind),*) -> Result<$out> {
                    $(let _ = $argument;)*
                    match *self {}
                }
            )*
        }
    };
}

hand_on! {
    add_person(person: &Person) -> ();
    person(id: &PersonId) -> Option<Person>;
    rename_person(id: &PersonId, name: &str) -> ();
    set_role(id: &PersonId, role: Role) -> ();
    add_login(login: &Login) -> ();
    login(login_name: &str) -> Option<Login>;
    add_credential(credential: &Credential) -> ();
    credential(hash: &str, now: Millis) -> Option<(Credential, Person)>;
    credentials_of(person: &PersonId) -> Vec<Credential>;
    revoke_credential(person: &PersonId, id: &str) -> bool;
    add_table(table: &Table) -> ();
    table(id: &TableId) -> Option<Table>;
    update_table(table: &Table) -> ();
    tables(filter: &Filter, limit: u32) -> Vec<Table>;
    count_tables_of(creator: &PersonId) -> u64;
    append(append: Append) -> ();
    entries(table: &TableId, from: u64) -> Vec<Entry>;
    find_action(table: &TableId, person: &PersonId, action_id: &str) -> Option<u64>;
    put_snapshot(snapshot: &Snapshot) -> ();
    snapshot(table: &TableId) -> Option<Snapshot>;
    due(now: Millis, limit: u32) -> Vec<TableId>;
    add_message(message: &Message) -> u64;
    messages(table: &TableId, after: u64, limit: u32) -> Vec<Message>;
    put_note(table: &TableId, person: &PersonId, text: &str) -> ();
    note(table: &TableId, person: &PersonId) -> Option<String>;
    beat(run: &Run) -> ();
    runs_since(time: Millis) -> Vec<Run>;
    ping() -> ();
}
