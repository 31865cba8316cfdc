-- How good people are at the puzzles of a game. Ratings and deviations are in thousandths, volatilities in millionths.
CREATE TABLE solvers (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    answered INTEGER NOT NULL,
    in_a_row INTEGER NOT NULL,
    longest_row INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

-- How hard puzzles are, of those that somebody has answered.
CREATE TABLE puzzles (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    answered INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzles_of_game ON puzzles (game);

-- Everybody's first answer to a puzzle. `day` counts from 1970.
CREATE TABLE answers (
    person TEXT NOT NULL REFERENCES people (id),
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    day INTEGER NOT NULL,
    choice INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle)
) STRICT, WITHOUT ROWID;

CREATE INDEX answers_by_day ON answers (person, day);
