import type { Language } from '@luftschloss/words';

export type Letters<T extends string> = { readonly [type in T]: string };

const kept = new WeakMap<Language, Map<string, Letters<string>>>();

/**
 * One letter for each of some types, no two alike. Languages write them down as the form `letter` of the term; a type without one takes a letter of its name
 * that is still free.
 */
export function lettersOf<T extends string>(language: Language, table: string, types: readonly T[]): Letters<T> {
  const known = kept.get(language) ?? new Map<string, Letters<string>>();
  kept.set(language, known);
  const letters = known.get(table) ?? chosenLetters(language, table, types);
  known.set(table, letters);
  return letters as Letters<T>;
}

const OTHERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function chosenLetters(language: Language, table: string, types: readonly string[]): Letters<string> {
  const letters = new Map<string, string>();
  const give = (type: string, wishes: readonly string[]): void => {
    const free = wishes.find((wish) => ![...letters.values()].includes(wish));
    if (free !== undefined && !letters.has(type)) letters.set(type, free);
  };
  const ofName = (type: string): string[] =>
    [...language.term(table, type).toLocaleUpperCase(language.id)].filter((letter) => /\p{L}/u.test(letter));
  for (const type of types) give(type, [language.form(table, type, 'letter') ?? []].flat());
  for (const type of types) give(type, ofName(type).slice(0, 1));
  for (const type of types) give(type, [...ofName(type), ...OTHERS]);
  return Object.fromEntries(letters);
}
