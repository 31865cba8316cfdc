//! The contract, written once for both databases.

use crate::rows::{self, json, word};
use crate::sql::{Backend, Query, Reading, Step};
use crate::{
    Append, Credential, Entry, Filter, Json, Login, Message, Millis, Person, PersonId, Result, Role, Run, Snapshot, Store, StoreError,
    Table, TableId,
};

macro_rules! person_columns {
    () => {
        "people.id AS person, people.name AS person_name, people.role AS role, people.created_at AS person_since, \
         (SELECT COUNT(*) FROM logins WHERE logins.person = people.id) AS logins"
    };
}

macro_rules! credential_columns {
    () => {
        "credentials.id AS id, hash, credentials.person AS person, kind, label, credentials.created_at AS created_at, expires_at"
    };
}

macro_rules! select_tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, revision, game, creator, visibility, created_at, setup, status, seating, people, tables.awaited AS awaited, \
             updated_at, deadline, outcome, rules_version, rules FROM tables ",
            $rest
        )
    };
}

impl<B: Backend> Store for B {
    async fn add_person(&self, person: &Person) -> Result<()> {
        let query = Query::new("INSERT INTO people (id, name, role, created_at) VALUES ($1, $2, $3, $4)")
            .text(&person.id.0)
            .text(&person.name)
            .text(&word(&person.role)?)
            .number(person.created_at);
        self.write(vec![Step::new(query)]).await.map(drop)
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>> {
        let query = Query::new(concat!("SELECT ", person_columns!(), " FROM people WHERE id = $1")).text(&id.0);
        first(self, query, rows::person).await
    }

    async fn rename_person(&self, id: &PersonId, name: &str) -> Result<()> {
        let query = Query::new("UPDATE people SET name = $2 WHERE id = $1 RETURNING created_at").text(&id.0).text(name);
        self.write(vec![Step::must(query)]).await.map(drop)
    }

    async fn set_role(&self, id: &PersonId, role: Role) -> Result<()> {
        let query = Query::new("UPDATE people SET role = $2 WHERE id = $1 RETURNING created_at").text(&id.0).text(&word(&role)?);
        self.write(vec![Step::must(query)]).await.map(drop)
    }

    async fn add_login(&self, login: &Login) -> Result<()> {
        let query = Query::new("INSERT INTO logins (person, login_name, login_key, password_hash) VALUES ($1, $2, $3, $4)")
            .text(&login.person.0)
            .text(&login.login_name)
            .text(&login_key(&login.login_name))
            .text(&login.password_hash);
        self.write(vec![Step::new(query)]).await.map(drop)
    }

    async fn login(&self, login_name: &str) -> Result<Option<Login>> {
        let query = Query::new("SELECT person, login_name, password_hash FROM logins WHERE login_key = $1").text(&login_key(login_name));
        first(self, query, rows::login).await
    }

    async fn add_credential(&self, credential: &Credential) -> Result<()> {
        let query = Query::new(
            "INSERT INTO credentials (id, hash, person, kind, label, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .text(&credential.id)
        .text(&credential.hash)
        .text(&credential.person.0)
        .text(&word(&credential.kind)?)
        .text(&credential.label)
        .number(credential.created_at)
        .maybe_number(credential.expires_at);
        self.write(vec![Step::new(query)]).await.map(drop)
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

    async fn revoke_credential(&self, person: &PersonId, id: &str) -> Result<bool> {
        let query = Query::new("DELETE FROM credentials WHERE person = $1 AND id = $2 RETURNING created_at").text(&person.0).text(id);
        Ok(self.write(vec![Step::new(query)]).await?.is_some())
    }

    async fn forget_expired(&self, now: Millis) -> Result<()> {
        self.write(vec![Step::new(Query::new("DELETE FROM credentials WHERE expires_at <= $1").number(now))]).await?;
        Ok(())
    }

    async fn add_table(&self, table: &Table) -> Result<()> {
        self.write(vec![Step::new(new_table(table)?)]).await.map(drop)
    }

    async fn add_table_with_opening(&self, table: &Table, opening: &Json) -> Result<()> {
        let add = Query::new("INSERT INTO openings (table_id, creator, bytes, body) VALUES ($1, $2, $3, $4)")
            .text(&table.id.0)
            .text(&table.creator.0)
            .count(opening.text().len() as u64)
            .text(opening.text());
        self.write(vec![Step::new(new_table(table)?), Step::new(add)]).await.map(drop)
    }

    async fn opening(&self, table: &TableId) -> Result<Option<Json>> {
        let sql = "SELECT body FROM openings WHERE table_id = $1";
        first(self, Query::new(sql).text(&table.0), |row| Ok(Json::from_column(row.text("body")?))).await
    }

    async fn drop_opening(&self, table: &TableId) -> Result<()> {
        self.write(vec![Step::new(Query::new("DELETE FROM openings WHERE table_id = $1").text(&table.0))]).await.map(drop)
    }

    async fn opening_bytes_of(&self, creator: &PersonId) -> Result<u64> {
        let sql = "SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) AS bytes FROM openings WHERE creator = $1";
        Ok(first(self, Query::new(sql).text(&creator.0), |row| row.count("bytes")).await?.unwrap_or(0))
    }

    async fn tables_of_other_rules(&self, game: &str, rules_version: u32, after: &TableId, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE status = 'playing' AND game = $1 AND (rules_version IS NULL OR rules_version <> $2) \
                   AND id > $3 ORDER BY id LIMIT $4";
        let query = Query::new(sql).text(game).number(rules_version.into()).text(&after.0).number(limit.into());
        self.read(query, |row| Ok(TableId(row.text("id")?))).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Table>> {
        first(self, Query::new(select_tables!("WHERE id = $1")).text(&id.0), rows::table).await
    }

    async fn update_table(&self, table: &Table) -> Result<()> {
        let query = table_values(
            "UPDATE tables SET revision = revision + 1, game = $3, creator = $4, visibility = $5, created_at = $6, setup = $7, \
             status = $8, seating = $9, people = $10, awaited = $11, updated_at = $12, deadline = $13, outcome = $14, \
             rules_version = $15, rules = $16 \
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

fn new_table(table: &Table) -> Result<Query> {
    table_values(
        "INSERT INTO tables (id, revision, game, creator, visibility, created_at, setup, \
         status, seating, people, awaited, updated_at, deadline, outcome, rules_version, rules) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        table,
    )
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
