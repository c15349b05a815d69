import { expectOk } from '@luftschloss/engine/kernel';
import { readSettings, runServer } from '../../src/index.ts';

/** A server with bugs in it: on SIGUSR2 a promise is rejected that nobody waits for, on SIGHUP an exception is thrown where nobody catches it. */
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits for this')));
process.on('SIGHUP', () => {
  throw new Error('nobody catches this');
});
await runServer(expectOk(readSettings(process.env)), process.stdout);
