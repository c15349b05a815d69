import type { Seat } from '@luftschloss/engine/kernel';
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
export type TaskResult = { readonly promise: number | null } | { readonly finding: Finding | null };

interface PlannedLook extends Omit<Look, 'rivals'> {
  readonly wide?: true; // at all that comes to mind, not only at what the look before has kept
  readonly costliest?: number; // only at so many decisions
}

const USUAL: readonly PlannedLook[] = [
  { name: 'glance', worlds: 5, keep: 3, wide: true },
  { name: 'look', worlds: 28, keep: 2 },
  { name: 'check', worlds: 72, keep: 2, costliest: 6 },
];

const LOOKS: { readonly [D in Depth]: readonly PlannedLook[] } = {
  quick: [
    { name: 'glance', worlds: 4, keep: 2, wide: true },
    { name: 'look', worlds: 16, keep: 2 },
  ],
  usual: USUAL,
  deep: [...USUAL, { name: 'wide-look', worlds: 24, keep: 4, wide: true }, { name: 'long-look', worlds: 200, keep: 3 }],
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

function taskOf({ step, finding }: Reviewed, { name, worlds, keep, wide }: PlannedLook): Task {
  return { step, look: { name, worlds, keep, ...(wide || !finding ? {} : { rivals: finding.rivals }) } };
}

/** A point that a glance has found is as good as so many ideas that came to mind before what was played. */
const EAGER = 2;
const LATER = 1000;

/** A glance at everything comes first; but what seems to have cost much is looked at again at once. */
function urgencyOf(reviewed: Reviewed, at: number): number {
  if (at === 0) return reviewed.promise;
  return at === 1 && reviewed.finding?.better ? EAGER * costIn(reviewed) : costIn(reviewed) - LATER * at;
}

function nextLook(review: Review, { step, looks }: Reviewed, depth: Depth): number | null {
  for (const [at, { costliest }] of LOOKS[depth].entries()) {
    if (at < looks) continue;
    if (costliest === undefined) return at;
    // It is not known yet which ones these are.
    if (review.decisions.some((each) => each.looks < at)) return null;
    if (costliestOf(review, costliest).some((each) => each.step === step)) return at;
  }
  return null;
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
    if (!result.finding) return [];
    const looks = 1 + LOOKS[depth].findIndex(({ name }) => name === look?.name);
    return [{ ...each, looks, finding: moreWorlds(each.finding, result.finding) }];
  });
  return { ...review, decisions };
}

/** A wide look says what is worth a longer one; until then the longer one before it is believed. */
function moreWorlds(before: Finding | null, now: Finding): Finding {
  return before && before.worlds > now.worlds ? { ...before, rivals: now.rivals } : now;
}

/** So many rivals come to mind on average. */
const WIDE = 9;
const NARROW = 3;

/** The part of the work that is done, from 0 to 1, measured in games that are played on. */
export function progressOf(review: Review, depth: Depth): number {
  const { decisions } = review;
  const sizes = LOOKS[depth].map(({ worlds, wide, costliest = Number.POSITIVE_INFINITY }) => {
    return worlds * (wide ? WIDE : NARROW) * Math.min(1, costliest / Math.max(1, decisions.length));
  });
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  const left = sum(
    decisions.map((each) => sum(sizes.slice(nextLook(review, each, depth) ?? (each.looks < 2 ? each.looks : sizes.length)))),
  );
  return decisions.length === 0 ? 1 : 1 - left / (decisions.length * sum(sizes));
}
