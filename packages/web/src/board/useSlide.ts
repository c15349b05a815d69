import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';

const SLIDING = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

/** Children that changed their place slide there; those that are new come in from the right. Children are told apart by `data-key`. */
export function useSlide(row: RefObject<HTMLElement | null>): void {
  const before = useRef<Map<string, DOMRect> | null>(null);
  useLayoutEffect(() => {
    const children = [...(row.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const now = new Map(children.map((child) => [child.dataset.key ?? '', child.getBoundingClientRect()]));
    const known = before.current;
    before.current = now;
    if (!known || prefersReducedMotion()) return;
    for (const child of children) {
      const key = child.dataset.key ?? '';
      const to = now.get(key);
      const from = known.get(key);
      if (!to || to.width === 0) continue;
      if (!from) child.animate([{ transform: 'translateX(4rem)', opacity: 0 }, {}], SLIDING);
      else if (from.width > 0 && Math.hypot(from.left - to.left, from.top - to.top) > 2)
        child.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, {}], SLIDING);
    }
  });
}
