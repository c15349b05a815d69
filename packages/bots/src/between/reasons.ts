import {
  attendantPoints,
  type BetweenAction,
  type BetweenView,
  BONUS_WORDS,
  build,
  type CastleIndex,
  type Cell,
  cardPoints,
  castleName,
  castlesOf,
  cellAt,
  ludwigCastles,
  planPoints,
  roomById,
  roomNumber,
  TYPE_WORDS,
  typeIndex,
  unbuild,
} from '@luftschloss/engine/between';
import type { Seat } from '@luftschloss/engine/kernel';
import { bestSite, valuationOf } from './valuation.ts';

type ActionOf<T extends BetweenAction['type']> = Extract<BetweenAction, { type: T }>;

/** What speaks for an action, in words: what it scores at once and what it earns. */
export function reasonsFor(view: BetweenView, action: BetweenAction): string[] {
  const reasons = REASONS[action.type] as ((view: BetweenView, action: BetweenAction) => string[]) | undefined;
  return reasons ? reasons(view, action) : [];
}

const REASONS: { readonly [T in BetweenAction['type']]?: (view: BetweenView, action: ActionOf<T>) => string[] } = {
  assign: (view, { tile }) => {
    const { own, other } = ludwigCastles(view, view.viewer as Seat);
    return view.drawnForLudwig.map((drawn) => inItsBestPlace(view, drawn === tile ? own : other, drawn));
  },
  choose: chosen,
  place: (view, { castle, tile, x, y }) => [
    `${signed(gainOf(view, castle, tile, cellAt(x, y)))} for ${castleName(castle)} now`,
    ...bonusWords(view, castle, tile),
  ],
  attendant: (view, { castle, attendant }) => [
    `${signed(attendantPoints(valuationOf(view.castles[castle]).plan, attendant))} now, and more to come`,
  ],
  'keep-card': (view, { castle, card }) => {
    const { plan, attendants } = valuationOf(view.castles[castle]);
    return [`${signed(cardPoints(card, plan, attendants.length))} as the castle stands`];
  },
  'take-bonus': (_, { bonus }) => [BONUS_WORDS[bonus]],
};

/** Each tile where it does more for both castles together. */
function chosen(view: BetweenView, { tiles: [a, b] }: ActionOf<'choose'>): string[] {
  const [left, right] = castlesOf(view, view.viewer as Seat);
  const together = (inLeft: string, inRight: string): number =>
    bestSite(valuationOf(view.castles[left]), inLeft).gain + bestSite(valuationOf(view.castles[right]), inRight).gain;
  const [first, second] = together(a, b) >= together(b, a) ? [a, b] : [b, a];
  return [
    inItsBestPlace(view, left, first),
    ...bonusWords(view, left, first),
    inItsBestPlace(view, right, second),
    ...bonusWords(view, right, second),
  ];
}

function inItsBestPlace(view: BetweenView, castle: CastleIndex, tile: string): string {
  const { cell } = bestSite(valuationOf(view.castles[castle]), tile);
  return `${roomById(tile).name} brings ${signed(gainOf(view, castle, tile, cell))} to ${castleName(castle)}`;
}

function gainOf(view: BetweenView, castle: CastleIndex, tile: string, cell: Cell): number {
  const { plan, attendants, cards } = valuationOf(view.castles[castle]);
  const before = planPoints(plan, attendants, cards);
  build(plan, roomNumber(tile), cell);
  const after = planPoints(plan, attendants, cards);
  unbuild(plan);
  return after - before;
}

function bonusWords(view: BetweenView, castle: CastleIndex, tile: string): string[] {
  const { type } = roomById(tile);
  if (type === 'specialty') return [];
  const count = valuationOf(view.castles[castle]).plan.tally[typeIndex(type)] + 1;
  if (count === 3) return [`the third ${TYPE_WORDS[type].one}: ${BONUS_WORDS[type]}`];
  return count === 5 ? [`the fifth ${TYPE_WORDS[type].one}: ${BONUS_WORDS.fifth}`] : [];
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
