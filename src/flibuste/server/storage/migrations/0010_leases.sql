-- Which of several server processes looks after a table: plays its bots, keeps its clocks.
CREATE TABLE leases (table_id TEXT PRIMARY KEY, server TEXT NOT NULL);
CREATE INDEX leases_by_server ON leases (server);
