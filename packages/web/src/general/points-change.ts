import type { GameTypes } from '@luftschloss/engine/kernel';

export interface Worth {
  readonly gain: number;
  readonly sign: string; // the gain as it is written, `+3`
  readonly words: string; // whose points go from what to what
}

export function change(whose: string, before: number, after: number): Worth {
  const gain = after - before;
  const sign = `${gain > 0 ? '+' : gain < 0 ? '−' : '±'}${Math.abs(gain)}`;
  return { gain, sign, words: gain === 0 ? `${whose} stays at ${before}` : `${whose} ${before} → ${after}` };
}

/** Actions after which points can be compared, because nothing is drawn by them. */
export interface WorthRow {
  readonly kinds: readonly string[];
  compare(before: unknown, after: unknown, action: unknown): Worth;
  /** Where an action changes the board only after something else, such as paying: the board that it aims at. */
  aim?(view: GameTypes['view'], action: GameTypes['action']): GameTypes['view'] | null;
}
