import { anyObject, flag, integer, list, nullable, object, oneOf, optional, text } from '@luftschloss/engine/kernel';
import { type AdminOverview, type AdminTablePage, STATUSES, tableId } from '@luftschloss/protocol';
import { cleanUp } from '../jobs/clean-up.ts';
import { notFound } from '../problem.ts';
import type { Services } from '../services.ts';
import { SETTINGS, type Settings } from '../settings.ts';
import * as answers from './answers.ts';
import { numberText, type Route, route } from './route.ts';
import { listedCard } from './routes-tables.ts';

const PER_MINUTE = 120;
const PAGE = 50;
const LAST_PAGE = 100_000;

/** What the page shows as limits, in this order. */
const LIMITS: readonly (keyof Settings)[] = [
  'openTables',
  'listedTables',
  'chatLines',
  'waitingDays',
  'abandonedDays',
  'finishedDays',
  'requestsPerMinute',
  'messagesPerSecond',
  'requestTimeout',
  'idleMinutes',
  'botThreads',
  'botThinking',
];

/** For whoever runs the server: all of them need its key. */
export function adminRoutes(services: Services): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/admin',
      admin: true,
      perMinute: PER_MINUTE,
      answer: overviewAnswer,
      summary: 'For whoever runs the server: load, tables, limits and the last errors.',
      run: () => overview(services),
    }),
    route({
      method: 'GET',
      path: '/api/admin/tables',
      admin: true,
      perMinute: PER_MINUTE,
      answer: object({ tables: list(object(answers.listedFields)), more: flag }),
      query: object({ status: optional(oneOf(...STATUSES)), skip: optional(numberText(0, LAST_PAGE)) }),
      summary: 'For whoever runs the server: all tables of a status, the newest first, in pages.',
      async run({ query }): Promise<AdminTablePage> {
        const found = await services.store.allTables(query.status ?? 'playing', query.skip ?? 0, PAGE + 1);
        return { tables: found.slice(0, PAGE).map(listedCard), more: found.length > PAGE };
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/tables/:id/remove',
      admin: true,
      perMinute: PER_MINUTE,
      answer: answers.nothing,
      params: object({ id: tableId }),
      summary: 'For whoever runs the server: removes a table with everything that belongs to it.',
      async run({ params }) {
        if (!(await services.store.table(params.id))) throw notFound();
        await services.store.removeTable(params.id);
        services.log.info({ table: params.id }, 'a table was removed by whoever runs the server');
        return {};
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/clean-up',
      admin: true,
      perMinute: 6,
      answer: object({ removed: integer(0, Number.MAX_SAFE_INTEGER) }),
      summary: 'For whoever runs the server: removes tables that were left alone for longer than the settings say, now.',
      run: async () => ({ removed: await cleanUp(services.store, services.settings) }),
    }),
  ];
}

async function overview({ settings, store, registry, metrics, admin }: Services): Promise<AdminOverview> {
  const { processor, busy, delay, memory, movesPerSecond, storing } = await admin.load.now();
  const figure = (value: number): number => Math.round(value * 1000);
  const sockets = (await metrics.registry.getSingleMetric('luftschloss_sockets')?.get())?.values[0]?.value ?? 0;
  return {
    started: admin.started,
    now: Date.now(),
    node: process.versions.node,
    store: settings.database === null ? 'SQLite' : 'PostgreSQL',
    tables: await store.census(),
    load: {
      processor: figure(processor),
      busy: figure(busy),
      delay: figure(delay),
      memory,
      movesPerSecond: figure(movesPerSecond),
      storing: storing === null ? null : figure(storing),
      games: registry.size,
      sockets,
    },
    limits: LIMITS.map((key) => ({
      name: SETTINGS[key].flag,
      env: SETTINGS[key].env,
      help: SETTINGS[key].help,
      value: String(settings[key]),
    })),
    trouble: { errors: admin.trouble.errors, warnings: admin.trouble.warnings, last: admin.trouble.last },
  };
}

const count = integer(0, Number.MAX_SAFE_INTEGER);
const thousandths = count;

const overviewAnswer = object({
  started: count,
  now: count,
  node: text(50),
  store: oneOf('SQLite', 'PostgreSQL'),
  tables: object({ gathering: count, playing: count, finished: count }),
  load: object({
    processor: thousandths,
    busy: thousandths,
    delay: thousandths,
    memory: count,
    movesPerSecond: thousandths,
    storing: nullable(thousandths),
    games: count,
    sockets: count,
  }),
  limits: list(object({ name: text(100), env: text(100), help: text(300), value: text(300) })),
  trouble: object({ errors: count, warnings: count, last: list(anyObject) }),
});
