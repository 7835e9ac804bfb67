-- What people wish to be told by, what waits to be told, and the keys of the server. Programs that know only the files
-- before this one can go on with the database: they tell nothing, and what waits is looked at again before it is told.

-- A secret of each person: addresses and keys. Nothing that lists or exports tables reads it.
CREATE TABLE wishes (
    player TEXT NOT NULL PRIMARY KEY CHECK (length(CAST(player AS BLOB)) = 64),
    wishes TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One row for each person at each table. `remaining` is a secret as in `wishes`.
CREATE TABLE notices (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    player    TEXT    NOT NULL CHECK (length(CAST(player AS BLOB)) = 64),
    version   INTEGER NOT NULL,
    decision  INTEGER NOT NULL,
    due_ms    INTEGER,
    told_ms   INTEGER,
    tries     INTEGER NOT NULL,
    remaining TEXT,
    PRIMARY KEY (table_key, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_due ON notices (due_ms) WHERE due_ms IS NOT NULL;

-- What the server itself has to keep to itself, by name.
CREATE TABLE server_secrets (
    name   TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
) STRICT, WITHOUT ROWID;
