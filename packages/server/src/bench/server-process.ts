import { expectOk } from '@luftschloss/engine/kernel';
import { startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { benchSeed, type FromServer, type ToServer } from './messages.ts';

/** The server under measurement, with seeds that the clients know. */
let started = 0;
const server = await startServer(expectOk(readSettings(process.env)), { seedOf: () => benchSeed(started++) });

process.on('message', async (message: ToServer) => {
  if (message.type === 'stop') {
    await server.stop();
    process.exit(0);
  }
  if (message.type === 'processor') {
    const { user, system } = process.cpuUsage();
    return tell({ type: 'processor', microseconds: user + system });
  }
  if (message.sweep) await server.services.registry.sweep(-1);
  else await server.services.registry.putAsideIdle(-1);
  tell({ type: 'memory', bytes: usedMemory() });
});
tell({ type: 'open', address: server.address });

function tell(message: FromServer): void {
  process.send?.(message);
}

function usedMemory(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
