-- The inputs a table begins with, where it does not begin at the beginning: an imported match, or a step of another one. They
-- are read when play begins and when the log is read, and never with the row.
CREATE TABLE openings (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    creator TEXT NOT NULL,
    bytes BIGINT NOT NULL,
    body TEXT NOT NULL
);

CREATE INDEX openings_creator ON openings (creator);

INSERT INTO openings (table_id, creator, bytes, body)
SELECT id, creator, octet_length((setup::json -> 'opening')::text), (setup::json -> 'opening')::text
FROM tables WHERE json_typeof(setup::json -> 'opening') = 'array';

UPDATE tables SET setup = (setup::jsonb - 'opening')::text WHERE json_typeof(setup::json -> 'opening') = 'array';

-- By which version of its game's rules a table is played, and what the server tells of it.
ALTER TABLE tables ADD COLUMN rules_version BIGINT;
ALTER TABLE tables ADD COLUMN rules TEXT;

CREATE INDEX tables_rules ON tables (game, id) WHERE status = 'playing';
