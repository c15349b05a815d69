/** Every step that ever was, in order. A step that was released is never changed: add a new one. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    document TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_listed ON tables (listed, status, changed);

  CREATE TABLE seated (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seated_tables ON seated (table_id);

  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    to_act TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE jobs (
    key TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    number INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX jobs_tables ON jobs (table_id);

  CREATE TABLE kept (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN code TEXT;
  CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code IS NOT NULL;
  UPDATE tables SET document = json_set(document, '$.code', NULL);
  `,
  `
  -- When a server last ran, and the times in which none did.
  CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
  ) STRICT;
  `,
  `
  -- What was last seen of a game, for servers that play other rules.
  CREATE TABLE pictures (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    views TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Who opened a table, so that nobody opens too many; and which have been left alone for long.
  ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
  UPDATE tables SET host = json_extract(document, '$.host');
  CREATE INDEX tables_host ON tables (host, status);
  CREATE INDEX tables_changed ON tables (status, changed);
  `,
  `
  -- Entries lie in the order in which they came: what one commit adds to many tables is then one page, where it used to be two for each table. An id needs no
  -- index of its own, since only the writer who knows all earlier entries of a table has its next number.
  CREATE TABLE entries_in_order (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    to_act TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT;
  INSERT INTO entries_in_order SELECT table_id, number, id, at, to_act, body FROM entries ORDER BY table_id, number;
  DROP TABLE entries;
  ALTER TABLE entries_in_order RENAME TO entries;
  `,
  `
  -- Castles of the day: one try for each guest. A try stays when its table is cleaned up.
  CREATE TABLE tries (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    finished INTEGER,
    points INTEGER,
    lead INTEGER,
    PRIMARY KEY (day, kind, guest)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tries_guests ON tries (guest, day);
  CREATE INDEX tries_tables ON tries (table_id);
  `,
];
