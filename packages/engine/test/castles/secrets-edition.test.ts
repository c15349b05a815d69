import { describe, expect, it } from 'vitest';
import { castles, castlesLibrary, isSecretRoom, planOf, ROOMS, type Side, tileOf } from '../../src/castles/index.ts';
import { expectOk } from '../../src/kernel/index.ts';
import { saidProblem } from '../said-problem.ts';
import {
  asked,
  buy,
  castleFile,
  castleOf,
  ended,
  legal,
  moat,
  optionsOf,
  PASS,
  passage,
  placed,
  play,
  pointsFor,
  refused,
  scene,
  scored,
  setUp,
  take,
  waiting,
} from './expansion-scene.ts';

const FIRST = { edition: 'first' };
const refusal = (raw: object, players: number) => castles.optionsRefusal(optionsOf(raw), players);

describe('options (C-14.1, C-14.2)', () => {
  it('the parts of Secrets can be combined freely; swans need the new rooms', () => {
    for (const swans of [true, false]) {
      for (const passages of [true, false]) {
        for (const moats of [true, false]) {
          for (const secretRooms of [true, false]) {
            const refused = refusal({ ...FIRST, swans, passages, moats, secretRooms }, 3);
            expect(refused === null).toBe(!swans || secretRooms);
          }
        }
      }
    }
  });

  it('towers, decrees and a fifth player belong to the Collector’s Edition', () => {
    expect(refusal({ ...FIRST, towers: true }, 2)?.code).toBe('towers-need-collectors');
    expect(refusal({ ...FIRST, decrees: true }, 2)?.code).toBe('towers-need-collectors');
    expect(refusal({ ...FIRST, moats: true }, 5)?.params).toMatchObject({ min: 1, max: 4 });
    expect(refusal({ secretRooms: true }, 2)?.code).toBe('secret-rooms-first-only');
  });
});

describe('the thirty new rooms (C-14.2)', () => {
  const secret = ROOMS.filter(isSecretRoom);

  it('are the first three additional rooms of each size but 325', () => {
    expect(secret.length).toBe(30);
    for (const size of [100, 150, 200, 250, 300, 350, 400, 450, 500, 600]) {
      const house = ROOMS.filter((room) => room.size === size && room.origin === 'house').slice(0, 3);
      expect(secret.filter((room) => room.size === size)).toEqual(house);
    }
  });

  for (const [players, small, large] of [
    [2, [3, 2], [2, 2]],
    [3, [4, 3], [2, 3]],
    [4, [6, 3], [3, 3]],
    [1, [4, 3], [2, 3]],
  ] as const) {
    it(`${players} players: ${small.join(' and ')} of the small sizes, ${large.join(' and ')} of the large ones`, () => {
      const { hidden, market } = setUp(players, { ...FIRST, secretRooms: true });
      for (const size of [100, 250, 300, 350, 600]) {
        const tiles = [...hidden.stacks[size], ...market.map(({ tile }) => tile).filter((tile) => tileOf(tile).size === size)];
        const fresh = tiles.filter((tile) => isSecretRoom(tileOf(tile))).length;
        expect([tiles.length - fresh, fresh]).toEqual(size < 350 ? small : large);
      }
    });
  }

  it('have one swan each, two on those of 450 and more; old rooms have none', () => {
    const stacks = { 100: ['pages-nook', 'pantry'], 450: ['royal-nursery'], 400: ['observatory'] };
    const start = scene({ options: { ...FIRST, secretRooms: true, swans: true }, seat: 0, stacks, cards: [600, 100, 400, 450, 100, 100] });
    const { market } = play(start, PASS, { type: 'draw' }).state;
    expect(market.slice(0, 4).map(({ tile, swans }) => `${tile} ${swans.length}`)).toEqual([
      'pantry 0',
      'pages-nook 1',
      'royal-nursery 2',
      'observatory 0',
    ]);
  });
});

describe('favors of Secrets (section 7, C-14.2)', () => {
  const seen = (raw: object): Set<string> => {
    const found = new Set<string>();
    for (let game = 0; game < 60; game++) for (const favor of setUp(4, { ...FIRST, ...raw }, `favors ${game}`).favors) found.add(favor);
    return found;
  };

  it('each comes with its part', () => {
    const none = seen({});
    for (const favor of ['moats', 'swan-tokens', 'no-swan', 'courtyards']) expect(none.has(favor)).toBe(false);
    const all = seen({ moats: true, swans: true, secretRooms: true });
    for (const favor of ['moats', 'swan-tokens', 'no-swan', 'courtyards']) expect(all.has(favor)).toBe(true);
    expect(none.size).toBe(24);
    expect(all.size).toBe(28);
  });

  it('the Barbican counts for the Moats favor', () => {
    const state = ended({ options: { ...FIRST, moats: true }, favors: ['moats'], moats: { 0: ['W'] } });
    expect([0, 1].map((seat) => pointsFor(state, seat, 'favor'))).toEqual([8, 4]);
  });

  it('moats count as rooms for rooms without swans, and for nothing else', () => {
    const wanted = { options: { ...FIRST, moats: true, secretRooms: true }, moats: { 0: ['W'] as Side[] } };
    expect(scored(ended({ ...wanted, favors: ['no-swan'] }), 0, 'favor')).toEqual(['8 no-swan 1 1']);
    expect(scored(ended({ ...wanted, favors: ['rooms-corridor'] }), 0, 'favor')).toEqual(['6 rooms-corridor 1 2']);
    expect(scored(ended({ ...wanted, favors: ['incomplete'] }), 0, 'favor')).toEqual(['6 incomplete 1 2']);
  });

  it('rooms with a swan do not count for it', () => {
    const wanted = {
      options: { ...FIRST, secretRooms: true },
      favors: ['no-swan'],
      castles: { 0: ['linen-cupboard 3 1 0'], 1: ['larder 3 0 0'] },
    };
    expect([0, 1].map((seat) => pointsFor(ended(wanted), seat, 'favor'))).toEqual([4, 8]);
  });
});

describe('Barbican and moats (C-14.2)', () => {
  const options = { ...FIRST, moats: true };

  it('the Barbican comes in place of the foyer, with three inner entrances and the drawbridge; nothing is turned', () => {
    const start = setUp(2, options);
    expect(asked(start)).toBe('keep-bonus-cards');
    expect(planOf(start.seats[0].castle).rooms[0].missing).toBe(4);
    expect(start.seats[0].castle.barbican).toEqual({ side: 'S' });
  });

  it('moats are bought, scored and rewarded as later', () => {
    const start = scene({ options, castles: { 1: ['pantry 3 0 0'] }, moats: { 1: ['W', 'N'] }, stacks: { 100: ['larder'] } });
    const { state } = play(start, moat('E'));
    expect(scored(state, 1, 'moat')).toEqual(['4 1']);
    expect(waiting(state)).toEqual(['moat 0']);
  });

  it('water bounds no courtyard: the finished ring of stone does', () => {
    const ring = { options, moats: { 0: ['W', 'N', 'E'] as Side[] }, favors: ['courtyards'] };
    expect(pointsFor(ended(ring), 0, 'favor')).toBe(8);
  });

  it('a space between water and rooms is none, though it is in the later edition', () => {
    // East of the northern moat's open end nothing is enclosed; here hallways close a space against the short end of the Barbican.
    const lines = WATERSIDE;
    const first = expectOk(castlesLibrary.score(castleFile(lines, { edition: 'first', barbican: 2 })));
    const later = expectOk(castlesLibrary.score(castleFile(lines, { edition: 'collectors', barbican: 2 })));
    expect(first).toMatchObject({ courtyards: 0 });
    expect(later).toMatchObject({ courtyards: 1 });
  });
});

/** Hallways around the eastern end of the Barbican: they enclose a space between themselves and its water. */
const WATERSIDE = ['hallway 3 1 0 main', 'hallway 9 1 0 main', 'hallway 15 1 1 main', 'hallway 9 6 0 main', 'hallway 8 5 1 main'];

describe('passages (C-10.2)', () => {
  const options = { ...FIRST, passages: true };
  const lines = ['hallway -1 -1 1 main', 'hallway 0 4 0 main'];
  const dig = (...passages: string[]) => ({ type: 'pass' as const, passages: passages.map(passage) });
  const start = scene({ options, castles: { 1: lines } });

  it('may be dug between any two rooms by who takes 5000', () => {
    const { state } = play(start, dig('small 1 3 1'));
    expect(state.seats[1]).toMatchObject({ money: 20_000, passages: ['long', 'corner'] });
    expect(planOf(state.seats[1].castle).rooms[2].tunnels).toEqual([0]);
    expect(legal(start, 'pass').length).toBeGreaterThan(1);
  });

  it('both rooms’ bonuses are scored double then', () => {
    // Study: 1 for living rooms; Observatory: 2 for them. One cell lies between their doors.
    const castle = ['study 3 0 0', 'hallway 4 -6 1 main', 'hallway 5 -2 0 main', 'observatory 7 -1 0'];
    const { state } = play(scene({ options, castles: { 1: castle } }), dig('small 6 1 0'));
    expect(scored(state, 1, 'connected').sort()).toEqual(['2 1 4', '4 4 1']);
    expect(state.seats[1].score).toBe(6);
  });

  it('the same rules hold as with a tile', () => {
    expect(refused(start, dig('small 5 5 0'))).toBe('passage-end');
    expect(refused(start, dig('small 1 3 1', 'small 1 3 1'))).toBe('no-passage-left');
    const connected = scene({ options, castles: { 1: ['hallway 1 3 0 main'] } });
    expect(refused(connected, dig('corner 3 1 1'))).toBe('passage-connected');
  });

  it('an external entrance must be left (C-2.1)', () => {
    // The last two free doors, one of the Nap Room and one of the Guest Bedroom, would be joined.
    const closing = ['washroom -2 0 3', 'nap-room 3 0 1', 'guest-bedroom -2 3 3'];
    expect(refused(scene({ options, castles: { 1: closing } }), dig('corner 2 4 2'))).toBe('enclosed');
    expect(saidProblem(castlesLibrary.score(castleFile(closing, { edition: 'first', passages: ['corner 2 4 2'] })))).toBe(
      'castle.passages: The castle would have no door to the outside left.',
    );
  });

  it('in the Collector’s Edition only along with a tile', () => {
    const later = scene({ options: { passages: true }, castles: { 1: lines } });
    expect(refused(later, dig('small 1 3 1'))).toBe('no-passages-now');
    expect(legal(later, 'pass').length).toBe(1);
  });

  it('a room completed by it is rewarded', () => {
    // The Utility Room's only door: with a passage from the other hallway nothing changes; the foyer's last door does.
    const foyer = scene({ options, castles: { 1: [...lines, 'larder 3 0 0'] } });
    expect(waiting(play(foyer, dig('small 1 3 1')).state)).toEqual(['corridor 0']);
    expect(
      play(foyer, dig('small 1 3 1'), take('corridor', 0), { type: 'place', ...placed('hallway 5 1 0 main') }).state.seats[1].castle.tiles
        .length,
    ).toBe(5);
  });

  it('with a tile they are dug as well', () => {
    expect(refused(scene({ options, market: ['study 2000'] }), buy('study 4 0 0 | small 3 1 0'))).toBeNull();
  });

  it('scores do not depend on whether the castle was drawn anew from its parts', () => {
    const { state } = play(start, dig('small 1 3 1'));
    const again = JSON.parse(JSON.stringify(state.seats[1].castle)) as (typeof state.seats)[1]['castle'];
    expect(planOf(again).rooms.map(({ links, missing }) => [[...links].sort(), missing])).toEqual(
      planOf(state.seats[1].castle).rooms.map(({ links, missing }) => [[...links].sort(), missing]),
    );
    expect(castleOf(lines, { edition: 'first', passages: ['small 1 3 1'] }).passages?.length).toBe(1);
  });
});

describe('order of the final scoring (C-14.1)', () => {
  it('favors, depleted stacks, swans, bonus cards, money', () => {
    const state = ended({
      options: { ...FIRST, swans: true, secretRooms: true },
      favors: ['rooms-food'],
      castles: { 0: ['pantry 3 0 0'] },
      stacks: { 100: [] },
      swans: { 0: ['red'] },
      hands: { 0: ['type-food'] },
    });
    expect(state.seats[0].ledger.map(([reason]) => reason)).toEqual(['favor', 'depleted', 'swans', 'bonus-card', 'money']);
  });
});
