import { byCategory, type GameResult, type GameTypes, type Rules, type Seat } from '@luftschloss/engine/kernel';
import type { Judge } from '../judge.ts';
import { toTheEnd, weighed } from '../weighing.ts';
import { questionAbout } from './asking.ts';
import type { Decision } from './decisions.ts';

/** Where the points of something better come from, on average of whole games: those that differ noticeably, the largest difference first. */
export interface Sources {
  readonly own: readonly { readonly category: string; readonly points: number }[];
  /** What the best of the others has more by it. */
  readonly rival: number;
  readonly worlds: number;
}

const NOTICEABLE = 0.5;
const MOST = 4;

/** Plays what was played and what is better to the end, in the same worlds, and compares the final scores. */
export function sourcesOf(rules: Rules, judge: Judge, decision: Decision, better: GameTypes['action'], worlds: number): Sources {
  const { view, action, step } = decision;
  const seat = view.viewer as Seat;
  const ends: GameResult[] = [];
  const question = toTheEnd(questionAbout(rules, judge, view, `${step} sources`));
  const worth = (state: GameTypes['state']): number => {
    const result = rules.result(state);
    if (result) ends.push(result);
    return 0;
  };
  weighed({ ...question, worth }, [action, better], worlds);
  const sums = new Map<string, number>();
  let rival = 0;
  for (const [index, result] of ends.entries()) {
    const sign = index % 2 === 0 ? -1 : 1;
    for (const [category, points] of byCategory(linesOf(result, seat)))
      sums.set(category, (sums.get(category) ?? 0) + (sign * points) / worlds);
    rival += (sign * bestOther(result, seat)) / worlds;
  }
  const own = [...sums].map(([category, points]) => ({ category, points })).filter(({ points }) => Math.abs(points) >= NOTICEABLE);
  return { own: own.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST), rival, worlds };
}

function linesOf({ standings }: GameResult, seat: Seat): GameResult['standings'][number]['lines'] {
  return standings[seat].lines;
}

function bestOther({ standings }: GameResult, seat: Seat): number {
  const others = standings.filter((each) => each.seat !== seat).map(({ score }) => score);
  return others.length === 0 ? 0 : Math.max(...others);
}
