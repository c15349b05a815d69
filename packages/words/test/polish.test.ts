import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Complaints } from '../../../scripts/words/complaints.ts';
import { WORDS } from '../../../scripts/words/generate.ts';
import { readLanguage } from '../../../scripts/words/read-language.ts';
import { languageFrom } from '../src/language.ts';
import { ada, you } from './speech.ts';

const { catalogue, sources } = readLanguage(join(WORDS, 'catalogues/pl'), new Complaints());
const { words, term } = languageFrom(catalogue);

describe('Polish', () => {
  test('declines rooms: accusative for what is built, genitive for what is near', () => {
    expect(term('castles.room', 'throne-room')).toBe('Sala tronowa');
    expect(words.castles.events.placed({ who: ada, room: 'throne-room' })).toBe('Ada buduje Salę tronową.');
    expect(words.castles.events.placed({ who: you, room: 'salon' })).toBe('Budujesz Salon.');
    expect(words.castles.places['next-to']({ rooms: ['kitchen', 'salon', 'stairs'] })).toBe(', obok Kuchni, Salonu i schodów');
    expect(words['castles-table'].place.beside({ side: 'N', room: 'great-hall' })).toBe('na północ od Wielkiej sali');
    expect(words.castles.actions['buy-moat']({ side: 'N', effect: '' })).toContain('od północy');
  });

  test('counts one, a few and many, also where the number ends in 2 to 4', () => {
    const { points } = words.castles.effects;
    expect([1, 2, 5, 12, 21, 22, 0].map((n) => points({ points: n }))).toEqual([
      '1 punkt',
      '2 punkty',
      '5 punktów',
      '12 punktów',
      '21 punktów',
      '22 punkty',
      '0 punktów',
    ]);
  });

  test('lets the colours of swans agree with their number', () => {
    const { swans } = words.palace.payments;
    expect([1, 3, 5].map((count) => swans({ count, colour: 'R' }))).toEqual([
      '1 czerwonego łabędzia',
      '3 czerwone łabędzie',
      '5 czerwonych łabędzi',
    ]);
  });

  test('says “each” in the gender of what is counted', () => {
    const { hangings } = words.between.rules;
    expect(hangings({ points: 1, hanging: 'painting' })).toContain('za każdy obraz');
    expect(hangings({ points: 2, hanging: 'torch' })).toContain('za każdą pochodnię');
    expect(hangings({ points: 5, hanging: 'mirror' })).toContain('za każde lustro');
  });

  test('leaves names as they are', () => {
    const bought = words.castles.events.bought({ who: ada, payee: { ...you, reader: false }, room: 'kitchen', price: 8000 });
    expect(bought).toBe('Ada kupuje Kuchnię za 8000, a pieniądze dostaje Eduard.');
    expect(words.castles.events.bought({ who: ada, payee: you, room: 'kitchen', price: 8000 })).toContain('płaci tobie');
  });

  test('never puts a preposition right before the name of a person: names are not declined', () => {
    const wrong = [...sources.values()].filter(({ text }) =>
      /(?<!\p{L})(?:od|do|dla|z|ze|na|o|w|za|przez|przed|po) \{\$\w+ (?::list of=|:)who\b/u.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('never guesses the gender of a person', () => {
    const wrong = [...sources.values()].filter(({ text }) => /\p{L}(?:łeś|łaś)(?!\p{L})/u.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
