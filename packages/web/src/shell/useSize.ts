import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number; // pixels
  readonly height: number;
}

/** How large something is on the screen; `null` while it is not shown. */
export function useSize(of: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before?.width === width && before.height === height ? before : width * height === 0 ? null : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return size;
}
