import { type BetweenView, between } from '@luftschloss/engine/between';
import { rngFrom, rngState } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { greedyAction } from '../../src/between/greedy.ts';
import { reasonsFor } from '../../src/between/reasons.ts';
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
});
