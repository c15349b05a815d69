import {
  ATTENDANTS,
  type Attendant,
  attendantPoints,
  type Between,
  type BetweenAction,
  type BetweenView,
  type BonusDecision,
  type CastleIndex,
  cardPoints,
  castlesOf,
  hasLudwig,
  ludwig,
  ludwigCastles,
  neighbourAfter,
  placeable,
  type RegularType,
  type WaitingBonusView,
  xOf,
  yOf,
} from '@luftschloss/engine/between';
import type { Player, Seat } from '@luftschloss/engine/kernel';
import { BONUS_WORTH, bestSite, type Site, type Study, study } from './study.ts';

/** The lower castle counts; the higher one only breaks ties, but either may yet become the lower one. */
const WEIGHT_OF_HIGHER = 0.4;
/** How much of what the next player would gain in a foreign castle is worth preventing. */
const DENIAL = 0.3;

function standing(left: number, right: number): number {
  return Math.min(left, right) + WEIGHT_OF_HIGHER * Math.max(left, right);
}

/** Drafts and places for both own castles, looks one tile ahead, and sees nothing but its view. */
export const greedy: Player<Between> = {
  name: 'greedy',
  choose: (_rules, view) => decide(view, view.viewer ?? 0),
};

function decide(view: BetweenView, seat: Seat): BetweenAction {
  if (view.phase === 'assign') return assign(view, seat);
  if (view.phase === 'choose') return draft(view, seat);
  for (const castle of castlesOf(view, seat)) {
    const bonus = view.waiting[castle];
    if (bonus?.by === seat) return BONUSES[bonus.decision](study(view.castles[castle]), castle, bonus, view);
  }
  return place(view, seat);
}

/** Ludwig's tiles: the better one for the castle shared with him, unless it hurts more where the other player builds. */
function assign(view: BetweenView, seat: Seat): BetweenAction {
  const { own, other } = ludwigCastles(view, seat);
  const [a, b] = view.drawnForLudwig;
  const mine = study(view.castles[own]);
  const theirs = study(view.castles[other]);
  const value = (kept: string, given: string): number => bestSite(mine, kept).gain - DENIAL * bestSite(theirs, given).gain;
  return { type: 'assign', tile: value(a, b) >= value(b, a) ? a : b };
}

function draft(view: BetweenView, seat: Seat): BetweenAction {
  const [left, right] = castlesOf(view, seat).map((castle) => study(view.castles[castle]));
  const inLeft = view.hand.map((tile) => bestSite(left, tile).gain);
  const inRight = view.hand.map((tile) => bestSite(right, tile).gain);
  const denied = deniedGains(view, seat);
  let best = Number.NEGATIVE_INFINITY;
  let pair: readonly [number, number] = [0, 1];
  for (let a = 0; a < view.hand.length; a++) {
    for (let b = a + 1; b < view.hand.length; b++) {
      const oneWay = standing(left.worth + inLeft[a], right.worth + inRight[b]);
      const otherWay = standing(left.worth + inLeft[b], right.worth + inRight[a]);
      const value = Math.max(oneWay, otherWay) - DENIAL * bestLeft(denied, a, b);
      if (value > best) {
        best = value;
        pair = [a, b];
      }
    }
  }
  return { type: 'choose', tiles: pair.map((index) => view.hand[index]) };
}

/** What each tile of the hand would bring to the castle that the next player builds with somebody else. */
function deniedGains(view: BetweenView, seat: Seat): readonly number[] {
  const next = neighbourAfter(view.builders, seat, view.round, 1);
  if (view.hand.length <= 3 || (hasLudwig(view) && next === ludwig(view))) return [];
  const foreign = castlesOf(view, next).find((castle) => !castlesOf(view, seat).includes(castle));
  if (foreign === undefined) return [];
  const theirs = study(view.castles[foreign]);
  return view.hand.map((tile) => bestSite(theirs, tile).gain);
}

function bestLeft(gains: readonly number[], a: number, b: number): number {
  let best = 0;
  for (let i = 0; i < gains.length; i++) if (i !== a && i !== b && gains[i] > best) best = gains[i];
  return best;
}

interface Placement extends Site {
  readonly castle: CastleIndex;
  readonly tile: string;
}

function placeAction({ castle, tile, cell }: Placement): BetweenAction {
  return { type: 'place', castle, tile, x: xOf(cell), y: yOf(cell) };
}

/** Which tile goes where is decided by what both castles are worth afterwards; Ludwig's tiles have no such choice. */
function place(view: BetweenView, seat: Seat): BetweenAction {
  const free = castlesOf(view, seat).filter((castle) => view.waiting[castle] === null && placeable(view, seat, castle).length > 0);
  const studies = new Map<CastleIndex, Study>(castlesOf(view, seat).map((castle) => [castle, study(view.castles[castle])]));
  const at = (castle: CastleIndex, tile: string): Placement => ({ castle, tile, ...bestSite(studies.get(castle) as Study, tile) });
  const ludwigs = view.ludwigTiles.find(({ castle }) => free.includes(castle));
  if (ludwigs) return placeAction(at(ludwigs.castle, ludwigs.tile));
  const [first, second] = view.revealed[seat];
  if (second === undefined) return placeAction(at(view.unserved[seat][0], first));
  const [left, right] = castlesOf(view, seat);
  const ways = [
    [at(left, first), at(right, second)],
    [at(left, second), at(right, first)],
  ].sort((a, b) => afterwards(studies, b) - afterwards(studies, a));
  const [best] = ways;
  return placeAction(best.find(({ castle }) => free.includes(castle)) ?? best[0]);
}

function afterwards(studies: ReadonlyMap<CastleIndex, Study>, placements: readonly Placement[]): number {
  const [left, right] = placements.map(({ castle, gain }) => (studies.get(castle)?.worth ?? 0) + gain);
  return standing(left, right);
}

type Choose = (castleStudy: Study, castle: CastleIndex, bonus: WaitingBonusView, view: BetweenView) => BetweenAction;

const BONUSES: { readonly [D in BonusDecision]: Choose } = {
  tile: placeBest,
  specialty: placeBest,
  attendant: ({ plan }, castle, _bonus, view) => {
    const left = ATTENDANTS.filter((kind) => view.attendants[kind] > 0);
    return { type: 'attendant', castle, attendant: top(left, (kind: Attendant) => attendantPoints(plan, kind)) };
  },
  card: ({ plan, attendants }, castle, { options }) => ({
    type: 'keep-card',
    castle,
    card: top(options, (card) => cardPoints(card, plan, attendants.length)),
  }),
  bonus: (castleStudy, castle, { options }) => ({
    type: 'take-bonus',
    castle,
    bonus: top(options as readonly RegularType[], (type) => bonusWorth(castleStudy, type)),
  }),
};

function placeBest(castleStudy: Study, castle: CastleIndex, { options }: WaitingBonusView): BetweenAction {
  const placements = options.map((tile) => ({ castle, tile, ...bestSite(castleStudy, tile) }));
  return placeAction(top(placements, ({ gain }) => gain));
}

/** Rooms can be tried at once; of drawn tiles and cards only the average is known. */
function bonusWorth(castleStudy: Study, type: RegularType): number {
  const room = { outdoor: 'fountain', sleeping: 'tower', corridor: 'grand-foyer' }[type as 'outdoor' | 'sleeping' | 'corridor'];
  return room === undefined ? BONUS_WORTH[type] : bestSite(castleStudy, room).gain;
}

function top<T>(items: readonly T[], value: (item: T) => number): T {
  return items.reduce((best, item) => (value(item) > value(best) ? item : best));
}
