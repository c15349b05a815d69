import type { Fact, Misfit, Question } from '@luftschloss/engine/kernel';
import { wordingOf } from './games/index.ts';
import { scoreNamesOf } from './games/score-names.ts';
import { codedWords, factWords } from './games/wording.ts';
import type { Language } from './language.ts';
import type { Said } from './said.ts';

/** Why there are points on a sheet: as in a game, or because somebody has entered them. */
export function sheetReason(language: Language, game: string, reason: Fact): Said {
  return factWords([language.said.scoresheet.reasons], reason) ?? wordingOf(game, language).fact(reason) ?? [reason.code];
}

/** What is asked, without whom. */
export function sheetQuestion(language: Language, game: string, { fact }: Question): Said {
  return wordingOf(game, language).sheet?.question(fact) ?? [fact.code];
}

/** What waits for the answer. */
export function questionCategories(language: Language, game: string, { neededFor }: Question): string[] {
  return neededFor.map(scoreNamesOf(game, language).category);
}

/** A piece that cannot be there, and why. */
export function sheetMisfit(language: Language, game: string, misfit: Misfit): Said {
  const { refusal: ofGame, sheet } = wordingOf(game, language);
  const { refusal } = misfit;
  const { scoresheet } = language.said;
  const why = codedWords(scoresheet.why, refusal) ?? ofGame(refusal) ?? sheet?.refusal?.(refusal) ?? [refusal.code];
  return scoresheet.sheet.misfit({ piece: sheet?.piece(misfit) ?? misfit.piece, why });
}
