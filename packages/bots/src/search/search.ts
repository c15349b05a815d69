import { type GameTypes, type Rng, rngFrom, type Seat } from '@luftschloss/engine/kernel';
import type { Allowance } from './allowance.ts';
import { difference, isClear, posteriorMean } from './paired-difference.ts';
import { type Playout, playOut } from './playout.ts';
import { type World, worldsOf } from './worlds.ts';

/** What is believed about the candidates before anything is played out, in the units of `worth`. */
export interface Prior {
  readonly worths: readonly number[];
  /** Of the difference between two candidates. */
  readonly standardError: number;
  /** The standard deviation of that difference from world to world. */
  readonly spread: number;
  /** A field that cannot be played in as many worlds is too large for its budget: those that come last leave it. */
  readonly fewestWorlds: number;
}

/** A decision, and how to find out about it. */
export interface Question<G extends GameTypes = GameTypes> extends Playout<G> {
  readonly view: G['view'];
  readonly rng: Rng;
  /** The first is what would be done without thinking. */
  readonly candidates: readonly G['action'][];
  /** With a prior, the candidate with the best posterior mean is taken: what was believed and what was played, weighed by their standard errors. */
  readonly prior?: Prior | null;
  /** Without a prior, another candidate than the first is taken only if it is this many standard errors ahead. */
  readonly caution?: number;
}

export interface SearchProblem<G extends GameTypes> extends Question<G> {
  readonly allowance: Allowance;
}

/** A candidate and how it did in the playouts. */
export interface RankedCandidate<Action> {
  readonly action: Action;
  /** On average, in all its worlds. */
  readonly mean: number;
  /** Against the first candidate, in the same worlds. */
  readonly gain: number;
  readonly standardError: number;
  readonly worlds: number;
}

export interface SearchResult<Action> {
  readonly action: Action;
  /** All candidates: those that stayed in the field longest come first, and among them the best. */
  readonly ranked: readonly RankedCandidate<Action>[];
}

/**
 * Every candidate is played in this many worlds before any is judged; a field that cannot be played in as many is too large for its budget.
 */
const FEWEST_WORLDS = 6;
/** This many standard errors behind the leader, after this many worlds, a candidate gets no more playouts. */
interface Hopeless {
  readonly errors: number;
  readonly worlds: number;
}

const HOPELESS: Hopeless = { errors: 3, worlds: FEWEST_WORLDS };
/** With a prior the good candidates are in front and differ little: judging them after every world would drop some by bad luck. */
const HOPELESS_WITH_PRIOR: Hopeless = { errors: 4, worlds: 2 * FEWEST_WORLDS };
const USUAL_CAUTION = 1.2;

interface Contestant<Action> {
  readonly action: Action;
  readonly worths: number[];
  /** How good it is by all that is known: the mean of its playouts, or with a prior the posterior mean of its gain. */
  readonly estimate: () => number;
}

/**
 * Sequential halving: every candidate is played in the same sampled worlds, and the weaker half leaves from time to time. So most playouts go to candidates that are
 * hard to tell apart. Ends early when one is left.
 */
export function search<G extends GameTypes>(question: SearchProblem<G>): SearchResult<G['action']> {
  const { allowance, prior, caution = USUAL_CAUTION } = question;
  const all = contestants(question);
  const [first] = all;
  const halvings = Math.ceil(Math.log2(Math.max(2, all.length)));
  let field: readonly Contestant<G['action']>[] = all;
  const worlds = worldsOf(question);
  for (let world = 0; field.length > 1 && allowance.spent() < 1; world++) {
    if (!playWorld(question, worlds(world), field)) break;
    if (world === 0) field = affordable(field, allowance.spent(), prior?.fewestWorlds ?? FEWEST_WORLDS);
    field = withoutHopeless(field, prior ? first : null);
    if (prior && world + 1 === FEWEST_WORLDS) field = withoutTwins(field);
    const due = Math.floor(allowance.spent() * halvings);
    const most = Math.max(2, Math.ceil(all.length / 2 ** due));
    if (world + 1 >= FEWEST_WORLDS && field.length > most) field = bestOf(field, most, first);
  }
  const decided = prior ? leaderOf(field) : decide(field, first, caution);
  return { action: decided.action, ranked: ranking(all, first) };
}

function contestants<G extends GameTypes>({ candidates, prior }: Question<G>): Contestant<G['action']>[] {
  const all = candidates.map((action) => ({ action, worths: [] as number[] }));
  const [first] = all;
  return all.map((each, index) => {
    if (!prior) return { ...each, estimate: () => meanOf(each) };
    const expected = { ...prior, mean: prior.worths[index] - prior.worths[0] };
    return { ...each, estimate: () => (each === first ? 0 : posteriorMean(difference(each.worths, first.worths), expected)) };
  });
}

/** Gives `false` when there was no time for all of the field: then this world counts for nobody. */
function playWorld<G extends GameTypes>(
  question: SearchProblem<G>,
  { state, seed }: World<G>,
  field: readonly Contestant<G['action']>[],
): boolean {
  const { rules, view, allowance } = question;
  const seat = view.viewer as Seat;
  const isTimeUp = (): boolean => allowance.spent() >= 1;
  const worths: number[] = [];
  for (const { action } of field) {
    const worth = isTimeUp() ? null : playOut(question, rules.clone(state), seat, action, rngFrom(seed), isTimeUp);
    if (worth === null) return false;
    allowance.count();
    worths.push(worth);
  }
  for (const [index, { worths: before }] of field.entries()) before.push(worths[index]);
  return true;
}

/** A small budget is for few candidates: those that come first. `spent` is what one world has cost. */
function affordable<A>(field: readonly Contestant<A>[], spent: number, worlds: number): readonly Contestant<A>[] {
  return field.slice(0, Math.max(2, Math.floor(field.length / (spent * worlds))));
}

function meanOf({ worths }: Pick<Contestant<unknown>, 'worths'>): number {
  let sum = 0;
  for (const worth of worths) sum += worth;
  return worths.length > 0 ? sum / worths.length : Number.NEGATIVE_INFINITY;
}

function leaderOf<A>(field: readonly Contestant<A>[]): Contestant<A> {
  return field.reduce((a, b) => (b.estimate() > a.estimate() ? b : a));
}

/** `measure` stays: the others are measured by it. */
function withoutHopeless<A>(field: readonly Contestant<A>[], measure: Contestant<A> | null): readonly Contestant<A>[] {
  const { errors, worlds } = measure ? HOPELESS_WITH_PRIOR : HOPELESS;
  if (field[0].worths.length < worlds) return field;
  const leader = leaderOf(field);
  return field.filter((each) => each === leader || each === measure || !isClear(difference(leader.worths, each.worths), errors));
}

/** Of those that came to the same in every world, the first is enough. */
function withoutTwins<A>(field: readonly Contestant<A>[]): readonly Contestant<A>[] {
  return field.filter(
    (each, index) => !field.slice(0, index).some(({ worths }) => worths.every((worth, world) => worth === each.worths[world])),
  );
}

/** The first candidate stays, as long as it is not hopeless: the others are measured by it. */
function bestOf<A>(field: readonly Contestant<A>[], most: number, first: Contestant<A>): readonly Contestant<A>[] {
  const kept = [...field].sort((a, b) => b.estimate() - a.estimate()).slice(0, most);
  return field.filter((each) => each === first || kept.includes(each));
}

function decide<A>(field: readonly Contestant<A>[], first: Contestant<A>, caution: number): Contestant<A> {
  const leader = leaderOf(field);
  if (leader === first || !field.includes(first)) return leader;
  if (leader.worths.length < FEWEST_WORLDS) return first;
  return isClear(difference(leader.worths, first.worths), caution) ? leader : first;
}

function ranking<A>(all: readonly Contestant<A>[], first: Contestant<A>): RankedCandidate<A>[] {
  const considered = all.map((each) => {
    const { mean, standardError, worlds } = difference(each.worths, first.worths);
    return { action: each.action, mean: meanOf(each), gain: mean, standardError, worlds };
  });
  return considered.sort((a, b) => b.worlds - a.worlds || b.gain - a.gain);
}
