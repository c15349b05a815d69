import { type RefObject, useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Size } from '../shell/useSize.ts';
import { type Camera, drawnScale, type Extent, fit, reveal, type ZoomRange } from './camera.ts';
import { type Corner, clearOfCorner, liesInCorner } from './corner.ts';
import { type Covered, freeOf, fromWhole } from './covering.ts';

/** How one looks at the board. Moving it touches one transform and nothing else; the drawing is made anew when the board has come to rest. */
export interface Sight {
  readonly drawn: number; // pixels per cell of the drawing
  readonly stretch: number; // how much the drawing is stretched at rest
  readonly range: ZoomRange;
  readonly isMoved: boolean; // somebody has moved the board: it does not fit itself any more
  camera(): Camera;
  move(camera: Camera): void;
  /** Everything in sight again, until somebody moves the board. */
  refit(): void;
  /** A board that somebody has moved is moved on just so far that this is in sight. */
  reveal(extent: Extent): void;
}

export interface SightOptions {
  readonly extent: Extent; // what should be in sight
  readonly size: Size; // of the board on the screen
  readonly covered: Covered; // what of it lies under something else
  readonly of: string; // what is looked at: another castle is looked at afresh
  readonly range: ZoomRange;
  readonly margin: number; // cells
  readonly focus?: readonly Extent[]; // what matters where not everything finds room, the most important last
  readonly parts?: readonly Extent[]; // what must not lie under the buttons
  readonly corner?: Corner | null; // where they are
}

const NOTHING: readonly Extent[] = [];

/** So long after the last move, in milliseconds, the board is at rest. */
const REST = 140;

interface Moved {
  readonly of: string;
  readonly scale: number; // at rest
}

export function useSight(world: RefObject<HTMLElement | null>, options: SightOptions): Sight {
  const { extent, size, covered, of, range, margin, focus = NOTHING, parts = NOTHING, corner = null } = options;
  const fitted = useMemo(() => {
    const fittedInto = (free: Covered): Camera => fromWhole(fit(extent, freeOf(size, free), margin, range, focus), free);
    const whole = fittedInto(covered);
    if (!corner || !liesInCorner(parts, whole, size, corner)) return whole;
    // Never so that something is out of sight instead.
    const before = freeOf(size, covered);
    const hides = (side: 'width' | 'height', free: Size, scale: number): boolean =>
      free[side] < before[side] && extent[side] * scale > free[side];
    const clear = clearOfCorner(covered, size, corner)
      .map((free) => ({ camera: fittedInto(free), free: freeOf(size, free) }))
      .filter(({ camera: { scale }, free }) => !hides('width', free, scale) && !hides('height', free, scale))
      .sort((a, b) => b.camera.scale - a.camera.scale);
    return clear[0]?.camera ?? whole;
  }, [extent, size, covered, margin, range, focus, parts, corner]);
  const [moved, setMoved] = useState<Moved | null>(null);
  const own = useRef<Camera | null>(null);
  const isMoved = moved?.of === of;
  const scale = isMoved ? moved.scale : fitted.scale;
  // The drawing at hand is stretched until there is a better one: nothing waits for it.
  const drawn = useDeferredValue(drawnScale(scale, range));
  const latest = useRef({ fitted, size, drawn, of, isMoved });
  latest.current = { fitted, size, drawn, of, isMoved };
  const pending = useRef({ frame: 0, rest: 0 as unknown as ReturnType<typeof setTimeout> });

  const camera = useCallback((): Camera => (latest.current.isMoved && own.current) || latest.current.fitted, []);
  const show = useCallback((): void => {
    const { size: frame, drawn: unit } = latest.current;
    const { x, y, scale: pixels } = camera();
    const element = world.current;
    if (element)
      element.style.transform = `translate(${frame.width / 2 - x * pixels}px, ${frame.height / 2 - y * pixels}px) scale(${pixels / unit})`;
  }, [world, camera]);
  useLayoutEffect(show);
  useEffect(
    () => () => {
      cancelAnimationFrame(pending.current.frame);
      clearTimeout(pending.current.rest);
    },
    [],
  );

  const move = useCallback(
    (next: Camera): void => {
      own.current = next;
      if (!latest.current.isMoved) {
        latest.current.isMoved = true;
        setMoved({ of: latest.current.of, scale: next.scale });
      }
      cancelAnimationFrame(pending.current.frame);
      pending.current.frame = requestAnimationFrame(show);
      world.current?.classList.add('moving');
      clearTimeout(pending.current.rest);
      pending.current.rest = setTimeout(() => {
        world.current?.classList.remove('moving');
        if (own.current) setMoved({ of: latest.current.of, scale: own.current.scale });
      }, REST);
    },
    [world, show],
  );
  const refit = useCallback((): void => {
    clearTimeout(pending.current.rest);
    world.current?.classList.remove('moving');
    setMoved(null);
  }, [world]);
  const revealed = useCallback(
    (what: Extent): void => {
      if (!latest.current.isMoved) return;
      const before = camera();
      const next = reveal(before, what, latest.current.size);
      if (next.x !== before.x || next.y !== before.y) move(next);
    },
    [camera, move],
  );
  return { drawn, stretch: scale / drawn, range, isMoved, camera, move, refit, reveal: revealed };
}
