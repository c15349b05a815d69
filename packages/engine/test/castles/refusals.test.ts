import { describe, expect, it } from 'vitest';
import { english } from '../../../words/src/english.ts';
import { refusalText, wordingOf } from '../../../words/src/index.ts';
import { type CastlesState, castles } from '../../src/castles/index.ts';
import { buy, DRAW, decline, PASS, place, play, priced, scene, setUp, take, tryTo } from './scene.ts';

const pricing = (): CastlesState => {
  let state = setUp(2);
  for (let i = 0; i < 2; i++) {
    state = play(state, { type: 'keep-cards', cards: state.hidden.hands[castles.toAct(state)[0]].slice(0, 2) }).state;
  }
  return state;
};
const start = setUp(2);
const turn = scene({ market: ['pantry 4000', 'bottomless-pit 6000', 'shed 8000', 'powder-room 10000'] });
const over = play(scene({ seat: 0, lastRound: true, cards: [] }), PASS).state;
const prices = pricing();
const rewarded = play(scene({ castles: { 1: ['pantry -2 1 0', 'stairs 3 1 2'] } }), buy('hallway 6 1 0 down')).state;
const placing = play(rewarded, take('corridor', 2)).state;
const asleep = play(
  scene({ castles: { 1: ['nap-room -4 0 0'] }, stacks: { 100: ['larder', 'buttery', 'focus-room'], 400: [] } }),
  buy('hallway -3 2 1 main'),
  take('sleeping', 1),
).state;
const looking = play(asleep, { type: 'look', size: 100 }).state;
const downstairs = play(
  scene({ market: ['bottomless-pit 4000'], castles: { 1: ['stairs 3 1 2', 'hallway 6 1 0 down', 'the-hole 6 -2 0'] }, bonusDeck: [] }),
  buy('bottomless-pit 6 2 0'),
  take('downstairs', 4),
).state;
const shed = scene({ castles: { 1: ['hallway 3 -4 1 main', 'shed -2 -3 0'] } });
const stairs = scene({ castles: { 1: ['stairs 3 1 2'] } });
const closets = scene({ market: ['powder-room 4000'], castles: { 1: ['broom-closet 3 1 1', 'cloak-room -2 0 3'] } });
const cards = start.hidden.hands[castles.toAct(start)[0]];

const ROWS: readonly (readonly [code: string, state: CastlesState, action: unknown, seat?: number])[] = [
  ['game-over', over, PASS, 0],
  ['not-your-turn', turn, PASS, 0],
  ['not-your-turn', turn, buy('pantry 3 0 0'), 5],
  ['malformed', turn, null],
  ['malformed', turn, 'pass'],
  ['malformed', turn, []],
  ['malformed', turn, { type: 'dance' }],
  ['malformed', turn, { type: 'constructor' }],
  ['malformed', turn, { type: 'pass', extra: 1 }],
  ['malformed', turn, { type: 'buy-room', tile: 'pantry', x: 3, y: 0 }],
  ['malformed', turn, { type: 'buy-room', tile: 'pantry', x: 3, y: 0, r: 4 }],
  ['malformed', turn, { type: 'buy-room', tile: 'pantry', x: 3.5, y: 0, r: 0 }],
  ['malformed', turn, { type: 'buy-room', tile: 'pantry', x: 1e9, y: 0, r: 0 }],
  ['malformed', turn, { type: 'buy-room', tile: 'p'.repeat(500), x: 3, y: 0, r: 0 }],
  ['malformed', turn, { type: 'buy-hallway', tile: 'hallway', x: 3, y: 1, r: 0, level: 'attic' }],
  ['not-now', turn, DRAW],
  ['not-now', turn, place('hallway 3 1 0 main')],
  ['not-now', prices, PASS],
  ['wrong-number-of-cards', start, { type: 'keep-cards', cards: cards.slice(0, 1) }],
  ['no-such-card', start, { type: 'keep-cards', cards: [cards[0], 'dragons'] }],
  ['not-in-market', turn, buy('larder -2 0 0')],
  ['not-in-market', turn, { ...buy('hallway 3 1 0 main'), type: 'buy-room' }],
  ['no-such-price', prices, priced(prices, [1, 2, 3, 4, 5])],
  ['space-taken', prices, priced(prices, [4000, 4000, 6000, 8000, 10_000])],
  ['unpriced', prices, { type: 'price', prices: [] }],
  [
    'priced-twice',
    prices,
    { type: 'price', prices: [15_000, 10_000, 8000, 6000, 4000].map((price) => ({ tile: prices.market[0].tile, price })) },
  ],
  ['too-dear', scene({ market: ['pantry 4000'], money: { 1: 3000 } }), buy('pantry 3 0 0')],
  ['none-left', scene({ hallways: 0 }), buy('hallway 3 1 0 main')],
  ['wrong-tile', turn, { ...buy('pantry 3 0 0'), type: 'buy-hallway' }],
  ['wrong-tile', turn, { ...buy('hallway 3 1 0 main'), type: 'buy-stairs' }],
  ['level-needed', turn, { type: 'buy-hallway', tile: 'hallway', x: 3, y: 1, r: 0 }],
  ['no-level-to-choose', turn, { ...buy('pantry 3 0 0'), level: 'main' }],
  ['no-such-reward', rewarded, take('food', 1)],
  ['no-such-reward', rewarded, decline('corridor', 1)],
  ['reward-unavailable', downstairs, take('utility', 4)],
  ['reward-unavailable', downstairs, take('downstairs', 4)],
  ['no-such-reward', downstairs, take('living', 3)],
  ['no-corridor-piece', placing, place('pantry 1 3 1')],
  ['empty-stack', asleep, { type: 'look', size: 400 }],
  ['too-many-rooms', looking, { type: 'lay', tiles: ['larder', 'buttery', 'focus-room'] }],
  ['not-in-stack', looking, { type: 'lay', tiles: ['pantry'] }],
  ['window', turn, buy('pantry 900 0 0')],
  ['overlap', turn, buy('pantry 0 0 0')],
  ['unconnected', turn, buy('pantry 3 1 0')],
  ['level', turn, buy('bottomless-pit 3 0 3')],
  ['stairs', stairs, buy('stairs 6 1 0')],
  ['fence', shed, buy('hallway -3 -4 0 main')],
  ['enclosed', closets, buy('powder-room 1 3 2')],
];

describe('a refusal names its reason and changes nothing', () => {
  for (const [code, state, action, seat] of ROWS) {
    it(`${code}: ${JSON.stringify(action)?.slice(0, 80)}`, () => {
      const before = JSON.stringify(state);
      const next = tryTo(state, action, seat ?? castles.toAct(state)[0] ?? 0);
      expect(next).toMatchObject({ ok: false, refusal: { code } });
      expect(JSON.stringify(state)).toBe(before);
      if (next.ok) return;
      const sentence = refusalText(english, wordingOf('castles', english), next.refusal);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toContain('undefined');
      expect(sentence, 'a sentence of its own').not.toContain(`(${code})`);
    });
  }

  it('what is offered is never refused, and what is refused is never offered', () => {
    for (const [code, state, action, seat] of ROWS) {
      if (seat !== undefined || code === 'malformed') continue;
      const view = castles.view(state, castles.toAct(state)[0]);
      for (const choice of castles.choices(view)) {
        for (let i = 0; i < Math.min(choice.count(), 60); i++) {
          expect(castles.refusal(view, choice.at(i))).toBeNull();
          expect(choice.at(i)).not.toEqual(action);
        }
      }
    }
  });
});
