import { byCategory, type GameResult, type GameTypes, type Rules, type Seat } from '@luftschloss/engine/kernel';
import type { Judge } from '../judge.ts';
import { type Difference, difference } from '../search/index.ts';
import { toTheEnd, weighed } from '../weighing.ts';
import { questionAbout } from './asking.ts';
import type { Decision } from './decisions.ts';

/** Where points come from, or where they are scored. */
export interface Source {
  /** A code: of a category, or of a board. */
  readonly category: string;
  readonly points: number;
  /** A board that is scored by itself, as castles are that two people share. */
  readonly board?: true;
}

/** Where the points of something better come from, on average of whole games: what differs noticeably and clearly, the largest difference first. */
export interface Sources {
  readonly own: readonly Source[];
  /** Of one's own final score; 0 where that is not clear, and missing in what was kept by earlier versions. */
  readonly total?: number;
  /** What the best of the others has more by it; 0 where that is not clear. */
  readonly rival: number;
  /** Most of that. */
  readonly rivals?: readonly Source[];
  readonly worlds: number;
}

const NOTICEABLE = 0.5;
const MOST = 4;
const MOST_OF_RIVAL = 2;

/** Plays what was played and what is better to the end, in the same worlds, and compares the final scores. */
export function sourcesOf(rules: Rules, judge: Judge, decision: Decision, better: GameTypes['action'], worlds: number): Sources {
  const { view, action, step } = decision;
  const seat = view.viewer as Seat;
  const ends: GameResult[] = [];
  const question = toTheEnd(questionAbout(rules, judge, view, `${step} sources`));
  const policy = judge.playsOn ?? question.policy;
  const worth = (state: GameTypes['state']): number => {
    const result = rules.result(state);
    if (result) ends.push(result);
    return 0;
  };
  weighed({ ...question, policy, worth }, [action, better], worlds);
  const [played, instead] = [ends.filter((_, index) => index % 2 === 0), ends.filter((_, index) => index % 2 === 1)];
  const more = (pointsIn: (end: GameResult) => number): number => clearMean(difference(instead.map(pointsIn), played.map(pointsIn)));
  const rival = more((end) => bestOther(end, seat)?.score ?? 0);
  return {
    own: largest(
      ends.some(({ sheet }) => sheet) ? byBoard(ends, seat, more) : categoriesOf(ends, (end) => end.standings[seat], more),
      MOST,
    ),
    total: more(({ standings }) => standings[seat].score),
    rival,
    rivals: largest(rivalsOf(ends, seat, more), MOST_OF_RIVAL).filter(({ points }) => points * rival > 0),
    worlds,
  };
}

type More = (pointsIn: (end: GameResult) => number) => number;
type Standing = GameResult['standings'][number];

/** Where the lower of two castles counts, the categories of what counts say nothing: it may be the one or the other. */
function byBoard(ends: readonly GameResult[], seat: Seat, more: More): Source[] {
  const own = (ends[0]?.sheet?.boards ?? []).flatMap(({ name, seats }) => (seats.includes(seat) ? [name] : []));
  const scoreOf = ({ sheet }: GameResult, name: string): number => sheet?.boards.find((board) => board.name === name)?.score ?? 0;
  return own.map((name) => ({ category: name, points: more((end) => scoreOf(end, name)), board: true }));
}

function rivalsOf(ends: readonly GameResult[], seat: Seat, more: More): Source[] {
  return ends.some(({ sheet }) => sheet) ? [] : categoriesOf(ends, (end) => bestOther(end, seat), more);
}

function categoriesOf(ends: readonly GameResult[], whose: (end: GameResult) => Standing | undefined, more: More): Source[] {
  const scores = new Map(ends.map((end) => [end, byCategory(whose(end)?.lines ?? [])]));
  const categories = new Set([...scores.values()].flatMap((each) => [...each.keys()]));
  return [...categories].map((category) => ({ category, points: more((end) => scores.get(end)?.get(category) ?? 0) }));
}

function largest(sources: readonly Source[], most: number): Source[] {
  return sources
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most);
}

/** A difference that may be luck explains nothing. */
function clearMean({ mean, standardError }: Difference): number {
  const size = Math.abs(mean);
  return size >= NOTICEABLE && size > 2 * standardError ? mean : 0;
}

function bestOther({ standings }: GameResult, seat: Seat): Standing | undefined {
  const others = standings.filter((each) => each.seat !== seat);
  return others.sort((a, b) => b.score - a.score)[0];
}
