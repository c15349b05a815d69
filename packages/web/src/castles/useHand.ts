import type { CastlesView } from '@luftschloss/engine/castles';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { changeLevel, follow, type Hand, holdAt, nextBest, settle, step, takeUp, turn } from './hand.ts';
import { type Piece, type PlacingAction, piecesOf } from './pieces.ts';
import { type Point, type Spot, spotsOf } from './spots.ts';

export interface HandControls {
  readonly pieces: readonly Piece[];
  readonly piece: Piece | null;
  readonly hand: Hand | null;
  readonly spots: readonly Spot[];
  take(piece: Piece): void;
  putBack(): void;
  turn(by?: 1 | -1): void;
  changeLevel(): void;
  hover(point: Point): void;
  settle(point: Point): void;
  holdAt(spot: Spot): void;
  chooseWay(way: number): void;
  action(): PlacingAction | null;
  onKey(event: KeyboardEvent, confirm: () => void): boolean;
}

const NO_SPOTS: readonly Spot[] = [];
const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The piece in hand, forgotten as soon as the game moves on. */
export function useHand(view: CastlesView, deciding: boolean): HandControls {
  const pieces = useMemo(() => (deciding ? piecesOf(view) : []), [view, deciding]);
  const [held, setHeld] = useState<{ view: CastlesView; hand: Hand } | null>(null);
  const hand = held && held.view === view && deciding ? held.hand : null;
  const piece = hand ? (pieces.find(({ key }) => key === hand.piece) ?? null) : null;
  const spots = useMemo(() => (piece ? spotsOf(view, piece) : NO_SPOTS), [view, piece]);
  const change = (next: Hand | null): void => setHeld(next && { view, hand: next });
  const update = (operation: (hand: Hand) => Hand): void => {
    if (hand) change(operation(hand));
  };
  const controls: HandControls = {
    pieces,
    piece,
    hand,
    spots,
    take: (next) => change(hand?.piece === next.key ? null : takeUp(next.key, spotsOf(view, next))),
    putBack: () => change(null),
    turn: (by = 1) => update((now) => turn(now, spots, by)),
    changeLevel: () => update((now) => changeLevel(now, spots)),
    hover: (point) => update((now) => follow(now, spots, point)),
    settle: (point) => update((now) => settle(now, spots, point)),
    holdAt: (spot) => update((now) => holdAt(now, spot, true)),
    chooseWay: (way) => update((now) => ({ ...now, way, settled: true })),
    action: () => (hand ? (spots.find(({ key }) => key === hand.spot)?.ways[hand.way] ?? null) : null),
    onKey(event, confirm) {
      const arrow = ARROWS[event.key];
      if (!hand || isChorded(event)) return false;
      if (arrow) update((now) => step(now, spots, arrow[0], arrow[1]));
      else if (event.key === 'n' || event.key === 'p') update((now) => nextBest(now, spots, event.key === 'n' ? 1 : -1));
      else if (event.key === 'Enter') confirm();
      else return false;
      return true;
    },
  };
  useShortcuts(hand !== null, controls);
  return controls;
}

function isChorded(event: { readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean }): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** R, L and Escape work wherever the focus is, except where somebody types. */
function useShortcuts(holding: boolean, controls: HandControls): void {
  const latest = useRef(controls);
  latest.current = controls;
  useEffect(() => {
    if (!holding) return;
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (isChorded(event) || (event.target instanceof Element && event.target.matches('input, select, textarea'))) return;
      const key = event.key.toLowerCase();
      if (key === 'r') latest.current.turn(event.shiftKey ? -1 : 1);
      else if (key === 'l') latest.current.changeLevel();
      else if (key === 'escape') latest.current.putBack();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [holding]);
}
