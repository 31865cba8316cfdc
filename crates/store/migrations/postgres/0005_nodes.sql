-- The id that a line of chat was sent with: the same line never counts twice, whichever server it comes through. Missing in
-- lines from before this was kept.
ALTER TABLE messages ADD COLUMN said_as TEXT;

CREATE UNIQUE INDEX messages_said_as ON messages (table_id, person, said_as) WHERE said_as IS NOT NULL;

-- What several servers count together, such as who tries to log in. It may be forgotten when the database stops at once.
CREATE UNLOGGED TABLE tallies (
    id TEXT NOT NULL PRIMARY KEY,
    count BIGINT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX tallies_at ON tallies (at);
