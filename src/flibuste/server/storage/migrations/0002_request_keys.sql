-- What a browser sends with each request so that it is done once has one name everywhere: its request key.
ALTER TABLE entries RENAME COLUMN wish TO request_key;
ALTER TABLE said RENAME COLUMN wish TO request_key;
