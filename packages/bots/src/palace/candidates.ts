import type { Rng, Rules, Seat } from '@luftschloss/engine/kernel';
import {
  BLUEPRINT_FEE,
  COLOURS,
  canAskFavor,
  canPay,
  favorOf,
  type PalaceAction,
  type PalaceGame,
  type PalaceView,
  placementOf,
  rowOffers,
  type TaskOf,
  type TaskType,
} from '@luftschloss/engine/palace';
import { bestBuilds } from './building.ts';
import { greedy, ratedMoat } from './greedy.ts';
import { ratedSlots } from './slots.ts';
import { favorValue, type Valuation, valuationOf } from './valuation.ts';

const BUILDS = 8;
const PLACES_EACH = 3;
const SLOTS_TO_WAKE = 2;
const SLOTS_FOR_A_FAVOR = 2;
const MOAT_PLACES = 5;
/** Decisions with at most so many answers need no choice among them. */
const FEW = 8;

type Ideas<T extends TaskType> = (valuation: Valuation, task: TaskOf<T>) => PalaceAction[];

/** Beside what greedy would do. A payment is what greedy makes of it: the swans that are missed least are known well enough. */
const IDEAS: { readonly [T in TaskType]?: Ideas<T> } = {
  deal: (valuation, { hands }) => favorIdeas(valuation, hands[valuation.seat].favors),
  act: (valuation) => [...buildIdeas(valuation), ...slotIdeas(valuation, BLUEPRINT_FEE), ...favorRequest(valuation)],
  pay: () => [],
  swan: () => COLOURS.map((colour) => ({ type: 'choose-swan', colour })),
  'choose-favor': (valuation, { favors }) => favorIdeas(valuation, favors),
  'take-room': (valuation) => [...slotIdeas(valuation, 0), { type: 'decline' }],
  moat: (valuation) =>
    ratedMoat(valuation)
      .sort((a, b) => b.value - a.value)
      .slice(0, MOAT_PLACES)
      .map(({ place }) => ({ type: 'lay-moat', to: place })),
  discard: () => [],
  'extra-swans': () => [],
};

/** What is worth thinking about: what greedy would do comes first. */
export function candidatesFor(rules: Rules<PalaceGame>, view: PalaceView, rng: Rng): PalaceAction[] {
  const first = greedy.choose(rules, view, rng);
  const [task] = view.agenda;
  const ideas = IDEAS[task.type] as Ideas<TaskType> | undefined;
  const others = ideas ? ideas(valuationOf(view, view.viewer as Seat), task) : fewActions(rules, view);
  const distinct = new Map([first, ...others].map((action) => [JSON.stringify(action), action]));
  return [...distinct.values()].filter((action) => action === first || rules.refusal(view, action) === null);
}

function buildIdeas(valuation: Valuation): PalaceAction[] {
  return bestBuilds(valuation, BUILDS, PLACES_EACH).map(({ tile, code }) => ({ type: 'build', tile, ...placementOf(code) }));
}

function slotIdeas(valuation: Valuation, fee: number): PalaceAction[] {
  const { view, seat } = valuation;
  const cheapest = rowOffers(view).at(-1);
  if (!cheapest || !canPay(view, seat, fee + cheapest.price)) return [];
  return ratedSlots(valuation)
    .slice(0, SLOTS_TO_WAKE)
    .map(({ slot }) => ({ type: 'activate', tile: cheapest.tile, slot }));
}

function favorRequest({ view, seat }: Valuation): PalaceAction[] {
  return canAskFavor(view, seat) ? [{ type: 'ask-favor' }] : [];
}

/** Each favor on the slots that it spoils least, and none of them. */
function favorIdeas(valuation: Valuation, favors: readonly (string | null)[]): PalaceAction[] {
  const { view, seat, turnsLeft } = valuation;
  const slots = ratedSlots(valuation).slice(-SLOTS_FOR_A_FAVOR).reverse();
  const rated = favors
    .flatMap((favor) => (favor === null ? [] : [{ favor, value: favorValue(view, seat, turnsLeft, favorOf(favor)) }]))
    .sort((a, b) => b.value - a.value);
  return [
    ...rated.flatMap(({ favor }) => slots.map(({ slot }): PalaceAction => ({ type: 'keep-favor', favor, slot }))),
    { type: 'keep-favor', favor: null, slot: null },
  ];
}

function fewActions(rules: Rules<PalaceGame>, view: PalaceView): PalaceAction[] {
  const choices = rules.choices(view);
  const counts = choices.map((choice) => choice.count());
  if (counts.reduce((sum, count) => sum + count, 0) > FEW) return [];
  return choices.flatMap((choice, index) => Array.from({ length: counts[index] }, (_, each) => choice.at(each)));
}
