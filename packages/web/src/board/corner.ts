import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../shell/useSize.ts';
import type { Camera, Extent } from './camera.ts';
import type { Covered } from './covering.ts';

/** A lower corner of a board with buttons on it, in pixels from the upper left corner of the board. */
export interface Corner {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** So much of a thing may lie under the buttons, in pixels: walls are thick. */
const EDGE = 3;

/** Whether something that matters would lie under the buttons. */
export function liesInCorner(parts: readonly Extent[], { x, y, scale }: Camera, size: Size, corner: Corner): boolean {
  return parts.some(({ left, top, width, height }) => {
    const [from, below] = [(left - x) * scale + size.width / 2, (top + height - y) * scale + size.height / 2];
    return from < corner.right - EDGE && from + width * scale > corner.left + EDGE && below > corner.top + EDGE;
  });
}

/** The board without a strip in which the buttons are: the one along its lower edge, and on the right the one beside them. */
export function clearOfCorner(covered: Covered, { width, height }: Size, { left, top }: Corner): Covered[] {
  const above = { ...covered, bottom: Math.max(covered.bottom, height - top) };
  return left < width / 2 ? [above] : [above, { ...covered, right: Math.max(covered.right, width - left) }];
}

/** Where the buttons of a board lie. */
export function useCorner(board: RefObject<HTMLElement | null>, buttons: RefObject<HTMLElement | null>): Corner | null {
  const [corner, setCorner] = useState<Corner | null>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const [frame, box] = [board.current?.getBoundingClientRect(), buttons.current?.getBoundingClientRect()];
      if (!frame || !box) return;
      const now = { left: box.left - frame.left, right: box.right - frame.left, top: box.top - frame.top };
      setCorner((before) => (before && before.left === now.left && before.right === now.right && before.top === now.top ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [board, buttons]) if (each.current) observer.observe(each.current);
    return () => observer.disconnect();
  }, [board, buttons]);
  return corner;
}
