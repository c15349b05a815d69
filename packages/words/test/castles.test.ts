import type { CastlesEvent } from '@luftschloss/engine/castles';
import { describe, expect, test } from 'vitest';
import { english } from '../src/english.ts';
import { castlesWording } from '../src/games/castles/index.ts';
import { plain, told } from '../src/index.ts';

const wording = castlesWording(english);
const NAMES = ['Ada', 'Ben'];
const line = (event: CastlesEvent, reader: number | null = null): string => plain(wording.event(event, told(NAMES, reader)) ?? []);

describe('the log of Castles', () => {
  test('addresses its reader, also where others pay them', () => {
    const bought: CastlesEvent = { type: 'bought', seat: 0, tile: 'pantry', price: 15000, coins: 0, paidTo: 1 };
    expect(line(bought)).toBe('Ada buys the Pantry for 15,000 and pays Ben.');
    expect(line(bought, 0)).toBe('You buy the Pantry for 15,000 and pay Ben.');
    expect(line(bought, 1)).toBe('Ada buys the Pantry for 15,000 and pays you.');
    expect(line({ ...bought, paidTo: null, coins: 2000 }, 0)).toBe(
      'You buy the Pantry for 15,000 and pay the bank. You take the 2,000 on the Pantry.',
    );
  });

  test('counts one thing as one', () => {
    expect(line({ type: 'cards-kept', seat: 0, returned: 1 }, 0)).toBe('You put one bonus card back.');
    expect(line({ type: 'rooms-laid', seat: 0, size: 100, count: 2, gone: false })).toBe('Ada puts 2 rooms on the deck.');
    expect(line({ type: 'rooms-removed', rooms: ['pantry'] })).toBe('An unsold room leaves the game: Pantry.');
  });

  test('tells prices as they stand in the market, the dearest first', () => {
    const prices = [
      { tile: 'pantry', price: 2000 },
      { tile: 'study', price: 15000 },
      { tile: 'flute-room', price: 8000 },
    ];
    expect(line({ type: 'priced', seat: 0, prices })).toBe('Ada sets the prices: Study 15,000, Flute Room 8,000, Pantry 2,000.');
  });

  test('says of points that are lost that they are lost', () => {
    const scored = (points: number): string =>
      line({ type: 'scored', seat: 0, entry: ['adjacent', points, 0, 1], rooms: { 0: 'flute-room', 1: 'study' } });
    expect(scored(-2)).toBe('Ada loses 2 points: Flute Room, disturbed by the Study next to it.');
    expect(scored(-1)).toBe('Ada loses 1 point: Flute Room, disturbed by the Study next to it.');
    expect(scored(1)).toContain('Ada scores 1 point: ');
  });

  test('tells games that were scored before stacks had codes like all others', () => {
    const depleted = (stack: string): string => line({ type: 'scored', seat: 0, entry: ['depleted', 4, stack, 2], rooms: {} });
    expect(depleted('of size 350')).toBe('Ada scores 4 points: 2 rooms of size 350, of which none are left.');
    expect(depleted('350')).toBe(depleted('of size 350'));
    expect(depleted('of hallways')).toBe('Ada scores 4 points: 2 hallways, of which none are left.');
  });

  test('warns before a game ends because nobody builds', () => {
    expect(line({ type: 'nobody-builds', rounds: 4 })).toContain('fits any castle');
    expect(line({ type: 'nobody-builds', rounds: 19 })).not.toContain('fits any castle');
  });

  test('keeps the rooms that it is about, so that a page can light them up', () => {
    const said = wording.event({ type: 'completed', seat: 1, room: 3, tile: 'pantry' }, told(NAMES)) ?? [];
    expect(said).toContainEqual({ of: 'castles.room', value: 'pantry', text: 'the Pantry' });
    expect(said).toContainEqual({ of: 'who', value: { name: 'Ben', seat: 1, reader: false }, text: 'Ben' });
  });
});
