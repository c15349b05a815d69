import { type Choice, listed, type Seat, single } from '../../kernel/index.ts';
import { BLUEPRINT_FEE, EXTRA_SWANS } from '../data/constants.ts';
import { COLOURS, type Colour } from '../data/vocabulary.ts';
import { boardOf } from '../geometry/board.ts';
import { placementOf, placementsOf } from '../geometry/placement.ts';
import { emptySlots } from '../table/blueprint.ts';
import { type ActionOf, known, type PalaceAction, type PalaceView, type TaskOf, type TaskType } from '../table/state.ts';
import { currentTask, deciders } from './agenda.ts';
import { paymentsOf } from './payment.ts';
import { activations, canAct, canAskFavor, canPay, discardable, moatPlaces, movesFor, offers, waterOf } from './possible.ts';
import { claimable } from './rewards.ts';

type Choices = readonly Choice<PalaceAction>[];
type ChoicesOf<T extends TaskType> = (view: PalaceView, seat: Seat, task: TaskOf<T>) => Choices;

const NOTHING: () => Choices = () => [];

const CHOICES: { readonly [T in TaskType]: ChoicesOf<T> } = {
  deal: (view, seat, { hands }) => [keepFavor(view, seat, hands[seat].favors)],
  act: (view, seat) => [...builds(view, seat), ...blueprintActions(view, seat), ...moves(view, seat), ...passing(view, seat)],
  pay: (view, seat, { amount }) => [payments(view, seat, amount)],
  swan: () => [
    listed(
      'choose-swan',
      () => COLOURS,
      (colour) => ({ type: 'choose-swan', colour }),
    ),
  ],
  complete: NOTHING,
  rewards: (view, _, { tiles }) => [
    listed(
      'claim',
      () => claimable(view, tiles),
      (tile) => ({ type: 'claim', tile }),
    ),
  ],
  'secret-swan': NOTHING,
  'look-at-favors': NOTHING,
  'choose-favor': (view, seat, { favors }) => [keepFavor(view, seat, favors)],
  'take-room': (view, seat) => [activate(view, seat, 0), single({ type: 'decline' })],
  moat: (view) => [layMoat(view)],
  discard: (view, seat) => [
    listed(
      'discard',
      () => discardable(view, seat),
      (tile) => ({ type: 'discard', tile }),
    ),
    single({ type: 'decline' }),
  ],
  finish: (view, seat) => [...moves(view, seat), single({ type: 'end-turn' })],
  'end-turn': NOTHING,
  'extra-swans': () => [listed('take-swans', extraSwans, (swans) => ({ type: 'take-swans', swans: [...swans] }))],
  reveal: NOTHING,
};

export function choices(view: PalaceView): Choices {
  const { viewer } = view;
  const task = currentTask(view);
  if (viewer === null || !task || !deciders(view).includes(viewer)) return [];
  return (CHOICES[task.type] as ChoicesOf<TaskType>)(view, viewer, task);
}

function builds(view: PalaceView, seat: Seat): Choices {
  return offers(view)
    .filter(({ price }) => canPay(view, seat, price))
    .map(({ tile }) =>
      listed(
        'build',
        () => placementsOf(boardOf(view.palace), tile, waterOf(view)),
        (code) => ({ type: 'build', tile, ...placementOf(code) }),
      ),
    );
}

function blueprintActions(view: PalaceView, seat: Seat): Choices {
  return [activate(view, seat, BLUEPRINT_FEE), ...(canAskFavor(view, seat) ? [single<PalaceAction>({ type: 'ask-favor' })] : [])];
}

function activate(view: PalaceView, seat: Seat, fee: number): Choice<PalaceAction> {
  return listed(
    'activate',
    () => activations(view, seat, fee),
    ({ tile, slot }) => ({ type: 'activate', tile, slot }),
  );
}

function moves(view: PalaceView, seat: Seat): Choices {
  return [
    listed(
      'move-moat',
      () => movesFor(view, seat),
      ({ from, to }) => ({ type: 'move-moat', from, to }),
    ),
  ];
}

/** P-6.5: only who can do nothing may do nothing. */
function passing(view: PalaceView, seat: Seat): Choices {
  return canAct(view, seat) ? [] : [single({ type: 'end-turn' })];
}

function payments(view: PalaceView, seat: Seat, amount: number): Choice<PalaceAction> {
  const ways = paymentsOf(view.players[seat], amount);
  return {
    kind: 'pay',
    count: () => ways.count,
    at(index) {
      const { swans, secret } = ways.at(index);
      return { type: 'pay', swans: [...swans], secret: [...secret] };
    },
  };
}

function keepFavor(view: PalaceView, seat: Seat, favors: readonly (string | null)[]): Choice<PalaceAction> {
  const ways = (): ActionOf<'keep-favor'>[] => {
    const slots = emptySlots(view.players[seat]);
    const kept = favors.flatMap((favor) =>
      slots.map((slot): ActionOf<'keep-favor'> => ({ type: 'keep-favor', favor: known(favor), slot })),
    );
    return [{ type: 'keep-favor', favor: null, slot: null }, ...kept];
  };
  return listed('keep-favor', ways, (way) => way);
}

function layMoat(view: PalaceView): Choice<PalaceAction> {
  return listed(
    'lay-moat',
    () => moatPlaces(view),
    (to) => ({ type: 'lay-moat', to }),
  );
}

function extraSwans(): readonly (readonly Colour[])[] {
  const add = (taken: readonly Colour[], from: number): Colour[][] =>
    taken.length === EXTRA_SWANS ? [[...taken]] : COLOURS.slice(from).flatMap((colour, i) => add([...taken, colour], from + i));
  return add([], 0);
}
