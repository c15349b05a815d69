import { boardOf } from '../geometry/board.ts';
import { joined } from '../geometry/moat.ts';
import type { EndReason, Position } from '../table/state.ts';

/** P-14.1, looked at after the row is filled. */
export function endReason(position: Position): EndReason | null {
  if (joined(boardOf(position.palace))) return 'joined';
  if (position.moatSupply === 0) return 'moat-used-up';
  if (position.rooms.length === 0) return 'stacks-empty';
  return null;
}
