import { asIfRevealed, type BetweenView } from '@luftschloss/engine/between';
import { asIfOnTurn as asIfOnTurnOfCastles, type CastlesView, castles } from '@luftschloss/engine/castles';
import { type GameTypes, openRng, rngFrom, rngState, type Seat } from '@luftschloss/engine/kernel';
import { asIfOnTurn as asIfOnTurnOfPalace, offers, type PalaceView } from '@luftschloss/engine/palace';
import { expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { offersOf } from '../src/games/between/hold.ts';
import { allPlaces } from '../src/games/between/places.ts';
import { piecesOf, whyNot } from '../src/games/castles/pieces.ts';
import { previewOf } from '../src/games/castles/preview.ts';
import { spotsOf } from '../src/games/castles/spots.ts';
import { rulesOf } from '../src/games/index.ts';
import { sitesOf } from '../src/games/palace/sites.ts';
import { answerOf } from '../src/table/bot-answer.ts';
import { lastState, openPlayedGame, type PlayedGame, played } from '../src/table/played-game.ts';
import { recordOf } from './tables.ts';

const SEATS = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, bot: null }));
const AS_IF: { readonly [game: string]: (view: never) => object | null } = {
  castles: asIfOnTurnOfCastles,
  between: asIfRevealed,
  palace: asIfOnTurnOfPalace,
};

/** A game of three greedy people, and what is asked in it. */
function* walk(game: string, most: number): Generator<{ readonly at: PlayedGame; readonly asked: readonly Seat[] }> {
  const options = game === 'castles' ? { edition: 'collectors' } : {};
  const opened = openPlayedGame(recordOf({ game, options, seats: SEATS, seed: `planning ${game}` }));
  if (!opened.ok) throw new Error(opened.problem.code);
  let at = opened.value;
  for (let step = 0; step < most; step++) {
    const asked = at.rules.toAct(lastState(at));
    yield { at, asked };
    if (asked.length === 0) return;
    const view = at.rules.view(lastState(at), asked[0]);
    const next = played(at, asked[0], answerOf({ game, bot: 'greedy', view, seed: `${step}` }));
    if (!next.ok) throw new Error(next.refusal.code);
    at = next.value;
  }
}

test.each(Object.keys(AS_IF))('a plan in %s is made of the own view alone, and only while others decide', (game) => {
  const rng = rngFrom(seedOf(`planning ${game}`));
  let plans = 0;
  for (const { at, asked } of walk(game, 160)) {
    for (const seat of [0, 1, 2]) {
      const { rules } = at;
      const view = rules.view(lastState(at), seat);
      const plan = AS_IF[game](view as never);
      if (asked.includes(seat)) expect(plan).toBeNull();
      if (!plan) continue;
      plans++;
      if (rng.below(12) > 0) continue;
      // Another world that this seat cannot tell from the first one.
      const elsewhere = rules.sample(view, openRng(rngState(`splitmix32:${plans}`))) as GameTypes['state'];
      expect(AS_IF[game](rules.view(elsewhere, seat) as never)).toEqual(plan);
      expect(JSON.stringify(rules.view(lastState(at), seat)), 'the game is not touched').toBe(JSON.stringify(view));
    }
  }
  expect(plans).toBeGreaterThan(20);
});

test('Castles: what a plan promises is what the turn brings, if nobody changes anything before', () => {
  let compared = 0;
  for (const { at, asked } of walk('castles', 160)) {
    const [seat] = asked;
    const next = (seat + 1) % 3;
    const before = castles.view(lastState(at) as never, next) as CastlesView;
    const plan = asIfOnTurnOfCastles(before);
    if (!plan || before.ask?.type !== 'take-turn' || before.masterBuilder === seat) continue;
    const passed = played(at, seat, { type: 'pass' });
    if (!passed.ok) continue;
    const turn = castles.view(lastState(passed.value) as never, next) as CastlesView;
    if (turn.ask?.type !== 'take-turn' || turn.ask.seat !== next) continue;
    const told = (view: CastlesView): unknown =>
      piecesOf(view)
        .slice(0, 3)
        .map((piece) => {
          const [best] = spotsOf(view, piece);
          const preview = best && previewOf(view, best.ways[0]);
          return [piece.key, piece.price, spotsOf(view, piece).map(({ key, points }) => [key, points]), preview?.points, preview?.money];
        });
    expect(told(plan)).toEqual(told(turn));
    if (++compared >= 4) return;
  }
  expect(compared).toBeGreaterThan(2);
});

test('The Palace: every tile that can be paid for has its legal places in a plan', () => {
  let tried = 0;
  for (const { at, asked } of walk('palace', 60)) {
    const view = at.rules.view(lastState(at), (asked[0] + 1) % 3) as unknown as PalaceView;
    const plan = asIfOnTurnOfPalace(view);
    if (!plan || at.steps.length % 5 > 0) continue;
    const refusal = (action: object) => rulesOf('palace')?.refusal(plan as never, action as never);
    for (const { tile } of offers(plan).slice(0, 2)) {
      for (const { ways } of sitesOf(plan, tile).slice(0, 3)) {
        // Whoever cannot pay for it can see where it would go.
        expect([undefined, 'cannot-pay']).toContain(refusal(ways[0].action)?.code);
        tried++;
      }
    }
  }
  expect(tried).toBeGreaterThan(10);
});

test('Between: the own choice is tried before it is revealed, and its places stay the same then', () => {
  let compared = 0;
  let planned: { readonly seat: Seat; readonly places: unknown } | null = null;
  const placesOf = (view: BetweenView): unknown =>
    offersOf(view)
      .filter(({ source }) => source === 'own')
      .map(({ tile, castles: where }) => [tile, allPlaces(view, where, tile)]);
  for (const { at } of walk('between', 40)) {
    const seat: Seat = planned?.seat ?? 0;
    const view = at.rules.view(lastState(at), seat) as unknown as BetweenView;
    const plan = asIfRevealed(view);
    if (plan) planned = { seat, places: placesOf(plan) };
    else if (planned && view.phase === 'place') {
      expect(placesOf(view)).toEqual(planned.places);
      planned = null;
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1);
});

test('a plan says of rooms that nobody has priced yet that they have no price, not that they fit nowhere', () => {
  for (const { at, asked } of walk('castles', 40)) {
    const view = castles.view(lastState(at) as never, (asked[0] + 1) % 3) as CastlesView;
    const plan = asIfOnTurnOfCastles(view);
    if (!plan || view.ask?.type !== 'set-prices') continue;
    expect(plan.market.map((room) => whyNot(plan, room, piecesOf(plan)))).toEqual(plan.market.map(() => 'unpriced'));
    return;
  }
  throw new Error('nobody sets prices');
});
