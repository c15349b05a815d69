import type { GameTypes } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';

/** What an action is worth at once. */
export interface Worth {
  readonly gain: number;
  readonly sign: string; // the gain as it is written, `+3`
  /** Whose points go from what to what. */
  say(language: Language): string;
}

export function change(whose: (language: Language) => string, before: number, after: number): Worth {
  const gain = after - before;
  const sign = `${gain > 0 ? '+' : gain < 0 ? '−' : '±'}${Math.abs(gain)}`;
  return {
    gain,
    sign,
    say(language) {
      const { worth } = language.words.general;
      const named = whose(language);
      return gain === 0 ? worth.stays({ whose: named, points: before }) : worth.changes({ whose: named, before, after });
    },
  };
}

/** Actions after which points can be compared, because nothing is drawn by them. */
export interface WorthRow {
  readonly kinds: readonly string[];
  compare(before: unknown, after: unknown, action: unknown): Worth;
  /** Where an action changes the board only after something else, such as paying: the board that it aims at. */
  aim?(view: GameTypes['view'], action: GameTypes['action']): GameTypes['view'] | null;
}
