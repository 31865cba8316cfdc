-- The id that a line of chat was sent with: the same line never counts twice, whichever server it comes through. Missing in
-- lines from before this was kept.
ALTER TABLE messages ADD COLUMN said_as TEXT;

CREATE UNIQUE INDEX messages_said_as ON messages (table_id, person, said_as) WHERE said_as IS NOT NULL;

-- What several servers count together, such as who tries to log in. A file has one server, which counts in memory.
CREATE TABLE tallies (
    id TEXT NOT NULL PRIMARY KEY,
    count INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tallies_at ON tallies (at);
