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

interface Kept<T> {
  readonly of: unknown;
  readonly key: string;
  readonly cells: readonly T[];
}

/**
 * Lines that light up what they are about: while the mouse or the keyboard is on them, and by a press, until the next press on them. A line that is pressed gives
 * way while another one is looked at, and is lit again afterwards. What they are about being over (`of` is another), nothing is lit any more.
 */
export function usePointed<T>(point: (cells: readonly T[]) => void, of: unknown): (cells: readonly T[], name?: string) => Pointed {
  const [last, keep] = useState<Kept<T> | null>(null);
  const kept = last?.of === of ? last : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another preview has other lines.
  useEffect(() => {
    keep(null);
    return () => point([]);
  }, [of]);
  const leave = (): void => point(kept?.cells ?? []);
  // Lines about the same cells are told apart by their names.
  return (cells, name = JSON.stringify(cells)) => {
    const pressed = kept?.key === name;
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
        keep(pressed ? null : { of, key: name, cells });
        point(pressed ? [] : cells);
      },
    };
  };
}
