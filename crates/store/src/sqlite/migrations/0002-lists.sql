-- What the home page, a restart, a quota and the sweep ask for, each with an index of its own.

-- Who opened the table; not known of tables that are older than this column.
ALTER TABLE tables ADD COLUMN host TEXT CHECK (octet_length(host) = 64);
-- Whether a bot is awaited. Of older tables it is not known, so a restart looks at them once.
ALTER TABLE tables ADD COLUMN bots_wait INTEGER NOT NULL DEFAULT 1 CHECK (bots_wait IN (0, 1));
-- Whether no person has played at it, so that it may be deleted some time after its end. Older tables stay.
ALTER TABLE tables ADD COLUMN disposable INTEGER NOT NULL DEFAULT 0 CHECK (disposable IN (0, 1));

DROP INDEX tables_open_public;
CREATE INDEX tables_public ON tables (updated_ms) WHERE public = 1 AND status IN ('open', 'playing');
CREATE INDEX tables_bots_wait ON tables (updated_ms) WHERE bots_wait = 1 AND status = 'playing';
CREATE INDEX tables_disposable ON tables (updated_ms) WHERE disposable = 1 AND status IN ('over', 'closed');
CREATE INDEX tables_by_host ON tables (host) WHERE status IN ('open', 'playing');
