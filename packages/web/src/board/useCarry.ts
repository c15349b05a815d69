import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from './camera.ts';

/** Where on the board a point of the screen lies, in cells; `null` beside the board. */
export type Probe = (clientX: number, clientY: number) => Point | null;

export interface Carrying {
  /** The thing with this key is lifted; false if it cannot be. */
  lift(key: string): boolean;
  over(point: Point): void;
  drop(point: Point): void;
  readonly probe: RefObject<Probe | null>;
}

/** A finger or the mouse that moved less than this has pressed. */
const STILL = 8;

/** Things beside the board, marked by `data-piece`, that can be dragged onto it. */
export function useCarry(row: RefObject<HTMLElement | null>, carrying: Carrying): void {
  const latest = useRef(carrying);
  latest.current = carrying;
  useEffect(() => {
    const element = row.current;
    return element ? listen(element, latest) : undefined;
  }, [row]);
}

interface Grip {
  readonly key: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  lifted: boolean;
}

function listen(row: HTMLElement, latest: RefObject<Carrying>): () => void {
  let grip: Grip | null = null;
  let carried = false;
  const pointAt = ({ clientX, clientY }: PointerEvent): Point | null => latest.current.probe.current?.(clientX, clientY) ?? null;
  const down = (event: PointerEvent): void => {
    carried = false;
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-piece]') : null;
    if (!thing?.dataset.piece || event.button !== 0) return;
    grip = { key: thing.dataset.piece, pointer: event.pointerId, x: event.clientX, y: event.clientY, lifted: false };
  };
  const move = (event: PointerEvent): void => {
    if (grip?.pointer !== event.pointerId) return;
    if (!grip.lifted) {
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < STILL) return;
      grip.lifted = latest.current.lift(grip.key);
      carried = true;
      if (!grip.lifted) grip = null;
    }
    const point = pointAt(event);
    if (grip?.lifted && point) latest.current.over(point);
  };
  const up = (event: PointerEvent): void => {
    if (grip?.pointer !== event.pointerId) return;
    const point = grip.lifted && event.type === 'pointerup' ? pointAt(event) : null;
    grip = null;
    if (point) latest.current.drop(point);
  };
  // The click that follows a drag is not meant for the card.
  const click = (event: MouseEvent): void => {
    if (carried) {
      event.stopPropagation();
      event.preventDefault();
    }
    carried = false;
  };
  // Where letters are marked, the browser would carry those away instead.
  const dragged = (event: Event): void => {
    if (grip) event.preventDefault();
  };
  row.addEventListener('pointerdown', down);
  row.addEventListener('dragstart', dragged);
  row.addEventListener('click', click, true);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return () => {
    row.removeEventListener('pointerdown', down);
    row.removeEventListener('dragstart', dragged);
    row.removeEventListener('click', click, true);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  };
}
