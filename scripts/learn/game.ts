import { greedy } from '../../packages/bots/src/castles/greedy.ts';
import type { Afterstate } from '../../packages/bots/src/castles/solo/afterstate.ts';
import { afterstateInputs, ROOM_INPUTS } from '../../packages/bots/src/castles/solo/afterstate-inputs.ts';
import type { Evaluator } from '../../packages/bots/src/castles/solo/evaluator.ts';
import { choicesFor } from '../../packages/bots/src/castles/solo/policy.ts';
import { type Choice, QUICK } from '../../packages/bots/src/castles/solo/position.ts';
import { type Valuation, valuationOf } from '../../packages/bots/src/castles/valuation.ts';
import type { Inputs, Network } from '../../packages/bots/src/network/network.ts';
import { type CastlesOptions, castles } from '../../packages/engine/src/castles/index.ts';
import { expectOk, openRng, parseOptions, type Rng, rngState, tagSeed } from '../../packages/engine/src/kernel/index.ts';

/** An afterstate that was chosen in a game, as the network sees it. */
export interface Sample extends Inputs {
  readonly situation: Float32Array;
  /** Points that were certain then. */
  readonly certain: number;
  /** Points that came in addition, as far as it is known. */
  target: number;
}

/** How much the game itself teaches, compared with what the network thinks of the next afterstate. */
const TRACE = 0.7;

export interface PlayedGame {
  readonly score: number;
  readonly samples: Sample[];
}

/** Plays a game, now and then against its better judgement, and tells what came of each choice. */
export function learningGame(evaluator: Evaluator, number: number, rng: Rng, options = optionsOf(number)): PlayedGame {
  const state = castles.setup(options, 1, rngState(tagSeed(`learning ${rng.below(0xffff_ffff)}`)));
  const samples: Sample[] = [];
  const whim = whimOf(number, rng);
  while (castles.toAct(state).length > 0) {
    const view = castles.view(state, 0);
    const valuation = valuationOf(view);
    const choices = view.ask ? choicesFor(evaluator, valuation, view.ask, QUICK) : null;
    if (choices && choices.length > 0) {
      const chosen = pick(choices, whim, rng);
      if (chosen.afterstate) samples.push(sampleOf(evaluator, valuation, chosen.points, chosen.afterstate()));
      castles.play(state, 0, chosen.action);
    } else castles.play(state, 0, greedy.choose(castles, view, openRng(rngState('splitmix32:0'))));
  }
  const [{ score }] = state.seats;
  setTargets(evaluator, samples, score);
  return { score, samples };
}

const ALL_ROOMS = expectOk(parseOptions(castles.options, {})) as CastlesOptions;
const FIRST_EDITION = expectOk(parseOptions(castles.options, { edition: 'first' })) as CastlesOptions;
const PRINTED_ROOMS = expectOk(parseOptions(castles.options, { rooms: 'printed' })) as CastlesOptions;

export function optionsOf(number: number): CastlesOptions {
  return number % 16 === 3 ? FIRST_EDITION : number % 16 === 11 ? PRINTED_ROOMS : ALL_ROOMS;
}

const EXPANSIONS = ['swans', 'passages', 'moats', 'towers', 'decrees'] as const;

/** All expansions in every second game, else some of them. */
export function expansionsOf(number: number, rng: Rng): CastlesOptions {
  const all = number % 2 === 0;
  const given = Object.fromEntries(EXPANSIONS.map((expansion) => [expansion, all || rng.below(2) === 0]));
  return expectOk(parseOptions(castles.options, given)) as CastlesOptions;
}

/** Whether a game is played as well as possible, apart from a few slips. */
export function isEarnest(number: number): boolean {
  return number % 4 !== 0 && number % 8 !== 1 && number % 8 !== 3;
}

/** In some games stairs or hallways seem better than they are: otherwise nobody would find out what many of them are good for. */
function whimOf(number: number, rng: Rng): (choice: Choice) => number {
  const stairs = number % 4 === 0 ? 6 * fraction(rng) : 0;
  const hallways = number % 8 === 1 ? 4 * fraction(rng) : 0;
  return ({ action }) => {
    if (!('tile' in action)) return 0;
    return action.tile === 'stairs' ? stairs : action.tile === 'hallway' ? hallways : 0;
  };
}

const SLIPS = 0.08;
/** A slip costs no more than about so many points. */
const SLIP_COST = 3;

export function pick(choices: readonly Choice[], whim: (choice: Choice) => number, rng: Rng): Choice {
  const appeals = choices.map((choice) => choice.worth + whim(choice));
  const best = appeals.indexOf(Math.max(...appeals));
  if (fraction(rng) >= SLIPS) return choices[best];
  const near = choices.filter((_, index) => appeals[index] > appeals[best] - SLIP_COST);
  return near[rng.below(near.length)];
}

export function fraction(rng: Rng): number {
  return rng.below(1_000_000) / 1_000_000;
}

/** What the network is to learn from an afterstate that was chosen. */
export function sampleOf({ perspective }: Evaluator, valuation: Valuation, points: number, shown: Afterstate): Sample {
  const certain = valuation.view.seats[valuation.seat].score + points + perspective.counted(valuation, shown);
  const { castle, rooms, count } = afterstateInputs(valuation, shown);
  return {
    situation: perspective.situation(valuation, shown.cards).slice(),
    castle: castle.slice(),
    rooms: rooms.slice(0, count * ROOM_INPUTS),
    count,
    certain,
    target: 0,
  };
}

/** From the end backwards: what came next, weighed with what the network says about it. */
export function setTargets({ network }: { readonly network: Network }, samples: readonly Sample[], score: number, trace = TRACE): void {
  let ahead: Sample | null = null;
  for (const sample of samples.toReversed()) {
    if (ahead) {
      network.see(ahead.situation);
      const expected: number = (1 - trace) * network.evaluate(ahead) + trace * ahead.target;
      sample.target = ahead.certain - sample.certain + expected;
    } else sample.target = score - sample.certain;
    ahead = sample;
  }
}
