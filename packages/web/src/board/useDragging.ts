import { type RefObject, useEffect, useRef, useState } from 'react';

interface Dragging {
  drop(from: number, to: number): void; // by number of the target
  press(target: number): void; // let go without having been moved
}

/** A finger or the mouse that moved less than this has pressed. */
const STILL = 6;

/** Things that follow the finger and are dropped on one of some targets. The row is drawn anew only when another target is reached. */
export function useDragging(
  row: RefObject<HTMLElement | null>,
  things: string,
  targets: string,
  dragging: Dragging,
): { over: number | null } {
  const [over, setOver] = useState<number | null>(null);
  const latest = useRef(dragging);
  latest.current = dragging;
  useEffect(() => {
    const element = row.current;
    return element ? listen(element, things, targets, latest, setOver) : undefined;
  }, [row, things, targets]);
  return { over };
}

interface Grip {
  readonly thing: HTMLElement;
  readonly from: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

function targetAt(targets: readonly HTMLElement[], { clientX: x, clientY: y }: PointerEvent): number {
  return targets.findIndex((target) => {
    const box = target.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
}

function listen(
  row: HTMLElement,
  things: string,
  targets: string,
  latest: RefObject<Dragging>,
  setOver: (target: number | null) => void,
): () => void {
  let grip: Grip | null = null;
  let dragged = false;
  const all = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(targets)];
  const release = (): void => {
    if (grip) {
      grip.thing.style.transform = '';
      grip.thing.classList.remove('lifted');
    }
    grip = null;
    setOver(null);
  };
  const down = (event: PointerEvent): void => {
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>(things) : null;
    if (!thing || event.button !== 0) return;
    dragged = false;
    const from = all().findIndex((target) => target.contains(thing));
    grip = { thing, from, pointer: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  };
  const move = (event: PointerEvent): void => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.moved && Math.hypot(dx, dy) < STILL) return;
    if (!grip.moved) {
      grip.moved = true;
      grip.thing.setPointerCapture(event.pointerId);
      grip.thing.classList.add('lifted');
    }
    grip.thing.style.transform = `translate(${dx}px, ${dy}px)`;
    const target = targetAt(all(), event);
    setOver(target >= 0 && target !== grip.from ? target : null);
  };
  const up = (event: PointerEvent): void => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const { from, moved } = grip;
    release();
    dragged = moved;
    if (!moved || event.type === 'pointercancel') return;
    const target = targetAt(all(), event);
    if (target >= 0 && target !== from) latest.current.drop(from, target);
  };
  // A click follows every press of a mouse, a finger or a key; after a drag it means nothing.
  const click = (event: MouseEvent): void => {
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>(things) : null;
    if (thing && !dragged) latest.current.press(all().findIndex((target) => target.contains(thing)));
    dragged = false;
  };
  // Where letters are marked, the browser would drag those instead.
  const dragstart = (event: Event): void => {
    if (grip) event.preventDefault();
  };
  // Whoever leaves the row at once lets go outside of it.
  const outside = { pointermove: move, pointerup: up, pointercancel: up } as const;
  const listeners = [
    ...Object.entries({ pointerdown: down, click, dragstart }).map(([type, listener]) => [row, type, listener] as const),
    ...Object.entries(outside).map(([type, listener]) => [window, type, listener] as const),
  ];
  for (const [where, type, listener] of listeners) where.addEventListener(type, listener as EventListener);
  return () => {
    for (const [where, type, listener] of listeners) where.removeEventListener(type, listener as EventListener);
  };
}
