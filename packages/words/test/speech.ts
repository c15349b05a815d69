import { compileMessage } from '../../../scripts/words/compile-message.ts';
import type { Catalogue, Grammar } from '../src/catalogue.ts';
import { languageFrom } from '../src/language.ts';
import type { Said, Who } from '../src/said.ts';

export const ada: Who = { name: 'Ada', seat: 1, reader: false };
export const you: Who = { name: 'Eduard', seat: 0, reader: true };

export const GERMAN: Grammar = {
  genders: ['masculine', 'feminine', 'neuter'],
  cases: ['nominative', 'accusative'],
  quotes: ['„', '“'],
  articles: {
    definite: {
      nominative: { masculine: 'der', feminine: 'die', neuter: 'das', plural: 'die' },
      accusative: { masculine: 'den', feminine: 'die', neuter: 'das', plural: 'die' },
    },
    indefinite: { accusative: { masculine: 'einen', feminine: 'eine', neuter: 'ein' } },
  },
};

const ROOMS = {
  ballroom: { '': 'Ballsaal', gender: 'masculine' },
  kitchen: { '': 'Küche', gender: 'feminine' },
  hall: { '': 'Großer Saal', gender: 'masculine', definite: 'der Große Saal', 'accusative.definite': 'den Großen Saal' },
};

interface Speech {
  readonly language?: string;
  readonly grammar?: Grammar;
}

/** One message said with these parameters, as text and in parts. */
export function spoken(
  text: string,
  params: object = {},
  { language = 'de', grammar = GERMAN }: Speech = {},
): { text: string; said: Said } {
  const { message } = compileMessage(text, (table) => (table === 'room' ? 'test.room' : null));
  const catalogue: Catalogue = { language, grammar, terms: { 'test.room': ROOMS }, messages: { test: { it: message } } };
  const { words, said } = languageFrom(catalogue) as unknown as { words: Face<string>; said: Face<Said> };
  return { text: words.test.it(params), said: said.test.it(params) };
}

interface Face<R> {
  readonly test: { it(params: object): R };
}
