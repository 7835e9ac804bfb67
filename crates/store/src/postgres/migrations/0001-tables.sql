-- Tables, their logs and secrets, players, and who sits where.

CREATE TABLE tables (
    key        bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id         text    COLLATE "C" NOT NULL UNIQUE,
    game       text    NOT NULL,
    host       bytea   CHECK (octet_length(host) = 32),
    public     boolean NOT NULL,
    created_ms bigint  NOT NULL,
    -- The number the log goes on at. Whoever appends locks the row by raising it.
    next       bigint  NOT NULL,
    status     text    NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
    updated_ms bigint  NOT NULL,
    bots_wait  boolean NOT NULL,
    disposable boolean NOT NULL,
    shown      text    NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, updated_ms);
CREATE INDEX tables_public ON tables (updated_ms) WHERE public AND status IN ('open', 'playing');
CREATE INDEX tables_bots_wait ON tables (updated_ms) WHERE bots_wait AND status = 'playing';
CREATE INDEX tables_disposable ON tables (updated_ms) WHERE disposable AND status IN ('over', 'closed');
CREATE INDEX tables_by_host ON tables (host) WHERE status IN ('open', 'playing');

-- The log. The hash is the fingerprint's 64 bits, as signed.
CREATE TABLE entries (
    table_key bigint NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    bigint NOT NULL CHECK (number >= 0),
    hash      bigint NOT NULL,
    at_ms     bigint NOT NULL,
    kind      text   NOT NULL,
    body      text   NOT NULL CHECK (octet_length(body) <= 65536),
    PRIMARY KEY (table_key, number)
);

-- Apart from `tables`, so that no query for a list can show one by accident.
CREATE TABLE secrets (
    table_key bigint PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    secret    text   NOT NULL
);

-- Players are named by the hash of their cookie.
CREATE TABLE players (
    player     bytea  PRIMARY KEY CHECK (octet_length(player) = 32),
    name       text   NOT NULL,
    colour     text   NOT NULL,
    language   text   NOT NULL,
    updated_ms bigint NOT NULL
);

-- Somebody may sit without having said a name, so this does not refer to `players`.
CREATE TABLE players_at (
    table_key bigint  NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    player    bytea   NOT NULL CHECK (octet_length(player) = 32),
    waiting   boolean NOT NULL,
    PRIMARY KEY (table_key, player)
);

CREATE INDEX players_at_by_player ON players_at (player, table_key);

-- Who does what only one node should do, and until when. After a crash of the database it is empty, which is right: a
-- lease saves work, it protects nothing.
CREATE UNLOGGED TABLE leases (
    what     text        PRIMARY KEY,
    holder   bigint      NOT NULL,
    until_at timestamptz NOT NULL
);

-- The one row that the health check writes to.
CREATE TABLE health (
    key   integer PRIMARY KEY CHECK (key = 1),
    count bigint  NOT NULL
);

INSERT INTO health (key, count) VALUES (1, 0);
