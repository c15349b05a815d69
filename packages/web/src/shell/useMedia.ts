import { useSyncExternalStore } from 'react';

/** Phones, and windows as narrow as a phone's or a tablet's. */
export const NARROW = '(max-width: 900px)';

/** Whether the screen is of some kind, also when a window changes its size. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
