import type { Words } from '@luftschloss/words';
import type { ReviewSelection } from './useSelection.ts';
import { worthWords } from './worth-words.ts';

/** What is selected, for whoever does not see it. */
export function announced(
  { selected, moments, inWords, measure }: Pick<ReviewSelection, 'selected' | 'moments' | 'inWords' | 'measure'>,
  words: Words,
): string {
  const { moment } = words.review;
  if (!selected?.finding) return moment.notYet();
  const { step, finding } = selected;
  const { played, better } = finding;
  if (!better) return moment.announcedBest({ played: inWords(step, played.action) });
  const told = measure(played, better);
  return moment.announced({
    number: moments.indexOf(selected) + 1,
    count: moments.length,
    played: inWords(step, played.action),
    playedWorth: worthWords(words, played, told),
    better: inWords(step, better.action),
    betterWorth: worthWords(words, better, told),
  });
}
