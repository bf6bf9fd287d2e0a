-- Ratings in thousandths, volatilities in millionths. Each game changes them once, and what it changed is kept beside it.
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    ladder TEXT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games INTEGER NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (person, game, ladder)
);
CREATE INDEX ratings_by_rating ON ratings (game, ladder, rating);

CREATE TABLE rated (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    ladder TEXT NOT NULL,
    before_rating BIGINT NOT NULL,
    before_deviation BIGINT NOT NULL,
    after_rating BIGINT NOT NULL,
    after_deviation BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX rated_of ON rated (person);

-- At rated tables, while they run: 16 bits of a keyed hash of where a seat was played from. Enough to compare, too few to find out.
CREATE TABLE houses (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    mark INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, mark)
);

-- Games during which the server was away.
CREATE TABLE faults (table_id TEXT PRIMARY KEY);
