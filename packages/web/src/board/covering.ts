import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../shell/useSize.ts';
import type { Camera } from './camera.ts';

/** How much of a board lies under something else, in pixels from its edges. */
export interface Covered {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const UNCOVERED: Covered = { top: 0, right: 0, bottom: 0 };
/** A board of which less than this would be left is looked at as if it were free. */
const LEAST = 0.3;

const covers = new Set<HTMLElement>();
const listeners = new Set<() => void>();

/** Something that may lie over a board: what is drawn there moves into the part that is free. */
export function useCovering(of: RefObject<HTMLElement | null>, shown = true): void {
  useLayoutEffect(() => {
    const element = of.current;
    if (!element || !shown) return;
    const tell = (): void => {
      for (const listener of [...listeners]) listener();
    };
    covers.add(element);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      covers.delete(element);
      tell();
    };
  }, [of, shown]);
}

/** How much of a board is covered now. */
export function useCovered(board: RefObject<HTMLElement | null>): Covered {
  const [covered, setCovered] = useState(UNCOVERED);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const measure = (): void => {
      const now = coveredBy(
        element.getBoundingClientRect(),
        [...covers].map((cover) => cover.getBoundingClientRect()),
      );
      setCovered((before) => (EDGES.every((edge) => before[edge] === now[edge]) ? before : now));
    };
    measure();
    listeners.add(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      listeners.delete(measure);
      observer.disconnect();
    };
  }, [board]);
  return covered;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const EDGES = ['top', 'right', 'bottom'] as const;

/** A sheet beside the board reaches in from the right, a note comes from above, a button lies in a lower corner. */
export function coveredBy(board: Box, sheets: readonly Box[]): Covered {
  const [width, height] = [board.right - board.left, board.bottom - board.top];
  const covered = { ...UNCOVERED };
  for (const sheet of sheets) {
    const across = Math.min(board.right, sheet.right) - Math.max(board.left, sheet.left);
    const down = Math.min(board.bottom, sheet.bottom) - Math.max(board.top, sheet.top);
    if (across < 1 || down < 1) continue;
    const taken = { top: sheet.bottom - board.top, right: board.right - sheet.left, bottom: board.bottom - sheet.top };
    const share = { top: taken.top / height, right: taken.right / width, bottom: taken.bottom / height };
    // Whichever way leaves most of the board.
    const edge = EDGES.reduce((best, each) => (share[each] < share[best] ? each : best));
    if (share[edge] <= 1 - LEAST) covered[edge] = Math.max(covered[edge], taken[edge]);
  }
  return covered;
}

/** The part of a board that is free. */
export function freeOf({ width, height }: Size, { top, right, bottom }: Covered): Size {
  return { width: width - right, height: height - top - bottom };
}

/** The same sight from the middle of the whole board, where it was made for the free part. */
export function fromWhole({ x, y, scale }: Camera, { top, right, bottom }: Covered): Camera {
  return { x: x + right / 2 / scale, y: y + (bottom - top) / 2 / scale, scale };
}
