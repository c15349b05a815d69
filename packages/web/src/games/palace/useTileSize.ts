import { useSyncExternalStore } from 'react';

const LARGE = 78;
const LOW = 60;
/** Eight tiles beside each other on a phone. */
const SHARE = 0.112;
const LARGEST_ON_PHONE = 72;

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

function measured(): number {
  if (innerWidth <= 900) return Math.round(Math.min(LARGEST_ON_PHONE, innerWidth * SHARE));
  return innerHeight <= 760 ? LOW : LARGE;
}

/** How large a tile of the row is drawn, in pixels: it is drawn for its size, so that what is written on it can be read. */
export function useTileSize(): number {
  return useSyncExternalStore(subscribe, measured);
}
