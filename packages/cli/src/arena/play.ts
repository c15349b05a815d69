import { findGame } from '@luftschloss/engine';
import { type Asked, askedGame, type Player, type Rules, type SimulatedGame } from '@luftschloss/engine/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { ProgramSeat } from '../programs/seat.ts';
import { addLosses, type Losses, noLosses } from '../programs/trouble.ts';
import { budgetOf, type Contender, USUAL_TIME } from './contenders.ts';
import { type Match, type Pairing, pairing } from './match.ts';
import type { Programs } from './programs.ts';

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
  /** By contender; `null` for those that are no programs. */
  readonly losses: readonly (Losses | null)[];
}

export interface Thinking {
  decisions: number;
  milliseconds: number;
  longest: number;
  /** Decisions that took longer than a budget of time and a tenth. */
  late: number;
  /** Late decisions that got less processor time than that: the machine was busy with something else. */
  starved: number;
}

const TOLERANCE = 1.1;

export function noThinking(): Thinking {
  return { decisions: 0, milliseconds: 0, longest: 0, late: 0, starved: 0 };
}

/** Whoever decides for a seat, at once or when a program has answered. */
type Decider = (asked: Asked) => unknown;

export async function playPairing(match: Match, catalogue: Catalogue, number: number, programs: Programs): Promise<Outcome> {
  const rules = findGame(match.game, catalogue.games)?.rules;
  if (!rules) throw new Error(`no rules for ${match.game}`);
  const paired = pairing(match, rules, number);
  const thinking = match.contenders.map(noThinking);
  const losses = match.contenders.map(({ program }) => (program ? noLosses() : null));
  const bots = catalogue.bots(match.game);
  const seated = await Promise.all(paired.seats.map((_, seat) => seatedProgram(match, rules, paired, seat, programs)));
  const deciders = paired.seats.map((contender, seat): Decider => {
    const { bot } = match.contenders[contender];
    const program = seated[seat];
    if (program) return answering(rules, program, match.contenders[contender], thinking[contender]);
    return timed(rules, bots[bot], match.contenders[contender], thinking[contender], match.byProcessor);
  });
  try {
    const { result, illegalActions } = await playThrough(match, rules, paired, deciders);
    for (const [seat, program] of seated.entries()) {
      program?.end(result);
      const sum = losses[paired.seats[seat]];
      if (program && sum) addLosses(sum, program.losses);
    }
    const { deal, seed, seats } = paired;
    const illegal = illegalActions + losses.reduce((sum, each) => sum + (each?.illegal ?? 0), 0);
    const scores = result.standings.map(({ score }) => score);
    return { deal, seed, seats, scores, winners: result.winners, illegalActions: illegal, thinking, losses };
  } catch (cause) {
    throw new Error(`game ${number} of the match failed: seed ${paired.seed}, options ${JSON.stringify(paired.options)}`, { cause });
  }
}

async function playThrough(
  match: Match,
  rules: Rules,
  { options, seats, seed }: Pairing,
  deciders: readonly Decider[],
): Promise<SimulatedGame> {
  const names = seats.map((contender) => match.contenders[contender].bot);
  const game = askedGame(rules, options, names, seed);
  let step = game.next();
  while (!step.done) step = game.next(await deciders[step.value.seat](step.value));
  return step.value;
}

/** The program that sits here is told which game it is; `null` where a bot of the house sits. */
async function seatedProgram(
  { contenders, game }: Match,
  rules: Rules,
  { seats, options, seed }: Pairing,
  seat: number,
  programs: Programs,
): Promise<ProgramSeat | null> {
  const contender = seats[seat];
  const { program, allowance } = contenders[contender];
  if (!program) return null;
  const sitting = programs.seat(program, contender, seats.slice(0, seat).filter((other) => other === contender).length);
  const time = timeOf(allowance);
  await sitting.begin({ game, rulesVersion: rules.version, options, players: seats.length, seat, time, seed: programs.dice(seed, seat) });
  return sitting;
}

function timeOf(allowance: Contender['allowance']): number {
  return allowance && 'milliseconds' in allowance ? allowance.milliseconds : USUAL_TIME;
}

function answering(rules: Rules, program: ProgramSeat, { allowance }: Contender, thinking: Thinking): Decider {
  const time = timeOf(allowance);
  return async ({ view }) => {
    const before = program.losses.late;
    const { action, milliseconds } = await program.decide(rules, view, time);
    noteTime(thinking, milliseconds);
    thinking.late += program.losses.late - before;
    return action;
  };
}

const wallClock = (): number => performance.now();

/** Milliseconds that the processor has worked for this thread. */
function processorClock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The same bot with a watch beside it. */
function timed(rules: Rules, bot: Player, { allowance }: Contender, thinking: Thinking, byProcessor: boolean): Decider {
  const clock = byProcessor ? processorClock : wallClock;
  const budget = budgetOf(allowance, clock);
  const limit = allowance && 'milliseconds' in allowance ? allowance.milliseconds * TOLERANCE : Number.POSITIVE_INFINITY;
  return ({ view, rng }) => {
    const start = clock();
    const worked = processorClock();
    const action = bot.choose(rules, view, rng, budget);
    const milliseconds = clock() - start;
    noteTime(thinking, milliseconds);
    if (milliseconds > limit) {
      thinking.late++;
      if (processorClock() - worked <= limit) thinking.starved++;
    }
    return action;
  };
}

function noteTime(thinking: Thinking, milliseconds: number): void {
  thinking.decisions++;
  thinking.milliseconds += milliseconds;
  thinking.longest = Math.max(thinking.longest, milliseconds);
}
