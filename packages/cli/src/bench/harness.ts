export interface Measurement {
  readonly name: string;
  /** Milliseconds, `per second`, kB, ... */
  readonly unit: string;
  readonly median: number;
  readonly p95: number;
  readonly samples: number;
  readonly target: Target | null;
  readonly met: boolean | null;
}

/** What the figure is held against, and how far beyond it one would like to get. */
export interface Target {
  readonly kind: 'at most' | 'at least';
  readonly value: number;
  readonly stretch?: number;
}

/** The two kinds of targets are data: programs read them in the JSON answer. */
export function isUpperLimit({ kind }: Target): boolean {
  return kind === 'at most';
}

export interface Effort {
  /** How long to repeat each measurement. */
  readonly seconds: number;
}

export interface Benchmark {
  readonly name: string;
  measure(effort: Effort): readonly Measurement[];
}

export interface Quantiles {
  readonly median: number;
  readonly p95: number;
  readonly samples: number;
}

const FEWEST_SAMPLES = 5;

/**
 * Milliseconds of one run, after a warm-up of a fifth of the time. `prepare` is not measured: it makes what a run uses up, such as a castle whose caches are
 * still cold.
 */
export function timed<T>({ seconds }: Effort, prepare: (round: number) => T, run: (prepared: T) => unknown): Quantiles {
  const warm = performance.now() + seconds * 200;
  let round = 0;
  do {
    sink = run(prepare(round++));
  } while (performance.now() < warm);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (times.length < FEWEST_SAMPLES || performance.now() < end) {
    const prepared = prepare(round++);
    const start = performance.now();
    sink = run(prepared);
    times.push(performance.now() - start);
  }
  return quantiles(times);
}

/** Results go here, so that no compiler can decide that they are not needed. @public */
export let sink: unknown = null;

export function quantiles(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { median: at(0.5), p95: at(0.95), samples: sorted.length };
}

export function measurement(name: string, unit: string, figures: Quantiles, target: Target | null = null): Measurement {
  return { name, unit, ...figures, target, met: target ? meets(figures.median, target) : null };
}

export function single(value: number): Quantiles {
  return { median: value, p95: value, samples: 1 };
}

function meets(value: number, target: Target): boolean {
  return target.kind === 'at most' ? value <= target.value : value >= target.value;
}
