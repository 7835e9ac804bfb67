-- Tables, their logs and secrets, players, and who sits where.

CREATE TABLE tables (
    key        INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    public     INTEGER NOT NULL CHECK (public IN (0, 1)),
    created_ms INTEGER NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
    updated_ms INTEGER NOT NULL,
    shown      TEXT    NOT NULL
) STRICT;

CREATE INDEX tables_by_status ON tables (status, updated_ms);
CREATE INDEX tables_open_public ON tables (updated_ms) WHERE public = 1 AND status = 'open';

-- The log. Rows lie in the order they are replayed in. The hash is the fingerprint's 64 bits, as signed.
CREATE TABLE entries (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    INTEGER NOT NULL CHECK (number >= 0),
    kind      TEXT    NOT NULL,
    body      TEXT    NOT NULL CHECK (octet_length(body) <= 65536),
    hash      INTEGER NOT NULL,
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

-- Apart from `tables`, so that no query for a list can show one by accident.
CREATE TABLE secrets (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    secret    TEXT NOT NULL
) STRICT;

-- Players are named by the hash of their cookie, 64 hexadecimal digits.
CREATE TABLE players (
    player     TEXT    NOT NULL PRIMARY KEY CHECK (octet_length(player) = 64),
    name       TEXT    NOT NULL,
    colour     TEXT    NOT NULL,
    language   TEXT    NOT NULL,
    updated_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Somebody may sit without having said a name, so this does not refer to `players`.
CREATE TABLE players_at (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    player    TEXT    NOT NULL CHECK (octet_length(player) = 64),
    waiting   INTEGER NOT NULL CHECK (waiting IN (0, 1)),
    PRIMARY KEY (table_key, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_at_by_player ON players_at (player, table_key);

-- The one row that the health check writes to.
CREATE TABLE health (
    key   INTEGER PRIMARY KEY CHECK (key = 1),
    count INTEGER NOT NULL
) STRICT;

INSERT INTO health (key, count) VALUES (1, 0);
