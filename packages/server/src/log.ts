import type { FastifyBaseLogger } from 'fastify';
import { StoreTrouble } from './store/trouble.ts';

export type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;

/** For work that nobody waits for: it may fail, but never without a word, and never does it end the process. */
export function inBackground(log: Log, what: string, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => logFailure(log, what, error));
}

/** A store in trouble has been logged already, once for all who wait for it. */
export function logFailure(log: Log, what: string, error: unknown): void {
  if (!(error instanceof StoreTrouble)) log.error({ err: error }, `${what} failed`);
}
