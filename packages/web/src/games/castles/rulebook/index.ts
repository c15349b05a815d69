import type { RulebookIn } from '../../../rulebook/rulebook.ts';
import { building, end, measures, overview, points, rewards, round, setup } from './base.ts';
import { decrees, firstEdition, house, moats, passages, solo, swans, towers } from './expansions.ts';
import { castleFigures } from './figures.ts';
import { rulePlaces } from './places.ts';
import { questions } from './questions.ts';

/** The rules of Castles, chapter by chapter. */
export const rulebook: RulebookIn = (language) => {
  const say = language.words['castles-rules'];
  const show = castleFigures(language);
  return {
    ...rulePlaces,
    chapters: [
      overview(say),
      setup(say),
      round(say),
      building(say, show),
      points(say, show),
      rewards(say, show),
      measures(say, show),
      end(say, show),
      solo(say),
      swans(say, show),
      passages(say, show),
      moats(say, show),
      towers(say, show),
      decrees(say, language),
      firstEdition(say),
      house(say),
      questions(say, show),
    ],
  };
};
