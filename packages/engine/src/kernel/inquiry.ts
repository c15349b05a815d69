import type { Fact, Seat } from './rules.ts';
import type { Question } from './table-library.ts';

/** What somebody may be asked, before it is known whether anything depends on it. */
export type Asking = Omit<Question, 'neededFor'>;

/**
 * Scores a table that is only partly entered, by the functions that score finished games. A missing value is a getter that notes when it is
 * read: points that needed it are left out, and the value is asked for.
 */
export interface Inquiry {
  /** For getters of what is not entered. */
  note(asking: Asking): void;
  /** What the work gives; `null` where it read something that is not entered. */
  certain<T>(category: string, work: () => T): T | null;
  /** In the order in which they came up. */
  questions(): Question[];
}

export function newInquiry(): Inquiry {
  const asked = new Map<string, Asking & { readonly neededFor: string[] }>();
  let noted: Asking[] = [];
  return {
    note(asking) {
      noted.push(asking);
    },
    certain(category, work) {
      noted = [];
      const found = work();
      for (const asking of noted) {
        const question = asked.get(asking.place) ?? { ...asking, neededFor: [] };
        if (!question.neededFor.includes(category)) question.neededFor.push(category);
        asked.set(asking.place, question);
      }
      return noted.length === 0 ? found : null;
    },
    questions: () => [...asked.values()],
  };
}

export function asking(place: string, seat: Seat | null, code: string, params?: Fact['params']): Asking {
  return { place, seat, fact: params ? { code, params } : { code } };
}
