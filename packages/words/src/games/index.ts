import type { Language } from '../language.ts';
import { betweenWording } from './between/index.ts';
import { castlesWording } from './castles/index.ts';
import { palaceWording } from './palace/index.ts';
import type { Wording, WordingIn } from './wording.ts';

/** What games say, one row for each game. */
export const GAME_WORDINGS: { readonly [game: string]: WordingIn } = {
  castles: castlesWording as unknown as WordingIn,
  between: betweenWording as unknown as WordingIn,
  palace: palaceWording as unknown as WordingIn,
};

const known = new WeakMap<Language, Map<string, Wording>>();

/** What a game says in a language; made once. */
export function wordingOf(game: string, language: Language): Wording {
  const wordings = known.get(language) ?? new Map<string, Wording>();
  known.set(language, wordings);
  const wording = wordings.get(game) ?? GAME_WORDINGS[game](language);
  wordings.set(game, wording);
  return wording;
}
