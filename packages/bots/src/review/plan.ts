import type { Seat } from '@luftschloss/engine/kernel';
import type { Sources } from './sources.ts';
import type { Finding, Look } from './weigh-decision.ts';

/** What is known of one decision; plain data, so that a review can be kept. */
export interface Reviewed {
  readonly step: number;
  /** How many looks are behind it; -1 while nobody knows whether there was anything else to do. */
  readonly looks: number;
  /** How likely a look finds something better. */
  readonly promise: number;
  readonly finding: Finding | null;
}

/** All decisions of a seat, in the order of the game. What turns out to have been no choice leaves it. */
export interface Review {
  readonly seat: Seat;
  readonly decisions: readonly Reviewed[];
}

/** `quick` is for machines that look at many games. */
export const DEPTHS = ['quick', 'usual', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

/** What is to be done about one decision next. */
export interface Task {
  readonly step: number;
  /** `null`: only how promising it is. */
  readonly look: Look | null;
}

/** `null`: it was no choice. */
export type TaskResult = { readonly promise: number | null } | { readonly finding: Finding | null } | { readonly sources: Sources };

interface PlannedLook extends Omit<Look, 'rivals' | 'stake'> {
  readonly wide?: true; // at all that comes to mind, not only at what the look before has kept
  readonly costliest?: number; // only at so many decisions
}

const USUAL: readonly PlannedLook[] = [
  { name: 'glance', worlds: 5, keep: 3, wide: true },
  { name: 'look', worlds: 28, keep: 2 },
  { name: 'check', worlds: 72, keep: 2, costliest: 6 },
  { name: 'sources', worlds: 48, keep: 2, costliest: 3, explains: true },
];

const LOOKS: { readonly [D in Depth]: readonly PlannedLook[] } = {
  quick: USUAL.slice(0, 2),
  usual: USUAL,
  deep: [
    ...USUAL,
    { name: 'wide-look', worlds: 24, keep: 4, wide: true },
    { name: 'long-look', worlds: 200, keep: 3 },
    { name: 'sources-again', worlds: 60, keep: 3, costliest: 3, explains: true },
  ],
};

export function newReview(seat: Seat, steps: readonly number[]): Review {
  return { seat, decisions: steps.map((step) => ({ step, looks: -1, promise: 0, finding: null })) };
}

/** The most promising thing to do, among decisions that nobody looks at already; `null` if there is none. */
export function nextTask(review: Review, depth: Depth, busy: ReadonlySet<number> = new Set()): Task | null {
  const open = review.decisions.filter(({ step }) => !busy.has(step));
  const unknown = open.find(({ looks }) => looks < 0);
  if (unknown) return { step: unknown.step, look: null };
  const due = open.flatMap((each) => {
    const at = nextLook(review, each, depth);
    return at === null ? [] : [{ task: taskOf(each, LOOKS[depth][at]), urgency: urgencyOf(each, at) }];
  });
  return due.sort((a, b) => b.urgency - a.urgency)[0]?.task ?? null;
}

function taskOf({ step, finding }: Reviewed, { name, worlds, keep, wide, explains }: PlannedLook): Task {
  const rivals = explains && finding?.better ? [finding.better.action] : wide ? undefined : finding?.rivals;
  const known = wide || !finding ? {} : { stake: finding.stake };
  return { step, look: { name, worlds, keep, ...known, ...(rivals ? { rivals } : {}), ...(explains ? { explains } : {}) } };
}

/** A point that a glance has found weighs as much as this many candidates that were thought of before what was played. */
const EAGER = 2;
const LATER = 1000;

/** A glance at everything comes first; but what seems to have cost much is looked at again at once. */
function urgencyOf(reviewed: Reviewed, at: number): number {
  if (at === 0) return reviewed.promise;
  return at === 1 && reviewed.finding?.better ? EAGER * costIn(reviewed) : costIn(reviewed) - LATER * at;
}

function nextLook(review: Review, reviewed: Reviewed, depth: Depth): number | null {
  const at = LOOKS[depth].findIndex((look, index) => index >= reviewed.looks && isFor(review, reviewed, look));
  // Which ones are the costliest is known when all looks before have been taken.
  return at < 0 || (LOOKS[depth][at].costliest !== undefined && isWaitedFor(review, depth, at)) ? null : at;
}

function isFor(review: Review, { step }: Reviewed, { costliest }: PlannedLook): boolean {
  return costliest === undefined || costliestOf(review, costliest).some((each) => each.step === step);
}

function isWaitedFor(review: Review, depth: Depth, at: number): boolean {
  const before = LOOKS[depth].slice(0, at);
  return review.decisions.some((each) => before.some((look, index) => index >= each.looks && isFor(review, each, look)));
}

/** Those that have cost something, at most so many. */
export function costliestOf({ decisions }: Review, most: number): Reviewed[] {
  const costly = decisions.filter((each) => costIn(each) > 0);
  return costly.sort((a, b) => costIn(b) - costIn(a)).slice(0, most);
}

/** In chances, as long as there is a game to win; who plays alone, or has won or lost already, counts points. */
function costIn({ finding }: Reviewed): number {
  if (!finding?.better) return 0;
  const { chance, points } = finding.cost;
  return chance === null ? points : POINTS_IN_A_GAME * chance + points / 10;
}

/** What a sure win is worth against points, when mistakes are compared. */
const POINTS_IN_A_GAME = 50;

/** The review with what a task has found out. */
export function withResult(review: Review, { step, look }: Task, result: TaskResult, depth: Depth): Review {
  const decisions = review.decisions.flatMap((each): Reviewed[] => {
    if (each.step !== step) return [each];
    if ('promise' in result) return result.promise === null ? [] : [{ ...each, looks: 0, promise: result.promise }];
    const looks = 1 + LOOKS[depth].findIndex(({ name }) => name === look?.name);
    if ('sources' in result) return [{ ...each, looks, finding: each.finding && { ...each.finding, sources: result.sources } }];
    if (!result.finding) return [];
    return [{ ...each, looks, finding: moreWorlds(each.finding, result.finding) }];
  });
  return { ...review, decisions };
}

/** A wide look says what is worth a longer one; until then the longer one before it is believed. */
function moreWorlds(before: Finding | null, now: Finding): Finding {
  return before && before.worlds > now.worlds ? { ...before, rivals: now.rivals, stake: now.stake } : now;
}

/** So many rivals come to mind on average. */
const WIDE = 9;
const NARROW = 3;

/** The part of the work that is done, from 0 to 1, measured in games that are played on. */
export function progressOf(review: Review, depth: Depth): number {
  const { decisions } = review;
  const looks = LOOKS[depth];
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  const size = ({ worlds, wide }: PlannedLook): number => worlds * (wide ? WIDE : NARROW);
  const share = ({ costliest = decisions.length }: PlannedLook): number => Math.min(1, costliest / decisions.length);
  const left = sum(
    looks.map((look, at) => {
      const open = decisions.filter((each) => each.looks <= at);
      if (look.costliest === undefined) return size(look) * open.length;
      return (
        size(look) * (isWaitedFor(review, depth, at) ? share(look) * open.length : open.filter((each) => isFor(review, each, look)).length)
      );
    }),
  );
  return decisions.length === 0 ? 1 : Math.max(0, 1 - left / (decisions.length * sum(looks.map((look) => size(look) * share(look)))));
}
