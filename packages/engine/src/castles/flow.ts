import type { Seat } from '../kernel/index.ts';
import { ask } from './asking.ts';
import { type Game, tell } from './events.ts';
import { scoreGame } from './final-scoring.ts';
import { removeUnsold, rewardUnsold } from './market.ts';
import { isAvailable } from './rewards.ts';
import type { CastlesState } from './state.ts';
import { supplyOf } from './supply.ts';

export function isSolo(state: { readonly seats: readonly unknown[] }): boolean {
  return state.seats.length === 1;
}

/** Goes on until somebody has to decide something or the game is over. */
export function proceed(game: Game): void {
  const { state } = game;
  while (state.asks.length === 0 && state.stage !== 'over') {
    if (state.stage === 'setup') beginRounds(game);
    else if (state.turn) continueTurn(game, state.turn.seat);
    else throw new Error('no turn and nothing asked');
  }
}

// C-3.7: the setup has already filled the market, except in a solo game
function beginRounds(game: Game): void {
  const { state } = game;
  state.stage = 'rounds';
  state.round = 1;
  ask(game, { type: isSolo(state) ? 'draw-rooms' : 'set-prices', seat: state.masterBuilder });
}

export function beginTurn(game: Game, seat: Seat, extraTurns = 0): void {
  game.state.turn = { seat, corridorTaken: false, extraTurns, rewards: [] };
  ask(game, { type: 'take-turn', seat });
}

// C-5.1, C-5.2
function continueTurn(game: Game, seat: Seat): void {
  const { state } = game;
  const turn = state.turn as NonNullable<CastlesState['turn']>;
  if (turn.rewards.length > 0) {
    const table = { ...state, supply: supplyOf(state) };
    if (turn.rewards.some((reward) => isAvailable(table, seat, reward))) {
      ask(game, { type: 'choose-reward', seat });
      return;
    }
    for (const { type, rooms } of turn.rewards) {
      tell(game, { type: 'reward-lost', seat, reward: type, tile: state.seats[seat].castle.tiles[rooms[0]].tile });
    }
    turn.rewards = [];
  }
  if (turn.extraTurns > 0) {
    tell(game, { type: 'extra-turn', seat });
    beginTurn(game, seat, turn.extraTurns - 1);
  } else endTurn(game, seat);
}

function endTurn(game: Game, seat: Seat): void {
  const { state } = game;
  state.turn = null;
  if (seat === state.masterBuilder) endRound(game);
  else beginTurn(game, (seat + 1) % state.seats.length);
}

/** The Master Builder has had the last turn (C-3.6, C-3.8). */
function endRound(game: Game): void {
  const { state } = game;
  if (isSolo(state)) removeUnsold(game);
  else if (!state.lastRound) rewardUnsold(game);
  if (state.lastRound) {
    state.stage = 'over';
    scoreGame(game);
    return;
  }
  state.round++;
  state.masterBuilder = (state.masterBuilder + 1) % state.seats.length;
  if (!isSolo(state)) tell(game, { type: 'master-builder', seat: state.masterBuilder });
  ask(game, { type: 'draw-rooms', seat: state.masterBuilder });
}
