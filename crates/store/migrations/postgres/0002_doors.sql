-- What a name looks like, as Rust makes it: as it is written, and in small letters. The server fills in what is missing
-- when it starts.
ALTER TABLE people ADD COLUMN skeleton TEXT;
ALTER TABLE people ADD COLUMN small_skeleton TEXT;
ALTER TABLE logins ADD COLUMN skeleton TEXT;
ALTER TABLE logins ADD COLUMN small_skeleton TEXT;

CREATE INDEX people_skeleton ON people (skeleton);
CREATE INDEX people_small_skeleton ON people (small_skeleton);

-- Every look that belongs to an account: those of its display name and of its login name. A row without an owner is
-- there only while a guest takes a name: of two who take names that look alike, one waits for the other.
CREATE TABLE names (
    skeleton TEXT NOT NULL PRIMARY KEY,
    owner TEXT REFERENCES people (id)
);

CREATE INDEX names_owner ON names (owner);

-- What a token may do; missing for sessions, and for tokens that were made before there were scopes.
ALTER TABLE credentials ADD COLUMN scope TEXT;
-- The name of a session, which it keeps when it is exchanged for a new one. Tokens have none.
ALTER TABLE credentials ADD COLUMN session TEXT;
-- What made a token: the name of a session, or the id of a token.
ALTER TABLE credentials ADD COLUMN maker TEXT;
-- The credential that a session was given for, as long as nobody has used the new one.
ALTER TABLE credentials ADD COLUMN replaces TEXT;

UPDATE credentials SET session = id WHERE kind = 'session';

CREATE INDEX credentials_session ON credentials (session);
