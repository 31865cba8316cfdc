-- JSON is kept as text: it belongs to the server, and no list looks into it. Times are milliseconds since 1970.

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- The key is the name in lower case as Rust makes it, because databases disagree about letters outside ASCII.
CREATE TABLE logins (
    person TEXT NOT NULL PRIMARY KEY REFERENCES people (id),
    login_name TEXT NOT NULL,
    login_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL
);

CREATE TABLE credentials (
    id TEXT NOT NULL PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT
);

CREATE INDEX credentials_person ON credentials (person);

-- Both counts are kept in the row, so that the row alone decides which of two writers was first.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    revision BIGINT NOT NULL,
    game TEXT NOT NULL,
    creator TEXT NOT NULL,
    visibility TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    setup TEXT NOT NULL,
    status TEXT NOT NULL,
    seating TEXT NOT NULL,
    people TEXT NOT NULL,
    awaited TEXT NOT NULL,
    updated_at BIGINT NOT NULL,
    deadline BIGINT,
    outcome TEXT,
    entry_count BIGINT NOT NULL DEFAULT 0,
    message_count BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX tables_open ON tables (created_at) WHERE status = 'open' AND visibility = 'public';
CREATE INDEX tables_results ON tables (updated_at) WHERE status = 'finished' AND visibility = 'public';
CREATE INDEX tables_due ON tables (deadline) WHERE status = 'playing' AND deadline IS NOT NULL;
CREATE INDEX tables_creator ON tables (creator) WHERE status IN ('open', 'playing');

-- Who sits at which table. It follows from the rows of `tables`, and triggers alone write it.
CREATE TABLE seated (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    awaited BOOLEAN NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX seated_table ON seated (table_id);

CREATE FUNCTION seat_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM seated WHERE table_id = new.id;
    INSERT INTO seated (person, table_id, awaited)
    SELECT DISTINCT value, new.id, value IN (SELECT json_array_elements_text(new.awaited::json))
    FROM json_array_elements_text(new.people::json);
    RETURN NULL;
END
$$;

CREATE TRIGGER tables_added AFTER INSERT ON tables
FOR EACH ROW EXECUTE FUNCTION seat_people();

CREATE TRIGGER tables_people_changed AFTER UPDATE OF people ON tables
FOR EACH ROW WHEN (old.people <> new.people) EXECUTE FUNCTION seat_people();

-- Most appends change this alone, so that it touches no more rows than it must.
CREATE FUNCTION await_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE seated SET awaited = NOT awaited
    WHERE table_id = new.id AND awaited <> (person IN (SELECT json_array_elements_text(new.awaited::json)));
    RETURN NULL;
END
$$;

CREATE TRIGGER tables_awaited_changed AFTER UPDATE OF awaited ON tables
FOR EACH ROW WHEN (old.people = new.people AND old.awaited <> new.awaited) EXECUTE FUNCTION await_people();

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT,
    action_id TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX entries_action ON entries (table_id, person, action_id) WHERE action_id IS NOT NULL;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    entries BIGINT NOT NULL,
    body TEXT NOT NULL
);

CREATE TABLE messages (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE runs (
    id TEXT NOT NULL PRIMARY KEY,
    started_at BIGINT NOT NULL,
    last_seen BIGINT NOT NULL
);

CREATE INDEX runs_seen ON runs (last_seen);
