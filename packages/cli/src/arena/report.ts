import { addLosses, type Losses, noLosses } from '../programs/trouble.ts';
import { rounded } from '../simulation/tally.ts';
import type { Allowance } from './contenders.ts';
import { type Interval, mean, meanInterval, quantile, wilson } from './intervals.ts';
import type { Match } from './match.ts';
import { noThinking, type Outcome, type Thinking } from './play.ts';

export interface Report {
  readonly game: string;
  readonly options: object;
  /** `null` where it was drawn for each game. */
  readonly players: number | null;
  readonly mixed: boolean;
  readonly seed: string;
  readonly games: number;
  readonly deals: number;
  readonly bots: readonly BotReport[];
  readonly illegalActions: number;
  /** Where to look for the first few of them. */
  readonly illegalSeeds: readonly string[];
}

export interface BotReport {
  readonly name: string;
  readonly bot: string;
  readonly budget: Allowance | null;
  /** `null` where it never met another bot. */
  readonly contest: Contest | null;
  readonly scores: Scores | null;
  readonly thinking: ThinkingReport;
  /** What somebody else's program lost by its own fault; `null` for bots of the house. */
  readonly losses: Losses | null;
}

export interface Contest {
  readonly games: number;
  /** A shared win counts as an equal fraction for each winner. */
  readonly wins: number;
  readonly winRate: number;
  readonly winRateInterval: Interval;
  /** The rate that its number of seats would win among equals. */
  readonly parity: number;
  /** How far its best seat is ahead of the best of all others. */
  readonly margin: number;
  readonly marginInterval: Interval | null;
}

export interface Scores {
  readonly seats: number;
  readonly mean: number;
  readonly meanInterval: Interval | null;
  /** Of the seats that won; `null` if none did. */
  readonly meanOfWinners: number | null;
  readonly lowest: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly highest: number;
}

export interface ThinkingReport {
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly millisecondsEach: number;
  readonly longest: number;
  /** Decisions that took longer than a budget of time and a tenth. */
  readonly late: number;
  /** Those of them that had less of the processor than that. */
  readonly starved: number;
}

const MOST_SEEDS = 5;

export function reportOf(match: Match, outcomes: readonly Outcome[]): Report {
  const { game, options, players, mixed, seed, deals, contenders } = match;
  const illegal = outcomes.filter(({ illegalActions }) => illegalActions > 0);
  return {
    game,
    options,
    players,
    mixed,
    seed,
    games: outcomes.length,
    deals,
    bots: contenders.map(({ label, bot, allowance }, contender) => ({
      name: label,
      bot,
      budget: allowance,
      contest: contestOf(contender, outcomes),
      scores: scoresOf(contender, outcomes),
      thinking: thinkingOf(outcomes.map(({ thinking }) => thinking[contender])),
      losses: lossesOf(outcomes.map(({ losses }) => losses[contender])),
    })),
    illegalActions: outcomes.reduce((sum, { illegalActions }) => sum + illegalActions, 0),
    illegalSeeds: illegal.slice(0, MOST_SEEDS).map((outcome) => outcome.seed),
  };
}

/** Games among itself say nothing about who is stronger, and neither does a game alone. */
function contestOf(contender: number, outcomes: readonly Outcome[]): Contest | null {
  const contests = outcomes.filter(({ seats }) => seats.includes(contender) && seats.some((other) => other !== contender));
  if (contests.length === 0) return null;
  const wins = contests.reduce((sum, outcome) => sum + winShare(contender, outcome), 0);
  const margins = byDeal(contests).map((deal) => mean(deal.map((outcome) => marginOf(contender, outcome))));
  const parity = mean(contests.map(({ seats }) => seats.filter((other) => other === contender).length / seats.length));
  return {
    games: contests.length,
    wins: rounded(wins),
    winRate: rounded(wins / contests.length),
    winRateInterval: roundedInterval(wilson(wins, contests.length)),
    parity: rounded(parity),
    margin: rounded(mean(margins)),
    marginInterval: roundedMeanInterval(margins),
  };
}

function winShare(contender: number, { seats, winners }: Outcome): number {
  return winners.filter((seat) => seats[seat] === contender).length / winners.length;
}

function marginOf(contender: number, { seats, scores }: Outcome): number {
  const own = scores.filter((_, seat) => seats[seat] === contender);
  const others = scores.filter((_, seat) => seats[seat] !== contender);
  return Math.max(...own) - Math.max(...others);
}

/** Games of one deal depend on each other: only whole deals are independent measurements. */
function byDeal(outcomes: readonly Outcome[]): readonly (readonly Outcome[])[] {
  return [...Map.groupBy(outcomes, ({ deal }) => deal).values()];
}

function scoresOf(contender: number, outcomes: readonly Outcome[]): Scores | null {
  const byGame = outcomes
    .map(({ seats, scores }) => scores.filter((_, seat) => seats[seat] === contender))
    .filter((scores) => scores.length > 0);
  if (byGame.length === 0) return null;
  const scores = byGame.flat();
  const means = byGame.map(mean);
  const won = outcomes.flatMap(({ seats, scores, winners }) =>
    winners.filter((seat) => seats[seat] === contender).map((seat) => scores[seat]),
  );
  const at = (part: number): number => rounded(quantile(scores, part));
  return {
    seats: scores.length,
    mean: rounded(mean(means)),
    meanInterval: roundedMeanInterval(means),
    meanOfWinners: won.length > 0 ? rounded(mean(won)) : null,
    lowest: at(0),
    lowerQuartile: at(0.25),
    median: at(0.5),
    upperQuartile: at(0.75),
    highest: at(1),
  };
}

function lossesOf(parts: readonly (Losses | null)[]): Losses | null {
  const sum = noLosses();
  for (const part of parts) if (part) addLosses(sum, part);
  return parts.some((part) => part !== null) ? sum : null;
}

function thinkingOf(parts: readonly Thinking[]): ThinkingReport {
  const sum = noThinking();
  for (const { decisions, milliseconds, longest, late, starved } of parts) {
    sum.decisions += decisions;
    sum.milliseconds += milliseconds;
    sum.longest = Math.max(sum.longest, longest);
    sum.late += late;
    sum.starved += starved;
  }
  return {
    decisions: sum.decisions,
    decisionsPerSecond: sum.milliseconds > 0 ? rounded((sum.decisions * 1000) / sum.milliseconds, 1) : 0,
    millisecondsEach: sum.decisions > 0 ? rounded(sum.milliseconds / sum.decisions) : 0,
    longest: rounded(sum.longest, 1),
    late: sum.late,
    starved: sum.starved,
  };
}

function roundedInterval([low, high]: Interval): Interval {
  return [rounded(low), rounded(high)];
}

function roundedMeanInterval(values: readonly number[]): Interval | null {
  const interval = meanInterval(values);
  return interval && roundedInterval(interval);
}
