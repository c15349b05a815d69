// What `npm start` does: builds the web client if that is missing or older than its sources, then opens the house. Plain JavaScript, so that an old Node can
// still say what it lacks.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(
    `Luftschloss needs Node 26, which npm installs with it, but this is Node ${process.versions.node}: run "npm ci" and then "npm start".`,
  );
  process.exit(1);
}

const BUILT = 'packages/web/dist/index.html';
const SOURCES = ['engine/src', 'bots/src', 'drawing/src', 'protocol/src', 'web/src', 'web/public', 'web/index.html', 'web/vite.config.ts'];

function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

const shell = process.platform === 'win32';
const sources = SOURCES.map((path) => `packages/${path}`).filter(existsSync);
if (!existsSync(BUILT) || statSync(BUILT).mtimeMs < Math.max(...sources.map(newest))) {
  console.log('Building the web client ...');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], { shell, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stdout + stderr);
    console.error('The web client could not be built.');
    process.exit(1);
  }
}

const server = spawn('luftschloss', ['serve', ...process.argv.slice(2)], { stdio: 'inherit', shell });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
