import { choicesInCompany } from '../../packages/bots/src/castles/company/policy.ts';
import { greedy } from '../../packages/bots/src/castles/greedy.ts';
import type { Evaluator } from '../../packages/bots/src/castles/solo/evaluator.ts';
import { leftAsItIs, positionOf, QUICK } from '../../packages/bots/src/castles/solo/position.ts';
import { valuationOf } from '../../packages/bots/src/castles/valuation.ts';
import { type CastlesOptions, type CastlesState, castles } from '../../packages/engine/src/castles/index.ts';
import { type Rng, rngState, type Seat, tagSeed } from '../../packages/engine/src/kernel/index.ts';
import { expansionsOf, optionsOf, type PlayedGame, pick, type Sample, sampleOf, setTargets } from './game.ts';

/** Most games are for four. */
const PLAYERS = [4, 4, 2, 2, 4, 4, 3, 3, 4, 4, 2, 2, 4, 4, 5, 4];
/** What comes of a choice depends on many others in company: the outcome teaches more than the next judgement. */
const TRACE = 0.95;

const NO_WHIM = (): number => 0;

/** Plays a game in which one or two seats learn and the others are greedy, and tells what came of each choice and of how everybody stood at the beginning of each round. */
export function companyGame(evaluator: Evaluator, number: number, rng: Rng): PlayedGame {
  const players = PLAYERS[number % PLAYERS.length];
  const state = castles.setup(optionsAt(number, rng), players, rngState(tagSeed(`learning ${rng.below(0xffff_ffff)}`)));
  const samples: Sample[][] = state.seats.map(() => []);
  const first = rng.below(players);
  const learning = (seat: Seat): boolean => seat === first || (number % 3 === 0 && seat === (first + 1) % players);
  let round = 0;
  for (let [seat] = castles.toAct(state); seat !== undefined; [seat] = castles.toAct(state)) {
    if (state.round > round && !state.turn) {
      round = state.round;
      for (const each of state.seats.keys()) samples[each].push(asItIs(evaluator, state, each));
    }
    const view = castles.view(state, seat);
    const valuation = learning(seat) ? valuationOf(view) : null;
    const choices = valuation && view.ask ? choicesInCompany(evaluator, valuation, view.ask, QUICK) : null;
    if (valuation && choices && choices.length > 0) {
      const chosen = pick(choices, NO_WHIM, rng);
      if (chosen.afterstate) samples[seat].push(sampleOf(evaluator, valuation, chosen.points, chosen.afterstate()));
      castles.play(state, seat, chosen.action);
    } else castles.play(state, seat, greedy.choose(castles, view, rng));
  }
  for (const [seat, own] of samples.entries()) setTargets(evaluator, own, state.seats[seat].score, TRACE);
  return { score: state.seats[first].score, samples: samples.flat() };
}

/** Every second game has expansions: all of them, or some. */
function optionsAt(number: number, rng: Rng): CastlesOptions {
  return number % 2 === 0 ? optionsOf(number) : expansionsOf((number - 1) / 2, rng);
}

function asItIs(evaluator: Evaluator, state: CastlesState, seat: Seat): Sample {
  const valuation = valuationOf(castles.view(state, seat));
  const position = positionOf(evaluator, valuation);
  return sampleOf(evaluator, valuation, position.owed.points, leftAsItIs(position));
}
