-- When a table in play must be looked at. It follows from the rows of `tables`, and triggers alone write it.
CREATE TABLE due (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX due_at ON due (at);

INSERT INTO due (table_id, at) SELECT id, deadline FROM tables WHERE status = 'playing' AND deadline IS NOT NULL;

DROP INDEX tables_due;

CREATE TRIGGER tables_due_added AFTER INSERT ON tables WHEN new.status = 'playing' AND new.deadline IS NOT NULL
BEGIN
    INSERT INTO due (table_id, at) VALUES (new.id, new.deadline);
END;

CREATE TRIGGER tables_due_changed AFTER UPDATE OF status, deadline ON tables
WHEN new.status = 'playing' AND new.deadline IS NOT NULL AND (old.deadline IS NOT new.deadline OR old.status <> new.status)
BEGIN
    INSERT INTO due (table_id, at) VALUES (new.id, new.deadline) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at;
END;

CREATE TRIGGER tables_due_gone AFTER UPDATE OF status, deadline ON tables
WHEN (new.status <> 'playing' OR new.deadline IS NULL) AND (old.deadline IS NOT new.deadline OR old.status <> new.status)
BEGIN
    DELETE FROM due WHERE table_id = new.id;
END;

-- When play came to its end; lists are ordered by it, so that no index follows every append.
ALTER TABLE tables ADD COLUMN settled_at INTEGER
GENERATED ALWAYS AS (CASE WHEN status IN ('finished', 'cancelled', 'expired') THEN updated_at END) VIRTUAL;

-- Whether the log lies in `archive`. A table is written to only where it does not.
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;

DROP INDEX tables_results;
CREATE INDEX tables_results ON tables (settled_at DESC, id DESC) WHERE status = 'finished' AND visibility = 'public';
DROP INDEX tables_called_off;
CREATE INDEX tables_called_off ON tables (settled_at) WHERE status IN ('cancelled', 'expired');
CREATE INDEX tables_finished ON tables (settled_at) WHERE status = 'finished' AND NOT archived;

-- Logs of finished games with what they began with, one compressed row for each. `opening_bytes` is what the opening counts
-- for among those of its creator.
CREATE TABLE archive (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    creator TEXT NOT NULL,
    opening_bytes INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

CREATE INDEX archive_openings ON archive (creator) WHERE opening_bytes > 0;
