import { type CastleSeen, castleSeen } from '../../packages/bots/src/between/learned/expected-points.ts';
import { ROOM_INPUTS } from '../../packages/bots/src/between/learned/room-inputs.ts';
import { optionsOf } from '../../packages/bots/src/between/options.ts';
import { turnsPlayed } from '../../packages/bots/src/between/turns.ts';
import type { Network } from '../../packages/bots/src/network/network.ts';
import { type BetweenAction, type BetweenState, between, castlesOf, scoreCastle } from '../../packages/engine/src/between/index.ts';
import { type Rng, rngState, type Seat, tagSeed } from '../../packages/engine/src/kernel/index.ts';
import { type PlayedGame, type Sample, setTargets } from './game.ts';

/** Most games are for four. */
const PLAYERS = [4, 4, 3, 4, 5, 4, 2, 4, 6, 4, 4, 7];
/** Of a hundred decisions, so many are the second or third best by greedy's judgement. */
const SLIPS = 12;

/** What comes of a castle depends on tiles that nobody has drawn yet: half of that luck is left out by asking what the network thinks of the next turn. */
const TRACE = 0.8;

/** Plays a game of greedy players who slip now and then, and tells what came of every castle after each turn. */
export function betweenGame(network: Network, number: number, rng: Rng): PlayedGame {
  const players = PLAYERS[number % PLAYERS.length];
  const state = between.setup({}, players, rngState(tagSeed(`learning ${rng.below(0xffff_ffff)}`)));
  const samples: Sample[][] = state.castles.map(() => []);
  let turns = 0;
  for (let [seat] = between.toAct(state); seat !== undefined; [seat] = between.toAct(state)) {
    if (turnsPlayed(state) > turns) {
      turns = turnsPlayed(state);
      for (const castle of state.castles.keys()) samples[castle].push(kept(castleSeen(state, castle)));
    }
    between.play(state, seat, chosen(state, seat, rng));
  }
  const scores = state.castles.map((castle) => scoreCastle(castle).total);
  for (const [castle, own] of samples.entries()) setTargets({ network }, own, scores[castle], TRACE);
  const [left, right] = castlesOf(state, 0);
  return { score: Math.min(scores[left], scores[right]), samples: samples.flat() };
}

function kept({ situation, castle, rooms, count, certain }: CastleSeen): Sample {
  return { situation: situation.slice(), castle: castle.slice(), rooms: rooms.slice(0, count * ROOM_INPUTS), count, certain, target: 0 };
}

function chosen(state: BetweenState, seat: Seat, rng: Rng): BetweenAction {
  const options = optionsOf(between.view(state, seat), seat, false);
  const wanted = rng.below(100) < SLIPS ? 1 + rng.below(2) : 0;
  const sorted = [...options].sort((a, b) => b.value - a.value);
  return sorted[Math.min(wanted, sorted.length - 1)].action;
}
