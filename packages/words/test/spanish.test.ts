import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Complaints } from '../../../scripts/words/complaints.ts';
import { WORDS } from '../../../scripts/words/generate.ts';
import { readLanguage } from '../../../scripts/words/read-language.ts';
import { languageFrom } from '../src/language.ts';
import { ada, you } from './speech.ts';

const { catalogue } = readLanguage(join(WORDS, 'catalogues/es'), new Complaints());
const { words } = languageFrom(catalogue);

describe('Spanish', () => {
  test('contracts “de el” and “a el”, in lists too, and leaves castles without an article', () => {
    const { place } = words['castles-table'];
    expect(place.beside({ side: 'S', room: 'great-hall' })).toBe('al sur del Gran salón');
    expect(place.beside({ side: 'S', room: 'neuschwanstein' })).toBe('al sur de Neuschwanstein');
    expect(place.joins({ rooms: ['great-hall', 'kitchen', 'linderhof'] })).toBe('se une al Gran salón, a la Cocina y a Linderhof');
    expect(words.between.actions.attendant({ attendant: 'painter', castle: '0' })).toBe(
      'Llevar al Pintor al salón del trono de Neuschwanstein',
    );
  });

  test('says “un pasillo” and “una escalera”, of which there are many', () => {
    expect(words.castles.events.placed({ who: you, room: 'hallway' })).toBe('Construyes un pasillo.');
    expect(words.castles.events.completed({ who: ada, room: 'stairs' })).toBe('Ada completa una escalera.');
    expect(words['castles-table'].place.beside({ side: 'N', room: 'stairs' })).toBe('al norte de una escalera');
  });

  test('lets ordinals agree with what they count', () => {
    const { 'bonus-third': third } = words.between.events;
    expect(third({ castle: '0', type: 'outdoor', bonus: 'una fuente' })).toBe(
      'Neuschwanstein tiene su tercera sala exterior y recibe una fuente.',
    );
    expect(third({ castle: '0', type: 'sleeping', bonus: 'una torre' })).toBe(
      'Neuschwanstein tiene su tercer dormitorio y recibe una torre.',
    );
    expect(words.castles.refusals['none-left']({ tile: 'kitchen' })).toBe('No queda ninguna Cocina.');
    expect(words.castles.refusals['none-left']({ tile: 'study' })).toBe('No queda ningún Estudio.');
  });

  test('lets colours agree with swans', () => {
    const { payments } = words.palace;
    expect(payments.swans({ count: 1, colour: 'B' })).toBe('1 cisne azul');
    expect(payments.swans({ count: 2, colour: 'B' })).toBe('2 cisnes azules');
  });

  test('says “e” before i and “u” before o, whatever stands at that place of a list', () => {
    const others = (...names: string[]) => words.palace.waiting.others({ others: names.map((name) => ({ ...ada, name })) });
    expect(others('Ada', 'Inés')).toBe('Falta la decisión de Ada e Inés.');
    expect(others('Inés', 'Ada')).toBe('Falta la decisión de Inés y Ada.');
    const { each } = words['castles-table'].bonusBriefly;
    expect(each({ amount: '+1', types: ['food', 'activity'] })).toBe('+1 por cada sala del castillo: comida u ocio');
    const nine = ['kitchen', 'larder', 'pantry', 'study', 'salon', 'forum', 'theater', 'crypt', 'shed'];
    expect(words.castles.events['coins-added']({ money: 1000, rooms: nine })).toMatch(/Cripta y Cobertizo\.$/);
  });

  test('writes thousands as Spanish does', () => {
    const bought = (price: number) => words.castles.events['bought-from-bank']({ who: you, room: 'kitchen', price });
    expect(bought(5000)).toBe('Compras la Cocina por 5000 y pagas a la banca.');
    expect(bought(12_000)).toBe('Compras la Cocina por 12.000 y pagas a la banca.');
  });
});
