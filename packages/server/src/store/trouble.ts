import { english } from '@luftschloss/words/english';
import { failure, Problem } from '../problem.ts';

/** The store cannot do its work for now. Whoever asked may try again; nothing that was confirmed is lost. */
export class StoreTrouble extends Error {
  readonly reason: string; // a code, which the catalogues say

  constructor(reason: string, cause?: unknown) {
    super(`the store is in trouble: ${english.term('problems.trouble', reason)}`, { cause });
    this.reason = reason;
  }

  get problem(): Problem {
    return failure(503, 'store', { reason: this.reason });
  }

  /** For whoever runs the server. */
  get inWords(): string {
    return english.term('problems.trouble', this.reason);
  }
}

export const NO_ANSWER = 'no-answer';

/** What whoever asked is told; only what nobody foresaw is `failed`. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreTrouble) return error.problem;
  return failure(500, 'failed');
}

/** Primary result codes of SQLite. */
const SQLITE_REASONS: { readonly [code: number]: string } = {
  5: 'locked',
  6: 'locked',
  7: 'memory',
  8: 'unwritable',
  10: 'disk',
  11: 'damaged',
  13: 'disk-full',
  14: 'unopened',
  26: 'damaged',
};

/** Codes of PostgreSQL and of the system by how they begin; the first that fits counts. */
const POSTGRES_REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^53100$/, 'database-full'],
  [/^53/, 'database-busy'],
  [/^(57014|55P03)$/, 'database-slow'],
  [/^(08|57)/, 'database-away'],
  [/^25006$/, 'database-read-only'],
  [/^58/, 'database-disk'],
  [/^XX00[12]$/, 'database-damaged'],
  [/^E(CONN|PIPE|NOTFOUND|AI_AGAIN|TIMEDOUT|HOST|NET|ADDR)/, 'database-away'],
];

/** What the driver says without a code. */
const DRIVER_REASONS: readonly (readonly [message: RegExp, reason: string])[] = [
  [/^Query read timeout/, 'database-slow'],
  [/timeout|terminated|not queryable/i, 'database-away'],
];

/** Why the store failed, as a code that everybody may know; `null` where the fault is ours. */
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
