import { cellMiddle, palaceTileFragment, swanMiddle, swanRadius } from '@luftschloss/drawing';
import { armsAhead, type Cell, type PalaceView, type Swan } from '@luftschloss/engine/palace';
import { useMemo } from 'react';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { matchesIn } from './matches.ts';
import { CellGlow, type Seen } from './PalaceBoard.tsx';
import type { Way } from './sites.ts';
import { useTexts } from './useTexts.ts';

interface GhostProps {
  view: PalaceView;
  way: Way;
  seen: Seen;
}

/** The tile where it is held, with everything that building it there would do: matches, completed tiles, and the moat that follows. */
export function Ghost({ view, way, seen }: GhostProps) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const { action, preview, gain } = way;
  const { size, scale } = seen;
  const { x, y } = cellMiddle(action);
  const svg = useMemo(
    () => palaceTileFragment(action.tile, action.turns, theme, language, scale, view.viewer),
    [action.tile, action.turns, theme, language, scale, view.viewer],
  );
  const completed = preview.completed.flatMap(({ tile }) => preview.after.palace.tiles.filter((placed) => placed.tile === tile));
  return (
    <g className="ghost" data-cell={`${action.x} ${action.y}`} data-turns={action.turns}>
      <g transform={`translate(${x * size} ${y * size}) scale(${scale})`}>
        <Ink svg={svg} />
      </g>
      {completed.map((cell) => (
        <Completed key={cell.tile} cell={cell} size={size} />
      ))}
      <CellGlow cell={action} size={size} className="ghost-rim" />
      <MoatAhead way={way} seen={seen} />
      {matchesIn(way).map(({ other, swan, direction, number }) => (
        <MatchRing key={number} cell={action} other={other} direction={direction} swan={swan} number={number} seen={seen} />
      ))}
      <TurnHandle cell={action} seen={seen} turns={way.action.turns} />
      <GainTag cell={action} gain={gain} seen={seen} />
    </g>
  );
}

interface MatchRingProps {
  cell: Cell;
  other: Cell;
  direction: number;
  swan: Swan;
  number: number;
  seen: Seen;
}

/** A ring of the swan's colour around both doors, and the number that the list repeats. */
function MatchRing({ cell, other, direction, swan, number, seen: { size, scale, stretch } }: MatchRingProps) {
  const from = swanMiddle(cell, direction, scale);
  const to = swanMiddle(other, (direction + 2) % 4, scale);
  const reach = (swanRadius(scale) + 0.045) * size;
  const [left, top] = [Math.min(from.x, to.x) * size - reach, Math.min(from.y, to.y) * size - reach];
  const [width, height] = [Math.abs(from.x - to.x) * size + reach * 2, Math.abs(from.y - to.y) * size + reach * 2];
  const upright = direction % 2 === 0;
  const radius = Math.max(7.5 / stretch, size * 0.1);
  return (
    <g className={`match swan-${swan === '*' ? 'grey' : swan}`}>
      <rect className="match-halo" x={left} y={top} width={width} height={height} rx={reach} />
      <rect className="match-ring" x={left} y={top} width={width} height={height} rx={reach} />
      <g transform={`translate(${left + (upright ? width : width / 2)} ${top + (upright ? height / 2 : 0)})`}>
        <circle className="match-number" r={radius} />
        <text className="match-digit" dy="0.36em" fontSize={Math.max(11 / stretch, radius * 1.35)}>
          {number}
        </text>
      </g>
    </g>
  );
}

function Completed({ cell, size }: { cell: Cell; size: number }) {
  const { x, y } = cellMiddle(cell);
  return (
    <>
      <CellGlow cell={cell} size={size} className="completing" />
      <g transform={`translate(${(x + 0.3) * size} ${(y - 0.3) * size}) scale(${(size * 0.36) / 18})`}>
        <use href="#palace-wax" />
      </g>
    </>
  );
}

/** Where the moat would go, numbered from both ends. */
function MoatAhead({ way: { preview }, seen: { size, stretch } }: { way: Way; seen: Seen }) {
  const arms = useMemo(() => armsAhead(preview.after.palace, preview.moat), [preview]);
  if (preview.moat === 0) return null;
  return (['left', 'right'] as const).flatMap((arm) =>
    arms[arm].map((cell, index) => {
      const { x, y } = cellMiddle(cell);
      return (
        <g key={`${arm} ${cell.x} ${cell.y}`} className="moat-ahead">
          <CellGlow cell={cell} size={size} className="moat-cell" />
          <circle cx={x * size} cy={y * size} r={Math.max(8.5 / stretch, size * 0.15)} />
          <text x={x * size} y={y * size} dy="0.36em" fontSize={Math.max(11 / stretch, size * 0.2)}>
            {index + 1}
          </text>
        </g>
      );
    }),
  );
}

/** Where the round arrow sits beside the ghost. */
function TurnHandle({ cell, seen: { size, stretch } }: { cell: Cell; seen: Seen; turns: number }) {
  const { x, y } = cellMiddle(cell);
  return (
    <g className="turn-handle" transform={`translate(${(x - 0.5) * size} ${(y + 0.5) * size}) scale(${1 / stretch})`}>
      <circle r={13} />
      <path d="M4.6 -4.4A6.4 6.4 0 1 0 6 2.2M4.8 -8.4V-4.2H0.6" />
    </g>
  );
}

function GainTag({ cell, gain, seen: { size, stretch } }: { cell: Cell; gain: number; seen: Seen }) {
  const texts = useTexts();
  const { x, y } = cellMiddle(cell);
  return (
    <g className="gain-tag" transform={`translate(${x * size} ${(y - 0.5) * size - 3}) scale(${1 / stretch})`}>
      <rect x={-34} y={-25} width={68} height={23} rx={3} />
      <text y={-8.5} fontSize={14}>
        {texts.gain(gain)}
      </text>
    </g>
  );
}
