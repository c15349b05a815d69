import type { Context } from './command.ts';

export interface Progress {
  update(done: number): void;
  /** Wipes the bar away. */
  end(): void;
}

const WIDTH = 30;
const PAUSE_MS = 100;

/** A bar on standard error for somebody who watches a terminal; silence for files and programs. */
export function progressBar({ errors }: Context, total: number, unit: string, silent: boolean): Progress {
  if (silent || !errors.isTTY) return { update: () => {}, end: () => {} };
  const start = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  return {
    update(done) {
      const now = performance.now();
      if (now - shown < PAUSE_MS && done < total) return;
      shown = now;
      errors.write(`\r\x1b[K${bar(done, total)} ${done} of ${total} ${unit}${remaining(done, total, now - start)}`);
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

function remaining(done: number, total: number, elapsed: number): string {
  if (done === 0 || elapsed < 1000) return '';
  return `, ${Math.ceil(((elapsed / done) * (total - done)) / 1000)} s left`;
}
