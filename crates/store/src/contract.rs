//! The contract, written once for both databases.

use crate::rows::{self, json, word};
use crate::sql::{Backend, Query, Reading, Step};
use crate::{
    Append, Credential, Entry, Filter, Login, Made, Message, Millis, Person, PersonId, Result, Role, Run, Snapshot, Store, StoreError,
    Table, TableId, credentials, naming,
};

macro_rules! person_columns {
    () => {
        "people.id AS person, people.name AS person_name, people.role AS role, people.created_at AS person_since, \
         (SELECT COUNT(*) FROM logins WHERE logins.person = people.id) AS logins"
    };
}

macro_rules! credential_columns {
    () => {
        "credentials.id AS id, hash, credentials.person AS person, kind, label, scope, session, maker, replaces, \
         credentials.created_at AS created_at, expires_at"
    };
}

macro_rules! select_tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, revision, game, creator, visibility, created_at, setup, status, seating, people, tables.awaited AS awaited, \
             updated_at, deadline, outcome FROM tables ",
            $rest
        )
    };
}

impl<B: Backend> Store for B {
    async fn add_person(&self, person: &Person) -> Result<()> {
        self.write(naming::add_person(person)?).await.map(drop)
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>> {
        let query = Query::new(concat!("SELECT ", person_columns!(), " FROM people WHERE id = $1")).text(&id.0);
        first(self, query, rows::person).await
    }

    async fn rename_person(&self, id: &PersonId, name: &str) -> Result<()> {
        self.write(naming::rename_person(id, name)).await.map(drop)
    }

    async fn set_role(&self, id: &PersonId, role: Role) -> Result<()> {
        let query = Query::new("UPDATE people SET role = $2 WHERE id = $1 RETURNING created_at").text(&id.0).text(&word(&role)?);
        self.write(vec![Step::must(query)]).await.map(drop)
    }

    async fn add_login(&self, login: &Login) -> Result<()> {
        let person = self.person(&login.person).await?.ok_or(StoreError::Conflict)?;
        self.write(naming::add_login(login, &login_key(&login.login_name), &person.name)).await.map(drop)
    }

    async fn login(&self, login_name: &str) -> Result<Option<Login>> {
        let query = Query::new("SELECT person, login_name, password_hash FROM logins WHERE login_key = $1").text(&login_key(login_name));
        first(self, query, rows::login).await
    }

    async fn is_name_of_another(&self, person: &PersonId, name: &str) -> Result<bool> {
        Ok(first(self, naming::name_of_another(person, name), |row| row.number("names")).await?.unwrap_or(0) > 0)
    }

    async fn fill_in_looks(&self, limit: u32) -> Result<usize> {
        let people = self.read(naming::people_without_looks(limit), naming::named_person).await?;
        if !people.is_empty() {
            self.write(people.iter().map(naming::fill_in_person).collect()).await?;
            return Ok(people.len());
        }
        let logins = self.read(naming::logins_without_looks(limit), naming::named_login).await?;
        if !logins.is_empty() {
            self.write(logins.iter().flat_map(naming::fill_in_login).collect()).await?;
        }
        Ok(logins.len())
    }

    async fn add_credential(&self, credential: &Credential) -> Result<()> {
        self.write(credentials::add(credential)?).await.map(drop)
    }

    async fn credential(&self, hash: &str, now: Millis) -> Result<Option<(Credential, Person)>> {
        let query = Query::new(concat!(
            "SELECT ",
            credential_columns!(),
            ", ",
            person_columns!(),
            " FROM credentials JOIN people ON people.id = credentials.person",
            " WHERE hash = $1 AND (expires_at IS NULL OR expires_at > $2)"
        ))
        .text(hash)
        .number(now);
        first(self, query, |row| Ok((rows::credential(row)?, rows::person(row)?))).await
    }

    async fn credentials_of(&self, person: &PersonId) -> Result<Vec<Credential>> {
        let sql = concat!("SELECT ", credential_columns!(), " FROM credentials WHERE person = $1 ORDER BY created_at, id");
        self.read(Query::new(sql).text(&person.0), rows::credential).await
    }

    async fn end_credential(&self, person: &PersonId, key: &str, made: Made) -> Result<Vec<String>> {
        let ended = credentials::ended_by(&self.credentials_of(person).await?, key, made);
        if !ended.is_empty() {
            self.write(credentials::end(person, key, made)).await?;
        }
        Ok(ended)
    }

    async fn settle_session(&self, session: &Credential, other_ends_at: Millis) -> Result<()> {
        self.write(credentials::settle(session, other_ends_at)).await.map(drop)
    }

    async fn valid_keys(&self, keys: &[String], now: Millis) -> Result<Vec<String>> {
        let sql = Backend::valid_keys(self);
        self.read(Query::new(sql).text(&json(&keys)?).number(now), |row| row.text("key")).await
    }

    async fn forget_expired(&self, now: Millis) -> Result<()> {
        self.write(vec![Step::new(Query::new("DELETE FROM credentials WHERE expires_at <= $1").number(now))]).await?;
        Ok(())
    }

    async fn add_table(&self, table: &Table) -> Result<()> {
        let query = table_values(
            "INSERT INTO tables (id, revision, game, creator, visibility, created_at, setup, \
             status, seating, people, awaited, updated_at, deadline, outcome) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
            table,
        )?;
        self.write(vec![Step::new(query)]).await.map(drop)
    }

    async fn table(&self, id: &TableId) -> Result<Option<Table>> {
        first(self, Query::new(select_tables!("WHERE id = $1")).text(&id.0), rows::table).await
    }

    async fn update_table(&self, table: &Table) -> Result<()> {
        let query = table_values(
            "UPDATE tables SET revision = revision + 1, game = $3, creator = $4, visibility = $5, created_at = $6, setup = $7, \
             status = $8, seating = $9, people = $10, awaited = $11, updated_at = $12, deadline = $13, outcome = $14 \
             WHERE id = $1 AND revision = $2 RETURNING revision",
            table,
        )?;
        self.write(vec![Step::must(query)]).await.map(drop)
    }

    async fn tables(&self, filter: &Filter, limit: u32) -> Result<Vec<Table>> {
        let query = match filter {
            Filter::Open => {
                Query::new(select_tables!("WHERE status = 'open' AND visibility = 'public' ORDER BY created_at DESC, id DESC LIMIT $1"))
            }
            Filter::Of(person) => Query::new(select_tables!(
                "JOIN seated ON seated.table_id = tables.id WHERE seated.person = $1 \
                 ORDER BY seated.awaited DESC, updated_at DESC, id DESC LIMIT $2"
            ))
            .text(&person.0),
            Filter::Results => {
                Query::new(select_tables!("WHERE status = 'finished' AND visibility = 'public' ORDER BY updated_at DESC, id DESC LIMIT $1"))
            }
        };
        self.read(query.number(limit.into()), rows::table).await
    }

    async fn count_tables_of(&self, creator: &PersonId) -> Result<u64> {
        let sql = "SELECT COUNT(*) AS tables FROM tables WHERE creator = $1 AND status IN ('open', 'playing')";
        Ok(first(self, Query::new(sql).text(&creator.0), |row| row.count("tables")).await?.unwrap_or(0))
    }

    async fn append(&self, append: &Append) -> Result<()> {
        self.write(self.append_steps(append)?).await.map(drop)
    }

    async fn entries(&self, table: &TableId, from: u64) -> Result<Vec<Entry>> {
        let sql = "SELECT number, at, body FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number";
        self.read(Query::new(sql).text(&table.0).count(from), rows::entry).await
    }

    async fn find_action(&self, table: &TableId, person: &PersonId, action_id: &str) -> Result<Option<u64>> {
        let sql = "SELECT number FROM entries WHERE table_id = $1 AND person = $2 AND action_id = $3";
        first(self, Query::new(sql).text(&table.0).text(&person.0).text(action_id), |row| row.count("number")).await
    }

    async fn put_snapshot(&self, snapshot: &Snapshot) -> Result<()> {
        // Two servers may be late: the longer snapshot stays.
        let query = Query::new(
            "INSERT INTO snapshots (table_id, entries, body) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, body = excluded.body \
             WHERE excluded.entries >= snapshots.entries",
        )
        .text(&snapshot.table.0)
        .count(snapshot.entries)
        .text(snapshot.body.text());
        self.write(vec![Step::new(query)]).await.map(drop)
    }

    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>> {
        let sql = "SELECT table_id, entries, body FROM snapshots WHERE table_id = $1";
        first(self, Query::new(sql).text(&table.0), rows::snapshot).await
    }

    async fn due(&self, now: Millis, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE status = 'playing' AND deadline <= $1 ORDER BY deadline, id LIMIT $2";
        self.read(Query::new(sql).number(now).number(limit.into()), |row| Ok(TableId(row.text("id")?))).await
    }

    async fn add_message(&self, message: &Message) -> Result<u64> {
        // The count in the table's row gives the number: whoever changes it holds the row until the message is there.
        let count = Query::new("UPDATE tables SET message_count = message_count + 1 WHERE id = $1 RETURNING message_count");
        let add = Query::new(
            "INSERT INTO messages (table_id, number, person, name, at, text) \
             SELECT id, message_count, $2, $3, $4, $5 FROM tables WHERE id = $1 RETURNING number",
        )
        .text(&message.table.0)
        .text(&message.person.0)
        .text(&message.name)
        .number(message.at)
        .text(&message.text);
        let number = self.write(vec![Step::must(count.text(&message.table.0)), Step::must(add)]).await?;
        number.and_then(|number| u64::try_from(number).ok()).ok_or_else(|| StoreError::Unavailable("a message got no number".to_owned()))
    }

    async fn messages(&self, table: &TableId, after: u64, limit: u32) -> Result<Vec<Message>> {
        let sql = "SELECT table_id, number, person, name, at, text FROM messages \
                   WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";
        self.read(Query::new(sql).text(&table.0).count(after).number(limit.into()), rows::message).await
    }

    async fn put_note(&self, table: &TableId, person: &PersonId, text: &str) -> Result<()> {
        let query = if text.is_empty() {
            Query::new("DELETE FROM notes WHERE table_id = $1 AND person = $2").text(&table.0).text(&person.0)
        } else {
            let sql = "INSERT INTO notes (table_id, person, text) VALUES ($1, $2, $3) \
                       ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text";
            Query::new(sql).text(&table.0).text(&person.0).text(text)
        };
        self.write(vec![Step::new(query)]).await.map(drop)
    }

    async fn note(&self, table: &TableId, person: &PersonId) -> Result<Option<String>> {
        let sql = "SELECT text FROM notes WHERE table_id = $1 AND person = $2";
        first(self, Query::new(sql).text(&table.0).text(&person.0), |row| row.text("text")).await
    }

    async fn beat(&self, run: &Run) -> Result<()> {
        let query = Query::new(
            "INSERT INTO runs (id, started_at, last_seen) VALUES ($1, $2, $3) \
             ON CONFLICT (id) DO UPDATE SET last_seen = excluded.last_seen WHERE excluded.last_seen > runs.last_seen",
        )
        .text(&run.id)
        .number(run.started_at)
        .number(run.last_seen);
        self.write(vec![Step::new(query)]).await.map(drop)
    }

    async fn runs_since(&self, time: Millis) -> Result<Vec<Run>> {
        let sql = "SELECT id, started_at, last_seen FROM runs WHERE last_seen >= $1 ORDER BY started_at, id";
        self.read(Query::new(sql).number(time), rows::run).await
    }

    async fn ping(&self) -> Result<()> {
        // Reading and writing go different ways, and both must be open.
        self.read(Query::new("SELECT COUNT(*) AS runs FROM runs WHERE id = ''"), |row| row.number("runs")).await?;
        self.write(Vec::new()).await.map(drop)
    }
}

async fn first<B: Backend, T: Send + 'static>(backend: &B, query: Query, reading: Reading<T>) -> Result<Option<T>> {
    Ok(backend.read(query, reading).await?.into_iter().next())
}

/// Login names that differ in case alone are one name.
fn login_key(login_name: &str) -> String {
    login_name.to_lowercase()
}

/// The values of a table's row, in the order of its columns.
fn table_values(sql: &'static str, table: &Table) -> Result<Query> {
    let query = Query::new(sql)
        .text(&table.id.0)
        .count(table.revision)
        .text(&table.game)
        .text(&table.creator.0)
        .text(&word(&table.visibility)?)
        .number(table.created_at)
        .text(&json(&table.setup)?);
    rows::head_values(query, &table.head)
}
