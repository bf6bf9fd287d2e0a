-- A campaign has a journal, as a table has one. Who leads which crew stands beside it and can be erased.
CREATE TABLE campaigns (
    id TEXT PRIMARY KEY,
    plan TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX campaigns_by_status ON campaigns (status, updated);

CREATE TABLE campaign_entries (
    campaign TEXT NOT NULL,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (campaign, seq)
);

CREATE TABLE owners (
    campaign TEXT NOT NULL,
    crew INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    face TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (campaign, crew)
);
CREATE INDEX owners_of ON owners (person);
