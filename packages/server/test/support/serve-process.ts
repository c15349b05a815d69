import { expectOk } from '@luftschloss/engine/kernel';
import { readSettings, runServer } from '../../src/index.ts';

/** A server as a process of its own, for tests that kill it. Settings come from the environment. */
await runServer(expectOk(readSettings(process.env)), process.stdout);
