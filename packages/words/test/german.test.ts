import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Complaints } from '../../../scripts/words/complaints.ts';
import { WORDS } from '../../../scripts/words/generate.ts';
import { readLanguage } from '../../../scripts/words/read-language.ts';
import { languageFrom } from '../src/language.ts';
import { ada, you } from './speech.ts';

const { catalogue } = readLanguage(join(WORDS, 'catalogues/de'), new Complaints());
const { words, term } = languageFrom(catalogue);

describe('German', () => {
  test('declines rooms whose names begin with an adjective', () => {
    const { events, reasons } = words.castles;
    expect(term('castles.room', 'great-hall')).toBe('Großer Saal');
    expect(events.placed({ who: ada, room: 'great-hall' })).toBe('Ada baut den Großen Saal.');
    expect(events.placed({ who: you, room: 'east-tapestry-chamber' })).toBe('Du baust das Östliche Gobelinzimmer.');
    expect(reasons.connected({ room: 'kitchen', other: 'upper-hall' })).toBe('Küche, verbunden mit der Oberen Halle');
    expect(words.castles.actions.place({ room: 'great-hall', where: '', effect: '1 Punkt' })).toBe('Den Großen Saal bauen (1 Punkt)');
  });

  test('says “ein Gang” and “eine Treppe”, of which there are many', () => {
    expect(words.castles.events.placed({ who: you, room: 'hallway' })).toBe('Du baust einen Gang.');
    expect(words.castles.events.completed({ who: ada, room: 'stairs' })).toBe('Ada vollendet eine Treppe.');
  });

  test('lets ordinals and relative clauses agree with what they are about', () => {
    const { 'bonus-third': third } = words.between.events;
    expect(third({ castle: '0', type: 'outdoor', bonus: 'einen Brunnen' })).toBe(
      'Neuschwanstein hat jetzt die dritte Außenanlage und erhält einen Brunnen.',
    );
    expect(third({ castle: '0', type: 'food', bonus: 'einen Turm' })).toBe(
      'Neuschwanstein hat jetzt den dritten Speiseraum und erhält einen Turm.',
    );
    expect(words.palace.events['completed-by-nobody']({ tile: 'STA-03' })).toBe('Eine Treppe, die niemandem gehört, ist vollendet.');
  });

  test('pays in the accusative', () => {
    const { payments, events } = words.palace;
    const payment = payments.swans({ count: 1, colour: 'R' });
    const purchase = words.palace.purchases.build({ tile: 'LIV-07' });
    expect(events.paid({ who: you, payment, purchase })).toBe('Du zahlst 1 roten Schwan für den Bau eines Wohnraums.');
    expect(payments.swans({ count: 2, colour: 'R' })).toBe('2 rote Schwäne');
  });

  test('leaves names as they are', () => {
    const bought = words.castles.events.bought({ who: ada, payee: { ...you, reader: false }, room: 'kitchen', price: 8000 });
    expect(bought).toBe('Ada kauft die Küche für 8.000 und zahlt an Eduard.');
    expect(words.castles.events.bought({ who: ada, payee: you, room: 'kitchen', price: 8000 })).toContain('zahlt an dich');
  });
});
