/** Every step that ever was, in order. A step that was released is never changed: add a new one. */
export const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id text PRIMARY KEY,
    token_hash text NOT NULL UNIQUE,
    name text NOT NULL
  );

  CREATE TABLE tables (
    id text PRIMARY KEY,
    revision integer NOT NULL,
    status text NOT NULL,
    listed boolean NOT NULL,
    changed bigint NOT NULL,
    document text NOT NULL
  );
  CREATE INDEX tables_listed ON tables (listed, status, changed);

  CREATE TABLE seated (
    guest text NOT NULL,
    table_id text NOT NULL,
    changed bigint NOT NULL,
    PRIMARY KEY (guest, table_id)
  );
  CREATE INDEX seated_tables ON seated (table_id);

  CREATE TABLE entries (
    table_id text NOT NULL,
    number integer NOT NULL,
    id text NOT NULL,
    at bigint NOT NULL,
    to_act text NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, id)
  );

  CREATE TABLE chat (
    table_id text NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, number)
  );

  CREATE TABLE kept (
    name text PRIMARY KEY,
    value text NOT NULL
  );

  -- Running servers: each holds the advisory lock of its number for as long as it lives.
  CREATE TABLE nodes (
    id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    workers text[] NOT NULL
  );
  `,
  `
  ALTER TABLE tables ADD COLUMN code text;
  CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code IS NOT NULL;
  UPDATE tables SET document = jsonb_set(document::jsonb, '{code}', 'null')::text;
  `,
  `
  -- When a server last ran, and the times in which none did.
  CREATE TABLE alive (
    one integer PRIMARY KEY CHECK (one = 1),
    at bigint NOT NULL
  );
  CREATE TABLE outages (
    began bigint PRIMARY KEY,
    ended bigint NOT NULL
  );
  `,
  `
  -- What was last seen of a game, for servers that play other rules.
  CREATE TABLE pictures (
    table_id text PRIMARY KEY,
    number integer NOT NULL,
    views text NOT NULL
  );
  `,
  `
  -- Who opened a table, so that nobody opens too many; and which have been left alone for long.
  ALTER TABLE tables ADD COLUMN host text NOT NULL DEFAULT '';
  UPDATE tables SET host = document::jsonb->>'host';
  CREATE INDEX tables_host ON tables (host, status);
  CREATE INDEX tables_changed ON tables (status, changed);
  `,
  `
  -- Castles of the day: one try for each guest. A try stays when its table is cleaned up.
  CREATE TABLE tries (
    day text NOT NULL,
    kind text NOT NULL,
    guest text NOT NULL,
    name text NOT NULL,
    table_id text NOT NULL,
    finished bigint,
    points integer,
    lead integer,
    PRIMARY KEY (day, kind, guest)
  );
  CREATE INDEX tries_guests ON tries (guest, day);
  CREATE INDEX tries_tables ON tries (table_id);
  `,
];
