import type { AddressInfo } from 'node:net';
import { seedOfDeal } from '@luftschloss/protocol';
import type { FastifyInstance } from 'fastify';
import { AdminKey } from './admin/key.ts';
import { LoadMeter } from './admin/load.ts';
import { TroubleBook } from './admin/trouble.ts';
import { BotPool } from './bots/pool.ts';
import { Days } from './day/days.ts';
import { GameRegistry } from './game/game-registry.ts';
import { Outages } from './game/outages.ts';
import { furnish, newApp, WEB_CLIENT } from './http/app.ts';
import { GuestBook } from './http/guest-book.ts';
import { CleanUp } from './jobs/clean-up.ts';
import { runJob } from './jobs/duties.ts';
import { Heartbeat } from './jobs/heartbeat.ts';
import { Limit } from './limit.ts';
import { logFailure } from './log.ts';
import { Metrics } from './metrics.ts';
import { Notices, pushKeys } from './notices/notices.ts';
import { newDealSecret } from './secrets.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './socket/sockets.ts';
import { listenFailure, StartFailure } from './start-failure.ts';
import { openStore } from './store/open.ts';
import type { Job, Store } from './store/store.ts';
import { StoreTrouble } from './store/trouble.ts';
import { Tables } from './table/tables.ts';

export interface Server {
  /** Where it listens, as programs on the same machine reach it. */
  readonly address: string;
  readonly services: Services;
  /** Finishes what has begun, tells the pages, and lets go of the store. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** For benchmarks that must know what is drawn; otherwise nobody knows a seed before the end. */
  readonly seedOf?: () => string;
  /** A web client other than the one that is built in this project. */
  readonly webFolder?: string;
}

const CHAT_PER_SECOND = 0.5;
const CHAT_AT_ONCE = 5;
const LISTINGS_PER_SECOND = 1 / 120;
const LISTINGS_AT_ONCE = 10;
const PATIENCE_WITH_JOBS = 5000;

/** Whatever was begun is undone when the server cannot start: nothing stays locked. */
export async function startServer(settings: Settings, options: ServerOptions = {}): Promise<Server> {
  const trouble = new TroubleBook(settings.logLevel === 'silent' ? null : (line) => process.stdout.write(line));
  const app = newApp(settings, trouble);
  const store = await openStore(settings, app.log);
  const undo: (() => unknown)[] = [() => store.close(), () => app.close()];
  try {
    return await openServices(app, store, settings, options, trouble, undo);
  } catch (error) {
    for (const step of undo.reverse()) await Promise.resolve(step()).catch((failure: unknown) => logFailure(app.log, 'giving up', failure));
    throw error instanceof StoreTrouble
      ? new StartFailure(`the server cannot start: ${error.inWords}; put that right and start again`)
      : error;
  }
}

async function openServices(
  app: FastifyInstance,
  store: Store,
  settings: Settings,
  options: ServerOptions,
  trouble: TroubleBook,
  undo: (() => unknown)[],
): Promise<Server> {
  const { log } = app;
  const metrics = new Metrics();
  const times = { botPace: settings.botPace, noticeDelay: settings.noticeDelay * 1000 };
  const stored = (milliseconds: number): void => metrics.storing.observe(milliseconds / 1000);
  const load = new LoadMeter(metrics);
  undo.push(() => load.stop());
  const outages = new Outages();
  const heartbeat = new Heartbeat(store, outages, log);
  undo.push(() => heartbeat.stop());
  await heartbeat.start(settings.database === null);
  const registry = new GameRegistry({ store, times, outages, idleMinutes: settings.idleMinutes, stored, log });
  undo.push(() => registry.close());
  const services: Services = {
    settings,
    store,
    registry,
    tables: new Tables({ store, registry, times, newDealSecret, seedOf: options.seedOf ?? seedOfDeal, limits: settings }),
    days: await Days.open({ store, registry, times }),
    bots: new BotPool(settings.botThreads, settings.botThinking),
    notices: new Notices(settings, await pushKeys(store), (kind, outcome) => metrics.notices.inc({ kind, outcome })),
    metrics,
    chatLimit: new Limit(CHAT_PER_SECOND, CHAT_AT_ONCE),
    listingLimit: new Limit(LISTINGS_PER_SECOND, LISTINGS_AT_ONCE),
    messageLimit: new Limit(settings.messagesPerSecond, settings.messagesPerSecond * 3),
    cleanUp: new CleanUp(
      store,
      settings,
      (removed) => log.info({ removed }, 'tables that nobody plays at were removed'),
      (error) => log.warn({ err: error }, 'old tables could not be removed; trying again in an hour'),
    ),
    admin: { key: await AdminKey.of(store), load, trouble, started: Date.now() },
    log,
  };
  const guests = new GuestBook(store, settings);
  const sockets = new Sockets(services, guests);
  undo.push(() => sockets.close());
  metrics.watch({ games: () => registry.size, sockets: () => sockets.count });
  await furnish(app, services, guests, options.webFolder ?? WEB_CLIENT);
  app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));
  await openDoor(app, settings);
  await store.runJobs((job) => runCounted(services, job));
  const { port } = app.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, services, stop: () => stop(services, sockets, heartbeat, () => app.close()) };
}

/** The caller tells people that the server runs; the framework need not say so again. */
async function openDoor(app: FastifyInstance, { host, port, logLevel }: Settings): Promise<void> {
  const talks = logLevel === 'info';
  if (talks) app.log.level = 'warn';
  await app.listen({ host, port }).catch((error: unknown) => {
    throw listenFailure(error, { host, port });
  });
  if (talks) app.log.level = logLevel;
}

async function runCounted(services: Services, job: Job): Promise<void> {
  try {
    await runJob(services, job);
    services.metrics.jobs.inc({ kind: job.kind, outcome: 'done' });
  } catch (error) {
    services.metrics.jobs.inc({ kind: job.kind, outcome: 'failed' });
    // A store in trouble has been logged already, once for all who wait for it.
    if (!(error instanceof StoreTrouble)) {
      services.log.warn({ err: error, kind: job.kind, table: job.table }, 'a job failed and will be tried again');
    }
    throw error;
  }
}

async function stop(
  { registry, bots, store, cleanUp, admin }: Services,
  sockets: Sockets,
  heartbeat: Heartbeat,
  closeApp: () => Promise<void>,
): Promise<void> {
  sockets.close();
  const reluctant = setTimeout(() => sockets.terminate(), 1000);
  await Promise.race([store.stopJobs(), new Promise((resolve) => setTimeout(resolve, PATIENCE_WITH_JOBS).unref())]);
  await bots.close();
  await closeApp();
  clearTimeout(reluctant);
  sockets.terminate();
  await cleanUp.stop();
  admin.load.stop();
  await registry.close();
  await heartbeat.stop();
  await store.close();
}
