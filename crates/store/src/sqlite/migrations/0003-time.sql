-- Time that servers have seen pass, and checks that older SQLite understands. Programs that know only the files before
-- this one can go on with the database: what is new has defaults, and they do not look at it.

-- The time that servers had seen pass when the table last changed; 0 for tables that are older than this column.
ALTER TABLE tables ADD COLUMN seen_ms INTEGER NOT NULL DEFAULT 0;

-- One row: all the time that servers have seen pass on this database, in milliseconds.
CREATE TABLE seen (
    key     INTEGER PRIMARY KEY CHECK (key = 1),
    seen_ms INTEGER NOT NULL
) STRICT;

INSERT INTO seen (key, seen_ms) VALUES (1, 0);

-- One row: the newest file here that was applied. `user_version` is the oldest that a program has to know.
CREATE TABLE schema_version (
    key     INTEGER PRIMARY KEY CHECK (key = 1),
    version INTEGER NOT NULL
) STRICT;

INSERT INTO schema_version (key, version) VALUES (1, 3);

-- `octet_length` is younger than the SQLite of many systems, whose `sqlite3` then could not copy the database. SQLite's
-- manual has this way to change a CHECK: the rows on the disk are not concerned.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema
SET sql = replace(replace(replace(sql,
    'octet_length(body)', 'length(CAST(body AS BLOB))'),
    'octet_length(player)', 'length(CAST(player AS BLOB))'),
    'octet_length(host)', 'length(CAST(host AS BLOB))')
WHERE type = 'table' AND sql LIKE '%octet_length(%';
PRAGMA writable_schema = RESET;
