import { ownName } from '@luftschloss/engine/kernel';
import type { Grammar, Options, Term, TermTable } from './catalogue.ts';

const PLURAL = 'plural';

/** What an id stands for. One without a row of its own is of the kind that it begins with: `LIV-07` is a `LIV`. */
function termOf(table: TermTable, id: string): Term | null {
  for (let end = id.length; end > 0; end = id.lastIndexOf('-', end - 1)) {
    const kind = id.slice(0, end);
    if (Object.hasOwn(table, kind)) return table[kind];
  }
  return null;
}

export function genderOf(table: TermTable, id: string): string {
  const term = termOf(table, id) ?? '';
  return typeof term === 'string' ? '' : (term['gender'] ?? '');
}

export function writtenForm(table: TermTable, id: string, form: string): string | null {
  const term = termOf(table, id) ?? '';
  return typeof term === 'string' || !Object.hasOwn(term, form) ? null : term[form];
}

/**
 * A term in the form that a sentence needs. A tile of somebody's own has the name that he gave it. What is in no table stands for itself: people send names that
 * do not exist.
 */
export function termForm(grammar: Grammar, table: TermTable, id: string, options: Options): string {
  const term = termOf(table, id) ?? ownName(id) ?? id;
  const text = options['quotes'] === 'yes' ? quoted(grammar, term) : withArticle(grammar, term, options);
  return options['capital'] === 'yes' ? capital(text) : text;
}

/** Cards are quoted by what they say; one that nobody may know is not. */
function quoted({ quotes: [open, close] }: Grammar, term: Term): string {
  return typeof term === 'string' ? `${open}${term}${close}` : (term['quoted'] ?? `${open}${term['']}${close}`);
}

function withArticle(grammar: Grammar, term: Term, { number, case: wanted, article }: Options): string {
  const features = [number === PLURAL ? PLURAL : undefined, wanted === grammar.cases[0] ? undefined : wanted];
  if (article === undefined) return formOf(term, features);
  const whole = typeof term === 'string' ? undefined : term[[...features, article].filter(Boolean).join('.')];
  if (whole !== undefined) return whole;
  const gender = number === PLURAL ? PLURAL : typeof term === 'string' ? '' : (term['gender'] ?? '');
  const words = grammar.articles[article]?.[wanted ?? grammar.cases[0] ?? ''];
  const word = words?.[gender] ?? words?.[''];
  const noun = formOf(term, features);
  if (word === undefined) return noun;
  return word.endsWith('’') ? word + noun : `${word} ${noun}`;
}

/** The nearest form there is: languages write down only what differs. */
function formOf(term: Term, features: readonly (string | undefined)[]): string {
  if (typeof term === 'string') return term;
  const [number, wanted] = features;
  return term[[number, wanted].filter(Boolean).join('.')] ?? (number && term[number]) ?? (wanted && term[wanted]) ?? term[''];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
