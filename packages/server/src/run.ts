import type { Writable } from 'node:stream';
import { startServer } from './server.ts';
import type { Settings } from './settings.ts';

/** Serves until the process is asked to stop; a second request stops at once. */
export async function runServer(settings: Settings, output: Writable): Promise<void> {
  const server = await startServer(settings);
  output.write(`Luftschloss is open at ${settings.publicUrl ?? server.address} (Ctrl+C stops it).\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await server.stop();
}
