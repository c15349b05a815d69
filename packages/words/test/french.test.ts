import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Complaints } from '../../../scripts/words/complaints.ts';
import { WORDS } from '../../../scripts/words/generate.ts';
import { readLanguage } from '../../../scripts/words/read-language.ts';
import { languageFrom } from '../src/language.ts';
import { ada, you } from './speech.ts';

const { catalogue, sources } = readLanguage(join(WORDS, 'catalogues/fr'), new Complaints());
const { words } = languageFrom(catalogue);

describe('French', () => {
  test('elides articles before a vowel, but not before an aspirated h', () => {
    const { placed } = words.castles.events;
    expect(placed({ who: ada, room: 'kitchen' })).toBe('Ada construit la Cuisine.');
    expect(placed({ who: you, room: 'anteroom' })).toBe('Vous construisez l’Antichambre.');
    expect(placed({ who: you, room: 'hundings-hut' })).toBe('Vous construisez la Hutte de Hunding.');
    expect(words.castles.refusals.overlap({ tile: 'observatory' })).toBe('L’Observatoire recouvrirait quelque chose.');
  });

  test('contracts “de” and “à” with the article, for each item of a list', () => {
    expect(words.castles.places['next-to']({ rooms: ['salon', 'kitchen', 'armory'] })).toBe(
      ', à côté du Salon, de la Cuisine et de l’Armurerie',
    );
    const { beside } = words['castles-table'].place;
    expect(beside({ side: 'N', room: 'salon' })).toBe('au nord du Salon');
    expect(beside({ side: 'E', room: 'linderhof' })).toBe('à l’est de Linderhof');
    expect(words.castles.refusals['none-left']({ tile: 'stairs' })).toBe('Il ne reste plus d’escalier.');
    expect(words.castles.refusals['none-left']({ tile: 'armory' })).toBe('Il ne reste plus d’Armurerie.');
  });

  test('says “un couloir” and “un escalier”, of which there are many', () => {
    expect(words.castles.events.placed({ who: you, room: 'hallway' })).toBe('Vous construisez un couloir.');
    expect(words.castles.places['next-to']({ rooms: ['stairs'] })).toBe(', à côté d’un escalier');
  });

  test('lets participles and possessives agree with what they are about, never with a person', () => {
    const { completed, 'completed-by-nobody': ofNobody } = words.palace.events;
    expect(completed({ who: you, tile: 'SLE-03' })).toBe('Votre chambre est achevée.');
    expect(completed({ who: you, tile: 'HAL-03' })).toBe('Votre couloir est achevé.');
    expect(ofNobody({ tile: 'STA-03' })).toBe('Un escalier sans propriétaire est achevé.');
    const { 'bonus-third': third } = words.between.events;
    expect(third({ castle: '0', type: 'outdoor', bonus: 'une fontaine' })).toContain('son troisième espace extérieur');
    expect(third({ castle: '0', type: 'food', bonus: 'une tourelle' })).toContain('sa troisième salle culinaire');
  });

  test('counts nothing in the singular', () => {
    expect(words.castles.effects.points({ points: 0 })).toBe('0 point');
    expect(words.castles.effects.points({ points: 2 })).toBe('2 points');
    expect(words.palace.payments.swans({ count: 2, colour: 'R' })).toBe('2 cygnes rouges');
  });

  test('has no-break spaces where they belong, and typographic apostrophes', () => {
    const wrong = [...sources.values()].filter(({ text }) => {
      const plain = text.replaceAll(/\{[$#/][^{}]*\}/g, '…').replaceAll(/^\s*\..*$/gm, '');
      return / [:;!?»]|«[^\u00a0]|[^\u00a0]»|[^\u202f ][;!?]|'/.test(plain);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('never puts a word that elides right before the name of a person, nor before an article', () => {
    const wrong = [...sources.values()].filter(
      ({ text }) =>
        /\b(?:de|que) \{\$\w+ :(?:list of=)?who\b/.test(text) || /\b(?:de|que|à) \{\$\w+ :[^}]*article=(?:in)?definite(?! case)/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
