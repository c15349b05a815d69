import { type BetweenView, type Builder, type CastleIndex, castlesOf, neighbourAfter, scoreCastle } from '@luftschloss/engine/between';

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

/** The table as one builder sees it: a castle on either side, and the others around. */
export interface Seating {
  readonly me: Builder;
  readonly castle: { readonly [S in Side]: CastleIndex };
  readonly partner: { readonly [S in Side]: Builder };
  /** The far side of the table, from my left partner round to my right one. */
  readonly far: readonly { readonly builder: Builder; readonly castle: CastleIndex | null }[]; // the castle between this builder and the next
  readonly passesTo: Builder;
  readonly getsFrom: Builder;
}

export function seatingOf(view: BetweenView, me: Builder): Seating {
  const { builders, round } = view;
  const [left, right] = castlesOf(view, me);
  const nth = (steps: number): Builder => (me + steps + builders) % builders;
  return {
    me,
    castle: { left, right },
    partner: { left: nth(1), right: nth(-1) },
    far: Array.from({ length: builders - 1 }, (_, i) => ({ builder: nth(i + 1), castle: i < builders - 2 ? nth(i + 1) : null })),
    passesTo: neighbourAfter(builders, me, round, 1),
    getsFrom: neighbourAfter(builders, me, round, -1),
  };
}

export function sideOf({ castle }: Seating, index: CastleIndex): Side | null {
  return castle.left === index ? 'left' : castle.right === index ? 'right' : null;
}

export function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

/** What a builder has so far: the lower of both castles (B-5.8). */
export function standingOf(view: BetweenView, builder: Builder): number {
  return Math.min(...castlesOf(view, builder).map((castle) => scoreCastle(view.castles[castle]).total));
}

/** The side of the castle that counts; none while both are equal. */
export function countingSide(view: BetweenView, { castle }: Seating): Side | null {
  const [left, right] = SIDES.map((side) => scoreCastle(view.castles[castle[side]]).total);
  return left === right ? null : left < right ? 'left' : 'right';
}
