import type { Player, Rng, Rules } from '@luftschloss/engine/kernel';
import {
  type ActionOf,
  afterMove,
  BLUEPRINT_FEE,
  type Board,
  boardOf,
  type CellIndex,
  COLOURS,
  canAskFavor,
  cellFor,
  due,
  facing,
  favorOf,
  joined,
  type MoatPlace,
  moatPlaces,
  movesFor,
  type PalaceAction,
  type PalaceGame,
  type PalaceView,
  placementOf,
  rowOffers,
  STEP,
  type TaskOf,
  type TaskType,
  WALL,
  withMoat,
} from '@luftschloss/engine/palace';
import { bestBuild, isScarce } from './building.ts';
import { costOf, payment } from './paying.ts';
import { ratedSlots } from './slots.ts';
import { LIKELY, stakesOf } from './stakes.ts';
import { favorValue, type Valuation, valuationOf } from './valuation.ts';

/** What a slot must bring beyond its price, since the action could have been a room. */
const TURN_WORTH = 4.5;

type Decide<T extends TaskType> = (valuation: Valuation, task: TaskOf<T>) => PalaceAction | null;

const DECISIONS: { readonly [T in TaskType]?: Decide<T> } = {
  deal: (valuation, { hands }) => keepFavor(valuation, hands[valuation.seat].favors),
  act,
  pay: (valuation, { amount }) => ({ type: 'pay', ...payment(valuation, amount) }),
  swan: ({ swan }) => ({ type: 'choose-swan', colour: COLOURS.reduce((best, colour) => (swan[colour] > swan[best] ? colour : best)) }),
  'choose-favor': (valuation, { favors }) => keepFavor(valuation, favors),
  'take-room': (valuation) => activation(valuation, 0, 0.5)?.action ?? { type: 'decline' },
  moat: layMoat,
  discard: () => ({ type: 'decline' }),
  finish,
  'extra-swans': takeSwans,
};

/** Takes what brings most at once, by the view of one seat alone. */
export const greedy: Player<PalaceGame> = {
  name: 'greedy',
  choose(rules: Rules<PalaceGame>, view: PalaceView, rng: Rng): PalaceAction {
    const [task] = view.agenda;
    const decide = DECISIONS[task.type] as Decide<TaskType> | undefined;
    return (view.viewer === null ? null : decide?.(valuationOf(view, view.viewer), task)) ?? anyAction(rules, view, rng);
  },
};

function anyAction(rules: Rules<PalaceGame>, view: PalaceView, rng: Rng): PalaceAction {
  const possible = rules.choices(view).filter((choice) => choice.count() > 0);
  const choice = possible[0];
  return choice.at(rng.below(choice.count()));
}

function act(valuation: Valuation): PalaceAction | null {
  const build = bestBuild(valuation);
  const slot = activation(valuation, BLUEPRINT_FEE, TURN_WORTH);
  const favor = favorHope(valuation);
  const rest = Math.max(slot?.value ?? Number.NEGATIVE_INFINITY, favor);
  if (build && build.value >= rest) return { type: 'build', tile: build.tile, ...placementOf(build.code) };
  if (slot && slot.value >= favor) return slot.action;
  return favor > Number.NEGATIVE_INFINITY ? { type: 'ask-favor' } : null;
}

/** The best slot to wake, with the cheapest tile, if that is worth its price. */
function activation(valuation: Valuation, fee: number, atLeast: number): { action: ActionOf<'activate'>; value: number } | null {
  const { view, seat } = valuation;
  const [best] = ratedSlots(valuation);
  const cheapest = rowOffers(view).at(-1);
  if (!best || !cheapest) return null;
  const value = best.value - costOf(valuation, due(view, seat, fee + cheapest.price));
  return value < atLeast ? null : { action: { type: 'activate', tile: cheapest.tile, slot: best.slot }, value };
}

function favorHope(valuation: Valuation): number {
  const { view, seat } = valuation;
  if (!canAskFavor(view, seat)) return Number.NEGATIVE_INFINITY;
  return 8.5 - slotLost(valuation) - costOf(valuation, due(view, seat, BLUEPRINT_FEE));
}

/** A favor goes where it spoils least. */
function slotLost(valuation: Valuation): number {
  return 0.5 * (ratedSlots(valuation).at(-1)?.value ?? 0);
}

function keepFavor(valuation: Valuation, favors: readonly (string | null)[]): PalaceAction {
  const { view, seat, turnsLeft } = valuation;
  const rated = favors
    .flatMap((favor) => (favor === null ? [] : [{ favor, value: favorValue(view, seat, turnsLeft, favorOf(favor)) }]))
    .sort((a, b) => b.value - a.value);
  const slot = ratedSlots(valuation).at(-1);
  if (rated.length === 0 || !slot || rated[0].value < 2) return { type: 'keep-favor', favor: null, slot: null };
  return { type: 'keep-favor', favor: rated[0].favor, slot: slot.slot };
}

/** The place that spoils least of one's own rooms and most of the others'; only whoever leads closes the moat. */
function layMoat(valuation: Valuation): PalaceAction | null {
  const rated = ratedMoat(valuation);
  if (rated.length === 0) return null;
  return { type: 'lay-moat', to: rated.reduce((a, b) => (b.value > a.value ? b : a)).place };
}

/** Where moat can be laid, with what each place is worth. */
export function ratedMoat(valuation: Valuation): { readonly place: MoatPlace; readonly value: number }[] {
  const { view } = valuation;
  const places = moatPlaces(view);
  const board = boardOf(view.palace);
  const stakes = stakesOf(valuation, board);
  return places.map((place) => {
    const closes = joined(boardOf(withMoat(view.palace, place)));
    const closing = closes ? closingValue(valuation, board) : 0;
    return { place, value: closing - spoiled(board, stakes, cellFor(board, place)) - 0.05 * lengthOf(view, place) };
  });
}

/** Only whoever leads wants the end, unless it is near anyway. */
function closingValue(valuation: Valuation, board: Board): number {
  return 5 * (isScarce(board) ? Math.max(1, valuation.lead()) : valuation.lead());
}

/** Arms that grow alike leave the palace in the middle of the table, where there is room for it. */
function lengthOf({ palace }: PalaceView, place: MoatPlace): number {
  return typeof place === 'string' ? palace[place].length : 0;
}

/** What is lost when no room can be put on a cell any more. */
function spoiled(board: Board, stakes: Float64Array, cell: CellIndex): number {
  let lost = 0;
  for (let d = 0; d < 4; d++) {
    const neighbour = cell + STEP[d];
    const number = board.tileAt[neighbour];
    if (number > 0 && facing(board, cell, d) !== WALL) lost += stakes[number - 1] * LIKELY[board.loose[neighbour]];
  }
  return lost;
}

/** Moves moat only to end a game that is being won. */
function finish({ view, seat, lead }: Valuation): PalaceAction {
  const move = movesFor(view, seat).find((candidate) => joined(boardOf(afterMove(view.palace, candidate))));
  return move && lead() > 5 ? { type: 'move-moat', ...move } : { type: 'end-turn' };
}

function takeSwans({ swan }: Valuation): PalaceAction {
  const swans = [...COLOURS].sort((a, b) => swan[b] - swan[a]).slice(0, 3);
  return { type: 'take-swans', swans };
}
