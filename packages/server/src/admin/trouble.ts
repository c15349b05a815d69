import type { Trouble } from '@luftschloss/protocol';

const WARNING = 40;
const ERROR = 50;
const KEPT = 50;

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

/** The last warnings and errors, read from the log on its way out: so the page can tell nothing that the log does not. */
export class TroubleBook {
  readonly #kept: Trouble[] = [];
  readonly #out: ((line: string) => void) | null;
  errors = 0;
  warnings = 0;

  constructor(out: ((line: string) => void) | null) {
    this.#out = out;
  }

  write(line: string): void {
    this.#out?.(line);
    const { level, time, msg, err } = JSON.parse(line) as LogLine;
    if (level < WARNING) return;
    if (level >= ERROR) this.errors++;
    else this.warnings++;
    this.#kept.push({
      number: this.errors + this.warnings,
      at: time,
      level: level >= ERROR ? 'error' : 'warning',
      message: msg ?? '',
      cause: err?.message ?? null,
    });
    if (this.#kept.length > KEPT) this.#kept.shift();
  }

  /** The newest first. */
  get last(): readonly Trouble[] {
    return this.#kept.toReversed();
  }
}
