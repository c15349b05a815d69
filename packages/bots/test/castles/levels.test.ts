import { castles } from '@luftschloss/engine/castles';
import { rngFrom } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { choicesInCompany, companyEvaluator } from '../../src/castles/company/policy.ts';
import { greedy } from '../../src/castles/greedy.ts';
import { hard } from '../../src/castles/hard.ts';
import { QUICK } from '../../src/castles/solo/position.ts';
import { valuationOf } from '../../src/castles/valuation.ts';
import { bots, options, play, playMixedTables, share, total } from './levels.ts';

// Every level is measured against the one below it; the bounds leave room for luck, not for a level that has become weaker. Levels that think are measured with
// little to think with here, with more in levels.long.ts, and thoroughly by npm run strength.
describe('the levels of Castles', () => {
  it('easy beats random', () => {
    expect(share(bots.easy, bots.random, 2, 20)).toBeGreaterThanOrEqual(0.8);
  });

  it('greedy beats easy', () => {
    expect(share(bots.greedy, bots.easy, 2, THOROUGH ? 40 : 20)).toBeGreaterThanOrEqual(0.75);
  });

  it.runIf(THOROUGH)('medium stands between them', () => {
    expect(share(bots.medium, bots.easy, 2, 20)).toBeGreaterThanOrEqual(0.6);
    expect(share(bots.greedy, bots.medium, 2, 20)).toBeGreaterThanOrEqual(0.55);
  });

  it('greedy beats three random ones', () => {
    expect(share(bots.greedy, bots.random, 4, THOROUGH ? 20 : 8)).toBeGreaterThanOrEqual(0.95);
  });

  it('hard is ahead of three greedy ones by what it learned, without thinking at all', () => {
    expect(share(bots.hard, bots.greedy, 4, THOROUGH ? 60 : 24, { playouts: 0 })).toBeGreaterThanOrEqual(0.33);
  });

  it('hard beats greedy with little to think with', () => {
    expect(share(bots.hard, bots.greedy, 2, THOROUGH ? 8 : 2, { playouts: 30 })).toBeGreaterThanOrEqual(0.5);
  });
});

describe('Castles alone', () => {
  it('greedy is far above random', () => {
    expect(total(bots.greedy, 10, 0) - total(bots.random, 10, 0)).toBeGreaterThan(10 * 50);
  });

  it.runIf(THOROUGH)('hard with next to nothing to think with is not far below greedy (levels.long.ts lets it think)', () => {
    const games = 2;
    expect(total(bots.hard, games, 8)).toBeGreaterThan(total(bots.greedy, games, 8) - games * 10);
  });
});

describe('hard in Castles', () => {
  it('does the same from the same seed and number of playouts', () => {
    const again = [0, 1].map(() => play([bots.hard, bots.greedy], 'again', { playouts: 8 }).record);
    expect(again[1]).toEqual(again[0]);
  });

  it('answers without a single playout by what was learned, and like greedy where nothing was', () => {
    const state = castles.setup(options(), 3, { seed: 'splitmix32:none', drawn: 0 });
    let learned = 0;
    for (let [seat] = castles.toAct(state); seat !== undefined; [seat] = castles.toAct(state)) {
      const view = castles.view(state, seat);
      const choices = view.ask && choicesInCompany(companyEvaluator(), valuationOf(view), view.ask, QUICK);
      const best = choices && choices.length > 0 ? choices.reduce((a, b) => (b.worth > a.worth ? b : a)).action : null;
      const action = hard.choose(castles, view, rngFrom('none'), { playouts: 0 });
      expect(action).toEqual(best ?? greedy.choose(castles, view, rngFrom('none')));
      if (best) learned++;
      castles.play(state, seat, action);
    }
    expect(learned).toBeGreaterThan(30);
  });

  it('never tries anything illegal, whatever is in play', () => {
    playMixedTables(THOROUGH ? 5 : 1, 3);
  });
});

describe('a budget in milliseconds', () => {
  const view = () => {
    const state = castles.setup(options(), 2, { seed: 'splitmix32:time', drawn: 0 });
    while (castles.toAct(state).length > 0) {
      const [seat] = castles.toAct(state);
      const seen = castles.view(state, seat);
      if (seen.ask?.type === 'take-turn' && seen.round > 2) return seen;
      castles.play(state, seat, greedy.choose(castles, seen, rngFrom('time')));
    }
    throw new Error('the game is over');
  };

  it('is kept to the millisecond by a clock that goes on with every look at it', () => {
    let looks = 0;
    const clock = (): number => looks++;
    hard.choose(castles, view(), rngFrom('clock'), { milliseconds: 400, clock });
    expect(looks).toBeGreaterThan(200);
    expect(looks).toBeLessThanOrEqual(440);
  });

  it('is kept by the time that the processor has really worked', () => {
    const asked = view();
    const clock = (): number => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
    for (const milliseconds of [50, 200]) {
      hard.choose(castles, asked, rngFrom('warm'), { milliseconds, clock });
      const start = clock();
      hard.choose(castles, asked, rngFrom('real'), { milliseconds, clock });
      // A tenth is the promise; the rest is for tidying up memory at the wrong moment.
      expect(clock() - start).toBeLessThan(milliseconds * 1.1 + 50);
    }
  });
});
