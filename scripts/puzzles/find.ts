import { botsFor, isClearlyBehind, type Judge, judgeFor, toTheEnd, type Weighed, weighed } from '@luftschloss/bots';
import { GAMES } from '@luftschloss/engine';
import {
  expectOk,
  type GameRecord,
  type GameTypes,
  parseOptions,
  type Rules,
  replay,
  rngFrom,
  simulateGame,
} from '@luftschloss/engine/kernel';
import { type WeighedToTheEnd, weighedWithEnds } from './ends.ts';
import type { Series } from './series.ts';
import { isWorthAsking } from './worth-asking.ts';

/** A decision of a game with one clearly best answer that greedy does not give. */
export interface Found {
  /** So many actions of the game come before it. */
  readonly step: number;
  readonly seat: number;
  /** The best first; greedy's own answer is among them. As they did when they were weighed again. */
  readonly weighed: readonly WeighedToTheEnd[];
  readonly usual: number; // which of them is greedy's own
  /** How many ideas seemed better to greedy at first sight. */
  readonly rank: number;
  readonly worlds: number;
}

/** A first look at everything: most decisions are not worth more. */
const GLANCE = 4;
const LOOK = 16;
/** To the end of the game: a few worlds first, and if they agree, many others. */
const GLANCE_AT_ENDS = 14;
const CHECK = 64;
/** How far a rival must seem behind after a few worlds, to be worth many. */
const SEEMS_BEHIND = 0.025;
const MOST_CHECKED = 5;
const MOST_CANDIDATES = 9;
/** What a glance must promise. */
const PROMISING = 0.04;
/** Two puzzles of one game should not be the same question twice. */
const APART = 8;
const MOST_EACH = 3;
/** The part of a game that is left out. */
const BEGINNING = 0.5;
/** Far more answers than candidates: whatever seems best among those need not be. */
const TOO_MANY_ANSWERS: ReadonlySet<string> = new Set(['price', 'lay']);

/** Lets greedy bots play a game and looks into its decisions, but for those of the beginning: everything is open there, and playing it out takes longest. */
export function findIn(game: string, { players, options }: Series, seed: string): { record: GameRecord; found: readonly Found[] } {
  const { rules } = GAMES.find(({ id }) => id === game) ?? GAMES[0];
  const judge = judgeFor(game);
  if (!judge) throw new Error(`nobody judges ${game}`);
  const everybody = Array(players).fill(botsFor(game).greedy);
  const { record } = simulateGame(rules, expectOk(parseOptions(rules.options, options)), everybody, seed);
  const { states } = expectOk(replay(rules, record));
  const found: Found[] = [];
  let step = Math.floor(BEGINNING * record.actions.length);
  while (step < record.actions.length && found.length < MOST_EACH) {
    const { seat } = record.actions[step];
    const puzzle = puzzleIn(rules, judge, rules.view(states[step], seat), `${seed} ${step}`, players === 1);
    if (puzzle) found.push({ ...puzzle, step, seat });
    step += puzzle ? APART : 1;
  }
  return { record, found };
}

function puzzleIn(
  rules: Rules,
  judge: Judge,
  view: GameTypes['view'],
  seed: string,
  alone: boolean,
): Pick<Found, 'weighed' | 'usual' | 'rank' | 'worlds'> | null {
  const question = (purpose: string) => judge.questionFor({ rules, view, rng: rngFrom(`${seed} ${purpose}`) });
  const candidates = question('glance').candidates.slice(0, MOST_CANDIDATES);
  const [usual] = candidates;
  if (candidates.length < 3 || TOO_MANY_ANSWERS.has(usual.type)) return null;
  const glance = weighed(question('glance'), candidates, GLANCE);
  if (glance[0].behind.mean < PROMISING) return null;
  const look = sorted(weighed(question('look'), candidates, LOOK));
  const seemed = look.find(({ action }) => same(action, usual));
  if (!seemed || seemed.behind.mean < Math.max(SEEMS_BEHIND, seemed.behind.standardError)) return null;
  const checked = strongest(judge, look, usual);
  const rivals = sorted(weighed(toTheEnd(question('ends')), checked, GLANCE_AT_ENDS));
  if (!same(rivals[0].action, look[0].action) || rivals.some((each) => isRival(judge, each, rivals[0]))) return null;
  const weighedAgain = weighAgain(rules, judge, view, seed, checked);
  if (!same(weighedAgain[0].action, look[0].action) || !isPuzzle(judge, weighedAgain, usual)) return null;
  if (!isWorthAsking(judge, weighedAgain, alone)) return null;
  const ideas = [...new Set(candidates.map(judge.ideaOf))];
  const own = weighedAgain.findIndex(({ action }) => same(action, usual));
  return { weighed: weighedAgain, usual: own, rank: ideas.indexOf(judge.ideaOf(look[0].action)), worlds: CHECK };
}

/** In many other worlds than those in which the best answer was found, to the end of every game. */
export function weighAgain(
  rules: Rules,
  judge: Judge,
  view: GameTypes['view'],
  seed: string,
  actions: readonly Weighed['action'][],
): WeighedToTheEnd[] {
  return sorted(weighedWithEnds(toTheEnd(judge.questionFor({ rules, view, rng: rngFrom(`${seed} check`) })), actions, CHECK));
}

/** The best, what greedy does, and whatever comes closest: other ideas first. */
function strongest(judge: Judge, look: readonly Weighed[], usual: unknown): Weighed['action'][] {
  const actions = look.map(({ action }) => action);
  const ideas = actions.map(judge.ideaOf);
  const firstOfIdea = actions.filter((_, index) => ideas.indexOf(ideas[index]) === index);
  const wanted = [actions[0], ...actions.filter((action) => same(action, usual)), ...firstOfIdea.slice(0, MOST_CHECKED - 2), ...actions];
  return [...new Set(wanted)].slice(0, MOST_CHECKED);
}

/** Whatever is another idea is clearly worse; another place for the same tile may be nearly as good. */
function isPuzzle(judge: Judge, [best, ...others]: readonly Weighed[], usual: unknown): boolean {
  const idea = judge.ideaOf(best.action);
  return others.every((each) => isClearlyBehind(each) || (!same(each.action, usual) && judge.ideaOf(each.action) === idea));
}

function isRival(judge: Judge, { action, behind }: Weighed, best: Weighed): boolean {
  return judge.ideaOf(action) !== judge.ideaOf(best.action) && behind.mean < SEEMS_BEHIND;
}

function sorted<T extends Weighed>(all: readonly T[]): T[] {
  return [...all].sort((a, b) => b.mean - a.mean);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
