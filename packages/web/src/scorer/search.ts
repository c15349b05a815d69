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

const known = new Map<string, string>();

/** A name as its keys: without accents, spaces and signs. Every key that is pressed asks for all names. */
export function folded(name: string): string {
  const keys = known.get(name) ?? fold(name);
  known.set(name, keys);
  return keys;
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łßøœæ]/g, (letter) => WHOLE[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '');
}

export function matches({ typed, pressed }: Search, { name, facets }: Searched): boolean {
  return folded(name).startsWith(typed) && Object.entries(pressed).every(([row, keys]) => keys.every((key) => facets[row]?.includes(key)));
}

export function found(search: Search, tiles: readonly Searched[]): Searched[] {
  return tiles.filter((tile) => matches(search, tile));
}

/** All letters that names begin with or go on with, and those among them that lead somewhere now. */
export function letters(search: Search, tiles: readonly Searched[]): { readonly letter: string; readonly leads: boolean }[] {
  const all = new Set(tiles.flatMap(({ name }) => [...folded(name)]));
  const next = new Set(found(search, tiles).map(({ name }) => folded(name)[search.typed.length]));
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
