-- The review of a finished game for one seat, once it has been worked out. It holds no name.
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
