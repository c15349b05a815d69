// Plain JavaScript, because `npm start` uses it before it knows its Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';

const BUILT = 'packages/web/dist/index.html';
const SOURCES = ['web/src', 'web/public', 'web/index.html', 'web/vite.config.ts'];

/** Every package that the page may be made of; the server and the command line are none of them. */
function sources() {
  const packages = readdirSync('packages').filter((name) => !['server', 'cli', 'web'].includes(name));
  return [...packages.map((name) => `${name}/src`), ...SOURCES].map((path) => `packages/${path}`).filter(existsSync);
}

function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

/** Builds the web client if that is missing or older than its sources. */
export function buildWebClient() {
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs >= Math.max(...sources().map(newest))) return;
  console.log('Building the web client ...');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    shell: process.platform === 'win32',
    encoding: 'utf8',
    // Inside a test runner React would be built for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  console.error(stdout + stderr);
  console.error('The web client could not be built.');
  process.exit(1);
}

if (import.meta.main) buildWebClient();
