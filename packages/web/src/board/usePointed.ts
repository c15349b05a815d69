import { type PointerEvent, useEffect, useState } from 'react';

/** What makes something point at cells of the board. */
export interface Pointed {
  readonly 'aria-pressed': boolean;
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(): void;
  onBlur(): void;
  onClick(): void;
}

/**
 * Lines that light up what they are about: while the mouse or the keyboard is on them, and by a tap, until the next tap on them. What they are about being over
 * (`of` is another), nothing is lit any more.
 */
export function usePointed<T>(point: (cells: readonly T[]) => void, of: unknown): (cells: readonly T[]) => Pointed {
  const [kept, keep] = useState<{ readonly of: unknown; readonly key: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another preview has other lines.
  useEffect(() => {
    keep(null);
    return () => point([]);
  }, [of]);
  return (cells) => {
    const key = JSON.stringify(cells);
    const pressed = kept !== null && kept.of === of && kept.key === key;
    const leave = (): void => {
      if (!pressed) point([]);
    };
    return {
      'aria-pressed': pressed,
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') point(cells);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') leave();
      },
      onFocus: () => point(cells),
      onBlur: leave,
      onClick() {
        keep(pressed ? null : { of, key });
        point(pressed ? [] : cells);
      },
    };
  };
}
