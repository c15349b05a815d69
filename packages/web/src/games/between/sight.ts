import type { Castle } from '@luftschloss/engine/between';
import type { Extent } from '../../board/camera.ts';
import type { Size } from '../../shell/useSize.ts';
import { ROW } from './CastleBoard.tsx';
import type { Side } from './ring.ts';

/** How far a castle reaches, in columns and rows from its throne. */
interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

/** Cells around a castle that must be in sight: all where something could be built, or only its roofs. */
function reachOf({ tiles }: Castle, building: boolean): Reach {
  const [columns, rows] = [
    [0, 1, ...tiles.map(({ x }) => x)],
    [0, ...tiles.map(({ y }) => y)],
  ];
  const [beside, above, below] = building ? [1, 1, 1] : [0.4, 0.75, 0.5];
  return {
    left: Math.min(...columns) - beside,
    right: Math.max(...columns) + 1 + beside,
    up: Math.max(...rows) + 1 + above,
    down: -Math.min(...rows) + below,
  };
}

/** What covers a part of a board, in pixels. */
export interface Covered {
  readonly top: number; // by the heads of the castles
  readonly inner: number; // by the panel in the middle
  readonly bottom: number;
}

export interface Sights {
  readonly sight: Extent;
  readonly middle: number; // where the two halves of the sky meet
}

const NEAREST = 112; // pixels for each cell: a throne alone is not blown up
const LEAST = 18;
const EDGE = 10;

/** How to look at one castle, or at two side by side: each as near as it can be, with one ground for both. */
export function sightsOf(
  castles: readonly { readonly side: Side; readonly castle: Castle }[],
  { width, height }: Size,
  covered: Covered,
  building: boolean,
): Sights[] {
  const reaches = castles.map(({ castle }) => reachOf(castle, building));
  const wide = width - covered.inner - EDGE;
  const high = height - covered.top - covered.bottom;
  const alone = reaches.map(({ left, right, up, down }) => Math.min(NEAREST, wide / (right - left), high / ((up + down) * ROW)));
  const most = (of: (reach: Reach) => number): number => Math.max(...reaches.map((reach, index) => of(reach) * ROW * alone[index]));
  const [above, below] = [most(({ up }) => up), most(({ down }) => down)];
  const shrunk = Math.min(1, high / (above + below));
  const ground = covered.top + Math.max(0, high - above - below) * 0.62 + above * shrunk;
  return castles.map(({ side }, index) => {
    const { left, right } = reaches[index];
    const scale = Math.max(LEAST, alone[index] * shrunk);
    const before = side === 'left' || castles.length === 1 ? 0 : covered.inner; // what is covered at the left of this board
    const sight = {
      left: (left + right) / 2 - (before + (width - covered.inner) / 2) / scale,
      top: -ground / scale,
      width: width / scale,
      height: height / scale,
    };
    const middle = castles.length === 1 ? sight.left + sight.width / 2 : side === 'left' ? sight.left + sight.width : sight.left;
    return { sight, middle };
  });
}
