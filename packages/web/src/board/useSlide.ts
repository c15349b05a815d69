import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';

const SLIDING = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', id: 'slide' };

/** Where something stands, or is going to. */
interface Standing {
  readonly child: HTMLElement;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/**
 * Children that changed their place slide there; those that are new come in from the right. Children are told apart by `data-key`. A row is often drawn again
 * while they slide: what has another place to go to turns there from where it is seen, and the rest slides on.
 */
export function useSlide(row: RefObject<HTMLElement | null>): void {
  const before = useRef<ReadonlyMap<string, Standing> | null>(null);
  useLayoutEffect(() => {
    const children = [...(row.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const now = new Map(children.map((child) => [child.dataset.key ?? '', standingOf(child)]));
    const known = before.current;
    before.current = now;
    if (!known || prefersReducedMotion()) return;
    const slides = [...now].map(([key, to]) => ({ to, frame: frameFrom(known.get(key), to), goesOn: known.get(key)?.child === to.child }));
    for (const { to, frame, goesOn } of slides) {
      if (!frame && goesOn) continue;
      for (const earlier of slidesOf(to.child)) earlier.cancel();
      if (frame) to.child.animate([frame, {}], SLIDING);
    }
  });
}

/** Where it is seen before it goes to its place; nothing if it is there, or on its way. */
function frameFrom(from: Standing | undefined, to: Standing): Keyframe | null {
  if (to.width === 0 || from?.width === 0) return null;
  if (!from) return { transform: 'translateX(4rem)', opacity: 0 };
  if (from.child === to.child && Math.hypot(from.left - to.left, from.top - to.top) <= 2) return null;
  const aside = asideOf(from.child);
  const [x, y] = [from.left + aside.x - to.left, from.top + aside.y - to.top];
  return Math.hypot(x, y) > 2 ? { transform: `translate(${x}px, ${y}px)` } : null;
}

/** What still slides stands where it is going: a place on the way is none. */
function standingOf(child: HTMLElement): Standing {
  const { left, top, width } = child.getBoundingClientRect();
  const { x, y } = asideOf(child);
  return { child, left: left - x, top: top - y, width };
}

/** How far from its place it is seen. */
function asideOf(child: HTMLElement): { readonly x: number; readonly y: number } {
  if (slidesOf(child).length === 0) return { x: 0, y: 0 };
  const { e: x, f: y } = new DOMMatrix(getComputedStyle(child).transform);
  return { x, y };
}

function slidesOf(child: HTMLElement): Animation[] {
  return child.getAnimations().filter(({ id }) => id === SLIDING.id);
}
