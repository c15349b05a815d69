import type { Fact, Misfit, Question } from '@luftschloss/engine/kernel';
import { wordingOf } from './games/index.ts';
import { scoreNamesOf } from './games/score-names.ts';
import { codedWords, factWords } from './games/wording.ts';
import type { Language } from './language.ts';
import type { Said } from './said.ts';
import { capital } from './terms.ts';

/** Why there are points on a sheet: as in a game, or because somebody has entered them. */
export function sheetReason(language: Language, game: string, reason: Fact): Said {
  return factWords([language.said.scoresheet.reasons], reason) ?? wordingOf(game, language).fact(reason) ?? [reason.code];
}

/** What is asked, without whom. */
export function sheetQuestion({ said }: Language, game: string, { fact }: Question): Said {
  const { castles, between, palace } = said.scoresheet;
  const questions: { readonly [game: string]: object } = { castles, between, palace };
  return codedWords(questions[game] ?? {}, fact) ?? [fact.code];
}

/** What waits for the answer. */
export function questionCategories(language: Language, game: string, { neededFor }: Question): string[] {
  return neededFor.map(scoreNamesOf(game, language).category);
}

/** A piece that cannot be there, and why. */
export function sheetMisfit(language: Language, game: string, misfit: Misfit): Said {
  const { refusal } = misfit;
  const { scoresheet, data } = language.said;
  const why = codedWords(scoresheet.why, refusal) ??
    wordingOf(game, language).refusal(refusal) ??
    codedWords(data.palace, refusal) ?? [refusal.code];
  return scoresheet.sheet.misfit({ piece: pieceName(language, game, misfit), why });
}

const TILE_TERMS: { readonly [game: string]: string } = { castles: 'castles.room', between: 'between.room', palace: 'palace.tile' };

function pieceName({ term, words }: Language, game: string, { tile, piece, refusal }: Misfit): string {
  if (tile !== null) return term(TILE_TERMS[game] ?? game, piece);
  const { moat, pond } = words.scoresheet.pieces;
  if (game === 'castles') return refusal.code === 'no-moat-there' ? moat() : capital(term('castles.passage', piece));
  return piece === 'ponds' ? pond() : moat();
}
