// A server whose page lies in a folder of its own: node --import ./node-hook.ts serve.ts FOLDER
import { testServer } from '../../../../server/test/support/server.ts';

const { address, end } = await testServer({}, { webFolder: process.argv[2] });
process.once('SIGTERM', () => end().then(() => process.exit(0)));
process.stdout.write(`${address}\n`);
