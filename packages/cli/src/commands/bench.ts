import type { Language } from '@luftschloss/words';
import { type Arguments, isOn, wholeNumber } from '../arguments.ts';
import { engineBenchmarks } from '../bench/engine.ts';
import { type Benchmark, isUpperLimit, type Measurement, type Target } from '../bench/harness.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Command, type Context, JSON_OPTION, print, printJson } from '../command.ts';
import { type CliWords, fail } from '../failure.ts';
import { type Figures, figuresIn } from '../figures.ts';
import { progressBar } from '../progress.ts';
import { textTable } from '../table.ts';

const SUITES: { readonly [name: string]: (catalogue: Catalogue) => readonly Benchmark[] } = {
  engine: engineBenchmarks,
};

const SERVER = 'server';

function suiteNames(): string[] {
  return [...Object.keys(SUITES), SERVER];
}

export const bench: Command = {
  name: 'bench',
  summary: ({ summaries }) => summaries.bench(),
  positionals: ['SUITE'],
  options: {
    milliseconds: { value: 'N', help: ({ help }) => help.measuringTime() },
    tables: { value: 'N', help: ({ help }) => help.benchTables() },
    stored: { value: 'N', help: ({ help }) => help.benchStored() },
    nodes: { value: 'N', help: ({ help }) => help.benchNodes() },
    bots: { value: 'N', help: ({ help }) => help.benchBots() },
    json: JSON_OPTION,
  },
  notes: [({ notes }) => notes.benchSuites({ suites: suiteNames().join(', ') }), ({ notes }) => notes.benchServer()],
  run: runBench,
};

async function runBench(args: Arguments, context: Context): Promise<void> {
  const [suite] = args.positionals;
  if (suite === SERVER) return runServerBench(args, context);
  const seconds = (wholeNumber(args, 'milliseconds', 1, 600_000) ?? 1000) / 1000;
  if (!Object.hasOwn(SUITES, suite)) fail('no-suite', { suite, known: suiteNames().join(', ') });
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
  else print(context, inWords(measured, context.language));
}

function inWords(measured: readonly Measurement[], language: Language): string {
  const { bench, figures } = language.words.cli;
  const figure = (value: number): string => figureOf(value, figuresIn(language));
  const rows = measured.map(({ name, unit, median, p95, samples, target, met }) => [
    name,
    figure(median),
    samples > 1 ? figure(p95) : '',
    unit,
    target ? targetInWords(target, language.words.cli) : '',
    met === null ? '' : met ? bench.yes() : bench.no(),
  ]);
  const right = 'right' as const;
  return textTable(
    [
      { title: bench.benchmark() },
      { title: figures.median(), align: right },
      { title: figures.confidence(), align: right },
      { title: bench.unit() },
      { title: bench.target() },
      { title: bench.met() },
    ],
    rows,
  );
}

function targetInWords(limit: Target, { bench }: CliWords): string {
  const { value, stretch } = limit;
  const target = isUpperLimit(limit) ? bench.atMost({ value }) : bench.atLeast({ value });
  return stretch === undefined ? target : bench.better({ target, value: stretch });
}

function figureOf(value: number, { whole, precise }: Figures): string {
  return value >= 100 ? whole(value) : precise(value, 3);
}
