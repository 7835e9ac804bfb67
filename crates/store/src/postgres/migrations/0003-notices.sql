-- What people wish to be told by, what waits to be told, and the keys of the server. Nodes that do not know it go on: they
-- tell nothing, and what waits is looked at again before it is told.

-- A secret of each person: addresses and keys. Nothing that lists or exports tables reads it.
CREATE TABLE wishes (
    player bytea PRIMARY KEY CHECK (octet_length(player) = 32),
    wishes text  NOT NULL
);

-- One row for each person at each table. `remaining` is a secret as in `wishes`.
CREATE TABLE notices (
    table_key bigint  NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    player    bytea   NOT NULL CHECK (octet_length(player) = 32),
    version   bigint  NOT NULL,
    decision  bigint  NOT NULL,
    due_ms    bigint,
    told_ms   bigint,
    tries     bigint  NOT NULL,
    remaining text,
    PRIMARY KEY (table_key, player)
);

CREATE INDEX notices_due ON notices (due_ms) WHERE due_ms IS NOT NULL;

-- What the server itself has to keep to itself, by name.
CREATE TABLE server_secrets (
    name   text PRIMARY KEY,
    secret text NOT NULL
);
