import type { Seat } from '../../kernel/index.ts';
import { atMoment, atMomentForAll, termsOf } from '../expansions/decrees/decrees.ts';
import { canPlaceStored } from '../expansions/decrees/storehouse.ts';
import { versionTerms } from '../rules-version.ts';
import { scoreGame } from '../scoring/final-scoring.ts';
import { ask } from './asking.ts';
import { type Game, tell } from './events.ts';
import { resumeTurn } from './extra-turn.ts';
import { countIdleRound } from './idle-rounds.ts';
import { priceSpaces, removeUnsold, rewardUnsold } from './market.ts';
import { isAvailable } from './rewards.ts';
import { type Ask, type AskType, type CastlesState, currentAsk, newTurn, type Turn } from './state.ts';
import { supplyOf } from './supply.ts';

export function isSolo(state: { readonly seats: readonly unknown[] }): boolean {
  return state.seats.length === 1;
}

/** Decisions that wait until the rewards of a placement are resolved; all others are part of resolving something. */
const PATIENT: readonly AskType[] = ['take-turn', 'finish-turn', 'keep-bonus-cards'];

/** Goes on until somebody has to decide something or the game is over. */
export function proceed(game: Game): void {
  const { state } = game;
  while (state.stage !== 'over') {
    const top = currentAsk(state);
    const waits = top === null || PATIENT.includes(top.type);
    if (state.turn && state.turn.rewards.length > 0 && (waits || isLaterInSetup(state, top))) {
      offerRewards(game, state.turn);
      continue;
    }
    if (!waits) return;
    if (state.stage === 'setup') state.turn = null;
    if (top) return;
    goOn(game);
  }
}

/** Before the first round, what one player's decree causes is resolved before the next player's (section 13). */
function isLaterInSetup({ stage, turn }: CastlesState, top: Ask): boolean {
  return stage === 'setup' && turn !== null && top.seat !== turn.seat;
}

function goOn(game: Game): void {
  const { state } = game;
  if (state.stage === 'setup') beginRounds(game);
  else if (state.stage === 'scoring') {
    state.stage = 'over';
    scoreGame(game);
  } else if (state.turn) afterAction(game, state.turn);
  else throw new Error('no turn and nothing asked');
}

// C-3.7: the setup has already filled the market, except in a solo game
function beginRounds(game: Game): void {
  const { state } = game;
  state.stage = 'rounds';
  state.round = 1;
  ask(game, { type: isSolo(state) ? 'draw-rooms' : 'set-prices', seat: state.masterBuilder });
}

export function beginTurn(game: Game, seat: Seat, extraTurns = 0): void {
  game.state.turn = newTurn(seat, extraTurns);
  ask(game, { type: 'take-turn', seat });
}

/** Rewards that nobody could take any more are lost (C-5.1). */
function offerRewards(game: Game, turn: Turn): void {
  const { state } = game;
  const { seat, rewards } = turn;
  const table = { ...state, supply: supplyOf(state) };
  if (rewards.some((reward) => isAvailable(table, seat, reward))) {
    ask(game, { type: 'choose-reward', seat });
    return;
  }
  for (const { type, rooms } of rewards) {
    tell(game, { type: 'reward-lost', seat, reward: type, tile: state.seats[seat].castle.tiles[rooms[0]].tile });
  }
  turn.rewards = [];
}

/** The turn's action and all its rewards are done (C-5.2). */
function afterAction(game: Game, turn: Turn): void {
  const { state } = game;
  const { seat } = turn;
  if (!turn.finished && mayDoMore(state, turn)) {
    ask(game, { type: 'finish-turn', seat });
    return;
  }
  atMoment(game, 'endOfTurn', seat);
  if (resumeTurn(game, turn)) return;
  if (turn.extraTurns > 0) {
    tell(game, { type: 'extra-turn', seat });
    beginTurn(game, seat, turn.extraTurns - 1);
  } else endTurn(game, seat);
}

function mayDoMore(state: CastlesState, turn: Turn): boolean {
  return canSave(state, turn) || canPlaceStored(state, turn);
}

interface Purses {
  readonly seats: readonly { readonly decree: string | null; readonly money: number | null }[];
}

export function canSave(table: Purses, { seat, saved }: Turn): boolean {
  return termsOf(table, seat).saves && !saved && (table.seats[seat].money ?? 0) >= 1000;
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
  countIdleRound(game);
  if (isSolo(state)) removeUnsold(game);
  else if (!state.lastRound) rewardUnsold(game);
  if (state.lastRound) {
    state.stage = 'scoring';
    atMomentForAll(game, 'beforeScoring');
    return;
  }
  state.round++;
  state.masterBuilder = (state.masterBuilder + 1) % state.seats.length;
  if (!isSolo(state)) tell(game, { type: 'master-builder', seat: state.masterBuilder });
  ask(game, { type: needsDrawing(state) ? 'draw-rooms' : 'set-prices', seat: state.masterBuilder });
}

/** Where the market is full, nobody is asked to draw (C-3.10). */
function needsDrawing(state: CastlesState): boolean {
  return !versionTerms(state).nobodyBuilds || state.market.length < priceSpaces(state.seats.length).length;
}
