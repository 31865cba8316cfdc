//! The contract, written once for both databases.

use crate::rows::{self, json, word};
use crate::sql::{Backend, Query, Reading, Step};
use crate::{
    Append, Credential, Cursor, Entry, Filter, Json, Lengths, LessonProgress, Login, Made, Message, Millis, Page, Person, PersonId, Result,
    Role, Run, Search, Snapshot, Stale, Status, Store, StoreError, Table, TableId, Tally, credentials, naming, nodes,
};
use crate::{CountedAnswer, PuzzleAnswer, PuzzleDay, Solver, Strength, archive, lessons, lists, puzzles, removal};

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

    async fn keep_newer_session(&self, session: &Credential, other_ends_at: Millis) -> Result<()> {
        self.write(credentials::keep_newer(session, other_ends_at)).await.map(drop)
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
        self.write(new_table(table)?).await.map(drop)
    }

    async fn add_table_with_opening(&self, table: &Table, opening: &Json) -> Result<()> {
        let add = Query::new("INSERT INTO openings (table_id, creator, bytes, body) VALUES ($1, $2, $3, $4)")
            .text(&table.id.0)
            .text(&table.creator.0)
            .count(opening.text().len() as u64)
            .text(opening.text());
        let mut steps = new_table(table)?;
        steps.push(Step::new(add));
        self.write(steps).await.map(drop)
    }

    async fn opening(&self, table: &TableId) -> Result<Option<Json>> {
        archive::opening(self, table).await
    }

    async fn drop_opening(&self, table: &TableId) -> Result<()> {
        self.write(vec![Step::new(Query::new("DELETE FROM openings WHERE table_id = $1").text(&table.0))]).await.map(drop)
    }

    async fn opening_bytes_of(&self, creator: &PersonId) -> Result<u64> {
        let sql = "SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) AS bytes FROM (SELECT bytes FROM openings WHERE creator = $1 \
                   UNION ALL SELECT opening_bytes FROM archive WHERE creator = $1 AND opening_bytes > 0) AS kept";
        Ok(first(self, Query::new(sql).text(&creator.0), |row| row.count("bytes")).await?.unwrap_or(0))
    }

    async fn tables_of_other_rules(&self, game: &str, rules_version: u32, after: &TableId, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE status = 'playing' AND game = $1 AND (rules_version IS NULL OR rules_version <> $2) \
                   AND id > $3 ORDER BY id LIMIT $4";
        let query = Query::new(sql).text(game).number(rules_version.into()).text(&after.0).number(limit.into());
        self.read(query, |row| Ok(TableId(row.text("id")?))).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Table>> {
        first(self, Query::new(concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1")).text(&id.0), rows::table).await
    }

    async fn update_table(&self, table: &Table) -> Result<()> {
        let query = table_values(
            "UPDATE tables SET revision = revision + 1, game = $3, creator = $4, visibility = $5, created_at = $6, setup = $7, \
             status = $8, seating = $9, people = $10, awaited = $11, updated_at = $12, deadline = $13, outcome = $14, \
             rules_version = $15, rules = $16, title_key = $17, pace = $18, seats = $19, free_seats = $20, seen_at = $21, place = $22 \
             WHERE id = $1 AND revision = $2 RETURNING revision",
            table,
        )?;
        self.write(vec![Step::must(query)]).await.map(drop)
    }

    async fn tables(&self, filter: &Filter, search: &Search, after: Option<&Cursor>, limit: u32) -> Result<Page> {
        let rows = self.read(lists::page_query(filter, search, after, limit)?, lists::listed).await?;
        Ok(lists::page(rows, limit))
    }

    async fn count_tables_of(&self, creator: &PersonId) -> Result<u64> {
        let sql = "SELECT COUNT(*) AS tables FROM tables WHERE creator = $1 AND status IN ('open', 'playing')";
        Ok(first(self, Query::new(sql).text(&creator.0), |row| row.count("tables")).await?.unwrap_or(0))
    }

    async fn append(&self, append: &Append) -> Result<()> {
        match self.write(self.append_steps(append)?).await {
            Err(StoreError::Conflict) if archive::restore(self, &append.table).await? => self.write(self.append_steps(append)?).await,
            written => written,
        }
        .map(drop)
    }

    async fn entries(&self, table: &TableId, from: u64) -> Result<Vec<Entry>> {
        archive::entries(self, table, from).await
    }

    async fn find_action(&self, table: &TableId, person: &PersonId, action_id: &str) -> Result<Option<u64>> {
        archive::find_action(self, table, person, action_id).await
    }

    async fn put_snapshot(&self, snapshot: &Snapshot) -> Result<()> {
        // Two servers may be late: the longer snapshot stays. What lies in the archive needs none.
        let there = Query::new("SELECT entry_count FROM tables WHERE id = $1").text(&snapshot.table.0);
        let query = Query::new(
            "INSERT INTO snapshots (table_id, entries, body) SELECT id, $2, $3 FROM tables WHERE id = $1 AND NOT archived \
             ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, body = excluded.body \
             WHERE excluded.entries >= snapshots.entries",
        )
        .text(&snapshot.table.0)
        .count(snapshot.entries)
        .text(snapshot.body.text());
        self.write(vec![Step::must(there), Step::new(query)]).await.map(drop)
    }

    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>> {
        let sql = "SELECT table_id, entries, body FROM snapshots WHERE table_id = $1";
        first(self, Query::new(sql).text(&table.0), rows::snapshot).await
    }

    async fn due(&self, now: Millis, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT table_id FROM due WHERE at <= $1 ORDER BY at, table_id LIMIT $2";
        self.read(Query::new(sql).number(now).number(limit.into()), |row| Ok(TableId(row.text("table_id")?))).await
    }

    async fn claim_due(&self, now: Millis, until: Millis, limit: u32) -> Result<Vec<TableId>> {
        Backend::claim_due(self, now, until, limit).await
    }

    async fn lengths(&self, tables: &[TableId]) -> Result<Vec<Lengths>> {
        self.read(Query::new(Backend::lengths(self)).text(&json(&tables)?), nodes::lengths).await
    }

    async fn look_at(&self, table: &TableId, now: Millis, unless_since: Millis) -> Result<()> {
        let sql = "UPDATE tables SET seen_at = $2 WHERE id = $1 AND status = 'open' AND seen_at < $3";
        self.write(vec![Step::new(Query::new(sql).text(&table.0).number(now).number(unless_since))]).await.map(drop)
    }

    async fn stale_tables(&self, what: Stale, before: Millis, limit: u32) -> Result<Vec<TableId>> {
        self.read(lists::stale_query(what, before, limit), |row| Ok(TableId(row.text("id")?))).await
    }

    async fn delete_table(&self, table: &TableId) -> Result<()> {
        let called_off = |table: &Table| matches!(table.head.status, Status::Cancelled | Status::Expired);
        self.table(table).await?.filter(called_off).ok_or(StoreError::Conflict)?;
        for sql in removal::CHILDREN {
            let some = || vec![Step::new(Query::new(sql).text(&table.0).number(removal::ROWS_AT_ONCE))];
            while self.write(some()).await?.is_some() {}
        }
        self.write(vec![Step::must(Query::new(removal::TABLE).text(&table.0))]).await.map(drop)
    }

    async fn archive_table(&self, table: &TableId) -> Result<()> {
        archive::archive(self, table).await
    }

    async fn add_message(&self, message: &Message, id: Option<&str>, keep: u64) -> Result<u64> {
        // The count in the table's row gives the number: whoever changes it holds the row until the message is there.
        let count = Query::new("UPDATE tables SET message_count = message_count + 1 WHERE id = $1 RETURNING message_count");
        let drop =
            Query::new("DELETE FROM messages WHERE table_id = $1 AND number <= (SELECT message_count FROM tables WHERE id = $1) - $2");
        let add = Query::new(
            "INSERT INTO messages (table_id, number, person, name, at, text, said_as) \
             SELECT id, message_count, $2, $3, $4, $5, $6 FROM tables WHERE id = $1 RETURNING number",
        )
        .text(&message.table.0)
        .text(&message.person.0)
        .text(&message.name)
        .number(message.at)
        .text(&message.text)
        .maybe_text(id.map(str::to_owned));
        let drop = drop.text(&message.table.0).count(keep);
        let number = self.write(vec![Step::must(count.text(&message.table.0)), Step::new(drop), Step::must(add)]).await?;
        number.and_then(|number| u64::try_from(number).ok()).ok_or_else(|| StoreError::Unavailable("a message got no number".to_owned()))
    }

    async fn messages(&self, table: &TableId, after: u64, limit: u32) -> Result<Vec<Message>> {
        let sql = "SELECT table_id, number, person, name, at, text FROM messages \
                   WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3";
        self.read(Query::new(sql).text(&table.0).count(after).number(limit.into()), rows::message).await
    }

    async fn last_messages(&self, table: &TableId, after: u64, before: u64, limit: u32) -> Result<Vec<Message>> {
        let sql = "SELECT table_id, number, person, name, at, text FROM messages \
                   WHERE table_id = $1 AND number > $2 AND number < $3 ORDER BY number DESC LIMIT $4";
        let query = Query::new(sql).text(&table.0).count(after).count(before).number(limit.into());
        let mut messages = self.read(query, rows::message).await?;
        messages.reverse();
        Ok(messages)
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

    async fn put_lesson(&self, person: &PersonId, progress: &LessonProgress) -> Result<()> {
        self.write(vec![lessons::put(person, progress)]).await.map(drop)
    }

    async fn lessons_of(&self, person: &PersonId) -> Result<Vec<LessonProgress>> {
        self.read(lessons::of(person), lessons::progress).await
    }

    async fn put_answer(&self, person: &PersonId, counted: &CountedAnswer) -> Result<()> {
        self.write(puzzles::put(person, counted)).await.map(drop)
    }

    async fn answer(&self, person: &PersonId, puzzle: &str) -> Result<Option<PuzzleAnswer>> {
        first(self, puzzles::answer_query(person, puzzle), puzzles::answer).await
    }

    async fn answers_of(&self, person: &PersonId, game: &str) -> Result<Vec<PuzzleAnswer>> {
        self.read(puzzles::answers_query(person, game), puzzles::answer).await
    }

    async fn puzzle_days(&self, person: &PersonId, limit: u32) -> Result<Vec<PuzzleDay>> {
        self.read(puzzles::days_query(person, limit), puzzles::day).await
    }

    async fn solvers_of(&self, person: &PersonId) -> Result<Vec<(String, Solver)>> {
        self.read(puzzles::solvers_query(person), puzzles::solver).await
    }

    async fn puzzle_strengths(&self, game: &str) -> Result<Vec<(String, Strength)>> {
        self.read(puzzles::puzzles_query(game), puzzles::puzzle).await
    }

    async fn tally(&self, key: &str) -> Result<Option<Tally>> {
        first(self, nodes::tally_query(key), nodes::tally).await
    }

    async fn put_tally(&self, key: &str, was: Option<Tally>, now: Tally) -> Result<()> {
        self.write(vec![nodes::put_tally(key, was, now)]).await.map(drop)
    }

    async fn take_tally(&self, key: &str, now: Millis, cost: Millis, furthest: Millis) -> Result<Millis> {
        if cost > furthest {
            return Err(StoreError::Conflict);
        }
        let moved = self.write(vec![nodes::take_tally(key, now, cost, furthest)]).await?;
        moved.ok_or(StoreError::Conflict)
    }

    async fn forget_tallies(&self, before: Millis) -> Result<()> {
        self.write(vec![Step::new(Query::new("DELETE FROM tallies WHERE at < $1").number(before))]).await.map(drop)
    }

    async fn clock(&self) -> Result<Option<Millis>> {
        let Some(sql) = Backend::clock(self) else { return Ok(None) };
        first(self, Query::new(sql), |row| row.number("now")).await
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

/// A new row. Whoever makes several at once waits for their own row among people, so that each finds those before it; nothing
/// changes there.
fn new_table(table: &Table) -> Result<Vec<Step>> {
    let alone = Query::new("UPDATE people SET created_at = created_at WHERE id = $1").text(&table.creator.0);
    let query = table_values(
        "INSERT INTO tables (id, revision, game, creator, visibility, created_at, setup, status, seating, people, awaited, \
         updated_at, deadline, outcome, rules_version, rules, title_key, pace, seats, free_seats, seen_at, place) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, \
         (SELECT CASE WHEN COUNT(*) < $22 THEN $22 ELSE COUNT(*) + 1 END FROM tables \
         WHERE creator = $4 AND status IN ('open', 'playing') AND status = 'open' AND visibility = 'public')) RETURNING revision",
        table,
    )?;
    Ok(vec![Step::new(alone), Step::follows(query)])
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
    rows::listing_values(rows::head_values(query, &table.head)?, &table.listing)
}
