import { type BetweenView, scoreCastle, xOf, yOf } from '@luftschloss/engine/between';
import type { Pointed } from './Boards.tsx';
import type { Position } from './hold.ts';

export interface LookedAt extends Position {
  readonly castle: number;
}

/** The room that somebody looks at, with what it scores for. */
export function roomAt(view: BetweenView, { castle, x, y }: LookedAt) {
  const { rooms, throne } = scoreCastle(view.castles[castle]);
  return [...rooms, throne].find(({ cell }) => xOf(cell) === x && yOf(cell) === y) ?? null;
}

export function pointedRoom(view: BetweenView, looked: LookedAt): Pointed | null {
  const score = roomAt(view, looked);
  return score && { castle: looked.castle, cells: [score.cell, ...score.causes].map((cell) => ({ x: xOf(cell), y: yOf(cell) })) };
}
