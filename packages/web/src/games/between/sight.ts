import type { Castle } from '@luftschloss/engine/between';
import type { Extent } from '../../board/camera.ts';
import type { Size } from '../../shell/useSize.ts';
import { ROW } from './board-geometry.ts';
import type { Position } from './hold.ts';
import type { Side } from './seating.ts';

/** How far a castle reaches, in columns and rows from its throne. */
interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

/** A castle on its side, with tiles that are only shown there. */
interface Seen {
  readonly side: Side;
  readonly castle: Castle;
  readonly shown?: readonly Position[];
}

/** Room in cells around a tile that is only shown: what it brings stands at its upper corner. */
const ROUND = { beside: 0.3, above: 0.35, below: 0.15 };

/** Cells around a castle that must be in sight: all where something could be built, or only its roofs. */
function reachOf({ castle: { tiles }, shown = [] }: Seen, building: boolean): Reach {
  const [columns, rows] = [
    [0, 1, ...tiles.map(({ x }) => x)],
    [0, ...tiles.map(({ y }) => y)],
  ];
  const [beside, above, below] = building ? [1, 1, 1] : [0.4, 0.75, 0.5];
  return {
    left: Math.min(Math.min(...columns) - beside, ...shown.map(({ x }) => x - ROUND.beside)),
    right: Math.max(Math.max(...columns) + 1 + beside, ...shown.map(({ x }) => x + 1 + ROUND.beside)),
    up: Math.max(Math.max(...rows) + 1 + above, ...shown.map(({ y }) => y + 1 + ROUND.above)),
    down: Math.max(-Math.min(...rows) + below, ...shown.map(({ y }) => -y + ROUND.below)),
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
export function sightsOf(castles: readonly Seen[], { width, height }: Size, covered: Covered, building: boolean): Sights[] {
  const reaches = castles.map((seen) => reachOf(seen, building));
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
