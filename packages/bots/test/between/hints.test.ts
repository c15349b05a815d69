import { type BetweenAction, type BetweenView, between, castlesOf, roomById } from '@luftschloss/engine/between';
import { rngFrom, rngState } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { greedyAction } from '../../src/between/greedy.ts';
import { ratherThan, reasonsFor } from '../../src/between/reasons.ts';
import { hintsFor } from '../../src/index.ts';

/** All that the players of a game are asked, with what greedy answers. */
function questions(seats: number, seed: string): BetweenView[] {
  const state = between.setup({}, seats, rngState(`splitmix32:${seed}`));
  const views: BetweenView[] = [];
  for (let toAct = between.toAct(state); toAct.length > 0; toAct = between.toAct(state)) {
    const view = between.view(state, toAct[0]);
    views.push(view);
    between.play(state, toAct[0], greedyAction(view));
  }
  return views;
}

describe('hints for Between Two Castles', () => {
  it('are a few legal actions with reasons', () => {
    for (const view of questions(4, 'hints').filter((_, index) => index % 20 === 0)) {
      const given = hintsFor('between')?.(between as never, view, rngFrom('hint'), { playouts: 16 }) ?? [];
      expect(given.length).toBeGreaterThan(0);
      expect(given.length).toBeLessThanOrEqual(3);
      for (const { action, reasons } of given) {
        expect(between.refusal(view, action as never)).toBeNull();
        expect(reasons.length).toBeGreaterThan(0);
      }
    }
  });

  it('give reasons for everything that greedy does, and leave the view as it is', () => {
    for (const view of [...questions(2, 'Ludwig'), ...questions(3, 'reasons')]) {
      const before = JSON.stringify(view);
      expect(reasonsFor(view, greedyAction(view)).length, before).toBeGreaterThan(0);
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  it('tell what a tile scores at once, in which castle', () => {
    const view = questions(3, 'reasons').find(({ phase, round }) => phase === 'place' && round === 2) as BetweenView;
    expect(reasonsFor(view, greedyAction(view))[0]).toMatchObject({
      code: 'now',
      params: { points: expect.any(Number), castle: expect.any(String) },
    });
  });

  it('compared with another: say which bonus comes nearer in which castle, and nothing that both have', () => {
    const placing = questions(3, 'reasons').filter(({ phase }) => phase === 'place');
    const places = (view: BetweenView): BetweenAction[] =>
      between.choices(view).flatMap((choice) => Array.from({ length: choice.count() }, (_, index) => choice.at(index)));
    const told = placing.flatMap((view) =>
      places(view).map((better) => ({ view, better, facts: ratherThan(view, better, { type: 'take-back' } as never) })),
    );
    const nearer = told.flatMap(({ view, better, facts }) =>
      facts.filter(({ code }) => code === 'one-short').map((fact) => ({ view, better, fact })),
    );
    expect(nearer.length).toBeGreaterThan(0);
    for (const { view, better, fact } of nearer) {
      if (better.type !== 'place') throw new Error(better.type);
      const { type } = roomById(better.tile);
      const same = view.castles[better.castle].tiles.filter(({ tile }) => roomById(tile).type === type).length;
      expect([1, 3]).toContain(same);
      expect(fact.params).toEqual({ type, castle: String(better.castle), bonus: { code: same === 1 ? type : 'fifth' } });
      expect(ratherThan(view, better, better)).toEqual([]);
    }
  });

  it('compared with another: name the tile that somebody else does not get, where it would bring them something', () => {
    const choosing = questions(4, 'kept').filter(({ phase, hand }) => phase === 'choose' && hand.length > 4);
    const kept = choosing.flatMap((view) => {
      const [first, second] = view.hand;
      return view.hand.slice(2).flatMap((tile) =>
        ratherThan(view, { type: 'choose', tiles: [first, tile] }, { type: 'choose', tiles: [first, second] })
          .filter(({ code }) => code === 'kept-from')
          .map(({ params }) => ({ view, tile, params })),
      );
    });
    expect(kept.length).toBeGreaterThan(0);
    for (const { view, tile, params } of kept) {
      expect(params?.['tile']).toBe(tile);
      expect(castlesOf(view, view.viewer as number)).not.toContain(Number(params?.['castle']));
      expect(params?.['points']).toBeGreaterThanOrEqual(2);
    }
  });
});
