import type { Seat } from '../../kernel/index.ts';
import { BLUEPRINT_FEE } from '../data/constants.ts';
import { boardOf } from '../geometry/board.ts';
import { afterMove, joined, type MoatPlace } from '../geometry/moat.ts';
import type { PalaceEvent } from '../table/events.ts';
import { fillSlot, gainSwans } from '../table/purse.ts';
import { rowPrice } from '../table/row.ts';
import { type ActionOf, type ActionType, known, type PalaceAction, type PalaceState, type TaskOf } from '../table/state.ts';
import { currentTask, finishTask, goOnWith } from './agenda.ts';
import { offers } from './possible.ts';
import { buy } from './purchases.ts';
import { claim, layMoatTile, pay, playOn, returnFavors } from './steps.ts';

/** What an action itself does; `playOn` does what follows. */
type Effect<A extends ActionType> = (state: PalaceState, seat: Seat, action: ActionOf<A>, log: PalaceEvent[]) => void;

const EFFECTS: { readonly [A in ActionType]: Effect<A> } = {
  'keep-favor'(state, seat, action, log) {
    if (currentTask(state)?.type === 'deal') decideHand(state, seat, action, log);
    else keepFavor(state, seat, action, log);
  },
  build(state, seat, action, log) {
    const { price } = known(offers(state).find(({ tile }) => tile === action.tile));
    buy(state, seat, action, price, log);
  },
  activate(state, seat, action, log) {
    const fee = currentTask(state)?.type === 'act' ? BLUEPRINT_FEE : 0;
    buy(state, seat, action, fee + known(rowPrice(state, action.tile)), log);
  },
  'ask-favor'(state, seat, _, log) {
    buy(state, seat, { type: 'favors' }, BLUEPRINT_FEE, log);
  },
  pay: (state, _, payment, log) => pay(state, payment, log),
  'choose-swan'(state, seat, { colour }, log) {
    const { reason } = currentTask(state) as TaskOf<'swan'>;
    gainSwans(state, seat, [colour]);
    log.push({ type: 'swan', seat, colour, reason });
    finishTask(state);
  },
  claim: (state, _, { tile }) => claim(state, tile),
  'lay-moat': (state, _, { to }, log) => layMoatTile(state, to, log),
  'move-moat': moveMoat,
  discard(state, seat, action, log) {
    buy(state, seat, action, known(rowPrice(state, action.tile)), log);
  },
  decline: (state) => finishTask(state),
  'end-turn'(state, seat, _, log) {
    if (currentTask(state)?.type === 'act') log.push({ type: 'passed', seat });
    state.agenda = [{ type: 'end-turn' }];
  },
  'take-swans'(state, seat, { swans }, log) {
    gainSwans(state, seat, swans);
    log.push({ type: 'extra-swans', seat, swans });
    finishTask(state);
  },
};

export function play(state: PalaceState, seat: Seat, action: PalaceAction): PalaceEvent[] {
  const log: PalaceEvent[] = [];
  const effect = EFFECTS[action.type] as Effect<ActionType>;
  effect(state, seat, action, log);
  playOn(state, log);
  return log;
}

function decideHand(state: PalaceState, seat: Seat, { favor, slot }: ActionOf<'keep-favor'>, log: PalaceEvent[]): void {
  const { hands } = currentTask(state) as TaskOf<'deal'>;
  log.push({ type: 'hand-decided', seat });
  goOnWith(state, {
    type: 'deal',
    hands: hands.map((hand, other) => (other === seat ? { ...hand, decided: true, kept: favor, slot } : hand)),
  });
}

function keepFavor(state: PalaceState, seat: Seat, { favor, slot }: ActionOf<'keep-favor'>, log: PalaceEvent[]): void {
  const { favors } = currentTask(state) as TaskOf<'choose-favor'>;
  finishTask(state);
  if (favor !== null && slot !== null) {
    fillSlot(state, seat, slot, { kind: 'favor', favor });
    log.push({ type: 'favor-kept', seat, favor, slot });
  } else {
    log.push({ type: 'no-favor-kept', seat });
  }
  returnFavors(
    state,
    favors.filter((other) => other !== favor),
  );
}

/** P-12.5 */
function moveMoat(state: PalaceState, seat: Seat, { from, to }: ActionOf<'move-moat'>, log: PalaceEvent[]): void {
  const source = endOf(state, from);
  state.palace = afterMove(state.palace, { from, to });
  state.turn = { ...state.turn, moatMoves: state.turn.moatMoves - 1 };
  log.push({ type: 'moat-moved', seat, from: source, to: endOf(state, to) });
  if (joined(boardOf(state.palace))) log.push({ type: 'arms-joined' });
}

function endOf(state: PalaceState, place: MoatPlace): { x: number; y: number } {
  return typeof place === 'string' ? known(state.palace[place].at(-1)) : place;
}
