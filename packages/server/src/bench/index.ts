import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@luftschloss/engine';
import { expectOk, parseOptions, type RecordedAction, randomPlayer, simulateGame } from '@luftschloss/engine/kernel';
import { watchDatabase } from './database-waits.ts';
import { benchSeed, type FromClients, type FromServer, type PlayFigures, SEEDS, type ToClients, type ToServer } from './messages.ts';
import { startPostgres } from './postgres.ts';

export interface ServerBenchOptions {
  readonly tables: number;
  readonly seconds: number;
  /** What is played before anything is measured: 2 unless told. */
  readonly warmUpSeconds?: number;
  /** Finished games that lie in the store already. */
  readonly stored: number;
  readonly database: string | null;
  /** Servers over one PostgreSQL; without a database of yours, over one that is started for this. One unless told. */
  readonly nodes?: number;
  /** Tables of hard bots alone, all of one guest, while the others play. */
  readonly botTables?: number;
}

export interface ServerFigures {
  readonly store: 'sqlite' | 'postgres';
  readonly nodes: number;
  readonly tables: number;
  readonly botTables: number;
  readonly storedGames: number;
  readonly startMs: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  /** From sending an action to the last client of the table having its new view. */
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly bytesPerActionAndViewer: number;
  /** Processor time of the server, all threads: the figure that a busy machine spoils least. */
  readonly serverMicrosecondsPerAction: number;
  readonly clientMicrosecondsPerAction: number;
  /** How much longer the bots of a guest with one table take while another guest has `botTables`. Not a number without such tables. */
  readonly slowdownOfOtherBots: number;
  /** What the connections of the database were busy with or waited for while people played, as parts of one. */
  readonly databaseWaits: { readonly [what: string]: number };
  readonly kilobytesPerIdleTable: number;
  readonly kilobytesPerLiveTable: number;
}

const GAME = 'castles';
const WARM_UP_SECONDS = 2;
const IDLE_TABLES = 200;
/** More than any machine of ours plays, so that no table runs dry. */
const MOST_ACTIONS_PER_SECOND = 9000;

/** Starts servers and their clients as processes of their own on this machine and measures what players would notice. */
export async function benchServer(options: ServerBenchOptions): Promise<ServerFigures> {
  if ((options.nodes ?? 1) === 1 || options.database) return benchNodes(options);
  const postgres = await startPostgres();
  try {
    return await benchNodes({ ...options, database: await postgres.newDatabase() });
  } finally {
    await postgres.end();
  }
}

async function benchNodes(options: ServerBenchOptions): Promise<ServerFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'luftschloss-bench-'));
  if (options.stored > 0) await fill(folder, options);
  const before = performance.now();
  const clients = child<ToClients, FromClients>('./client-process.ts', {}, []);
  const servers: ServerChild[] = [];
  try {
    const addresses: string[] = [];
    let startMs = 0;
    for (let node = 0; node < (options.nodes ?? 1); node++) {
      const server: ServerChild = child('./server-process.ts', environment(folder, options), ['--expose-gc', '--max-semi-space-size=64']);
      servers.push(server);
      addresses.push((await server.hear('open')).address);
      await (await fetch(addresses[node])).text();
      if (node === 0) startMs = performance.now() - before;
    }
    const waits = options.database ? await watchDatabase(options.database) : null;
    const played = await play(options, addresses, servers, clients);
    const databaseWaits = (await waits?.end()) ?? {};
    const memory = await measureMemory(addresses[0], options.tables, servers[0], clients);
    return {
      store: options.database ? 'postgres' : 'sqlite',
      nodes: servers.length,
      tables: options.tables,
      botTables: options.botTables ?? 0,
      storedGames: options.stored,
      startMs,
      ...summary(played),
      databaseWaits,
      ...memory,
    };
  } finally {
    for (const server of servers) server.tell({ type: 'stop' });
    clients.end();
    await Promise.all(servers.map((server) => server.ended));
    rmSync(folder, { recursive: true, force: true });
  }
}

type ServerChild = Child<ToServer, FromServer>;

function environment(folder: string, { database }: ServerBenchOptions): { [name: string]: string } {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    LUFTSCHLOSS_DATA: folder,
    DATABASE_URL: database ?? '',
    LUFTSCHLOSS_REQUESTS_PER_MINUTE: '0',
    LUFTSCHLOSS_MESSAGES_PER_SECOND: '0',
    LUFTSCHLOSS_OPEN_TABLES: '0',
    LUFTSCHLOSS_LISTED_TABLES: '0',
    LUFTSCHLOSS_LOG_LEVEL: 'error',
  };
}

function scripts(): readonly (readonly RecordedAction[])[] {
  const rules = findGame(GAME)!.rules;
  const options = expectOk(parseOptions(rules.options, {}));
  return Array.from(
    { length: SEEDS },
    (_, index) => simulateGame(rules, options, [randomPlayer, randomPlayer], benchSeed(index)).record.actions,
  );
}

async function play(
  { tables, seconds, warmUpSeconds = WARM_UP_SECONDS, botTables = 0 }: ServerBenchOptions,
  addresses: readonly string[],
  servers: readonly ServerChild[],
  clients: Child<ToClients, FromClients>,
): Promise<PlayFigures & { readonly serverMicroseconds: number }> {
  const known = scripts();
  const shortest = Math.min(...known.map((script) => script.length));
  const rounds = botTables > 0 ? 2 : 1; // with bots, people play once before and once beside them
  const gamesEach = Math.ceil((rounds * (seconds + warmUpSeconds) * MOST_ACTIONS_PER_SECOND) / shortest / tables) + 1;
  const [warmUpMs, measureMs] = [warmUpSeconds * 1000, seconds * 1000];
  const plan = { addresses, game: GAME, tables, botTables, gamesEach, warmUpMs, measureMs, scripts: known };
  const [measuring, measured] = [clients.hear('measuring'), clients.hear('measured')];
  clients.tell({ type: 'plan', plan });
  await measuring;
  const before = await processorTime(servers);
  const { figures } = await measured;
  return { ...figures, serverMicroseconds: (await processorTime(servers)) - before };
}

async function processorTime(servers: readonly ServerChild[]): Promise<number> {
  const times = servers.map((server) => {
    server.tell({ type: 'processor' });
    return server.hear('processor');
  });
  return (await Promise.all(times)).reduce((sum, { microseconds }) => sum + microseconds, 0);
}

function summary({
  actions,
  seconds,
  latencies,
  bytes,
  clientMicroseconds,
  serverMicroseconds,
  lonelyBots,
}: PlayFigures & { readonly serverMicroseconds: number }): Omit<
  ServerFigures,
  'store' | 'nodes' | 'tables' | 'botTables' | 'storedGames' | 'startMs' | 'databaseWaits' | `kilo${string}`
> {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return {
    actions,
    actionsPerSecond: actions / seconds,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    bytesPerActionAndViewer: bytes / actions / 2,
    serverMicrosecondsPerAction: serverMicroseconds / actions,
    clientMicrosecondsPerAction: clientMicroseconds / actions,
    slowdownOfOtherBots: lonelyBots.besideMany / lonelyBots.alone,
  };
}

/** What tables with two players each take up, and what whole games take up that were only looked at. */
async function measureMemory(
  address: string,
  tables: number,
  server: Child<ToServer, FromServer>,
  clients: Child<ToClients, FromClients>,
): Promise<Pick<ServerFigures, 'kilobytesPerIdleTable' | 'kilobytesPerLiveTable'>> {
  const memory = async (sweep: boolean): Promise<number> => {
    server.tell({ type: 'memory', sweep });
    return (await server.hear('memory')).bytes;
  };
  const watched = await memory(true);
  clients.tell({ type: 'leave' });
  await clients.hear('left');
  const empty = await memory(true);
  const finished = (await (await fetch(`${address}/api/tables?status=finished`)).json()) as { tables: { id: string }[] };
  const idle = finished.tables.slice(0, IDLE_TABLES);
  for (const { id } of idle) await (await fetch(`${address}/api/tables/${id}/view`)).text();
  const loaded = await memory(false);
  return {
    kilobytesPerLiveTable: (watched - empty) / tables / 1000,
    kilobytesPerIdleTable: (loaded - empty) / Math.max(1, idle.length) / 1000,
  };
}

async function fill(folder: string, options: ServerBenchOptions): Promise<void> {
  const filling = child<never, never>(
    './fill-process.ts',
    { ...environment(folder, options), LUFTSCHLOSS_BENCH_STORED: String(options.stored) },
    [],
  );
  await filling.ended;
}

interface Child<Out extends object, In extends { readonly type: string }> {
  tell(message: Out): void;
  hear<T extends In['type']>(type: T): Promise<Extract<In, { type: T }>>;
  end(): void;
  readonly ended: Promise<void>;
}

function child<Out extends object, In extends { readonly type: string }>(
  module: string,
  env: object,
  execArgv: readonly string[],
): Child<Out, In> {
  const process_: ChildProcess = fork(fileURLToPath(new URL(module, import.meta.url)), [], {
    env: { ...process.env, ...env },
    execArgv: [...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => process_.once('exit', () => resolve()));
  return {
    ended,
    tell: (message) => void (process_.connected && process_.send(message)),
    end: () => void process_.kill(),
    hear: (type) =>
      new Promise((resolve, reject) => {
        const listener = (message: In): void => {
          if (message.type !== type) return;
          process_.off('message', listener);
          resolve(message as Extract<In, { type: typeof type }>);
        };
        process_.on('message', listener);
        void ended.then(() => reject(new Error(`a process of the benchmark (${module}) has ended`)));
      }),
  };
}
