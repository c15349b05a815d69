import {
  ATTENDANTS,
  type Attendant,
  attendantPoints,
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
import type { Seat } from '@luftschloss/engine/kernel';
import { BONUS_WORTH, bestSite, type Site, sitesFor, type Valuation, valuationOf } from './valuation.ts';

/** Something that can be done, and how good it looks without thinking ahead. */
export interface Option {
  readonly action: BetweenAction;
  readonly value: number;
}

/** The lower castle counts; the higher one only breaks ties, but either may yet become the lower one. */
const WEIGHT_OF_HIGHER = 0.4;
/** How much of what the next player would gain in a foreign castle is worth preventing. */
const DENIAL = 0.3;

/** What two castles are worth to the player between them. */
export function standing(left: number, right: number): number {
  return Math.min(left, right) + WEIGHT_OF_HIGHER * Math.max(left, right);
}

/**
 * What a seat can do now, with one tile looked ahead. With `wide` all places of a tile are among the options, otherwise only its best one, which is much
 * quicker.
 */
export function optionsOf(view: BetweenView, seat: Seat, wide: boolean): readonly Option[] {
  if (view.phase === 'assign') return assignments(view, seat);
  if (view.phase === 'choose') return pairs(view, seat);
  for (const castle of castlesOf(view, seat)) {
    const bonus = view.waiting[castle];
    if (bonus?.by === seat) return BONUSES[bonus.decision]({ valuation: valuationOf(view.castles[castle]), castle, bonus, view, wide });
  }
  return placements(view, seat, wide);
}

/** Ludwig's tiles: the better one for the castle shared with him, unless it hurts more where the other player builds. */
function assignments(view: BetweenView, seat: Seat): readonly Option[] {
  const { own, other } = ludwigCastles(view, seat);
  const [a, b] = view.drawnForLudwig;
  const mine = valuationOf(view.castles[own]);
  const theirs = valuationOf(view.castles[other]);
  const option = (tile: string, given: string): Option => ({
    action: { type: 'assign', tile },
    value: bestSite(mine, tile).gain - DENIAL * bestSite(theirs, given).gain,
  });
  return [option(a, b), option(b, a)];
}

function pairs(view: BetweenView, seat: Seat): readonly Option[] {
  const { hand } = view;
  const [left, right] = castlesOf(view, seat).map((castle) => valuationOf(view.castles[castle]));
  const inLeft = hand.map((tile) => bestSite(left, tile).gain);
  const inRight = hand.map((tile) => bestSite(right, tile).gain);
  const denied = deniedGains(view, seat);
  const options: Option[] = [];
  for (let a = 0; a < hand.length; a++) {
    for (let b = a + 1; b < hand.length; b++) {
      const oneWay = standing(left.worth + inLeft[a], right.worth + inRight[b]);
      const otherWay = standing(left.worth + inLeft[b], right.worth + inRight[a]);
      const value = Math.max(oneWay, otherWay) - DENIAL * bestLeft(denied, a, b);
      options.push({ action: { type: 'choose', tiles: [hand[a], hand[b]] }, value });
    }
  }
  return options;
}

/** The castle that whoever gets the rest of the hand builds with somebody else. */
export function foreignCastle(view: BetweenView, seat: Seat): CastleIndex | undefined {
  const next = neighbourAfter(view.builders, seat, view.round, 1);
  if (view.hand.length <= 3 || (hasLudwig(view) && next === ludwig(view))) return undefined;
  return castlesOf(view, next).find((castle) => !castlesOf(view, seat).includes(castle));
}

/** What each tile of the hand would bring to that castle. */
function deniedGains(view: BetweenView, seat: Seat): readonly number[] {
  const foreign = foreignCastle(view, seat);
  if (foreign === undefined) return [];
  const theirs = valuationOf(view.castles[foreign]);
  return view.hand.map((tile) => bestSite(theirs, tile).gain);
}

function bestLeft(gains: readonly number[], a: number, b: number): number {
  let best = 0;
  for (let i = 0; i < gains.length; i++) if (i !== a && i !== b && gains[i] > best) best = gains[i];
  return best;
}

function place(castle: CastleIndex, tile: string, { cell }: Site, value: number): Option {
  return { action: { type: 'place', castle, tile, x: xOf(cell), y: yOf(cell) }, value };
}

function sites(castle: Valuation, tile: string, wide: boolean): readonly Site[] {
  return wide ? sitesFor(castle, tile) : [bestSite(castle, tile)];
}

/** Which tile goes where is decided by what both castles are worth afterwards; Ludwig's tiles have no such choice. */
function placements(view: BetweenView, seat: Seat, wide: boolean): readonly Option[] {
  const free = castlesOf(view, seat).filter((castle) => view.waiting[castle] === null && placeable(view, seat, castle).length > 0);
  const ludwigs = view.ludwigTiles.find(({ castle }) => free.includes(castle));
  const [first, second] = view.revealed[seat];
  if (ludwigs) return single(view, ludwigs.castle, ludwigs.tile, wide);
  if (second === undefined) return single(view, view.unserved[seat][0], first, wide);
  const [left, right] = castlesOf(view, seat);
  return free.flatMap((castle) =>
    [first, second].flatMap((tile) => {
      const here = valuationOf(view.castles[castle]);
      const there = valuationOf(view.castles[castle === left ? right : left]);
      const other = bestSite(there, tile === first ? second : first).gain;
      return sites(here, tile, wide).map((site) => place(castle, tile, site, standing(here.worth + site.gain, there.worth + other)));
    }),
  );
}

function single(view: BetweenView, castle: CastleIndex, tile: string, wide: boolean): readonly Option[] {
  return sites(valuationOf(view.castles[castle]), tile, wide).map((site) => place(castle, tile, site, site.gain));
}

interface BonusQuestion {
  readonly valuation: Valuation;
  readonly castle: CastleIndex;
  readonly bonus: WaitingBonusView;
  readonly view: BetweenView;
  readonly wide: boolean;
}

const BONUSES: { readonly [D in BonusDecision]: (question: BonusQuestion) => readonly Option[] } = {
  tile: bonusTiles,
  specialty: bonusTiles,
  attendant: ({ valuation: { plan }, castle, view }) =>
    ATTENDANTS.filter((kind) => view.attendants[kind] > 0).map((attendant: Attendant) => ({
      action: { type: 'attendant', castle, attendant },
      value: attendantPoints(plan, attendant),
    })),
  card: ({ valuation: { plan, attendants }, castle, bonus }) =>
    bonus.options.map((card) => ({ action: { type: 'keep-card', castle, card }, value: cardPoints(card, plan, attendants.length) })),
  bonus: ({ valuation, castle, bonus }) =>
    (bonus.options as readonly RegularType[]).map((type) => ({
      action: { type: 'take-bonus', castle, bonus: type },
      value: bonusWorth(valuation, type),
    })),
};

function bonusTiles({ valuation, castle, bonus, wide }: BonusQuestion): readonly Option[] {
  return bonus.options.flatMap((tile) => sites(valuation, tile, wide).map((site) => place(castle, tile, site, site.gain)));
}

/** Rooms can be tried at once; of drawn tiles and cards only the average is known. */
function bonusWorth(valuation: Valuation, type: RegularType): number {
  const room = { outdoor: 'fountain', sleeping: 'tower', corridor: 'grand-foyer' }[type as 'outdoor' | 'sleeping' | 'corridor'];
  return room === undefined ? BONUS_WORTH[type] : bestSite(valuation, room).gain;
}
