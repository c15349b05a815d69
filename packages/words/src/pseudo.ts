import type { Catalogue, Message, MessageTable, Pattern, Term } from './catalogue.ts';
import english from './generated/en.ts';
import { type Language, languageFrom } from './language.ts';

/** English with accents and four tenths longer: what stays plain in it is hard-coded, and what breaks is too narrow. */
export const PSEUDO = 'en-XA';

const ACCENTED = new Map(
  [...'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'].map((plain, index) => [
    plain,
    [...'ÅåƁƀÇçÐðÉéƑƒĜğĤĥÎîĴĵĶķḺļṀɱÑñÖöÞþǪǫŘŕŠşŢţÛûṼṽŴŵẊẋÝýŽž'][index],
  ]),
);

export function pseudoText(text: string): string {
  const accented = [...text].map((letter) => ACCENTED.get(letter) ?? letter).join('');
  const letters = [...text].filter((letter) => ACCENTED.has(letter)).length;
  const extra = Math.round(letters * 0.4);
  return extra === 0 ? accented : accented.replace(/(\s*)$/u, (space) => `${'~'.repeat(extra)}${space}`);
}

function pseudoPattern(pattern: string | Pattern): string | Pattern {
  if (typeof pattern === 'string') return pseudoText(pattern);
  return pattern.map((piece) => (typeof piece === 'string' ? pseudoText(piece) : piece));
}

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string' || !('by' in message)) return pseudoPattern(message);
  return { by: message.by, variants: message.variants.map(([keys, pattern]) => [keys, pseudoPattern(pattern)] as const) };
}

function pseudoTerm(term: Term): Term {
  if (typeof term === 'string') return pseudoText(term);
  return Object.fromEntries(Object.entries(term).map(([form, text]) => [form, form === 'gender' ? text : pseudoText(text)]));
}

function mapped<T, R>(table: { readonly [name: string]: T }, change: (entry: T) => R): { [name: string]: R } {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, change(entry)]));
}

function isSection(entry: MessageTable[string]): entry is { readonly [name: string]: Message } {
  return typeof entry === 'object' && !Array.isArray(entry) && !('by' in entry && Array.isArray(entry.by));
}

export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    terms: mapped(catalogue.terms, (table) => mapped(table, pseudoTerm)),
    messages: mapped(catalogue.messages, (part) =>
      mapped(part, (entry) => (isSection(entry) ? mapped(entry, pseudoMessage) : pseudoMessage(entry))),
    ),
  };
}

export function pseudoLanguage(): Language {
  return languageFrom(pseudoCatalogue(english), PSEUDO);
}
