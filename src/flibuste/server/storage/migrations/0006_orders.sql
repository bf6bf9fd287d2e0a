-- What a seat tells the table to do for it stands beside the journal: a number that jumps would tell the others.
CREATE TABLE orders (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
