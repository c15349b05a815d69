// What `npm start` does: builds the web client if that is missing or older than its sources, then opens the house. Plain JavaScript, so that an old Node can
// still say what it lacks.
import { spawn } from 'node:child_process';
import { buildWebClient } from './web-client.js';

const [major] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(
    `Luftschloss needs Node 26, which npm installs with it, but this is Node ${process.versions.node}: run "npm ci" and then "npm start".`,
  );
  process.exit(1);
}

buildWebClient();
// A server makes much that is garbage a moment later: with room for it, the collector runs half as often.
const env = { ...process.env, NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}` };
const server = spawn('luftschloss', ['serve', ...process.argv.slice(2)], { stdio: 'inherit', shell: process.platform === 'win32', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
