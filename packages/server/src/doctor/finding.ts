export const VERDICTS = ['ok', 'warning', 'problem'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a check found: one sentence that says how it is and, unless it is fine, what to do. */
export interface Finding {
  readonly about: string;
  readonly verdict: Verdict;
  readonly sentence: string;
}

/** Findings of one subject. */
export class Findings {
  readonly all: Finding[] = [];
  readonly #about: string;

  constructor(about: string) {
    this.#about = about;
  }

  ok(sentence: string): void {
    this.all.push({ about: this.#about, verdict: 'ok', sentence });
  }

  warning(sentence: string): void {
    this.all.push({ about: this.#about, verdict: 'warning', sentence });
  }

  problem(sentence: string): void {
    this.all.push({ about: this.#about, verdict: 'problem', sentence });
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
