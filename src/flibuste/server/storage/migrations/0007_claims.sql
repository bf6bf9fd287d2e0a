-- When a device took a seat over, and how often the owner of a seat has asked for a new link.
ALTER TABLE holders ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE holders ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
