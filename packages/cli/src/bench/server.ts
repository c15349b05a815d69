import { benchServer, type ServerFigures } from '@luftschloss/server/bench';
import { type Measurement, measurement, type Quantiles, single, type Target } from './harness.ts';

export interface ServerBench {
  readonly tables: number;
  readonly seconds: number;
  readonly stored: number;
  readonly nodes: number;
  readonly botTables: number;
}

const MOST_WAITS = 5;

/** A server and its players as processes of their own on this machine. */
export async function serverMeasurements(bench: ServerBench): Promise<readonly Measurement[]> {
  const figures = await benchServer({ ...bench, database: process.env['DATABASE_URL'] || null });
  return inMeasurements(figures);
}

function inMeasurements(figures: ServerFigures): readonly Measurement[] {
  const { store, nodes, tables, botTables, storedGames, actions } = figures;
  const besides = `${storedGames > 0 ? `, ${storedGames} stored games` : ''}${botTables > 0 ? `, ${botTables} tables of bots` : ''}`;
  const where = `${tables} tables on ${nodes > 1 ? `${nodes} nodes over ` : ''}${store}${besides}`;
  const waits = Object.entries(figures.databaseWaits).slice(0, MOST_WAITS);
  const latency: Quantiles = { median: figures.medianMs, p95: figures.p95Ms, samples: actions };
  const atMost = (value: number): Target => ({ kind: 'at most', value });
  return [
    measurement(`Durable actions (${where})`, 'per second', single(figures.actionsPerSecond), {
      kind: 'at least',
      value: 7000,
    }),
    measurement('From an action to the last new view', 'ms', latency),
    measurement('The same, 99 %', 'ms', single(figures.p99Ms), atMost(botTables > 0 ? 60 : 40)),
    measurement('Bytes for each action and viewer', 'bytes', single(figures.bytesPerActionAndViewer), atMost(5000)),
    measurement('Processor time of the server for an action', 'us', single(figures.serverMicrosecondsPerAction), atMost(150)),
    measurement('Processor time of its clients', 'us', single(figures.clientMicrosecondsPerAction)),
    ...(botTables > 0 ? [measurement("Another guest's bots take", 'times as long', single(figures.slowdownOfOtherBots), atMost(2))] : []),
    ...waits.map(([what, part]) => measurement(`Database: ${what}`, '% of its busy connections', single(part * 100))),
    measurement('Memory of an idle table', 'kB', single(figures.kilobytesPerIdleTable), atMost(300)),
    measurement('Memory of a live table', 'kB', single(figures.kilobytesPerLiveTable)),
    measurement('From start to the first page', 'ms', single(figures.startMs), atMost(2000)),
  ];
}
