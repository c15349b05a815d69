import type { Context } from './command.ts';

export interface Progress {
  update(done: number): void;
  /** Wipes the bar away. */
  end(): void;
}

const WIDTH = 30;
const PAUSE_MS = 100;

/** A bar on standard error for somebody who watches a terminal; silence for files and programs. */
export function progressBar({ errors, language }: Context, total: number, unit: 'games' | 'benchmarks', silent: boolean): Progress {
  const { progress } = language.words.cli;
  if (silent || !errors.isTTY) return { update: () => {}, end: () => {} };
  const start = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  return {
    update(done) {
      const now = performance.now();
      if (now - shown < PAUSE_MS && done < total) return;
      shown = now;
      const reached = progress[unit]({ done, total });
      const seconds = secondsLeft(done, total, now - start);
      errors.write(`\r\x1b[K${bar(done, total)} ${seconds === null ? reached : progress.left({ progress: reached, seconds })}`);
    },
    end() {
      errors.write('\r\x1b[K');
    },
  };
}

function bar(done: number, total: number): string {
  const full = Math.round((done / total) * WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`;
}

function secondsLeft(done: number, total: number, elapsed: number): number | null {
  return done === 0 || elapsed < 1000 ? null : Math.ceil(((elapsed / done) * (total - done)) / 1000);
}
