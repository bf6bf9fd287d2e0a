"""Where journals, seats, names and chat are kept: SQLite by default, PostgreSQL for several server processes."""
