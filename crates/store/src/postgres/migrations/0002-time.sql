-- Time that servers have seen pass. Nodes that do not know it go on: what is new has defaults.

-- The time that servers had seen pass when the table last changed; 0 for tables that are older than this column.
ALTER TABLE tables ADD COLUMN seen_ms bigint NOT NULL DEFAULT 0;

-- One row: all the time that servers have seen pass on this database, in milliseconds.
CREATE TABLE seen (
    key     integer PRIMARY KEY CHECK (key = 1),
    seen_ms bigint  NOT NULL
);

INSERT INTO seen (key, seen_ms) VALUES (1, 0);
