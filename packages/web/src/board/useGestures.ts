import { type RefObject, useEffect, useRef } from 'react';
import { type Camera, type Point, pan, toCells, type ZoomRange, zoom } from './camera.ts';

/** On the screen. */
export type Place = { readonly clientX: number; readonly clientY: number };

export interface Gestures {
  readonly range: ZoomRange;
  camera(): Camera;
  move(camera: Camera): void;
  holding: boolean; // a piece is in hand: the wheel turns it
  hover(point: Point): void; // in cells
  leave(): void; // the mouse is elsewhere
  press(point: Point, at: Place): void;
  turn(by: 1 | -1): void;
  /** One finger that strokes across the board; without it the finger moves the board. */
  swipe?: ((towards: 1 | -1) => void) | undefined;
}

/** A finger or the mouse that moved less than this has clicked. */
const STILL = 7;
/** A touchpad sends dozens of wheel events for one stroke: those that come sooner than this, in milliseconds, do not count. */
const BETWEEN_TURNS = 130;
/** A stroke of at least so many pixels, more across than up or down. */
const STROKE = 40;

/** Dragging pans, two fingers or the wheel zoom, a click points; with a piece in hand the wheel turns it and Ctrl with the wheel zooms. */
export function useGestures(board: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    return listen(element, latest);
  }, [board]);
}

interface Finger {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

/** One of two fingers has moved: what lay between them stays between them. */
function pinched(camera: Camera, range: ZoomRange, from: Finger, to: Place, other: Finger, fromMiddle: (place: Place) => Point): Camera {
  const before = Math.hypot(from.x - other.x, from.y - other.y);
  const after = Math.hypot(to.clientX - other.x, to.clientY - other.y);
  const middle = fromMiddle({ clientX: (to.clientX + other.x) / 2, clientY: (to.clientY + other.y) / 2 });
  return before > 0 ? zoom(camera, after / before, middle, range) : camera;
}

/** A button that lies on the board has its press to itself: whoever captures the pointer takes the click away from it. */
function isOnControl({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('button, a, summary, input') !== null;
}

/** So long, in milliseconds, a click may come after the finger was lifted; a finger that rested has none. */
const CLICK_COMES = 350;

/**
 * The click of a finger comes after it was lifted, to whatever lies there by then. A press moves things about, so it waits for that click: otherwise the finger
 * would press a second thing, such as another tile that has come to lie under it.
 */
function afterTheClick(run: () => void): void {
  const done = (): void => {
    clearTimeout(timer);
    removeEventListener('click', done);
    run();
  };
  const timer = setTimeout(done, CLICK_COMES);
  addEventListener('click', done);
}

function listen(element: HTMLElement, latest: RefObject<Gestures>): () => void {
  const fingers = new Map<number, Finger>();
  let moved = false;
  let turnedAt = Number.NEGATIVE_INFINITY;
  const fromMiddle = (event: { clientX: number; clientY: number }): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };
  const cellsAt = (event: { clientX: number; clientY: number }): Point => toCells(latest.current.camera(), fromMiddle(event));

  const down = (event: PointerEvent): void => {
    if ((event.button !== 0 && event.button !== 1) || isOnControl(event)) return;
    if (fingers.size === 0) moved = false;
    fingers.set(event.pointerId, { startX: event.clientX, startY: event.clientY, x: event.clientX, y: event.clientY });
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse') latest.current.hover(cellsAt(event));
      return;
    }
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (!moved && Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) < STILL) return;
    moved = true;
    if (fingers.size === 1 && event.pointerType === 'touch' && latest.current.swipe) return;
    const other = fingers.size === 2 ? [...fingers].find(([id]) => id !== event.pointerId)?.[1] : undefined;
    if (other) latest.current.move(pinched(latest.current.camera(), latest.current.range, finger, event, other, fromMiddle));
    else latest.current.move(pan(latest.current.camera(), dx, dy));
    finger.x = event.clientX;
    finger.y = event.clientY;
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && fingers.size === 0) latest.current.leave();
  };
  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger || event.type !== 'pointerup') return;
    const [dx, dy] = [event.clientX - finger.startX, event.clientY - finger.startY];
    if (!moved) {
      const [cells, { clientX, clientY }] = [cellsAt(event), event];
      const press = (): void => latest.current.press(cells, { clientX, clientY });
      if (event.pointerType === 'touch') afterTheClick(press);
      else press();
    } else if (event.pointerType === 'touch' && fingers.size === 0 && Math.abs(dx) > STROKE && Math.abs(dx) > Math.abs(dy))
      latest.current.swipe?.(dx < 0 ? 1 : -1);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { camera, range, holding, turn, move: moveTo } = latest.current;
    if (holding && !event.ctrlKey && !event.metaKey) {
      if (Math.abs(event.deltaY) < 4 || event.timeStamp - turnedAt < BETWEEN_TURNS) return;
      turnedAt = event.timeStamp;
      turn(event.deltaY > 0 ? 1 : -1);
    } else moveTo(zoom(camera(), Math.exp(-event.deltaY * 0.0016), fromMiddle(event), range));
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
  };
}
