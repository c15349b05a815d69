import { byCategory, type GameResult, type GameTypes, type Rules, type Seat } from '@luftschloss/engine/kernel';
import type { Judge } from '../judge.ts';
import { type Difference, difference } from '../search/index.ts';
import { toTheEnd, weighed } from '../weighing.ts';
import { questionAbout } from './asking.ts';
import type { Decision } from './decisions.ts';

/** Where the points of something better come from, on average of whole games: what differs noticeably and clearly, the largest difference first. */
export interface Sources {
  readonly own: readonly { readonly category: string; readonly points: number }[];
  /** What the best of the others has more by it; 0 where that is not clear. */
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
  const [played, instead] = [ends.filter((_, index) => index % 2 === 0), ends.filter((_, index) => index % 2 === 1)];
  const more = (pointsIn: (end: GameResult) => number): number => clearMean(difference(instead.map(pointsIn), played.map(pointsIn)));
  const categories = [...new Set(ends.flatMap((end) => [...byCategory(scoreLinesOf(end, seat)).keys()]))];
  const own = categories.map((category) => ({ category, points: more((end) => byCategory(scoreLinesOf(end, seat)).get(category) ?? 0) }));
  return {
    own: own
      .filter(({ points }) => points !== 0)
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, MOST),
    rival: more((end) => bestOther(end, seat)),
    worlds,
  };
}

/** A difference that may be luck explains nothing. */
function clearMean({ mean, standardError }: Difference): number {
  const size = Math.abs(mean);
  return size >= NOTICEABLE && size > 2 * standardError ? mean : 0;
}

function scoreLinesOf({ standings }: GameResult, seat: Seat): GameResult['standings'][number]['lines'] {
  return standings[seat].lines;
}

function bestOther({ standings }: GameResult, seat: Seat): number {
  const others = standings.filter((each) => each.seat !== seat).map(({ score }) => score);
  return others.length === 0 ? 0 : Math.max(...others);
}
