import {
  afterMove,
  boardOf,
  type Cell,
  cellFor,
  cellOf,
  currentTask,
  joined,
  type MoatMove,
  type MoatPlace,
  moatPlaces,
  movesFor,
  type PalaceView,
  samePlace,
  withMoat,
} from '@luftschloss/engine/palace';
import type { Draft } from './draft.ts';

/** A place where a moat tile can be laid or taken now. */
export interface MoatEnd {
  readonly place: MoatPlace;
  readonly cell: Cell;
  readonly role: 'lay' | 'take' | 'taken';
  readonly ends: boolean; // laying it here ends the game
}

const NONE: readonly MoatEnd[] = [];

export function moatEnds(view: PalaceView, draft: Draft | null): readonly MoatEnd[] {
  if (currentTask(view)?.type === 'moat') return layable(view);
  if (draft?.kind === 'move') return draft.from === null ? sources(view) : targets(view, draft.from);
  return NONE;
}

function layable(view: PalaceView): MoatEnd[] {
  const { palace } = view;
  return moatPlaces(view).map((place) => ({
    place,
    cell: cellOf(cellFor(boardOf(palace), place)),
    role: 'lay',
    ends: joined(boardOf(withMoat(palace, place))),
  }));
}

function lastOf(palace: PalaceView['palace'], place: MoatPlace): Cell {
  return typeof place === 'string' ? palace[place][palace[place].length - 1] : place;
}

function sources(view: PalaceView): MoatEnd[] {
  const seen: MoatPlace[] = [];
  for (const { from } of movesFor(view, view.viewer ?? 0)) if (!seen.some((place) => samePlace(place, from))) seen.push(from);
  return seen.map((place) => ({ place, cell: lastOf(view.palace, place), role: 'take', ends: false }));
}

function targets(view: PalaceView, from: MoatPlace): MoatEnd[] {
  const moves: readonly MoatMove[] = movesFor(view, view.viewer ?? 0).filter((move) => samePlace(move.from, from));
  const laid = moves.map((move): MoatEnd => {
    const after = afterMove(view.palace, move);
    return { place: move.to, cell: lastOf(after, move.to), role: 'lay', ends: joined(boardOf(after)) };
  });
  return [{ place: from, cell: lastOf(view.palace, from), role: 'taken', ends: false }, ...laid];
}

export function endAt(ends: readonly MoatEnd[], { x, y }: Cell): MoatEnd | null {
  return ends.find(({ cell, role }) => role !== 'taken' && cell.x === x && cell.y === y) ?? null;
}
