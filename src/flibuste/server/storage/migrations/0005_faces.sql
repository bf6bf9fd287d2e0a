-- The face a person sat down with. Who chose none is given one by who they are.
ALTER TABLE holders ADD COLUMN face TEXT NOT NULL DEFAULT '';
