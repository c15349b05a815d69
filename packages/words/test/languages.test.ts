import { expect, test } from 'vitest';
import english from '../src/generated/reference.ts';
import { acceptedLanguages, isLanguage, negotiated } from '../src/languages.ts';
import { loadLanguage } from '../src/loading.ts';
import { loadPseudoLanguage, PSEUDO, pseudoText } from '../src/pseudo.ts';

test('the best language that the house speaks is chosen, English otherwise', () => {
  expect(negotiated(['en-GB', 'fr'])).toBe('en');
  expect(negotiated(['tlh', 'de-AT', 'en'])).toBe('de');
  expect(negotiated(['fr-CA', 'en'])).toBe('fr');
  expect(negotiated(['pl-PL', 'en'])).toBe('pl');
  expect(negotiated(['ca', 'es-419', 'en'])).toBe('es');
  expect(negotiated(['tlh', 'xx'])).toBe('en');
  expect(negotiated([])).toBe('en');
});

test('a header of a browser is read by its weights, and a nonsensical one is harmless', () => {
  expect(acceptedLanguages('fr;q=0.5, de-AT, en;q=0.8')).toEqual(['de-AT', 'en', 'fr']);
  expect(acceptedLanguages('de;q=0, *;q=x, ,;q=1')).toEqual([]);
  expect(acceptedLanguages('de;Q=0.1, fr;q=0.9')).toEqual(['fr', 'de']);
  expect(negotiated(acceptedLanguages(`${'x'.repeat(10_000)},de`))).toBe('en');
  expect(negotiated(acceptedLanguages('constructor, __proto__, *, de-AT;q=0.1'))).toBe('de');
  expect(acceptedLanguages(',;'.repeat(100_000))).toEqual([]);
});

test('members of all objects are no languages', () => {
  expect(['constructor', '__proto__', 'toString'].filter(isLanguage)).toEqual([]);
});

test('a language is loaded once', async () => {
  expect(await loadLanguage('en')).toBe(await loadLanguage('en'));
  expect((await loadLanguage('en')).words.common.refusals['game-over']()).toBe('The game is over.');
});

test('the pseudo-language is longer by four tenths and leaves nothing plain', async () => {
  const plain = 'The game is over.';
  expect(pseudoText(plain)).toHaveLength(Math.round(plain.length + 0.4 * 13));
  expect(pseudoText(plain)).not.toMatch(/[a-z]/i);
  const { id, words, term } = await loadPseudoLanguage();
  expect(id).toBe(PSEUDO);
  expect(words.common.refusals['game-over']()).toBe(pseudoText(plain));
  expect(term('castles.room', 'ballroom')).toBe(pseudoText('Ballroom'));
  expect(Object.keys(english.messages)).toContain('castles');
});
