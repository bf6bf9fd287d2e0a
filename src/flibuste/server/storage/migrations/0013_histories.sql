-- What a finished game was, without names, so that lists and statistics need not play it again. Why it was not rated, if it should have been.
CREATE TABLE histories (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    ended BIGINT NOT NULL,
    line TEXT NOT NULL,
    unrated TEXT NOT NULL DEFAULT ''
);
CREATE INDEX histories_by_end ON histories (ended);
