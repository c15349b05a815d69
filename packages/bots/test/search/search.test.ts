import { type Budget, defineRules, object, type Rng, type RngState, rngFrom, rngState, type Viewer } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { allowanceOf, type Pace, type Prior, search } from '../../src/search/index.ts';
import { posteriorMean } from '../../src/search/paired-difference.ts';

/** A wager: every stake wins or loses by a die that is common to all stakes, and a little by one that is not. */
interface Wager {
  options: object;
  state: { readonly rng: RngState; readonly luck: number; stake: number | null };
  action: { readonly type: 'stake'; readonly stake: number };
  view: { readonly viewer: Viewer };
  event: { readonly type: 'staked' };
}

let samples = 0;

const wager = defineRules<Wager>({
  id: 'wager',
  name: 'Wager',
  version: 1,
  options: {},
  actionSchema: object({}) as never,
  players: () => ({ min: 1, max: 1 }),
  optionsRefusal: () => null,
  setup: (_, _seats, rng) => ({ rng, luck: 0, stake: null }),
  clone: (state) => ({ ...state }),
  toAct: ({ stake }) => (stake === null ? [0] : []),
  view: (_, viewer) => ({ viewer }),
  choices: () => [],
  refusal: () => null,
  play(state, _, { stake }) {
    state.stake = stake;
    return [];
  },
  redact: (event) => event,
  sample(_, rng: Rng) {
    samples++;
    return { rng: rngState('splitmix32:x'), luck: rng.below(1000), stake: null };
  },
  result: () => null,
});

const stakes = (count: number): Wager['action'][] => Array.from({ length: count }, (_, stake) => ({ type: 'stake', stake }));

interface Case {
  readonly count?: number;
  readonly budget?: Budget;
  readonly worth?: (stake: number, luck: number) => number;
  readonly prior?: Prior;
}

function ask({ count = 8, budget = { playouts: 400 }, worth = (stake, luck) => luck + stake, prior }: Case) {
  let playouts = 0;
  const answer = search<Wager>({
    rules: wager,
    view: { viewer: 0 },
    rng: rngFrom('question'),
    allowance: allowanceOf(budget),
    candidates: stakes(count),
    prior: prior ?? null,
    policy: () => {
      throw new Error('the game is over after one action');
    },
    worth({ stake, luck }) {
      playouts++;
      return worth(stake ?? 0, luck);
    },
  });
  return { ...answer, playouts };
}

describe('the search', () => {
  it('sees a small advantage through luck that is common to all candidates', () => {
    expect(ask({}).action.stake).toBe(7);
  });

  it('stops early when one candidate is clearly ahead', () => {
    expect(ask({ budget: { playouts: 10_000 } }).playouts).toBeLessThan(200);
  });

  it('stays with the first candidate when nothing tells the others apart', () => {
    expect(ask({ worth: (_, luck) => luck }).action.stake).toBe(0);
  });

  it('answers at once when there is one candidate, or no budget', () => {
    samples = 0;
    expect(ask({ count: 1 }).playouts).toBe(0);
    expect(samples).toBe(0);
    expect(ask({ budget: { playouts: 0 } })).toMatchObject({ playouts: 0, action: { stake: 0 } });
  });

  it('never plays more than it may', () => {
    for (const playouts of [1, 7, 50, 333])
      expect(ask({ budget: { playouts }, worth: (_, luck) => luck % 7 }).playouts).toBeLessThanOrEqual(playouts);
  });

  it('spends most playouts on the candidates that are hard to tell apart', () => {
    const noisy = (stake: number, luck: number): number => (stake < 2 ? 10 : 0) + ((luck * (stake + 3) * 7919) % 17);
    const { ranked } = ask({ count: 16, budget: { playouts: 2000 }, worth: noisy });
    const worlds = (stake: number): number => ranked.find(({ action }) => action.stake === stake)?.worlds ?? 0;
    expect(worlds(0)).toBeGreaterThan(4 * worlds(9));
  });

  it('gives the same answer for the same seed', () => {
    expect(ask({})).toEqual(ask({}));
  });
});

describe('the search with a guess at first sight', () => {
  const guessed = (...worths: number[]): Prior => ({ worths, standardError: 1, spread: 10, fewestWorlds: 9 });
  /** Chance, different for every stake, with no advantage for any. */
  const lottery = (stake: number, luck: number): number => ((luck * (stake + 3) * 7919) % 19) - 9;

  it('follows the guess while little has been played', () => {
    for (const better of [-2, 2]) {
      const { action } = ask({ count: 2, budget: { playouts: 4 }, worth: lottery, prior: guessed(0, better) });
      expect(action.stake).toBe(better > 0 ? 1 : 0);
    }
  });

  it('follows what was played when it is clear', () => {
    expect(ask({ count: 3, prior: guessed(0, 0, -2), worth: (stake, luck) => luck + 3 * stake }).action.stake).toBe(2);
  });

  it('plays only one of those that come to the same in every world', () => {
    const twins = (stake: number, luck: number): number => lottery(stake % 2, luck);
    const { ranked } = ask({ prior: guessed(0, 0, 0, 0, 0, 0, 0, 0), worth: twins, budget: { playouts: 200 } });
    const long = ranked.filter(({ worlds }) => worlds > 6).map(({ action }) => action.stake);
    expect(long.sort()).toEqual([0, 1]);
  });

  it('believes more in what was seen, the more was seen', () => {
    const seen = (worlds: number) => ({ mean: 4, standardError: 10 / Math.sqrt(worlds), worlds });
    const beliefs = [0, 1, 10, 100, 10_000].map((worlds) => posteriorMean(seen(worlds), { mean: 0, standardError: 1, spread: 10 }));
    expect(beliefs[0]).toBe(0);
    expect(beliefs).toEqual([...beliefs].sort((a, b) => a - b));
    // A hundred worlds tell as much as the guess does.
    expect(beliefs[3]).toBeCloseTo(2, 1);
    expect(beliefs[4]).toBeGreaterThan(3.9);
  });
});

describe('an allowance of time', () => {
  /** An allowance of a second, and what is spent of it at these times. */
  function spentAt(pace: Pace, ...times: readonly number[]): number[] {
    let now = 0;
    const allowance = allowanceOf({ milliseconds: 1000, clock: () => now }, pace);
    return times.map((time) => {
      now = time;
      return allowance.spent();
    });
  }

  it('keeps back a little, and as much as the longest step took', () => {
    const spent = spentAt({ milliseconds: 0 }, 300, 500, 550, 800);
    for (const [index, expected] of [0.33, 0.7, 0.75, 1].entries()) expect(spent[index]).toBeCloseTo(expected);
  });

  it('keeps back a part of any budget, and of a small one enough for a pause of the machine', () => {
    const keptBack = (milliseconds: number): number =>
      milliseconds * allowanceOf({ milliseconds, clock: () => 0 }, { milliseconds: 0 }).spent();
    for (const [milliseconds, kept] of [
      [10, 3],
      [50, 15],
      [200, 25],
      [1000, 30],
    ]) {
      expect(keptBack(milliseconds)).toBeCloseTo(kept);
    }
  });

  it('knows long steps of earlier decisions, and forgets them slowly', () => {
    const pace = { milliseconds: 0 };
    spentAt(pace, 300, 460);
    const [soon] = spentAt(pace, 100);
    expect(soon).toBeCloseTo(0.1 + 0.16 * 0.95);
    for (let i = 0; i < 40; i++) spentAt(pace, 100);
    expect(spentAt(pace, 100)[0]).toBeCloseTo(0.13);
  });

  it('does not give up thinking because of one very long step', () => {
    const pace = { milliseconds: 0 };
    spentAt(pace, 100, 50_000);
    expect(spentAt(pace, 100)[0]).toBeCloseTo(0.3);
  });
});
