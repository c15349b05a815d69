import { describe, expect, it } from 'vitest';
import { type GameResult, rank } from '../../src/kernel/index.ts';
import { TILES } from '../../src/palace/data/tiles.ts';
import { TILE_TYPES, type TileType } from '../../src/palace/data/vocabulary.ts';
import { palace } from '../../src/palace/rules.ts';
import { contest, favorOf } from '../../src/palace/scoring/favors.ts';
import { type Category, scoreLines } from '../../src/palace/scoring/final-scoring.ts';
import { finalResult, strikeOutTies } from '../../src/palace/scoring/result.ts';
import { suggestedColour } from '../../src/palace/suggestion.ts';
import type { PalaceEvent } from '../../src/palace/table/events.ts';
import type { PalaceState, Player, Slot } from '../../src/palace/table/state.ts';
import { playOn } from '../../src/palace/turn/steps.ts';
import { type Built, currentTask, game, palaceOf, played, player, refusalCode, row, START, swans, turnOf } from './table.ts';

function points(
  category: Category,
  tiles: readonly Built[],
  players: readonly Player[] = [player(), player()],
  publicFavors: string[] = [],
): number {
  return scoreLines({ palace: palaceOf([...START, ...tiles]), players, publicFavors }, 0)
    .filter((line) => line.category === category)
    .reduce((sum, line) => sum + line.points, 0);
}

/** Tiles of seat 0 far from everything, only to be counted. */
function owning(counts: Partial<Record<TileType, number>>, owner = 0): Built[] {
  return Object.entries(counts).flatMap(([type, count], column) =>
    TILES.filter((tile) => tile.type === type)
      .toReversed()
      .slice(0, count)
      .map(({ id }, i): Built => [id, column - 8, 3 + i, 0, owner]),
  );
}

const every = (count: number) => Object.fromEntries(TILE_TYPES.map((type) => [type, count]));
const room: Slot = { kind: 'room', tile: 'UTI-12' };
const slots = (filled: { [slot: number]: Slot }) => [0, 1, 2, 3, 4, 5].map((slot) => filled[slot] ?? null);

describe('blueprint points (P-15.1)', () => {
  it('ten for the slot, if a room tile lies on it', () => {
    expect(points('blueprint', [], [player({ slots: slots({ 3: room }) }), player()])).toBe(10);
    expect(points('blueprint', [], [player({ slots: slots({ 3: { kind: 'favor', favor: 'F01' } }) }), player()])).toBe(0);
    expect(points('blueprint', [], [player({ slots: slots({ 2: room }) }), player()])).toBe(0);
  });

  it('ten for each type with five or more tiles, once', () => {
    expect(points('blueprint', owning({ living: 4 }))).toBe(0);
    expect(points('blueprint', owning({ living: 5 }))).toBe(10);
    expect(points('blueprint', owning({ living: 10, stairs: 5 }))).toBe(20);
    expect(points('blueprint', owning({ living: 5 }, 1))).toBe(0);
  });

  it('10, 20 and 30 more for one, two and three of every type', () => {
    expect(points('blueprint', owning({ ...every(1), stairs: 0 }))).toBe(0);
    expect(points('blueprint', owning(every(1)))).toBe(10);
    expect(points('blueprint', owning(every(2)))).toBe(30);
    expect(points('blueprint', owning(every(3)))).toBe(60);
    expect(points('blueprint', owning(every(4)))).toBe(60);
  });
});

describe('stairs points (P-15.2)', () => {
  const cellar: Built[] = [
    ['STA-01', 0, 3, 2, 0, true],
    ['DWN-06', 0, 4, 0, 1],
    ['DWN-07', 0, 5, 0, 0],
  ];

  it('three for each downstairs room behind completed stairs, whoever owns it', () => {
    expect(points('stairs', cellar)).toBe(6);
    expect(points('stairs', [['STA-01', 0, 3, 2, 0, false], ...cellar.slice(1)])).toBe(0);
    expect(points('stairs', [['STA-01', 0, 3, 2, 1, true], ...cellar.slice(1)])).toBe(0);
  });

  it('each room once, even if two stairs lead to it (Ruling 25)', () => {
    expect(points('stairs', [...cellar, ['STA-02', 0, 6, 0, 0, true]])).toBe(6);
  });

  it('not beyond other stairs', () => {
    expect(points('stairs', [...cellar, ['STA-02', 0, 6, 0, 1, true], ['STA-03', 0, 7, 2, 1, true], ['DWN-08', 0, 8, 0, 0]])).toBe(6);
  });
});

describe('utility points (P-15.3)', () => {
  it('three for each swan of the colour, secret ones included', () => {
    const owner = player({ swans: swans({ R: 2, Y: 5 }), secret: ['R', 'B'] });
    expect(points('utility', [['UTI-01', 5, 5, 0, 0, true]], [owner, player()])).toBe(9);
  });

  it('three for each tile of the type, complete or not, itself included', () => {
    expect(
      points('utility', [
        ['UTI-08', 5, 5, 0, 0, true],
        ['UTI-01', 6, 5, 0, 0],
        ['UTI-02', 7, 5, 0, 1],
      ]),
    ).toBe(6);
  });

  it('three for each favor on the board', () => {
    const favor: Slot = { kind: 'favor', favor: 'F01' };
    expect(points('utility', [['UTI-12', 5, 5, 0, 0, true]], [player({ slots: slots({ 0: favor, 5: favor, 3: room }) }), player()])).toBe(
      6,
    );
  });

  it('nothing while it is not complete (Ruling 26)', () => {
    expect(points('utility', [['UTI-01', 5, 5, 0, 0]], [player({ swans: swans({ R: 4 }) }), player()])).toBe(0);
  });
});

describe('activity points (P-15.4) and swan sets (P-15.5)', () => {
  it('seven for each completed activity room', () => {
    expect(
      points('activity', [
        ['ACT-01', 5, 5, 0, 0, true],
        ['ACT-02', 6, 5, 0, 0],
        ['ACT-03', 7, 5, 0, 1, true],
      ]),
    ).toBe(7);
  });

  it('sets of up to four colours, secret swans included', () => {
    expect(points('swan-sets', [], [player({ swans: swans({ R: 1, Y: 1, G: 1 }), secret: ['B', 'P'] }), player()])).toBe(8);
    const lines = scoreLines(
      { palace: palaceOf(START), players: [player({ swans: swans({ R: 4, Y: 3, G: 2, B: 1 }) }), player()], publicFavors: [] },
      0,
    );
    expect(lines.map(({ points: value, reason }) => [value, reason.code, reason.params?.['size']])).toEqual([
      [7, 'swan-sets', 4],
      [4, 'swan-sets', 3],
      [2, 'swan-sets', 2],
      [1, 'single-swans', 1],
    ]);
  });
});

describe('favors (P-15.6)', () => {
  const mine = (favor: string, slot: Slot | null = null): Player =>
    player({ slots: slots({ 0: { kind: 'favor', favor }, ...(slot ? { 4: slot } : {}) }) });

  it('most is strictly more than every opponent, fewest strictly fewer, and zero counts', () => {
    expect(points('favors', owning({ living: 1 }), undefined, ['F01'])).toBe(12);
    expect(points('favors', owning({ living: 1 }), undefined, ['F09'])).toBe(0);
    expect(points('favors', owning({ living: 1 }, 1), undefined, ['F09'])).toBe(8);
    expect(points('favors', [], undefined, ['F09', 'F01'])).toBe(0);
  });

  it('tied ones score in full only with the slot for tied favors', () => {
    expect(points('favors', [], [player({ slots: slots({ 4: room }) }), player()], ['F01', 'F29'])).toBe(24);
    expect(points('favors', owning({ living: 1 }, 1), [player({ slots: slots({ 4: room }) }), player()], ['F01'])).toBe(0);
  });

  it('private ones score for their holder alone', () => {
    expect(points('favors', owning({ food: 2 }), [mine('F02'), player()])).toBe(12);
    expect(points('favors', owning({ food: 2 }), [player(), mine('F02')])).toBe(0);
    expect(points('favors', [], [mine('F01', room), player()])).toBe(12);
  });

  it.each([
    ['F17', { swans: swans({ R: 1 }), secret: ['R'] }, { swans: swans({ R: 1 }) }],
    ['F27', { secret: ['B'] }, {}],
    ['F28', { swans: swans({ R: 2 }), secret: ['B'] }, { swans: swans({ G: 2 }) }],
    ['F30', { slots: slots({ 1: room }) }, {}],
    ['F32', { slots: slots({ 1: { kind: 'favor', favor: null } }) }, { slots: slots({ 1: room }) }],
    ['F31', {}, { slots: slots({ 1: room }) }],
    ['F22', { swans: swans({ Y: 3 }) }, { swans: swans({ R: 1 }) }],
  ] as [string, Partial<Player>, Partial<Player>][])('%s measures what it says', (favor, a, b) => {
    expect(contest(favorOf(favor), { palace: palaceOf(START), players: [player(a), player(b)] })).toEqual(['won', 'lost']);
  });
});

describe('the end of the game (P-14)', () => {
  const ending = (change: Partial<PalaceState>): PalaceState => {
    const state = game({ agenda: [{ type: 'end-turn' }], ...change }, 3);
    playOn(state, [] as PalaceEvent[]);
    return state;
  };

  it('comes when the supply or the stacks are empty at the end of a turn', () => {
    expect(ending({}).ended).toBeNull();
    expect(ending({ moatSupply: 0 }).ended).toBe('moat-used-up');
    expect(ending({ rooms: [], row: row('LIV-01') }).ended).toBe('stacks-empty');
  });

  it('gives three swans of any colours to awake slots, the last player last (P-14.2)', () => {
    const awake = player({ slots: slots({ 5: room }) });
    const state = ending({ moatSupply: 0, turn: { number: 9, seat: 1, moatMoves: 2, mustJoin: false }, players: [awake, awake, player()] });
    expect(state.over).toBe(false);
    expect(currentTask(state)).toEqual({ type: 'extra-swans', seat: 0 });
    expect(refusalCode(state, 0, { type: 'take-swans', swans: ['R'] })).toBe('wrong-number-of-swans');
    const first = played(state, 0, { type: 'take-swans', swans: ['R', 'R', 'P'] }).state;
    expect(first.players[0].swans).toEqual(swans({ R: 2, P: 1 }));
    expect(currentTask(first)).toEqual({ type: 'extra-swans', seat: 1 });
    const last = played(first, 1, { type: 'take-swans', swans: ['Y', 'G', 'B'] }).state;
    expect(last.over).toBe(true);
    expect(palace.toAct(last)).toEqual([]);
  });

  it('shows all secrets and every point with a reason', () => {
    const state = ending({ moatSupply: 0, players: [player({ secret: ['R'] }), player(), player()] });
    expect(palace.view(state, null).players[0].secret).toEqual(['R']);
    const result = palace.result(state);
    for (const { lines } of result?.standings ?? []) for (const { reason, category } of lines) expect(`${category}${reason}`).not.toBe('');
    expect(result?.standings.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('does not come in the middle of a turn', () => {
    const state = game({ agenda: turnOf(), moatSupply: 0, row: row('ACT-01') });
    expect(palace.result(state)).toBeNull();
    expect(palace.toAct(state)).toEqual([0]);
  });
});

describe('the winner (P-16)', () => {
  const standings = (...seats: readonly (readonly [score: number, swans: number])[]): GameResult =>
    strikeOutTies(rank(seats.map(([score, count]) => ({ score, lines: [], tiebreaks: [{ name: 'swans', value: count }] }))));

  it('has most points, then most swans', () => {
    expect(standings([50, 3], [60, 1]).winners).toEqual([1]);
    expect(standings([60, 3], [60, 1]).winners).toEqual([0]);
  });

  it('is the best of the rest when the leaders cannot be told apart', () => {
    const result = standings([60, 2], [60, 2], [40, 9], [30, 1]);
    expect(result.winners).toEqual([2]);
    expect(result.standings.map((standing) => standing.rank)).toEqual([3, 3, 1, 2]);
    expect(result.standings[0].note).toEqual({ code: 'struck-out' });
    expect(standings([60, 2], [60, 2], [40, 9], [40, 9]).winners, 'nobody remains: a draw of the leaders').toEqual([0, 1]);
    expect(standings([60, 2], [60, 2]).winners).toEqual([0, 1]);
    expect(standings([60, 2], [60, 2], [40, 9], [40, 8]).winners).toEqual([2]);
  });

  it('counts secret swans in a tie', () => {
    const twoSingles = player({ swans: swans({ R: 2 }) });
    const pair = player({ secret: ['R', 'R'] });
    expect(finalResult({ palace: palaceOf(START), players: [twoSingles, pair], publicFavors: [] }).winners).toEqual([0, 1]);
  });
});

describe('the suggested colour (P-17.3)', () => {
  it('is the one that makes the sets best', () => {
    expect(suggestedColour(player({ swans: swans({ R: 1, Y: 1, G: 1 }) }))).toBe('B');
    expect(suggestedColour(player({ swans: swans({ R: 2, Y: 2, G: 1, B: 1 }), secret: ['P'] })), 'a second set of four').toBe('G');
  });
});
