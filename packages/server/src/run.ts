import type { Writable } from 'node:stream';
import type { Log } from './log.ts';
import { startServer } from './server.ts';
import type { Settings } from './settings.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Milliseconds for finishing what has begun after something went wrong that nobody foresaw. */
const PATIENCE = 10_000;

/** Serves until the process is asked to stop; a second request stops at once. */
export async function runServer(settings: Settings, output: Writable): Promise<void> {
  const server = await startServer(settings);
  const address = settings.publicUrl ?? server.address;
  output.write(
    `Luftschloss is open at ${address} (Ctrl+C stops it).\nLook after it at ${server.services.admin.key.linkAt(address)} and keep this address to yourself.\n`,
  );
  const watch = new Watch(server.services.log);
  const broken = await Promise.race([asked(), watch.exception]);
  if (broken) setTimeout(() => process.exit(1), PATIENCE).unref();
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
  await server.stop();
  watch.end();
  if (broken) throw broken.error;
}

function asked(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve(null));
  });
}

/**
 * A rejected promise that nobody awaited concerns one request: it is logged and the others play on. After an uncaught exception, what is in
 * memory may be half changed: the server stops in good order, and its supervisor starts it again from what is stored.
 */
class Watch {
  readonly exception: Promise<{ readonly error: unknown }>;
  readonly end: () => void;

  constructor(log: Log) {
    const { promise, resolve } = Promise.withResolvers<{ readonly error: unknown }>();
    const onRejection = (error: unknown): void =>
      log.error({ err: error }, 'a promise was rejected that nobody waited for; the server goes on');
    const onException = (error: unknown): void => {
      log.error({ err: error }, 'an exception that nobody caught; the server stops');
      resolve({ error });
    };
    process.on('unhandledRejection', onRejection);
    process.on('uncaughtException', onException);
    this.exception = promise;
    this.end = () => {
      process.off('unhandledRejection', onRejection);
      process.off('uncaughtException', onException);
    };
  }
}
