-- Journals hold no name and no address: both can be erased without touching a game.
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_of ON sessions (person);

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    scope TEXT NOT NULL,
    made BIGINT NOT NULL,
    revoked BIGINT
);
CREATE INDEX tokens_of ON tokens (owner);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    plan TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    made BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, updated);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    wish TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX entries_by_wish ON entries (table_id, wish);

CREATE TABLE holders (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    first INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);
CREATE INDEX holders_of ON holders (person);

CREATE TABLE watchers (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX watchers_of ON watchers (person);

CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL
);

CREATE TABLE said (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    phrase TEXT,
    text TEXT,
    wish TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE UNIQUE INDEX said_by_wish ON said (table_id, wish);
CREATE INDEX said_of ON said (person);

CREATE TABLE servers (id TEXT PRIMARY KEY, seen BIGINT NOT NULL);

CREATE TABLE presence (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    server TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, server)
);
