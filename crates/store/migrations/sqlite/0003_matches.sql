-- The inputs a table begins with, where it does not begin at the beginning: an imported match, or a step of another one. They
-- are read when play begins and when the log is read, and never with the row.
CREATE TABLE openings (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    creator TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE INDEX openings_creator ON openings (creator);

INSERT INTO openings (table_id, creator, bytes, body)
SELECT id, creator, length(CAST(json_extract(setup, '$.opening') AS BLOB)), json_extract(setup, '$.opening')
FROM tables WHERE json_type(setup, '$.opening') = 'array';

UPDATE tables SET setup = json_remove(setup, '$.opening') WHERE json_type(setup, '$.opening') = 'array';

-- By which version of its game's rules a table is played, and what the server tells of it.
ALTER TABLE tables ADD COLUMN rules_version INTEGER;
ALTER TABLE tables ADD COLUMN rules TEXT;

CREATE INDEX tables_rules ON tables (game, id) WHERE status = 'playing';
