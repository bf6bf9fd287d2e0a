-- What the operator has said: who may not come or speak, until when, and what everybody shall read.
CREATE TABLE bans (person TEXT PRIMARY KEY, what TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE notices (name TEXT PRIMARY KEY, text TEXT NOT NULL, at BIGINT NOT NULL);
