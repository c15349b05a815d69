import { Problem } from '../problem.ts';

/** The store cannot do its work for now. Whoever asked may try again; nothing that was confirmed is lost. */
export class StoreTrouble extends Error {
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(`the store is in trouble: ${reason}`, { cause });
    this.reason = reason;
  }

  get problem(): Problem {
    return new Problem(
      503,
      'store',
      `The server cannot store or look up anything at the moment: ${this.reason}. What was confirmed is safe. Try again soon.`,
    );
  }
}

export const NO_ANSWER = 'the store does not answer in time';

/** What whoever asked is told; only what nobody foresaw is `failed`. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreTrouble) return error.problem;
  return new Problem(500, 'failed', 'Something went wrong on the server. Try again.');
}

/** Primary result codes of SQLite. */
const SQLITE_REASONS: { readonly [code: number]: string } = {
  5: 'another program holds the data file locked',
  6: 'another program holds the data file locked',
  7: 'the server is out of memory',
  8: 'the data file cannot be written',
  10: 'the disk reports an error',
  11: 'the data file is damaged',
  13: 'the disk is full',
  14: 'the data file cannot be opened',
  26: 'the data file is damaged',
};

/** Codes of PostgreSQL and of the system by how they begin; the first that fits counts. */
const POSTGRES_REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^53100$/, 'the disk of the database is full'],
  [/^53/, 'the database has no room for more work'],
  [/^(57014|55P03)$/, 'the database does not answer in time'],
  [/^(08|57)/, 'the database cannot be reached'],
  [/^25006$/, 'the database can only be read'],
  [/^58/, 'the disk of the database reports an error'],
  [/^XX00[12]$/, 'the database is damaged'],
  [/^E(CONN|PIPE|NOTFOUND|AI_AGAIN|TIMEDOUT|HOST|NET|ADDR)/, 'the database cannot be reached'],
];

/** What the driver says without a code. */
const DRIVER_REASONS: readonly (readonly [message: RegExp, reason: string])[] = [
  [/^Query read timeout/, 'the database does not answer in time'],
  [/timeout|terminated|not queryable/i, 'the database cannot be reached'],
];

/** Why the store failed, in words for everybody; `null` where the fault is ours. */
export function troubleOf(error: unknown): StoreTrouble | null {
  if (error instanceof StoreTrouble) return error;
  const { errcode, code, message, errors } = error as {
    readonly errcode?: unknown;
    readonly code?: unknown;
    readonly message?: unknown;
    readonly errors?: readonly unknown[];
  };
  if (Array.isArray(errors) && errors.length > 0) return troubleOf(errors[0]);
  const reason =
    typeof errcode === 'number'
      ? SQLITE_REASONS[errcode & 0xff]
      : (typeof code === 'string' && /^[0-9A-Z]{5,}$/.test(code) ? POSTGRES_REASONS : DRIVER_REASONS).find(([pattern]) =>
          pattern.test(String(typeof code === 'string' ? code : message)),
        )?.[1];
  return reason === undefined ? null : new StoreTrouble(reason, error);
}
