import { findGame } from '@luftschloss/engine';
import { expectOk, type GameTypes, parseOptions, type Rules, replay, rngFrom, simulateGame } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
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
    expect(sourcesOf(rules, judge, decision, decision.action, 2)).toMatchObject({ own: [], rival: 0 });
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

it('counts points, not chances, for somebody alone', () => {
  const { rules, judge, record, states } = playedGame('castles', 'greedy', 1);
  const [decision] = lateOnes(decisionsOf(rules, record, states, 0), 1);
  expect(judge.forecast(decision.view, judge.pointsOf(decision.view, 0.73))).toEqual({ chance: null, points: 73 });
});
