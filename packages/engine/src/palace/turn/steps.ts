import { openRng } from '../../kernel/index.ts';
import { FAVORS_LOOKED_AT, MOAT_MOVES } from '../data/constants.ts';
import { boardOf, placedTile, withCompleted } from '../geometry/board.ts';
import { cellIndex, neighbours } from '../geometry/cells.ts';
import { joined, type MoatPlace, withMoat } from '../geometry/moat.ts';
import { versionTerms } from '../rules-version.ts';
import { hasAbility } from '../table/blueprint.ts';
import type { PalaceEvent } from '../table/events.ts';
import { drawSecretSwan, fillSlot, gainSwans, spendSwans } from '../table/purse.ts';
import { fillRow, moatRate } from '../table/row.ts';
import { known, type PalaceState, type Task, type TaskOf, type TaskType } from '../table/state.ts';
import { currentTask, finishTask, goOnWith } from './agenda.ts';
import { endReason } from './end.ts';
import { isForced, paymentsOf } from './payment.ts';
import { activations, canAct, discardable, moatDue, moatPlaces, movesFor, needsRefresh } from './possible.ts';
import { receive } from './purchases.ts';
import { claimable, isDecision, rewardTasks } from './rewards.ts';

/**
 * Carries a task on until somebody has to decide something. `true`: it is done and has left the agenda; `false`: it waits for its decider.
 */
type Step<T extends TaskType> = (state: PalaceState, task: TaskOf<T>, log: PalaceEvent[]) => boolean;

const STEPS: { readonly [T in TaskType]: Step<T> } = {
  deal(state, { hands }, log) {
    if (hands.some(({ decided }) => !decided)) return false;
    placeDealtFavors(state, hands, log);
    startTurn(state, state.start, log);
    return true;
  },
  act(state, _, log) {
    const { seat } = state.turn;
    if (canAct(state, seat) || movesFor(state, seat).length > 0) return false;
    log.push({ type: 'passed', seat });
    finishTask(state);
    return true;
  },
  pay(state, { seat, amount }, log) {
    const payments = paymentsOf(state.players[seat], amount);
    const forced = versionTerms(state).paysByPublicFacts ? isForced(state.players[seat], amount) : payments.count === 1;
    if (!forced) return false;
    pay(state, payments.at(0), log);
    return true;
  },
  swan(state, { seat, colour, reason }, log) {
    if (colour === '*') return false;
    gainSwans(state, seat, [colour]);
    log.push({ type: 'swan', seat, colour, reason });
    finishTask(state);
    return true;
  },
  complete(state, { tile }, log) {
    complete(state, tile, log);
    return true;
  },
  rewards(state, { tiles }) {
    if (tiles.length === 0) {
      finishTask(state);
      return true;
    }
    const own = claimable(state, tiles);
    if (own.length > 1 && own.some((tile) => rewardTasks(state, tile).some(isDecision))) return false;
    claim(state, own[0]);
    return true;
  },
  'secret-swan'(state, { seat, tile }, log) {
    finishTask(state);
    if (state.bridge.length > 0) log.push({ type: 'secret-swan', seat, colour: drawSecretSwan(state, seat), tile, reveals: true });
    return true;
  },
  'look-at-favors'(state, { seat }, log) {
    const favors = state.favors.slice(0, FAVORS_LOOKED_AT);
    state.favors = state.favors.slice(FAVORS_LOOKED_AT);
    log.push({ type: 'favors-looked-at', seat, favors, reveals: true });
    goOnWith(state, { type: 'choose-favor', seat, favors });
    return true;
  },
  'choose-favor': () => false,
  'take-room'(state, { seat }) {
    if (activations(state, seat, 0).length > 0) return false;
    finishTask(state);
    return true;
  },
  moat: (state, _, log) => layMoat(state, log),
  discard(state) {
    if (discardable(state, state.turn.seat).length > 0) return false;
    finishTask(state);
    return true;
  },
  finish(state) {
    if (movesFor(state, state.turn.seat).length > 0) return false;
    finishTask(state);
    return true;
  },
  'end-turn'(state, _, log) {
    endTurn(state, log);
    return true;
  },
  'extra-swans': () => false,
  reveal(state, _, log) {
    state.over = true;
    state.agenda = [];
    log.push({ type: 'secrets-shown', players: state.players.map(({ secret, slots }) => ({ secret, slots })), reveals: true });
    return true;
  },
};

/** Plays on until somebody has something to decide, or the game is over. P-17.3 */
export function playOn(state: PalaceState, log: PalaceEvent[]): void {
  for (let task = currentTask(state); task; task = currentTask(state)) {
    const step = STEPS[task.type] as Step<TaskType>;
    if (!step(state, task, log)) return;
  }
}

export function pay(state: PalaceState, payment: Parameters<typeof spendSwans>[2], log: PalaceEvent[]): void {
  const { seat, purchase } = currentTask(state) as TaskOf<'pay'>;
  spendSwans(state, seat, payment);
  log.push({ type: 'paid', seat, swans: payment.swans, secret: payment.secret, purchase });
  receive(state, seat, purchase, log);
}

/** P-9 steps 4 to 6 */
function complete(state: PalaceState, tile: string, log: PalaceEvent[]): void {
  const board = boardOf(state.palace);
  const { x, y } = placedTile(state.palace, tile);
  const cell = cellIndex(x, y);
  const touched = new Set([cell, ...neighbours(cell)].map((near) => board.tileAt[near]));
  const done = state.palace.tiles.filter(
    (placed, index) => touched.has(index + 1) && !placed.complete && board.loose[cellIndex(placed.x, placed.y)] === 0,
  );
  if (done.length === 0) {
    finishTask(state);
    return;
  }
  state.palace = withCompleted(state.palace, done);
  for (const { tile: id, owner } of done) log.push({ type: 'completed', tile: id, owner });
  const owned = done.filter(({ owner }) => owner !== null).map(({ tile: id }) => id);
  goOnWith(state, { type: 'rewards', tiles: owned }, { type: 'moat', tiles: done.length * moatRate(state) });
}

/** One of the rewards of the current task comes next. */
export function claim(state: PalaceState, tile: string): void {
  const { tiles } = currentTask(state) as TaskOf<'rewards'>;
  goOnWith(state, ...rewardTasks(state, tile), { type: 'rewards', tiles: tiles.filter((other) => other !== tile) });
}

/** P-11.8 */
function layMoat(state: PalaceState, log: PalaceEvent[]): boolean {
  const left = moatDue(state);
  if (left === 0 || joined(boardOf(state.palace))) {
    finishTask(state);
    return true;
  }
  const places = moatPlaces(state);
  if (places.length > 1) return false;
  if (places.length === 1) {
    layMoatTile(state, places[0], log);
    return true;
  }
  log.push({ type: 'moat-forfeited', tiles: left });
  finishTask(state);
  return true;
}

export function layMoatTile(state: PalaceState, place: MoatPlace, log: PalaceEvent[]): void {
  const { tiles } = currentTask(state) as TaskOf<'moat'>;
  const arm = typeof place === 'string' ? place : null;
  state.palace = withMoat(state.palace, place);
  state.moatSupply--;
  const { x, y } = known(state.palace[arm ?? 'ponds'].at(-1));
  log.push({ type: 'moat-laid', seat: state.turn.seat, arm, x, y });
  if (joined(boardOf(state.palace))) log.push({ type: 'arms-joined' });
  goOnWith(state, { type: 'moat', tiles: tiles - 1 });
}

/** P-6.4 */
function endTurn(state: PalaceState, log: PalaceEvent[]): void {
  fillRow(state, log);
  const reason = endReason(state);
  if (!reason) {
    startTurn(state, (state.turn.seat + 1) % state.players.length, log);
    return;
  }
  state.ended = reason;
  log.push({ type: 'ended', reason });
  state.agenda = [...extraSwans(state), { type: 'reveal' }];
}

/** P-14.2: clockwise, the player of the last turn last. */
function extraSwans(state: PalaceState): Task[] {
  return state.players
    .map((_, i) => (state.turn.seat + 1 + i) % state.players.length)
    .filter((seat) => hasAbility(state.players[seat], 'three-swans'))
    .map((seat) => ({ type: 'extra-swans', seat }));
}

/** P-6.1 */
export function startTurn(state: PalaceState, seat: number, log: PalaceEvent[]): void {
  state.turn = { number: state.turn.number + 1, seat, moatMoves: MOAT_MOVES, mustJoin: false };
  state.agenda = [{ type: 'act' }, { type: 'finish' }, { type: 'end-turn' }];
  log.push({ type: 'turn-began', seat, number: state.turn.number });
  refresh(state, log);
}

/** P-13.4 */
function refresh(state: PalaceState, log: PalaceEvent[]): void {
  while (state.rooms.length > 0 && needsRefresh(state, state.turn.seat)) {
    const tiles = state.row.filter((tile) => tile !== null);
    state.discarded = [...state.discarded, ...tiles];
    state.row = state.row.map(() => null);
    log.push({ type: 'row-refreshed', seat: state.turn.seat, tiles });
    fillRow(state, log);
  }
}

/** P-5.6: everybody's kept favor is laid down at once; the others go under the stack, seat by seat. */
function placeDealtFavors(state: PalaceState, hands: TaskOf<'deal'>['hands'], log: PalaceEvent[]): void {
  for (let i = 0; i < hands.length; i++) {
    const seat = (state.start + i) % hands.length;
    const { favors, kept, slot } = hands[seat];
    if (kept !== null && slot !== null) {
      fillSlot(state, seat, slot, { kind: 'favor', favor: kept });
      log.push({ type: 'favor-kept', seat, favor: kept, slot });
    } else {
      log.push({ type: 'no-favor-kept', seat });
    }
    returnFavors(
      state,
      favors.filter((favor) => favor !== kept),
    );
  }
}

export function returnFavors(state: PalaceState, favors: readonly (string | null)[]): void {
  state.favors = [...state.favors, ...openRng(state.rng).shuffle([...favors])];
}
