import type { CastlesOptions } from '../options.ts';

/** Titles, as codes, by the highest score that still earns them (C-8.2). */
const TITLES: { readonly [edition in CastlesOptions['edition']]: readonly (readonly [upTo: number, title: string])[] } = {
  first: [
    [59, 'jester'],
    [80, 'servant'],
    [95, 'duke'],
    [110, 'prince-regent'],
    [Number.POSITIVE_INFINITY, 'king'],
  ],
  collectors: [
    [59, 'jester'],
    [80, 'humble-servant'],
    [95, 'highness'],
    [110, 'imperial-regent'],
    [Number.POSITIVE_INFINITY, 'chancellor'],
  ],
};

export function soloTitle({ edition }: CastlesOptions, score: number): string {
  const row = TITLES[edition].find(([upTo]) => score <= upTo);
  return row ? row[1] : '';
}
