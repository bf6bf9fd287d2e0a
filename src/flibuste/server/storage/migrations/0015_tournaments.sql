-- A tournament has a journal, as a table has one. Who takes part stands beside it and can be erased.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    plan TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tournaments_by_status ON tournaments (status, updated);

CREATE TABLE tournament_entries (
    tournament TEXT NOT NULL,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
);

CREATE TABLE entrants (
    tournament TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    face TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament, number)
);
CREATE INDEX entrants_of ON entrants (person);
