import { describe, expect, it } from 'vitest';
import { favorOf } from '../../src/castles/index.ts';
import { RULES_VERSION } from '../../src/castles/rules-version.ts';
import { holdingsOf } from '../../src/castles/scoring/final-points.ts';
import { bonusCardsInPlay, favorsInPlay } from '../../src/castles/table/setup.ts';
import { type CastlesLines, optionsOf, PASS, play, type Scene, scene, scored } from './scene.ts';

const LIVING = ['parlor 3 0 0', 'study 6 0 0'];
const SLEEPING = ['nap-room -4 0 0', 'tasso-room 3 1 0'];
const FOOD = ['pantry 3 0 0', 'larder -2 0 0'];
const UTILITY = ['broom-closet 3 1 1', 'washroom -2 0 3'];
const OUTDOOR = ['shed -5 0 0', 'stables 3 0 0'];
const ACTIVITY = ['flute-room 3 0 0', 'forum -5 -1 0'];
/** Stairs, The Hole and the Bottomless Pit are complete; the foyer and the hallway are not. */
const DOWNSTAIRS = ['stairs 3 1 2', 'hallway 6 1 0 down', 'the-hole 6 -2 0', 'bottomless-pit 6 2 0'];
const SQUARE = ['pantry -2 1 0', 'observatory 3 -1 0', 'hallway 1 3 1 main'];
const ROUND = ['parlor 3 0 0', 'forum -5 -1 0', 'hallway 1 3 1 main'];
const RING = ['hallway 3 1 0 main', 'hallway 8 2 1 main', 'hallway 1 3 1 main', 'hallway 2 7 0 main'];
const TWO_YARDS = [...RING, 'hallway 2 5 0 main'];
/** One room of each of the ten sizes, and all eight types. */
const GRAND = [
  'hallway 3 -2 1 main',
  'pantry 1 -2 0',
  'stairs 3 4 3',
  'parlor 2 -5 1',
  'nap-room 4 2 1',
  'shed -3 -5 0',
  'panic-room -2 1 0',
  '9-pin-alley 4 0 0',
  'observatory 5 -6 2',
  'armory 2 7 2',
  'theater 4 -11 3',
  'vestibule -6 -3 0',
];

type Row = readonly [id: string, expected: number, castle: CastlesLines, why: string];

/** What each favor counts (section 7). */
const FAVOR_ROWS: readonly Row[] = [
  ['rooms-living', 2, LIVING, 'Parlor and Study'],
  ['rooms-sleeping', 2, SLEEPING, 'Nap Room and Tasso Room'],
  ['rooms-food', 2, FOOD, 'Pantry and Larder'],
  ['rooms-utility', 2, UTILITY, 'Broom Closet and Washroom'],
  ['rooms-outdoor', 2, OUTDOOR, 'Shed and Stables'],
  ['rooms-activity', 2, ACTIVITY, 'Flute Room and Forum'],
  ['rooms-downstairs', 2, DOWNSTAIRS, 'The Hole and Bottomless Pit, not the downstairs hallway'],
  ['rooms-corridor', 3, DOWNSTAIRS, 'foyer, stairs and hallway'],
  ['feet-living', 300, LIVING, '150 + 150'],
  ['feet-sleeping', 500, SLEEPING, '200 + 300'],
  ['feet-food', 200, FOOD, '100 + 100'],
  ['feet-utility', 300, UTILITY, '100 + 200'],
  ['feet-outdoor', 850, OUTDOOR, '250 + 600'],
  ['feet-activity', 650, ACTIVITY, '150 + 500'],
  ['feet-downstairs', 300, DOWNSTAIRS, '150 + 150'],
  ['feet-corridor', 350, DOWNSTAIRS, 'foyer 125, stairs 75, hallway 150'],
  ['small', 2, [...SLEEPING, 'hallway 1 3 1 main'], '200 and 300; foyer and hallway are not small'],
  ['large', 1, OUTDOOR, 'Stables of 600, not the Shed of 250'],
  ['external-entrances', 4, OUTDOOR, 'one of the Shed, three of the Stables, none of the foyer'],
  ['completed', 3, DOWNSTAIRS, 'stairs and both downstairs rooms'],
  ['incomplete', 2, DOWNSTAIRS, 'foyer and hallway'],
  ['square', 2, SQUARE, '100 and 400'],
  ['round', 2, ROUND, '150 and 500, but not the hallway of 150'],
  ['money', 7000, [], '7000 in hand'],
  ['no-swan', 3, ['shed -5 0 0', 'pantry 3 0 0', 'hallway 1 3 1 main'], 'all but the Shed of 250'],
  ['courtyards', 2, TWO_YARDS, 'a ring with a hallway across'],
  ['total-rooms', 5, RING, 'foyer and four hallways'],
  ['longest-path', 4, DOWNSTAIRS, 'foyer, stairs, hallway and one of the two rooms beyond'],
];

describe('what favors count (section 7)', () => {
  for (const [id, expected, castle, why] of FAVOR_ROWS) {
    it(`${id}: ${expected} (${why})`, () => {
      const state = scene({ castles: { 1: castle }, money: { 1: 7000 } });
      expect(favorOf(id).measure(holdingsOf(state, 1, state.seats[1].money))).toBe(expected);
    });
  }

  it('no favor is left out', () => {
    expect(FAVOR_ROWS.map(([id]) => id).sort()).toEqual([...favorsInPlay(optionsOf())].sort());
  });

  it('sizes between the groups: 250, 300, 350 and 400 have a swan, 200 and 450 have none', () => {
    const swanless = (lines: CastlesLines) => favorOf('no-swan').measure(holdingsOf(scene({ castles: { 1: lines } }), 1, 0));
    expect(swanless(GRAND) - swanless([])).toBe(GRAND.length - 4);
  });
});

/** The last turn of a game of two: seat 0 is Master Builder and passes; seat 1 holds one bonus card. */
const cardPoints = (card: string, castle: CastlesLines, wanted: Scene = {}): number => {
  const base: Scene = { seat: 0, lastRound: true, cards: [], favors: [], hands: { 0: [], 1: [card] }, market: [] };
  const { state } = play(scene({ ...base, ...wanted, castles: { 1: castle } }), PASS);
  return Number(scored(state, 1, 'bonus-card')[0]?.split(' ')[0] ?? 0);
};

const SIZE_ROWS = [100, 150, 200, 250, 300, 350, 400, 450, 500, 600].map(
  (size): Row => [`size-${size}`, size <= 300 ? 2 : 3, GRAND, `one room of ${size}`],
);

const CARD_ROWS: readonly Row[] = [
  ['sizes', 8, GRAND, 'all ten sizes'],
  ['types', 7, GRAND, 'all eight types'],
  ['hallways', 4, RING, 'four hallways'],
  ['stairs', 4, ['stairs 3 1 2', 'stairs 1 3 3'], 'two stairs'],
  ['external-entrances', 2, OUTDOOR, 'four external entrances'],
  ['completed', 1, DOWNSTAIRS, 'three completed rooms'],
  ['square', 2, SQUARE, '100 and 400'],
  ['round', 2, ROUND, '150 and 500'],
  ['money', 3, [], '17000 in hand'],
  ['courtyards', 2, TWO_YARDS, 'two courtyards'],
  ['swan-rooms', 4, GRAND, '250, 300, 350 and 400'],
  ['type-living', 4, LIVING, 'two at 2 points'],
  ['type-sleeping', 6, SLEEPING, 'two at 3 points'],
  ['type-food', 6, FOOD, 'two at 3 points'],
  ['type-utility', 4, UTILITY, 'two at 2 points'],
  ['type-outdoor', 4, OUTDOOR, 'two at 2 points'],
  ['type-activity', 4, ACTIVITY, 'two at 2 points'],
  ['type-downstairs', 4, DOWNSTAIRS, 'two at 2 points'],
  ['type-corridor', 3, DOWNSTAIRS, 'three at 1 point'],
  ...SIZE_ROWS,
];

describe('bonus cards (section 7)', () => {
  for (const [id, expected, castle, why] of CARD_ROWS) {
    it(`${id}: ${expected} (${why})`, () => expect(cardPoints(id, castle, { money: { 1: 17_000 } })).toBe(expected));
  }

  it('depleted: 1 for each room of a depleted stack, hallways and stairs too', () => {
    expect(cardPoints('depleted', [...FOOD, 'hallway 1 3 1 main'], { stacks: { 100: [] }, hallways: 0 })).toBe(3);
    expect(cardPoints('depleted', FOOD)).toBe(0);
  });

  it('favors-won: 4 for each favor won alone, nothing for a tie', () => {
    const favors = ['rooms-food', 'small', 'rooms-living', 'completed'];
    // Two food rooms and two small rooms are most; nobody has a living or a completed room.
    expect(cardPoints('favors-won', FOOD, { favors })).toBe(8);
    const { state } = play(
      scene({ seat: 0, lastRound: true, cards: [], favors: ['total-rooms'], hands: { 0: ['favors-won'], 1: ['favors-won'] } }),
      PASS,
    );
    expect([scored(state, 0, 'bonus-card'), scored(state, 1, 'bonus-card')]).toEqual([[], []]);
  });

  it('last-master-builder: 7 for who is Master Builder in the last round', () => {
    expect(cardPoints('last-master-builder', [])).toBe(0);
    expect(cardPoints('last-master-builder', [], { masterBuilder: 1, seat: 1 })).toBe(7);
  });

  it('no card is left out', () => {
    const tested = [...CARD_ROWS.map(([id]) => id), 'depleted', 'favors-won', 'last-master-builder'];
    expect(tested.sort()).toEqual([...bonusCardsInPlay(optionsOf(), 3, RULES_VERSION)].sort());
  });

  it('nine sizes or seven types are worth nothing', () => {
    expect(cardPoints('sizes', GRAND.slice(0, -1))).toBe(0);
    const withoutArmory = GRAND.filter((line) => !line.startsWith('armory'));
    expect(cardPoints('types', withoutArmory)).toBe(0);
  });

  it('a second room of a size counts again, but not for all sizes', () => {
    expect(cardPoints('size-100', FOOD)).toBe(4);
    expect(cardPoints('size-600', ['stables 3 0 0', 'vestibule -7 -1 0'])).toBe(6);
  });

  it('hallways of 150 are no rooms of size 150', () => expect(cardPoints('size-150', RING)).toBe(0));

  it('halves are not scored', () => {
    expect(cardPoints('external-entrances', ['shed -5 0 0'])).toBe(0);
    expect(cardPoints('money', [], { money: { 1: 14_999 } })).toBe(2);
  });
});
