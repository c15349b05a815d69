import { findGame } from '@luftschloss/engine';
import {
  expectOk,
  type GameResult,
  type GameTypes,
  parseOptions,
  type Rules,
  replay,
  rngFrom,
  simulateGame,
} from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { actionInCompany } from '../../src/castles/company/policy.ts';
import { botsFor, type Judge, judgeFor } from '../../src/index.ts';
import { questionAbout } from '../../src/review/asking.ts';
import { type Decision, decisionsOf } from '../../src/review/index.ts';
import { sourcesOf } from '../../src/review/sources.ts';
import { lookAt, promiseOf } from '../../src/review/weigh-decision.ts';

const LOOK = { name: 'test', worlds: 2, keep: 2 };

interface Played {
  readonly rules: Rules;
  readonly judge: Judge;
  readonly record: ReturnType<typeof simulateGame>['record'];
  readonly states: readonly GameTypes['state'][];
}

function playedGame(game: string, bot: string, players = 3): Played {
  const rules = findGame(game)?.rules as Rules;
  const everybody = Array(players).fill(botsFor(game)[bot]);
  const { record } = simulateGame(rules, expectOk(parseOptions(rules.options, {})), everybody, `review of ${game}`);
  return { rules, judge: judgeFor(game) as Judge, record, states: expectOk(replay(rules, record)).states };
}

function lateOnes(decisions: readonly Decision[], count: number): Decision[] {
  return decisions.slice(-count - 1, -1);
}

describe.each(['castles', 'between', 'palace'])('a review of %s', (game) => {
  const { rules, judge, record, states } = playedGame(game, 'random');
  const decisions = decisionsOf(rules, record, states, 1);

  it('looks only at decisions of that seat in which there was a choice', () => {
    expect(decisions.length).toBeGreaterThan(5);
    for (const { step, view, action } of decisions) {
      expect(record.actions[step]).toEqual({ seat: 1, action });
      expect(rules.choices(view).reduce((sum, choice) => sum + choice.count(), 0)).toBeGreaterThan(1);
    }
  });

  it('says the same of a decision in every world that looks the same to the player', () => {
    for (const { step, action, view } of lateOnes(decisions, 2)) {
      const world = rules.sample(view, rngFrom(`another world ${step}`));
      expect(world).not.toEqual(states[step]);
      const elsewhere = decisionsOf(rules, record, states.with(step, world), 1).find((each) => each.step === step) as Decision;
      expect(elsewhere.action).toBe(action);
      expect(lookAt(rules, judge, elsewhere, LOOK)).toEqual(lookAt(rules, judge, { step, action, view }, LOOK));
      expect(promiseOf(rules, judge, elsewhere)).toBe(promiseOf(rules, judge, { step, action, view }));
    }
  });

  it('finds nothing wrong with what did best, and never a negative cost', () => {
    for (const decision of lateOnes(decisions, 2)) {
      const finding = lookAt(rules, judge, decision, LOOK);
      if (!finding) continue;
      expect(finding.cost.points).toBeGreaterThanOrEqual(0);
      expect(finding.cost.chance).toBeGreaterThanOrEqual(0);
      expect(finding.stake).toBeGreaterThanOrEqual(0);
      expect(lookAt(rules, judge, decision, { ...LOOK, rivals: finding.rivals, stake: finding.stake })?.stake).toBe(finding.stake);
      const [best] = finding.rivals;
      const asGood = lookAt(rules, judge, { ...decision, action: finding.better?.action ?? decision.action }, { ...LOOK, rivals: [best] });
      expect(asGood?.better ?? null).toBeNull();
    }
  });

  it('says where the points of something better come from, the same in every world that looks the same', () => {
    const [decision] = lateOnes(decisions, 1);
    const { rivals } = lookAt(rules, judge, decision, LOOK) ?? { rivals: [decision.action] };
    const sources = sourcesOf(rules, judge, decision, rivals[0], 2);
    expect(sources.own.every(({ points }) => Math.abs(points) >= 0.5)).toBe(true);
    const world = rules.sample(decision.view, rngFrom('yet another world'));
    expect(sourcesOf(rules, judge, { ...decision, view: rules.view(world, 1) }, rivals[0], 2)).toEqual(sources);
    expect(sourcesOf(rules, judge, decision, decision.action, 2)).toMatchObject({ own: [], total: 0, rival: 0, rivals: [] });
  });

  it('foretells more for what is worth more', () => {
    const [{ view }] = decisions;
    const forecasts = [0.1, 0.4, 0.6, 0.9].map((worth) => judge.forecast(view, judge.pointsOf(view, worth)));
    for (const [index, { chance, points }] of forecasts.slice(1).entries()) {
      expect(points).toBeGreaterThan(forecasts[index].points);
      expect(chance).toBeGreaterThan(forecasts[index].chance as number);
      expect(chance).toBeLessThan(1);
    }
  });

  it('looks as far ahead as the strongest bot does, also where the end is near', () => {
    for (const { view } of [decisions[0], ...lateOnes(decisions, 2)]) {
      const asked = judge.questionFor({ rules, view, rng: rngFrom('asked') });
      expect(questionAbout(rules, judge, view, 'asked').until === undefined).toBe(asked.until === undefined);
    }
  });

  it('measures in points, so that the same mistake costs the same where a game is lost already', () => {
    const { view } = decisions[0];
    const points = [0.001, 0.5, 0.999].map((worth) => judge.pointsOf(view, worth));
    expect(points[1] - points[0]).toBeCloseTo(points[2] - points[1], 6);
    expect(points[1]).toBe(0);
  });

  it('sees less and less of the game left', () => {
    const left = decisions.map(({ view }) => judge.partLeft(view));
    expect(left[0]).toBeGreaterThan(0.5);
    expect(left.at(-1)).toBeLessThan(0.5);
  });
});

describe('where points come from', () => {
  /** Whole games that end as if one answer won everything, and the other nothing. */
  function sourcesWhere(game: string, ends: (better: boolean) => GameResult): ReturnType<typeof sourcesOf> {
    const { rules, judge, record, states } = playedGame(game, 'random');
    const [decision] = lateOnes(decisionsOf(rules, record, states, 1), 1);
    const better = { type: 'better' };
    const over: Rules = {
      ...rules,
      clone: () => ({ ...states[0] }),
      sample: () => states[0],
      play(state, _, action) {
        Object.assign(state, { action });
        return [];
      },
      toAct: () => [],
    };
    const result = (state: { action: unknown }): GameResult => ends(state.action === better);
    const asked: Judge = {
      ...judge,
      questionFor: ({ rules, view, rng }) => ({ rules, view, rng, candidates: [], policy: () => better, worth: () => 0 }),
    };
    return sourcesOf({ ...over, result: result as never }, asked, decision, better as never, 3);
  }
  const standing = (seat: number, score: number, categories: { readonly [name: string]: number }) => ({
    seat,
    rank: 1,
    score,
    lines: Object.entries(categories).map(([category, points]) => ({ category, points, reason: { code: 'x' } })),
    tiebreaks: [],
  });

  it('is told by kinds of points, with what they come to, and most of what the best of the others has', () => {
    const sources = sourcesWhere('castles', (better) => ({
      standings: [
        standing(0, 5, { rooms: 5 }),
        standing(1, better ? 30 : 20, better ? { rooms: 28, money: 2 } : { rooms: 14, money: 6 }),
        standing(2, better ? 8 : 17, better ? { rooms: 8 } : { rooms: 11, favors: 5, money: 1 }),
      ],
      winners: [1],
    }));
    expect(sources).toEqual({
      own: [
        { category: 'rooms', points: 14 },
        { category: 'money', points: -4 },
      ],
      total: 10,
      rival: -9,
      rivals: [
        { category: 'favors', points: -5 },
        { category: 'rooms', points: -3 },
      ],
      worlds: 3,
    });
  });

  it('is told by boards where these are scored: which of two castles counts may be another one', () => {
    const board = (name: string, seats: number[], score: number) => ({ name, seats, score, lines: [] });
    const sources = sourcesWhere('between', (better) => ({
      standings: [standing(0, 9, { food: 9 }), standing(1, better ? 22 : 20, better ? { food: 22 } : { living: 20 }), standing(2, 12, {})],
      winners: [1],
      sheet: {
        categories: ['food', 'living'],
        boards: [board('0', [0, 1], better ? 22 : 30), board('1', [1, 2], better ? 24 : 20), board('2', [0, 2], better ? 40 : 9)],
      },
    }));
    expect(sources).toMatchObject({
      own: [
        { category: '0', points: -8, board: true },
        { category: '1', points: 4, board: true },
      ],
      total: 2,
      rival: 0,
      rivals: [],
    });
  });
});

it('plays whole games of Castles on by what was learned, so that they come to what the guess of its judge says', () => {
  const { rules, judge, record, states } = playedGame('castles', 'greedy', 2);
  const { view } = decisionsOf(rules, record, states, 0).find(({ action }) => action.type === 'buy-room') as Decision;
  const { policy } = judge.questionFor({ rules, view, rng: rngFrom('asked') });
  expect(judge.playsOn?.(rules, view, rngFrom('x'))).toEqual(actionInCompany(view as never));
  expect(policy(rules, view, rngFrom('x'))).toEqual(botsFor('castles').greedy.choose(rules, view, rngFrom('x')));
});

it('counts points, not chances, for somebody alone', () => {
  const { rules, judge, record, states } = playedGame('castles', 'greedy', 1);
  const [decision] = lateOnes(decisionsOf(rules, record, states, 0), 1);
  expect(judge.forecast(decision.view, judge.pointsOf(decision.view, 0.73))).toEqual({ chance: null, points: 73 });
});
