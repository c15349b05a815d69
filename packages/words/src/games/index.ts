import type { Fact, Refusal } from '@luftschloss/engine/kernel';
import type { Language } from '../language.ts';
import { plain } from '../said.ts';
import { betweenWording } from './between/index.ts';
import { castlesWording } from './castles/index.ts';
import { palaceWording } from './palace/index.ts';
import { codedWords, type Wording, type WordingIn } from './wording.ts';

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

/** Why something is not allowed, by its code: of the game, of every game, or of the table. What no catalogue knows keeps the words that came with it. */
export function refusalText(language: Language, game: Wording | null, refusal: Refusal & { readonly message?: string }): string {
  const { common, table, problems } = language.said;
  const said =
    codedWords(common.refusals, refusal) ??
    game?.refusal(refusal) ??
    codedWords(table.refusals, refusal) ??
    codedWords(problems.server, refusal);
  return said ? plain(said) : (refusal.message ?? plain(common.refusals.unknown({ code: refusal.code })));
}

/** A fact of a score in words. Results that were stored before scores held facts have sentences, which stay as they are. */
export function factText(wording: Wording, fact: Fact | string): string {
  if (typeof fact === 'string') return fact;
  const said = wording.fact(fact);
  return said ? plain(said) : fact.code;
}
