import type { KeyRow, Searched } from './game-scorer.ts';

/** What has been pressed so far to find a tile. */
export interface Search {
  readonly typed: string; // letters only, folded
  readonly pressed: { readonly [row: string]: readonly string[] };
}

export const NOTHING: Search = { typed: '', pressed: {} };

export function isEmpty({ typed, pressed }: Search): boolean {
  return typed === '' && Object.values(pressed).every((keys) => keys.length === 0);
}

/** Letters that have no accent to be left out. */
const WHOLE: { readonly [letter: string]: string } = { ł: 'l', ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae' };

const known = new Map<string, readonly string[]>();

/** A name as its keys: without accents, spaces and signs. */
export function folded(name: string): string {
  return spellings(name)[0];
}

/**
 * A name can be spelled from its beginning or from any of its words on: many a hall differs from the others by its last word alone. They are kept, since every key
 * that is pressed asks for all names.
 */
export function spellings(name: string): readonly string[] {
  const found = known.get(name) ?? [...name.matchAll(/(?<![\p{L}\d’'])[\p{L}\d]/gu)].map(({ index }) => fold(name.slice(index)));
  known.set(name, found);
  return found;
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łßøœæ]/g, (letter) => WHOLE[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '');
}

export function matches({ typed, pressed }: Search, { name, facets }: Searched): boolean {
  return (
    spellings(name).some((spelled) => spelled.startsWith(typed)) &&
    Object.entries(pressed).every(([row, keys]) => keys.every((key) => facets[row]?.includes(key)))
  );
}

/** Names that begin like that come first. */
export function found(search: Search, tiles: readonly Searched[]): Searched[] {
  const all = tiles.filter((tile) => matches(search, tile));
  const begins = ({ name }: Searched): boolean => folded(name).startsWith(search.typed);
  return [...all.filter(begins), ...all.filter((tile) => !begins(tile))];
}

/** All letters that names begin with or go on with, and those among them that lead somewhere now. */
export function letters(search: Search, tiles: readonly Searched[]): { readonly letter: string; readonly leads: boolean }[] {
  const all = new Set(tiles.flatMap(({ name }) => [...folded(name)]));
  const spelled = found(search, tiles).flatMap(({ name }) => spellings(name).filter((each) => each.startsWith(search.typed)));
  const next = new Set(spelled.map((each) => each[search.typed.length]));
  return [...all].sort().map((letter) => ({ letter, leads: next.has(letter) }));
}

export function type(search: Search, letter: string): Search {
  return { ...search, typed: search.typed + letter };
}

/** A key is pressed: another one of its row gives way, unless a tile can have several. */
export function press({ typed, pressed }: Search, row: KeyRow, key: string): Search {
  const before = pressed[row.id] ?? [];
  const without = before.filter((each) => each !== key);
  const now = without.length < before.length ? without : row.several ? [...before, key] : [key];
  return { typed, pressed: { ...pressed, [row.id]: now } };
}

/** Whether a key would leave something to be found. Other keys of its row give way to it. */
export function leads(search: Search, row: KeyRow, key: string, tiles: readonly Searched[]): boolean {
  if (search.pressed[row.id]?.includes(key)) return true;
  return found(press(search, row, key), tiles).length > 0;
}

/** The last letter, or else all keys. */
export function erase(search: Search): Search {
  return search.typed === '' ? NOTHING : { ...search, typed: search.typed.slice(0, -1) };
}
