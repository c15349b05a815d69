import type { RulebookIn } from '../../../rulebook/rulebook.ts';
import { bonuses, end, house, overview, places, points, questions, turns, two } from './chapters.ts';
import { castleFigures } from './figures.ts';
import { rulePlaces } from './places.ts';

/** The rules of Between Two Castles, chapter by chapter. */
export const rulebook: RulebookIn = (language) => {
  const say = language.words['between-rules'];
  const show = castleFigures(language);
  return {
    ...rulePlaces,
    chapters: [
      overview(say, show),
      turns(say),
      places(say, show),
      bonuses(say, show),
      points(say, show),
      end(say, show),
      two(say),
      house(say),
      questions(say, show),
    ],
  };
};
