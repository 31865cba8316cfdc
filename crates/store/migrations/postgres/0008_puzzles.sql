-- How good people are at the puzzles of a game. Ratings and deviations are in thousandths, volatilities in millionths.
CREATE TABLE solvers (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    answered BIGINT NOT NULL,
    in_a_row BIGINT NOT NULL,
    longest_row BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

-- How hard puzzles are, of those that somebody has answered.
CREATE TABLE puzzles (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    answered BIGINT NOT NULL
);

CREATE INDEX puzzles_of_game ON puzzles (game);

-- Everybody's first answer to a puzzle. `day` counts from 1970.
CREATE TABLE answers (
    person TEXT NOT NULL REFERENCES people (id),
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    day BIGINT NOT NULL,
    choice BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (person, puzzle)
);

CREATE INDEX answers_by_day ON answers (person, day);
