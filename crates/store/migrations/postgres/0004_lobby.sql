-- What lists are searched and ordered by, so that no list looks into JSON. `title_key` is the title in lower case as Rust
-- makes it; NULL where that is still to be done, which is the first thing after this migration. `place` says that the
-- table was its creator's nth public one at a time. `seen_at` is when somebody last looked at it while it was open.
ALTER TABLE tables ADD COLUMN title_key TEXT;
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tables ADD COLUMN seats BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN free_seats BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN place BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET
    title_key = CASE WHEN setup::json ->> 'title' IS NULL THEN '' END,
    pace = COALESCE(setup::json -> 'clock' ->> 'kind', 'none'),
    seats = CASE json_typeof(seating::json) WHEN 'array' THEN json_array_length(seating::json) ELSE 0 END,
    free_seats = CASE json_typeof(seating::json) WHEN 'array' THEN (
        SELECT COUNT(*) FROM json_array_elements(seating::json) AS chair WHERE chair -> 'occupant' ->> 'kind' = 'open'
    ) ELSE 0 END,
    seen_at = updated_at;

UPDATE tables SET place = (
    SELECT COUNT(*) FROM tables AS older
    WHERE older.creator = tables.creator AND older.status = 'open' AND older.visibility = 'public'
    AND (older.created_at, older.id) <= (tables.created_at, tables.id)
) WHERE status = 'open' AND visibility = 'public';

DROP INDEX tables_open;
CREATE INDEX tables_open ON tables (place, created_at DESC, id DESC) WHERE status = 'open' AND visibility = 'public';
DROP INDEX tables_results;
CREATE INDEX tables_results ON tables (updated_at DESC, id DESC) WHERE status = 'finished' AND visibility = 'public';
CREATE INDEX tables_unseen ON tables (seen_at) WHERE status = 'open';
CREATE INDEX tables_called_off ON tables (updated_at) WHERE status IN ('cancelled', 'expired');
CREATE INDEX tables_untitled ON tables (id) WHERE title_key IS NULL;
