import type { Extent } from './camera.ts';

const AROUND = 48; // cells of paper around everything, so that no edge comes into sight

/** Squared paper, one square for each cell. */
export function Paper({ extent: { left, top, width, height }, size }: { extent: Extent; size: number }) {
  return (
    <div
      className="pencil"
      style={{
        left: (Math.floor(left) - AROUND) * size,
        top: (Math.floor(top) - AROUND) * size,
        width: (Math.ceil(width) + AROUND * 2) * size,
        height: (Math.ceil(height) + AROUND * 2) * size,
        backgroundSize: Array(2).fill(`${size}px`).join(' '),
      }}
    />
  );
}
