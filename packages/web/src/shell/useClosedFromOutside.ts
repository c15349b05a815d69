import { type RefObject, useEffect } from 'react';

/** A list that lies over other things closes as a menu does: by a press beside it, or by Escape. */
export function useClosedFromOutside(list: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const pressed = ({ target }: PointerEvent): void => {
      if (list.current?.open && target instanceof Node && !list.current.contains(target)) list.current.open = false;
    };
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !list.current?.open) return;
      event.stopPropagation();
      list.current.open = false;
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed, true);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed, true);
    };
  }, [list]);
}
