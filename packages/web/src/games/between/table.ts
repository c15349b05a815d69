import { type Attendant, type BetweenView, type CastlePreview, previewAddition } from '@luftschloss/engine/between';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Carrying, Probe } from '../../board/useCarry.ts';
import type { Telling } from '../../table/telling.ts';
import type { TableControls } from '../../table/useTable.ts';
import type { Pointed } from './Boards.tsx';
import { cellOf } from './board-geometry.ts';
import type { Hold, Position } from './hold.ts';
import { type Seating, SIDES, type Side } from './seating.ts';
import type { ShownSuggestion, useSuggestions } from './suggestions.ts';
import { liftOf } from './TilesRow.tsx';
import type { HoldControls } from './useHold.ts';

/** A castle as it would be with what is tried. */
export interface Tried {
  readonly castle: number;
  readonly preview: CastlePreview;
}

/** What the parts of the table share. */
export interface Table {
  readonly view: BetweenView;
  readonly seating: Seating;
  readonly names: readonly string[];
  readonly telling: Telling;
  readonly toAct: readonly number[];
  readonly controls: TableControls;
  readonly hold: HoldControls;
  readonly preview: Tried | null;
  readonly refusal: string | null; // why what is tried cannot be done now
  readonly rule: string | null; // where it is explained
  readonly suggestions: ReturnType<typeof useSuggestions>;
  readonly pointed: Pointed | null;
  readonly only: Side | null; // on a phone, the castle in sight
  readonly counts: { readonly [S in Side]: string | null };
  readonly playing: boolean;
  readonly planning: boolean; // what is tried is no move
  readonly probes: Probes;
  confirm(): void;
  doIt(shown: ShownSuggestion): void;
  point(pointed: Pointed | null): void;
  show(side: Side): void;
  look(castle: number, cell: Position | null): void;
  onKey(event: KeyboardEvent): boolean;
}

export function previewOf(view: BetweenView, hold: Hold | null): Tried | null {
  if (hold?.kind === 'tile' && hold.castle !== null && hold.at) {
    return { castle: hold.castle, preview: previewAddition(view, hold.castle, { tile: hold.tile, ...hold.at }) };
  }
  if (hold?.kind !== 'option') return null;
  const { castle, option } = hold;
  const decision = view.waiting[castle]?.decision;
  if (decision === 'attendant') return { castle, preview: previewAddition(view, castle, { attendant: option as Attendant }) };
  return decision === 'card' ? { castle, preview: previewAddition(view, castle, { card: option }) } : null;
}

export interface Probes {
  readonly of: { readonly [S in Side]: RefObject<Probe | null> };
  readonly carrying: Carrying;
}

/** Tiles are dragged onto either board: whichever is under the finger answers. */
export function useProbes(view: BetweenView, seating: Seating, hold: HoldControls): Probes {
  const of = { left: useRef<Probe | null>(null), right: useRef<Probe | null>(null) };
  const over = useRef<Side>('left');
  const probe = useRef<Probe | null>(null);
  useEffect(() => {
    probe.current = (x, y) => {
      for (const side of SIDES) {
        const point = of[side].current?.(x, y);
        if (!point) continue;
        over.current = side;
        return point;
      }
      return null;
    };
  });
  const carrying: Carrying = {
    lift: liftOf(view, hold),
    over: (point) => hold.hover(seating.castle[over.current], cellOf(point)),
    drop: (point) => hold.press(seating.castle[over.current], cellOf(point)),
    probe,
  };
  return { of, carrying };
}
