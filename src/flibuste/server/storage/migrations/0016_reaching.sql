-- How people are told that it is their turn: a private feed, browsers that agreed to be woken, and what was told.
CREATE TABLE feeds (person TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, turn INTEGER NOT NULL);

CREATE TABLE pushes (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX pushes_of ON pushes (person);

CREATE TABLE calls (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    opened INTEGER NOT NULL,
    at BIGINT NOT NULL,
    sent INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, opened)
);
CREATE INDEX calls_to_send ON calls (sent, at);

CREATE TABLE vacations (
    person TEXT NOT NULL,
    began BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (person, began)
);
CREATE INDEX vacations_by_end ON vacations (until);
