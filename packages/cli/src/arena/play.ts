import { findGame } from '@luftschloss/engine';
import { type Player, simulateGame } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../catalogue.ts';
import { budgetOf, type Contender } from './contenders.ts';
import { type Match, pairing } from './match.ts';

/** What came of one game, as data. */
export interface Outcome {
  readonly deal: number;
  readonly seed: string;
  /** Which contender sat where. */
  readonly seats: readonly number[];
  /** By seat; behind them whoever was ranked without sitting at the table. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly illegalActions: number;
  /** By contender. */
  readonly thinking: readonly Thinking[];
}

export interface Thinking {
  decisions: number;
  milliseconds: number;
  longest: number;
  /** Decisions that took longer than a budget of time and a tenth. */
  late: number;
  /** Those of them that had less of the processor than that: the machine was busy with something else. */
  starved: number;
}

const TOLERANCE = 1.1;

export function noThinking(): Thinking {
  return { decisions: 0, milliseconds: 0, longest: 0, late: 0, starved: 0 };
}

export function playPairing(match: Match, catalogue: Catalogue, number: number): Outcome {
  const rules = findGame(match.game, catalogue.games)?.rules;
  if (!rules) throw new Error(`no rules for ${match.game}`);
  const { deal, seed, options, seats } = pairing(match, rules, number);
  const thinking = match.contenders.map(noThinking);
  const bots = catalogue.bots(match.game);
  const players = seats.map((contender) => timed(bots[match.contenders[contender].bot], match.contenders[contender], thinking[contender]));
  try {
    const { result, illegalActions } = simulateGame(rules, options, players, seed);
    return { deal, seed, seats, scores: result.standings.map(({ score }) => score), winners: result.winners, illegalActions, thinking };
  } catch (cause) {
    throw new Error(`game ${number} of the match failed: seed ${seed}, options ${JSON.stringify(options)}`, { cause });
  }
}

/** The same bot with a watch beside it. */
function timed(bot: Player, { allowance }: Contender, thinking: Thinking): Player {
  const budget = budgetOf(allowance);
  const limit = allowance && 'milliseconds' in allowance ? allowance.milliseconds * TOLERANCE : Number.POSITIVE_INFINITY;
  return {
    name: bot.name,
    choose(rules, view, rng) {
      const start = performance.now();
      const worked = process.threadCpuUsage();
      const action = bot.choose(rules, view, rng, budget);
      const milliseconds = performance.now() - start;
      thinking.decisions++;
      thinking.milliseconds += milliseconds;
      thinking.longest = Math.max(thinking.longest, milliseconds);
      if (milliseconds > limit) {
        thinking.late++;
        const { user, system } = process.threadCpuUsage(worked);
        if ((user + system) / 1000 <= limit) thinking.starved++;
      }
      return action;
    },
  };
}
