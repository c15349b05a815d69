import type { Seat } from '../../kernel/index.ts';
import type { BetweenEvent } from '../table/events.ts';
import { castlesOf, ludwig } from '../table/seating.ts';
import type { BetweenState, CastleIndex } from '../table/state.ts';
import type { ActionOf } from './actions.ts';

type Table = Pick<BetweenState, 'seats' | 'builders'>;

/** The castle that a player builds together with Ludwig, and the one that the other player builds with him. */
export function ludwigCastles(table: Table, seat: Seat): { readonly own: CastleIndex; readonly other: CastleIndex } {
  const [left, right] = castlesOf(table, ludwig(table));
  return castlesOf(table, seat).includes(left) ? { own: left, other: right } : { own: right, other: left };
}

/** B-6.1: the steward names the tile for the castle shared with Ludwig; the other tile goes to the other castle. Everybody sees both. */
export function assign(state: BetweenState, seat: Seat, { tile }: ActionOf<'assign'>, events: BetweenEvent[]): void {
  const { own, other } = ludwigCastles(state, seat);
  state.ludwigTiles = state.drawnForLudwig.map((drawn) => ({ castle: drawn === tile ? own : other, tile: drawn }));
  state.drawnForLudwig = [];
  state.phase = 'choose';
  events.push({ type: 'assigned', seat, tiles: state.ludwigTiles, reveals: true });
}
