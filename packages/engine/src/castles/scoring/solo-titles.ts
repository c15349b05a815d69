import type { CastlesOptions } from '../options.ts';

/** Titles by the highest score that still earns them (C-8.2). */
const TITLES: { readonly [edition in CastlesOptions['edition']]: readonly (readonly [upTo: number, title: string])[] } = {
  first: [
    [59, 'Court Jester'],
    [80, 'Servant to his Royal Majesty'],
    [95, 'The Duke of Castle Building'],
    [110, 'The Supreme Prince Regent of Palaces'],
    [Number.POSITIVE_INFINITY, 'King of Grand Castle Construction'],
  ],
  collectors: [
    [59, 'Court Jester'],
    [80, 'Humble Servant to the Royal Crown'],
    [95, 'Most High Highness of Castle Building'],
    [110, 'Imperial Regent of Palaces'],
    [Number.POSITIVE_INFINITY, 'Regal Supreme Chancellor of Grand Castle Construction'],
  ],
};

export function soloTitle({ edition }: CastlesOptions, score: number): string {
  const row = TITLES[edition].find(([upTo]) => score <= upTo);
  return row ? row[1] : '';
}
