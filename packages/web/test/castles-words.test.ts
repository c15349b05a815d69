import { type CastlesView, ROOMS, STAIRS, type Tile, tileOf } from '@luftschloss/engine/castles';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { roomLines } from '../src/gallery/room-words.ts';
import { spotWords } from '../src/games/castles/castle-words.ts';
import { offerWords } from '../src/games/castles/offer-words.ts';
import { piecesOf, whyNot } from '../src/games/castles/pieces.ts';
import { spotsOf } from '../src/games/castles/spots.ts';
import type { TableLink } from '../src/table/link.ts';
import { openTable, recordOf, sensibleAction, settled } from './tables.ts';

const { words } = english;

/** The first turn of the person. */
async function firstTurn(link: TableLink): Promise<CastlesView> {
  for (;;) {
    await settled(link);
    const view = link.snapshot().view as CastlesView;
    if (view.ask?.type === 'take-turn') return view;
    link.act(sensibleAction(link));
  }
}

const roomWith = (wanted: (room: Tile) => boolean): Tile => {
  const found = ROOMS.find(wanted);
  if (!found) throw new Error('no such room');
  return found;
};

describe('a room in words', () => {
  test('has its doors counted, and says what counts for its bonus', () => {
    const single = roomWith(({ entrances }) => entrances.length === 1);
    const several = roomWith(({ entrances }) => entrances.length === 3);
    expect(roomLines(english, single).at(-1)).toMatch(/^1 door; when it is connected: /);
    expect(roomLines(english, several).at(-1)).toMatch(/^3 doors; when all are connected: /);
    const noisy = roomWith(({ bonus }) => bonus?.kind === 'adjacent' && bonus.points < 0);
    expect(roomLines(english, noisy)[2]).toMatch(/^−\d points? for each .* touching it$/);
  });

  test('is offered with its price, what lies on it, and why it cannot be had', () => {
    const kitchen = tileOf('kitchen');
    const offer = offerWords(words, kitchen, {
      tag: '4,000',
      coins: 3000,
      swans: ['red', 'blue'],
      note: words['castles-table'].whyNot['too-dear'](),
    });
    expect(offer).toMatch(/^Kitchen, food room, .*price 4,000, 3,000 in coins on it, with a red swan and a blue swan, too costly$/);
  });
});

describe('a place in words', () => {
  test('tells places apart by what they join and where, never by coordinates', async () => {
    const view = await firstTurn(openTable(recordOf()));
    for (const piece of piecesOf(view)) {
      for (const spot of spotsOf(view, piece)) {
        const said = spotWords(words, spot);
        expect(said).not.toMatch(/\bat -?\d+, -?\d+/);
        if (spot.joins.length > 0) expect(said).toMatch(/joins the Foyer, (north|east|south|west) of the Foyer/);
      }
    }
  });

  test('lies on the side of the foyer that it is said to lie on', async () => {
    const view = await firstTurn(openTable(recordOf()));
    const [foyer] = view.seats[0].castle.tiles;
    const places = piecesOf(view).flatMap((piece) => spotsOf(view, piece));
    // A room with a corner cut out may reach around the foyer.
    const beyond = places.filter(
      ({ x, y, width, height }) => x >= foyer.x + 3 || y >= foyer.y + 3 || x + width <= foyer.x || y + height <= foyer.y,
    );
    expect(beyond.length).toBeGreaterThan(10);
    for (const spot of beyond) {
      if (spot.beside === 'N') expect(spot.y + spot.height).toBeLessThanOrEqual(foyer.y);
      if (spot.beside === 'W') expect(spot.x + spot.width).toBeLessThanOrEqual(foyer.x);
      if (spot.beside === 'S') expect(spot.y).toBeGreaterThanOrEqual(foyer.y + 3);
      if (spot.beside === 'E') expect(spot.x).toBeGreaterThanOrEqual(foyer.x + 3);
    }
  });
});

describe('why a room cannot be bought', () => {
  test('a downstairs room needs stairs, unless the castle has some', async () => {
    const view = await firstTurn(openTable(recordOf()));
    const cellar = { tile: roomWith(({ type }) => type === 'downstairs').id, price: 1000, coins: 0, swans: [] };
    expect(whyNot(view, cellar, [])).toBe('needs-stairs');
    const [mine, ...others] = view.seats;
    const castle = { ...mine.castle, tiles: [...mine.castle.tiles, { ...mine.castle.tiles[0], tile: STAIRS }] };
    expect(whyNot({ ...view, seats: [{ ...mine, castle }, ...others] }, cellar, [])).toBe('fits-nowhere');
    expect(whyNot(view, { ...cellar, price: 50_000 }, [])).toBe('too-dear');
  });
});
