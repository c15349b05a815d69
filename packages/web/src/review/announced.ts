import type { Words } from '@luftschloss/words';
import type { ReviewSelection } from './useSelection.ts';
import { measureOf, worthWords } from './worth-words.ts';

/** What is selected, for whoever does not see it. */
export function announced({ selected, moments, inWords }: Pick<ReviewSelection, 'selected' | 'moments' | 'inWords'>, words: Words): string {
  const { moment } = words.review;
  if (!selected?.finding) return moment.notYet();
  const { step, finding } = selected;
  const { played, better } = finding;
  if (!better) return moment.announcedBest({ played: inWords(step, played.action) });
  const measure = measureOf(played, better);
  return moment.announced({
    number: moments.indexOf(selected) + 1,
    count: moments.length,
    played: inWords(step, played.action),
    playedWorth: worthWords(words, played, measure),
    better: inWords(step, better.action),
    betterWorth: worthWords(words, better, measure),
  });
}
