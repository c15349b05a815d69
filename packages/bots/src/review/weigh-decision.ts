import { type Fact, type GameTypes, type Rules, randomAction, rngFrom } from '@luftschloss/engine/kernel';
import type { Forecast, Judge } from '../judge.ts';
import { isClear } from '../search/index.ts';
import { type Weighed, weighed } from '../weighing.ts';
import { questionAbout } from './asking.ts';
import type { Decision } from './decisions.ts';
import type { Sources } from './sources.ts';

/** What could be done, and what it came to when it was played on. */
export interface Answer extends Forecast {
  readonly action: GameTypes['action'];
  /** What speaks for it: the most important first. */
  readonly reasons: readonly Fact[];
}

/** What was found out about a decision. */
export interface Finding {
  /** Games that were played on with each answer. */
  readonly worlds: number;
  readonly played: Answer;
  /** What did best; `null` if that is what was played, or nothing is clearly better than that. */
  readonly better: Answer | null;
  /** What was played against the best, give or take its standard error; never below 0. */
  readonly cost: Cost;
  /** So many points a choice without a thought costs here: what was at stake. */
  readonly stake: number;
  /** Where the points of the better one come from; only known of the costliest decisions. */
  readonly sources?: Sources;
  /** Actions that are worth a closer look, the best first. */
  readonly rivals: readonly GameTypes['action'][];
}

export interface Cost {
  readonly chance: number | null;
  readonly points: number;
  /** Standard errors of both. */
  readonly chanceError: number | null;
  readonly pointsError: number;
}

/** One look at a decision. */
export interface Look {
  /** Tells the worlds of one look from those of another: who was lucky in the first must be good in the second. */
  readonly name: string;
  readonly worlds: number;
  /** So many rivals are kept for the next look. */
  readonly keep: number;
  /** What is compared with what was played; without it, all that comes to the judge's mind. */
  readonly rivals?: readonly GameTypes['action'][];
  /** What is known to be at stake; without it, that is found out as well. */
  readonly stake?: number;
  /** Only where the points of the first rival come from. */
  readonly explains?: true;
}

/** More are not told apart in any sensible time. */
const MOST_RIVALS = 12;

/**
 * How promising a look at the decision is: the number of candidates that come to mind before what was played. `null`: there was no choice.
 */
export function promiseOf(rules: Rules, judge: Judge, decision: Decision): number | null {
  const candidates = candidatesFor(rules, judge, decision);
  const place = candidates.findIndex((each) => same(each, decision.action));
  if (candidates.length - (place < 0 ? 0 : 1) === 0) return null;
  return place < 0 ? candidates.length : place;
}

function candidatesFor(rules: Rules, judge: Judge, { view, step }: Decision): readonly GameTypes['action'][] {
  return questionAbout(rules, judge, view, `${step} rivals`).candidates;
}

/** Plays on with what was played and with its rivals, in the same worlds; `null` where there is none. */
export function lookAt(rules: Rules, judge: Judge, decision: Decision, look: Look): Finding | null {
  const { view, action, step } = decision;
  const rivals =
    look.rivals ??
    candidatesFor(rules, judge, decision)
      .filter((each) => !same(each, action))
      .slice(0, MOST_RIVALS);
  if (rivals.length === 0) return null;
  const question = questionAbout(rules, judge, view, `${step} ${look.name}`);
  const thoughtless = look.stake === undefined ? thoughtlessIn(rules, decision) : [];
  const all = weighed(question, distinct([action, ...rivals, ...thoughtless]), look.worlds);
  const [played, ...others] = all;
  const ranked = others.sort((a, b) => b.mean - a.mean);
  const worse = isWorse(judge, played);
  return {
    worlds: look.worlds,
    // Reasons are only asked for where two answers are compared, and some take a while.
    played: worse ? answerOf(judge, view, played) : { ...forecastOf(judge, view, played), reasons: [] },
    better: worse ? betterAnswer(judge, view, ranked[0], action) : null,
    cost: costOf(judge, view, played),
    stake: look.stake ?? stakeOf(all, thoughtless),
    rivals: otherIdeasToo(judge, ranked, look.keep),
  };
}

/** Something else did better, by more than twice the standard error and by more than nothing: in points, because chances hardly move where a game is won or lost. */
function isWorse({ noticeable }: Judge, { behind }: Weighed): boolean {
  return isClear(behind, 2) && behind.mean > noticeable;
}

function answerOf(judge: Judge, view: GameTypes['view'], weighed: Weighed): Answer {
  return { ...forecastOf(judge, view, weighed), reasons: judge.reasonsFor(view, weighed.action) };
}

function forecastOf(judge: Judge, view: GameTypes['view'], { action, mean }: Weighed): Omit<Answer, 'reasons'> {
  return { action, ...judge.forecast(view, mean) };
}

function betterAnswer(judge: Judge, view: GameTypes['view'], best: Weighed, played: GameTypes['action']): Answer {
  const answer = answerOf(judge, view, best);
  return { ...answer, reasons: [...answer.reasons, ...(judge.ratherThan?.(view, best.action, played) ?? [])] };
}

function costOf({ forecast }: Judge, view: GameTypes['view'], { mean, behind }: Weighed): Cost {
  const { mean: points, standardError: pointsError } = behind;
  const chanceAt = (lead: number): number | null => forecast(view, lead).chance;
  const less = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a - b);
  const best = chanceAt(mean + points);
  return { chance: less(best, chanceAt(mean)), points, chanceError: less(chanceAt(mean + points + pointsError), best), pointsError };
}

/** So many choices without a thought tell what is at stake. */
const THOUGHTLESS = 3;

function thoughtlessIn(rules: Rules, { view, step }: Decision): GameTypes['action'][] {
  const choices = rules.choices(view);
  const rng = rngFrom(`review ${step} without a thought`);
  return Array.from({ length: THOUGHTLESS }, () => randomAction(choices, rng));
}

/** How far they are behind the best on average. */
function stakeOf(all: readonly Weighed[], thoughtless: readonly GameTypes['action'][]): number {
  const behind = thoughtless.map((action) => all.find((each) => same(each.action, action))?.behind.mean ?? 0);
  return behind.reduce((sum, each) => sum + each, 0) / behind.length;
}

/** The best ones, and among them another idea than the best, if there is one. */
function otherIdeasToo({ ideaOf }: Judge, ranked: readonly Weighed[], keep: number): GameTypes['action'][] {
  const actions = ranked.map(({ action }) => action);
  const idea = ideaOf(actions[0]);
  const another = actions.find((each) => ideaOf(each) !== idea);
  const wanted = another ? [...actions.slice(0, keep - 1), another, ...actions.slice(keep - 1)] : actions;
  return [...new Set(wanted)].slice(0, keep);
}

function distinct(actions: readonly GameTypes['action'][]): GameTypes['action'][] {
  return [...new Map(actions.map((action) => [JSON.stringify(action), action])).values()];
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
