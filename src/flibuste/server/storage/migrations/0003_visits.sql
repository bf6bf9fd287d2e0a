-- When somebody of a table was last there: tables nobody visits any more end by themselves.
ALTER TABLE tables ADD COLUMN visited BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET visited = updated;
