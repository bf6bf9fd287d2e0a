-- The face a person used last, the hash of the link that brings everything to another device, how often it was renewed.
ALTER TABLE people ADD COLUMN face TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN link TEXT;
ALTER TABLE people ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX people_by_link ON people (link);
