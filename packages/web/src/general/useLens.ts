import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSize } from '../shell/useSize.ts';
import { farther, fitting, nearer, type Size, scrollAfter, zoomed } from './lens.ts';

/** Until the box has been measured. */
const USUAL_BOX: Size = { width: 360, height: 360 };

interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly before: number;
}

export interface Lens {
  readonly scale: number;
  readonly fits: boolean;
  closer(): void;
  away(): void;
  fit(): void;
  onKey(event: KeyboardEvent): void;
}

/** Looks at a drawing: scrolling moves it, as everywhere; the wheel, two fingers, keys and buttons zoom; the mouse can drag it. */
export function useLens(box: RefObject<HTMLElement | null>, drawing: Size): Lens {
  const room = useSize(box) ?? USUAL_BOX;
  const [chosen, setChosen] = useState<number | null>(null);
  const fit = fitting(drawing, room);
  const scale = chosen ?? fit;
  const anchor = useRef<Anchor | null>(null);
  const zoomTo = useRef<(scale: number, x?: number, y?: number) => void>(() => {});
  zoomTo.current = (next, x = room.width / 2, y = room.height / 2) => {
    anchor.current = { x, y, before: scale };
    setChosen(next);
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !anchor.current) return;
    const { x, y, before } = anchor.current;
    anchor.current = null;
    element.scrollTo(scrollAfter(element.scrollLeft, x, before, scale), scrollAfter(element.scrollTop, y, before, scale));
  }, [box, scale]);
  const latest = useRef(scale);
  latest.current = scale;
  useEffect(() => (box.current ? listen(box.current, latest, zoomTo) : undefined), [box]);
  const lens = {
    scale,
    fits: chosen === null,
    closer: () => zoomTo.current(nearer(scale)),
    away: () => zoomTo.current(farther(scale)),
    fit: () => setChosen(null),
  };
  return { ...lens, onKey: (event) => KEYS[event.key]?.(lens) };
}

const KEYS: { readonly [key: string]: (lens: Pick<Lens, 'closer' | 'away' | 'fit'>) => void } = {
  '+': ({ closer }) => closer(),
  '=': ({ closer }) => closer(),
  '-': ({ away }) => away(),
  '0': ({ fit }) => fit(),
};

type ZoomTo = RefObject<(scale: number, x?: number, y?: number) => void>;

function listen(element: HTMLElement, scale: RefObject<number>, zoomTo: ZoomTo): () => void {
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    zoomTo.current(zoomed(scale.current, Math.exp(-event.deltaY * 0.0016)), event.clientX - left, event.clientY - top);
  };
  const drag = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || (event.buttons & 1) === 0) return;
    element.scrollBy(-event.movementX, -event.movementY);
  };
  let apart = 0;
  const pinch = (event: TouchEvent): void => {
    if (event.touches.length !== 2) {
      apart = 0;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const [a, b] = event.touches;
    const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const { left, top } = element.getBoundingClientRect();
    if (apart > 0)
      zoomTo.current(zoomed(scale.current, now / apart), (a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top);
    apart = now;
  };
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('pointermove', drag);
  element.addEventListener('touchstart', pinch, { passive: false });
  element.addEventListener('touchmove', pinch, { passive: false });
  return () => {
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('pointermove', drag);
    element.removeEventListener('touchstart', pinch);
    element.removeEventListener('touchmove', pinch);
  };
}
