-- How far people have come in lessons: the step they left off at, and when they first came to the end.
CREATE TABLE lessons (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    step TEXT,
    done_at BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, lesson)
);
