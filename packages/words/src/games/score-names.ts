import type { Language } from '../language.ts';

/** What the parts of a score are called. Results that were stored before they had codes have names, which stay as they are. */
export interface ScoreNames {
  category(code: string): string;
  tiebreak(code: string): string;
  board(code: string): string;
  /** Somebody who is ranked without sitting at the table. */
  person(code: string): string;
}

export function scoreNamesOf(game: string, { term, words }: Language): ScoreNames {
  return {
    category: (code) => term(`${game}.category`, code),
    tiebreak: (code) => term(`${game}.tiebreak`, code),
    board: (code) => term(`${game}.castle`, code),
    person: (code) => (code === 'ludwig' ? words.between.ludwig() : code),
  };
}
