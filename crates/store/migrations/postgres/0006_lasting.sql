-- When a table in play must be looked at. It follows from the rows of `tables`, and triggers alone write it: in an index over
-- the wide row, every new deadline would write all of that row's index entries anew.
CREATE TABLE due (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    at BIGINT NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX due_at ON due (at);

INSERT INTO due (table_id, at) SELECT id, deadline FROM tables WHERE status = 'playing' AND deadline IS NOT NULL;

DROP INDEX tables_due;

CREATE FUNCTION keep_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF new.status = 'playing' AND new.deadline IS NOT NULL THEN
        INSERT INTO due (table_id, at) VALUES (new.id, new.deadline) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at;
    ELSE
        DELETE FROM due WHERE table_id = new.id;
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER tables_due_added AFTER INSERT ON tables
FOR EACH ROW WHEN (new.status = 'playing' AND new.deadline IS NOT NULL) EXECUTE FUNCTION keep_due();

CREATE TRIGGER tables_due_changed AFTER UPDATE OF status, deadline ON tables
FOR EACH ROW WHEN (old.deadline IS DISTINCT FROM new.deadline OR old.status <> new.status) EXECUTE FUNCTION keep_due();

-- When play came to its end. Lists are ordered by it and not by `updated_at`: a column in an index that changes with every
-- append keeps the row from being updated in place.
ALTER TABLE tables ADD COLUMN settled_at BIGINT
GENERATED ALWAYS AS (CASE WHEN status IN ('finished', 'cancelled', 'expired') THEN updated_at END) STORED;

-- Whether the log lies in `archive`. A table is written to only where it does not.
ALTER TABLE tables ADD COLUMN archived BOOLEAN NOT NULL DEFAULT FALSE;

DROP INDEX tables_results;
CREATE INDEX tables_results ON tables (settled_at DESC, id DESC) WHERE status = 'finished' AND visibility = 'public';
DROP INDEX tables_called_off;
CREATE INDEX tables_called_off ON tables (settled_at) WHERE status IN ('cancelled', 'expired');
CREATE INDEX tables_finished ON tables (settled_at) WHERE status = 'finished' AND NOT archived;

-- Room on each page for the next version of a row.
ALTER TABLE tables SET (fillfactor = 70);

-- Logs of finished games with what they began with, one compressed row for each. `opening_bytes` is what the opening counts
-- for among those of its creator.
CREATE TABLE archive (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    creator TEXT NOT NULL,
    opening_bytes BIGINT NOT NULL,
    body BYTEA NOT NULL
);

ALTER TABLE archive ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE INDEX archive_openings ON archive (creator) WHERE opening_bytes > 0;
