import type { Piece } from '@luftschloss/drawing';
import type { GameTypes, Rules } from '@luftschloss/engine/kernel';
import { useCallback } from 'react';
import { type Change, type Keeping, type Kept, LET_GO, useHeld } from '../table/held.ts';
import type { Telling } from '../table/telling.ts';
import type { ListedAction } from './action-menu.ts';

/** An action that is being read before it is done, or none. */
export interface Choice {
  readonly picked: ListedAction | null;
  pick(action: ListedAction | null): void;
}

/** Nobody else's move closes what somebody reads as long as it can be done. */
export function keptAction(
  rules: Rules,
  view: GameTypes['view'],
  telling: Pick<Telling, 'action'>,
  picked: ListedAction,
): Kept<ListedAction> {
  if (rules.refusal(view, picked.action) !== null)
    return { held: null, change: ({ words }) => words.general.actions.gone({ action: picked.text }) };
  return { held: { ...picked, text: telling.action(view, picked.action) }, change: null };
}

/** `open`: actions can be chosen now; a question that goes away is told of by the table. */
export function useChoice(rules: Rules, view: GameTypes['view'], telling: Telling, keeping: Keeping, open = true): Choice {
  const keep = useCallback(
    (picked: ListedAction) => (open ? keptAction(rules, view, telling, picked) : LET_GO),
    [rules, view, telling, open],
  );
  const [picked, pick] = useHeld(view, keeping, keep);
  return { picked: open ? picked : null, pick };
}

type Pressed = Pick<Piece, 'id' | 'title'>;

export function keptPieces(pieces: readonly Pressed[], pressed: readonly Pressed[]): Kept<readonly Pressed[]> {
  const left = pressed.filter(({ id }) => pieces.some((piece) => piece.id === id));
  const gone = pressed.filter((piece) => !left.includes(piece)).map(({ title }) => title);
  const change: Change = ({ words }) => words.general.actions.piecesGone({ pieces: gone });
  return { held: left.length === 0 ? null : left, change: gone.length === 0 ? null : change };
}

const NONE: readonly Pressed[] = [];

/** Pieces of the tray that were pressed: only actions that speak of them are listed. */
export function usePressed(
  view: unknown,
  pieces: readonly Piece[],
  keeping: Keeping,
): { readonly pressed: readonly Pressed[]; toggle(id: string): void } {
  const keep = useCallback((pressed: readonly Pressed[]) => keptPieces(pieces, pressed), [pieces]);
  const [held, hold] = useHeld(view, keeping, keep);
  const pressed = held ?? NONE;
  const toggle = (id: string): void => {
    const others = pressed.filter((piece) => piece.id !== id);
    hold(others.length < pressed.length ? others : [...pressed, ...pieces.filter((piece) => piece.id === id)]);
  };
  return { pressed, toggle };
}
