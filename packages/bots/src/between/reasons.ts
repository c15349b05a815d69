import {
  attendantPoints,
  type BetweenAction,
  type BetweenView,
  build,
  type CastleIndex,
  type Cell,
  cardPoints,
  castlesOf,
  cellAt,
  ludwigCastles,
  planPoints,
  roomById,
  roomNumber,
  typeIndex,
  unbuild,
} from '@luftschloss/engine/between';
import type { Fact, Seat } from '@luftschloss/engine/kernel';
import { bestSite, valuationOf } from './valuation.ts';

type ActionOf<T extends BetweenAction['type']> = Extract<BetweenAction, { type: T }>;

/** What speaks for an action: what it scores at once and what it earns. */
export function reasonsFor(view: BetweenView, action: BetweenAction): Fact[] {
  const reasons = REASONS[action.type] as ((view: BetweenView, action: BetweenAction) => Fact[]) | undefined;
  return reasons ? reasons(view, action) : [];
}

const REASONS: { readonly [T in BetweenAction['type']]?: (view: BetweenView, action: ActionOf<T>) => Fact[] } = {
  assign: (view, { tile }) => {
    const { own, other } = ludwigCastles(view, view.viewer as Seat);
    return view.drawnForLudwig.map((drawn) => inItsBestPlace(view, drawn === tile ? own : other, drawn));
  },
  choose: chosen,
  place: (view, { castle, tile, x, y }) => [
    { code: 'now', params: { points: gainOf(view, castle, tile, cellAt(x, y)), castle: String(castle) } },
    ...bonusFacts(view, castle, tile),
  ],
  attendant: (view, { castle, attendant }) => [
    { code: 'attendant-now', params: { points: attendantPoints(valuationOf(view.castles[castle]).plan, attendant) } },
  ],
  'keep-card': (view, { castle, card }) => {
    const { plan, attendants } = valuationOf(view.castles[castle]);
    return [{ code: 'card-now', params: { points: cardPoints(card, plan, attendants.length) } }];
  },
  'take-bonus': (_, { bonus }) => [{ code: bonus }],
};

/** Each tile where it does more for both castles together. */
function chosen(view: BetweenView, { tiles: [a, b] }: ActionOf<'choose'>): Fact[] {
  const [left, right] = castlesOf(view, view.viewer as Seat);
  const together = (inLeft: string, inRight: string): number =>
    bestSite(valuationOf(view.castles[left]), inLeft).gain + bestSite(valuationOf(view.castles[right]), inRight).gain;
  const [first, second] = together(a, b) >= together(b, a) ? [a, b] : [b, a];
  return [
    inItsBestPlace(view, left, first),
    ...bonusFacts(view, left, first),
    inItsBestPlace(view, right, second),
    ...bonusFacts(view, right, second),
  ];
}

function inItsBestPlace(view: BetweenView, castle: CastleIndex, tile: string): Fact {
  const { cell } = bestSite(valuationOf(view.castles[castle]), tile);
  return { code: 'brings', params: { tile, points: gainOf(view, castle, tile, cell), castle: String(castle) } };
}

function gainOf(view: BetweenView, castle: CastleIndex, tile: string, cell: Cell): number {
  const { plan, attendants, cards } = valuationOf(view.castles[castle]);
  const before = planPoints(plan, attendants, cards);
  build(plan, roomNumber(tile), cell);
  const after = planPoints(plan, attendants, cards);
  unbuild(plan);
  return after - before;
}

function bonusFacts(view: BetweenView, castle: CastleIndex, tile: string): Fact[] {
  const { type } = roomById(tile);
  if (type === 'specialty') return [];
  const count = valuationOf(view.castles[castle]).plan.tally[typeIndex(type)] + 1;
  if (count === 3) return [{ code: 'third', params: { type, bonus: { code: type } } }];
  return count === 5 ? [{ code: 'fifth-room', params: { type, bonus: { code: 'fifth' } } }] : [];
}
