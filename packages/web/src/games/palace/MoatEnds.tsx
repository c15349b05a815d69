import { cellMiddle } from '@luftschloss/drawing';
import type { MoatEnd } from './moat-ends.ts';
import { CellGlow, type Seen } from './PalaceBoard.tsx';

/** Where moat can be laid or taken now. */
export function MoatEnds({ ends, seen: { size, stretch } }: { ends: readonly MoatEnd[]; seen: Seen }) {
  return ends.map(({ cell, role, ends: last }) => {
    const { x, y } = cellMiddle(cell);
    return (
      <g key={`${role} ${cell.x} ${cell.y}`} className={`moat-end ${role} ${last ? 'last' : ''}`} data-moat={`${cell.x} ${cell.y}`}>
        <CellGlow cell={cell} size={size} className="moat-glow" />
        <path
          d="M-9 -4q4.5 -5 9 0t9 0M-9 5q4.5 -5 9 0t9 0"
          transform={`translate(${x * size} ${y * size}) scale(${Math.max(1 / stretch, size / 40)})`}
        />
      </g>
    );
  });
}
