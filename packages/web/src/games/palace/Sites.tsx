import { cellMiddle } from '@luftschloss/drawing';
import type { Swan } from '@luftschloss/engine/palace';
import { memo } from 'react';
import { CellGlow, type Seen } from './PalaceBoard.tsx';
import { SwanMark } from './Signs.tsx';
import type { Site } from './sites.ts';

interface SitesProps {
  sites: readonly Site[];
  held: Site | null; // where the tile lies already
  seen: Seen;
}

/** Every cell where the tile in hand can go, with the swans that its best turn brings; a seal where it completes something, a dot where it brings no swan. */
export const Sites = memo(function Sites({ sites, held, seen }: SitesProps) {
  return (
    <g className="sites" data-through="">
      {sites.map((site) => site.key !== held?.key && <SiteMark key={site.key} site={site} seen={seen} />)}
    </g>
  );
});

function SiteMark({ site: { cell, ways, best, key }, seen: { size, stretch } }: { site: Site; seen: Seen }) {
  const { x, y } = cellMiddle(cell);
  const { swans, preview } = ways[best];
  const pixels = size * stretch;
  return (
    <g data-site={key} data-sign="place">
      <CellGlow cell={cell} size={size} className={`site ${swans.length === 0 ? 'plain' : ''}`} />
      {swans.length === 0 && <circle className="no-swan" cx={x * size} cy={y * size} r={Math.max(2.4, size * 0.05)} />}
      <g transform={`translate(${x * size} ${y * size})`}>
        <SwanCluster swans={swans} size={size} pixels={pixels} />
      </g>
      {preview.completed.length > 0 && (
        <g transform={`translate(${(x + 0.3) * size} ${(y - 0.3) * size}) scale(${(size * 0.28) / 18})`}>
          <use href="#palace-wax" />
        </g>
      )}
    </g>
  );
}

/** So many swans find room in a cell; of more, the rest is a number. */
const MOST = 4;

function SwanCluster({ swans, size, pixels }: { swans: readonly Swan[]; size: number; pixels: number }) {
  const shown = swans.slice(0, pixels < 36 ? 2 : MOST);
  const rest = swans.length - shown.length;
  const places = PLACES[Math.min(shown.length, MOST)] ?? [];
  const token = (size * (shown.length > 2 ? 0.36 : 0.42)) / 22;
  return (
    <>
      {shown.map((swan, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two swans of a colour are alike.
        <g key={`${swan} ${index}`} transform={`translate(${places[index][0] * size} ${places[index][1] * size}) scale(${token})`}>
          <SwanMark swan={swan} />
        </g>
      ))}
      {rest > 0 && (
        <text className="more-swans" x={0} y={size * 0.44} fontSize={Math.max(11 / (pixels / size), size * 0.22)}>
          +{rest}
        </text>
      )}
    </>
  );
}

const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.21, 0],
    [0.21, 0],
  ],
  [
    [-0.2, -0.17],
    [0.2, -0.17],
    [0, 0.19],
  ],
  [
    [-0.2, -0.19],
    [0.2, -0.19],
    [-0.2, 0.19],
    [0.2, 0.19],
  ],
];
