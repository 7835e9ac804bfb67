-- What nodes seal with when they tell each other what they append. Whoever may connect to the database may listen to them
-- and speak, also without a right to its tables; only who can read this can read or write what is sealed. Nodes that do not
-- know it go on: they hear the number and read the log.

CREATE TABLE seal (
    key    integer PRIMARY KEY CHECK (key = 1),
    secret bytea   NOT NULL CHECK (octet_length(secret) = 32)
);

INSERT INTO seal (key, secret)
VALUES (1, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
