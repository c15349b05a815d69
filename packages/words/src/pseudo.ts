import { ALL_BUNDLES, type BundleId } from './bundles.ts';
import type { Bundle, Grammar, Message, MessageTable, Pattern, Term } from './catalogue.ts';
import LOADERS from './generated/loaders.ts';
import { growingLanguage, type Language } from './language.ts';
import { LanguageLoader } from './loading.ts';

/** English with accents and four tenths longer: what stays plain in it is hard-coded, and what breaks is too narrow. */
export const PSEUDO = 'en-XA';

const ACCENTED = new Map(
  [...'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'].map((plain, index) => [
    plain,
    [...'ÅåƁƀÇçÐðÉéƑƒĜğĤĥÎîĴĵĶķḺļṀɱÑñÖöÞþǪǫŘŕŠşŢţÛûṼṽŴŵẊẋÝýŽž'][index],
  ]),
);

/** Every word grows by its share: a line breaks where it would break in a language with longer words. */
export function pseudoText(text: string): string {
  let letters = 0;
  let added = 0;
  return text.replace(/\S+/gu, (word) => {
    letters += [...word].filter((letter) => ACCENTED.has(letter)).length;
    const extra = Math.round(letters * 0.4) - added;
    added += extra;
    return [...word].map((letter) => ACCENTED.get(letter) ?? letter).join('') + '~'.repeat(extra);
  });
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
  return Object.fromEntries(Object.entries(term).map(([form, text]) => [form, PSEUDO_FORMS[form]?.(text) ?? pseudoText(text)]));
}

/** Forms that are not read as words. Letters stand in places made for letters. */
const PSEUDO_FORMS: { readonly [form: string]: (text: string) => string } = {
  gender: (text) => text,
  letter: (text) => pseudoText(text).replaceAll('~', ''),
};

function mapped<T, R>(table: { readonly [name: string]: T }, change: (entry: T) => R): { [name: string]: R } {
  return Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, change(entry)]));
}

function isSection(entry: MessageTable[string]): entry is { readonly [name: string]: Message } {
  return typeof entry === 'object' && !Array.isArray(entry) && !('by' in entry && Array.isArray(entry.by));
}

function pseudoBundle({ terms, messages }: Bundle): Bundle {
  return {
    terms: mapped(terms, (table) => mapped(table, pseudoTerm)),
    messages: mapped(messages, (part) => mapped(part, (entry) => (isSection(entry) ? mapped(entry, pseudoMessage) : pseudoMessage(entry)))),
  };
}

function pseudoGrammar(grammar: Grammar): Grammar {
  const articles = mapped(grammar.articles, (cases) => mapped(cases, (words) => mapped(words, pseudoText)));
  return { ...grammar, articles };
}

const loader = new LanguageLoader(
  LOADERS.en,
  (catalogue) => growingLanguage({ ...catalogue, ...pseudoBundle(catalogue), grammar: pseudoGrammar(catalogue.grammar) }, PSEUDO),
  pseudoBundle,
);

export function loadPseudoLanguage(bundles: readonly BundleId[] = ALL_BUNDLES): Promise<Language> {
  return loader.load(bundles);
}
