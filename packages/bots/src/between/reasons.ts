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
import { foreignCastle } from './options.ts';
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

/** A tile and the castle that it is meant for. */
type Meant = readonly [castle: CastleIndex, tile: string];

function chosen(view: BetweenView, { tiles }: ActionOf<'choose'>): Fact[] {
  return meantFor(view, tiles).flatMap(([castle, tile]) => [inItsBestPlace(view, castle, tile), ...bonusFacts(view, castle, tile)]);
}

/** Each tile where it does more for both castles together. */
function meantFor(view: BetweenView, [a, b]: ActionOf<'choose'>['tiles']): readonly Meant[] {
  const [left, right] = castlesOf(view, view.viewer as Seat);
  const together = (inLeft: string, inRight: string): number =>
    bestSite(valuationOf(view.castles[left]), inLeft).gain + bestSite(valuationOf(view.castles[right]), inRight).gain;
  const [first, second] = together(a, b) >= together(b, a) ? [a, b] : [b, a];
  return [
    [left, first],
    [right, second],
  ];
}

/** What is seen only beside something else: the bonus that comes nearer, and what others do not get. */
export function ratherThan(view: BetweenView, better: BetweenAction, played: BetweenAction): Fact[] {
  const known = new Set(meantBy(view, played).map(String));
  const news = meantBy(view, better).filter((meant) => !known.has(String(meant)));
  return [...news.flatMap(([castle, tile]) => nearerBonus(view, castle, tile)), ...keptFromOthers(view, better, played)];
}

function meantBy(view: BetweenView, action: BetweenAction): readonly Meant[] {
  switch (action.type) {
    case 'choose':
      return meantFor(view, action.tiles);
    case 'place':
      return [[action.castle, action.tile]];
    case 'assign':
      return [[ludwigCastles(view, view.viewer as Seat).own, action.tile]];
    default:
      return [];
  }
}

/** One room short of the third or the fifth of its type. */
function nearerBonus(view: BetweenView, castle: CastleIndex, tile: string): Fact[] {
  const { type } = roomById(tile);
  if (type === 'specialty') return [];
  const count = valuationOf(view.castles[castle]).plan.tally[typeIndex(type)] + 1;
  const bonus = count === 2 ? type : count === 4 ? 'fifth' : null;
  return bonus ? [{ code: 'one-short', params: { type, castle: String(castle), bonus: { code: bonus } } }] : [];
}

/** Fewer points than these are no reason to keep a tile from somebody. */
const WORTH_KEEPING = 2;

function keptFromOthers(view: BetweenView, better: BetweenAction, played: BetweenAction): Fact[] {
  const castle = foreignCastle(view, view.viewer as Seat);
  if (better.type !== 'choose' || played.type !== 'choose' || castle === undefined) return [];
  return better.tiles.flatMap((tile) => {
    const { cell } = bestSite(valuationOf(view.castles[castle]), tile);
    const points = played.tiles.includes(tile) ? 0 : gainOf(view, castle, tile, cell);
    return points >= WORTH_KEEPING ? [{ code: 'kept-from', params: { tile, castle: String(castle), points } }] : [];
  });
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
