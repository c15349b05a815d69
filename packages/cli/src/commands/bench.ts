import { type Arguments, isOn, wholeNumber } from '../arguments.ts';
import { betweenBenchmarks } from '../bench/between.ts';
import { castlesBenchmarks } from '../bench/castles.ts';
import type { Benchmark, Measurement, Target } from '../bench/harness.ts';
import { palaceBenchmarks } from '../bench/palace.ts';
import { playoutBenchmarks } from '../bench/playouts.ts';
import { wholeGameBenchmarks } from '../bench/whole-games.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { fail } from '../failure.ts';
import { progressBar } from '../progress.ts';
import { textTable } from '../table.ts';

const SUITES: { readonly [name: string]: (catalogue: Catalogue) => readonly Benchmark[] } = {
  engine: (catalogue) => [
    ...castlesBenchmarks,
    ...betweenBenchmarks(catalogue),
    ...palaceBenchmarks(catalogue),
    ...wholeGameBenchmarks(catalogue),
    ...playoutBenchmarks(catalogue),
  ],
};

const SERVER = 'server';

export const bench: Command = {
  name: 'bench',
  summary: 'Measures speed and holds it against the targets',
  positionals: ['SUITE'],
  options: {
    milliseconds: { value: 'N', help: 'time for each measurement (default: 1000; server: 10000)' },
    tables: { value: 'N', help: 'server: tables that are played at the same time (default: 50)' },
    stored: { value: 'N', help: 'server: finished games that lie in the store already (default: 0)' },
    nodes: { value: 'N', help: 'server: nodes over one PostgreSQL, with the players of a table at different ones (default: 1)' },
    bots: { value: 'N', help: 'server: tables of hard bots of one guest beside the others (default: 0)' },
    json: JSON_OPTION,
  },
  notes: [
    `Suites: ${[...Object.keys(SUITES), SERVER].join(', ')}. The engine runs on one core.`,
    'The server and its clients are processes of their own on this machine; with DATABASE_URL set, they use that PostgreSQL; several nodes without it start one of their own.',
  ],
  run: runBench,
};

async function runBench(args: Arguments, context: Context): Promise<void> {
  const [suite] = args.positionals;
  if (suite === SERVER) return runServerBench(args, context);
  const seconds = (wholeNumber(args, 'milliseconds', 1, 600_000) ?? 1000) / 1000;
  if (!Object.hasOwn(SUITES, suite)) fail(`there is no suite "${suite}" (known: ${[...Object.keys(SUITES), SERVER].join(', ')})`);
  const benchmarks = SUITES[suite](context.catalogue);
  const bar = progressBar(context, benchmarks.length, 'benchmarks', isOn(args, 'json'));
  const measured: Measurement[] = [];
  for (const [index, benchmark] of benchmarks.entries()) {
    bar.update(index);
    await new Promise(setImmediate);
    measured.push(...benchmark.measure({ seconds }));
  }
  bar.end();
  show(suite, measured, args, context);
}

async function runServerBench(args: Arguments, context: Context): Promise<void> {
  const { serverMeasurements } = await import('../bench/server.ts');
  const measured = await serverMeasurements({
    tables: wholeNumber(args, 'tables', 1, 1000) ?? 50,
    stored: wholeNumber(args, 'stored', 0, 1_000_000) ?? 0,
    nodes: wholeNumber(args, 'nodes', 1, 8) ?? 1,
    botTables: wholeNumber(args, 'bots', 0, 1000) ?? 0,
    seconds: (wholeNumber(args, 'milliseconds', 1, 600_000) ?? 10_000) / 1000,
  });
  show(SERVER, measured, args, context);
}

function show(suite: string, measured: readonly Measurement[], args: Arguments, context: Context): void {
  if (isOn(args, 'json')) printJson(context, { suite, node: process.versions.node, measurements: measured });
  else print(context, inWords(measured));
}

function inWords(measured: readonly Measurement[]): string {
  const rows = measured.map(({ name, unit, median, p95, samples, target, met }) => [
    name,
    figure(median),
    samples > 1 ? figure(p95) : '',
    unit,
    target ? targetInWords(target) : '',
    met === null ? '' : met ? 'yes' : 'NO',
  ]);
  const right = 'right' as const;
  return textTable(
    [
      { title: 'Benchmark' },
      { title: 'Median', align: right },
      { title: '95 %', align: right },
      { title: 'Unit' },
      { title: 'Target' },
      { title: 'Met' },
    ],
    rows,
  );
}

function targetInWords({ kind, value, stretch }: Target): string {
  return `${kind} ${value}${stretch === undefined ? '' : ` (better: ${stretch})`}`;
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
