import type { RulebookIn } from '../../../rulebook/rulebook.ts';
import { blueprint, building, completed, end, house, moat, overview, questions, swans, turn } from './chapters.ts';
import { palaceFigures } from './figures.ts';
import { rulePlaces } from './places.ts';

/** The rules of The Palace, chapter by chapter. */
export const rulebook: RulebookIn = (language) => {
  const say = language.words['palace-rules'];
  const show = palaceFigures(language);
  return {
    ...rulePlaces,
    chapters: [
      overview(say, show),
      turn(say),
      building(say, show),
      swans(say, show),
      completed(say, show),
      moat(say, show),
      blueprint(say),
      end(say, show),
      house(say),
      questions(say, show),
    ],
  };
};
