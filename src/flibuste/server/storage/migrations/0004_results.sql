-- What a finished game came to is kept as it was told at its end: no later change of rules or cards alters it.
CREATE TABLE results (table_id TEXT PRIMARY KEY, line TEXT NOT NULL);

-- How each edition of a game writes its answers: the record of a game can be written when its rules are gone.
CREATE TABLE editions (edition TEXT PRIMARY KEY, wording TEXT NOT NULL);
