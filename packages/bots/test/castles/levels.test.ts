import { castles } from '@luftschloss/engine/castles';
import { rngFrom } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { greedy } from '../../src/castles/greedy.ts';
import { hard } from '../../src/castles/hard.ts';
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

  it('medium stands between them', () => {
    expect(share(bots.medium, bots.easy, 2, 20)).toBeGreaterThanOrEqual(0.6);
    expect(share(bots.greedy, bots.medium, 2, 20)).toBeGreaterThanOrEqual(0.55);
  });

  it('greedy beats three random ones', () => {
    expect(share(bots.greedy, bots.random, 4, THOROUGH ? 20 : 8)).toBeGreaterThanOrEqual(0.95);
  });

  it('hard beats greedy, however little it may think', () => {
    expect(share(bots.hard, bots.greedy, 2, THOROUGH ? 4 : 2, { playouts: 8 })).toBeGreaterThanOrEqual(0.5);
  });
});

describe('Castles alone', () => {
  it('greedy is far above random', () => {
    expect(total(bots.greedy, 10, 0) - total(bots.random, 10, 0)).toBeGreaterThan(10 * 50);
  });

  it('hard with next to nothing to think with is not far below greedy (levels.long.ts lets it think)', () => {
    const games = THOROUGH ? 2 : 1;
    expect(total(bots.hard, games, 8)).toBeGreaterThan(total(bots.greedy, games, 8) - games * 10);
  });
});

describe('hard in Castles', () => {
  it('does the same from the same seed and number of playouts', () => {
    const again = [0, 1].map(() => play([bots.hard, bots.greedy], 'again', { playouts: 8 }).record);
    expect(again[1]).toEqual(again[0]);
  });

  it('answers without a single playout what greedy answers', () => {
    const [thoughtless, plain] = [bots.hard, bots.greedy].map((bot) => play([bot, bots.greedy], 'none', { playouts: 0 }).record.actions);
    expect(thoughtless).toEqual(plain);
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
