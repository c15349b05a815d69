import type { Refusal, Seat } from '../../kernel/index.ts';
import { BLUEPRINT_FEE, EXTRA_SWANS } from '../data/constants.ts';
import { boardOf } from '../geometry/board.ts';
import { samePlace } from '../geometry/moat.ts';
import { placementFault } from '../geometry/placement.ts';
import { emptySlots } from '../table/blueprint.ts';
import { rowPrice } from '../table/row.ts';
import { type ActionOf, type ActionType, type PalaceAction, type PalaceView, swanCount, type Task, type TaskType } from '../table/state.ts';
import { currentTask, deciders } from './agenda.ts';
import { paymentFault } from './payment.ts';
import { canAct, canAskFavor, canPay, due, moatPlaces, movesFor, offers, waterOf } from './possible.ts';
import { claimable } from './rewards.ts';

/** What answers a task. */
const ANSWERS: { readonly [T in TaskType]: readonly ActionType[] } = {
  deal: ['keep-favor'],
  act: ['build', 'activate', 'ask-favor', 'move-moat', 'end-turn'],
  pay: ['pay'],
  swan: ['choose-swan'],
  complete: [],
  rewards: ['claim'],
  'secret-swan': [],
  'look-at-favors': [],
  'choose-favor': ['keep-favor'],
  'take-room': ['activate', 'decline'],
  moat: ['lay-moat'],
  discard: ['discard', 'decline'],
  finish: ['move-moat', 'end-turn'],
  'end-turn': [],
  'extra-swans': ['take-swans'],
  reveal: [],
};

type Check<A extends ActionType> = (view: PalaceView, seat: Seat, action: ActionOf<A>, task: Task) => Refusal | null;

const refuse = (code: string, params?: Refusal['params']): Refusal => (params ? { code, params } : { code });
const refuseIf = (wrong: boolean, code: string): Refusal | null => (wrong ? refuse(code) : null);
const allow = (): null => null;

const CHECKS: { readonly [A in ActionType]: Check<A> } = {
  'keep-favor'(view, seat, { favor, slot }, task) {
    if (favor === null) return refuseIf(slot !== null, 'slot-without-favor');
    const favors = task.type === 'deal' ? task.hands[seat].favors : task.type === 'choose-favor' ? task.favors : [];
    if (!favors.includes(favor)) return refuse('favor-not-offered', { favor });
    return slot === null ? refuse('favor-without-slot') : slotRefusal(view, seat, slot);
  },
  build(view, seat, { tile, x, y, turns }) {
    const offer = offers(view).find((other) => other.tile === tile);
    if (!offer) return refuse('tile-not-offered', { tile });
    if (!canPay(view, seat, offer.price)) return unaffordable(view, seat, offer.price);
    const fault = placementFault(boardOf(view.palace), tile, { x, y, turns }, waterOf(view));
    return fault && refuse(fault, { tile, x, y });
  },
  activate(view, seat, { tile, slot }, task) {
    const price = rowPrice(view, tile);
    if (price === null) return refuse('tile-not-offered', { tile });
    const cost = price + (task.type === 'act' ? BLUEPRINT_FEE : 0);
    return slotRefusal(view, seat, slot) ?? (canPay(view, seat, cost) ? null : unaffordable(view, seat, cost));
  },
  'ask-favor'(view, seat) {
    if (canAskFavor(view, seat)) return null;
    if (view.favors.length === 0) return refuse('no-favors-left');
    return emptySlots(view.players[seat]).length === 0 ? refuse('slots-full') : unaffordable(view, seat, BLUEPRINT_FEE);
  },
  pay(view, seat, payment, task) {
    const amount = task.type === 'pay' ? task.amount : 0;
    const fault = paymentFault(view.players[seat], amount, payment);
    return fault && refuse(fault, { due: amount });
  },
  'choose-swan': allow,
  claim(view, _, { tile }, task) {
    return refuseIf(task.type !== 'rewards' || !claimable(view, task.tiles).includes(tile), 'no-such-reward');
  },
  'lay-moat'(view, _, { to }) {
    return refuseIf(!moatPlaces(view).some((place) => samePlace(place, to)), view.turn.mustJoin ? 'moat-must-join' : 'moat-not-there');
  },
  'move-moat'(view, seat, { from, to }) {
    if (view.turn.moatMoves === 0) return refuse('no-moat-moves-left');
    const moves = movesFor(view, seat);
    return refuseIf(!moves.some((move) => samePlace(move.from, from) && samePlace(move.to, to)), 'moat-cannot-move');
  },
  discard(view, seat, { tile }) {
    const price = rowPrice(view, tile);
    if (price === null) return refuse('tile-not-offered', { tile });
    return canPay(view, seat, price) ? null : unaffordable(view, seat, price);
  },
  decline: allow,
  'end-turn'(view, seat, _, task) {
    return refuseIf(task.type === 'act' && canAct(view, seat), 'must-act');
  },
  'take-swans'(_, __, { swans }) {
    return swans.length === EXTRA_SWANS ? null : refuse('wrong-number-of-swans', { due: EXTRA_SWANS });
  },
};

function slotRefusal(view: PalaceView, seat: Seat, slot: number): Refusal | null {
  return emptySlots(view.players[seat]).includes(slot) ? null : refuse('slot-taken', { slot: slot + 1 });
}

function unaffordable(view: PalaceView, seat: Seat, price: number): Refusal {
  return refuse('cannot-pay', { due: due(view, seat, price), held: swanCount(view.players[seat]) });
}

export function refusal(view: PalaceView, action: PalaceAction): Refusal | null {
  const task = currentTask(view);
  if (!task) return refuse('game-over');
  if (view.viewer === null || !deciders(view).includes(view.viewer)) return refuse('not-your-turn');
  if (!ANSWERS[task.type].includes(action.type)) return refuse('not-asked', { action: action.type });
  const check = CHECKS[action.type] as Check<ActionType>;
  return check(view, view.viewer, action, task);
}
