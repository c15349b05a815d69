import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;

/** For work that nobody waits for: it may fail, but never without a word, and never does it end the process. */
export function inBackground(log: Log, what: string, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => log.error({ err: error }, `${what} failed`));
}
