import { BETWEEN_CELL, betweenCellBox, betweenCoin, betweenRoomFragment } from '@luftschloss/drawing';
import type { CastlePreview, Place, TileId } from '@luftschloss/engine/between';
import { useMemo } from 'react';
import { signed } from '../../board/signed.ts';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { signOf } from '../../shell/signs.ts';
import { useLanguage } from '../../words/language.ts';
import type { Position } from './hold.ts';
import type { Denied } from './useHold.ts';
import { useSpeech } from './useSpeech.ts';

/** A tile where somebody would like to see it. */
export interface Ghost extends Position {
  readonly key: string;
  readonly tile: TileId;
  readonly gain: number;
  readonly by: number | null; // whose suggestion it is; `null`: a pencil note of one's own
}

export interface CellsProps {
  places: readonly Place[]; // where the tile in hand may go
  tile: TileId | null;
  tried: Position | null;
  settled: boolean;
  preview: CastlePreview | null;
  denied: Denied | null;
  ghosts: readonly Ghost[];
  lit: readonly Position[];
  scale: number; // pixels for each unit
}

const { width: WIDTH, height: HEIGHT } = BETWEEN_CELL;

/** Everything that lies over the rooms: glowing cells, the tile where it is tried, badges that change, suggestions. */
export function Cells({ places, tile, tried, settled, preview, denied, ghosts, lit, scale }: CellsProps) {
  return (
    <g className="cells" data-through="">
      {lit.map(({ x, y }) => (
        <Rim key={`${x} ${y}`} className="lit" x={x} y={y} wide={x === 0 && y === 0} scale={scale} />
      ))}
      {places.map((place) =>
        tried?.x === place.x && tried.y === place.y ? null : <Open key={`${place.x} ${place.y}`} place={place} scale={scale} />,
      )}
      {ghosts.map((ghost) => (
        <Suggested key={ghost.key} ghost={ghost} scale={scale} />
      ))}
      {tile && tried && <Tried tile={tile} at={tried} settled={settled} preview={preview} scale={scale} />}
      {preview?.rooms.map(
        ({ x, y, before, after }) =>
          before !== null && <Badge key={`${x} ${y}`} x={x} y={y} wide={y === 0 && x === 0} before={before} after={after} scale={scale} />,
      )}
      {denied && <No denied={denied} scale={scale} />}
    </g>
  );
}

function place({ x, y }: Position): string {
  const { left, top } = betweenCellBox(x, y);
  return `translate(${left} ${top})`;
}

function Rim({ x, y, wide, className, scale }: Position & { wide: boolean; className: string; scale: number }) {
  const pen = 3.5 / scale;
  return (
    <rect
      className={className}
      transform={place({ x, y })}
      x={-pen / 2}
      y={-pen / 2}
      width={WIDTH * (wide ? 2 : 1) + pen}
      height={HEIGHT + pen}
      rx={4 / scale}
      strokeWidth={pen}
    />
  );
}

/** A cell where the tile may lie, with what that brings. */
function Open({ place: { x, y, gain }, scale }: { place: Place; scale: number }) {
  const radius = Math.min(HEIGHT * 0.4, 14 / scale);
  return (
    <g className={`open-cell ${gain < 0 ? 'loss' : ''}`} transform={place({ x, y })} data-cell={`${x} ${y}`} data-sign={`place:${gain}`}>
      <rect
        x={4}
        y={4}
        width={WIDTH - 8}
        height={HEIGHT - 8}
        rx={6 / scale}
        strokeWidth={2 / scale}
        strokeDasharray={`${6 / scale} ${4 / scale}`}
      />
      <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={radius} strokeWidth={1.6 / scale} />
      <text x={WIDTH / 2} y={HEIGHT / 2} dy="0.36em" fontSize={Math.max(11 / scale, radius * 1.15)}>
        {gain}
      </text>
    </g>
  );
}

interface TriedProps {
  tile: TileId;
  at: Position;
  settled: boolean;
  preview: CastlePreview | null;
  scale: number;
}

function Tried({ tile, at, settled, preview, scale }: TriedProps) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const worth = preview?.rooms.find(({ x, y }) => x === at.x && y === at.y)?.after ?? 0;
  const picture = useMemo(() => betweenRoomFragment(tile, worth, theme, { scale, language }), [tile, worth, theme, scale, language]);
  return (
    <>
      <g className={`tried ${settled ? 'settled' : ''}`} transform={place(at)} data-testid="tried">
        <Ink svg={picture} />
      </g>
      <Rim className="tried-rim" x={at.x} y={at.y} wide={false} scale={scale} />
      {preview && <Gain at={at} gain={preview.gain} className="tried-gain" scale={scale} />}
    </>
  );
}

/** What a place brings, at the upper right corner of its cell. */
function Gain({ at, gain, className, scale }: { at: Position; gain: number; className: string; scale: number }) {
  const { left, top, width } = betweenCellBox(at.x, at.y);
  const [half, size] = [19 / scale, 15 / scale];
  return (
    <g className={className} data-sign={`place:${gain}`} transform={`translate(${left + width} ${top})`}>
      <rect x={-half} y={-half * 0.68} width={half * 2} height={half * 1.36} rx={half * 0.68} strokeWidth={1.6 / scale} />
      <text dy="0.36em" fontSize={size}>
        {signed(gain)}
      </text>
    </g>
  );
}

interface BadgeProps extends Position {
  wide: boolean;
  before: number;
  after: number;
  scale: number;
}

/** The coin of a room that would be worth something else. */
function Badge({ x, y, wide, before, after, scale }: BadgeProps) {
  const coin = betweenCoin(wide ? 2 : 1, scale);
  const size = Math.max(12.5 / scale, coin ? coin.size * 0.8 : 0);
  const [half, height] = [size * (String(before).length + String(after).length + 2.4) * 0.3, size * 1.5];
  const at = coin ?? { x: WIDTH * (wide ? 2 : 1) - half, y: HEIGHT - height };
  return (
    <g className={`badge ${after < before ? 'loss' : ''}`} data-sign="change" transform={place({ x, y })}>
      <g transform={`translate(${Math.min(at.x, WIDTH * (wide ? 2 : 1) - half - 3)} ${at.y})`}>
        <rect x={-half} y={-height / 2} width={half * 2} height={height} rx={height / 2} strokeWidth={1.4 / scale} />
        <text dy="0.36em" fontSize={size}>
          {before}→{after}
        </text>
      </g>
    </g>
  );
}

/** A suggestion: the tile in pencil, with a shield, a dashed rim of that colour, and what it would bring. */
function Suggested({ ghost, scale }: { ghost: Ghost; scale: number }) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const picture = useMemo(() => betweenRoomFragment(ghost.tile, null, theme, { scale, language }), [ghost.tile, theme, scale, language]);
  const sign = ghost.by === null ? null : signOf(ghost.by);
  const shield = 22 / scale / 27;
  return (
    <g className={`suggested ${sign ? sign.tincture : 'pencil'}`}>
      <g className="suggested-tile" transform={place(ghost)}>
        <Ink svg={picture} />
      </g>
      <Rim className="suggested-rim" x={ghost.x} y={ghost.y} wide={false} scale={scale} />
      {sign && (
        <g
          className={`seat-badge ${sign.tincture}`}
          transform={`${place(ghost)} translate(${-8 * shield} ${-12 * shield}) scale(${shield})`}
        >
          <path className="shield" d="M-1.5 -1.5H25.5V12C25.5 20 19 24.5 12 27C5 24.5 -1.5 20 -1.5 12Z" />
          <path className="charge" d={sign.path} fillRule="evenodd" transform="translate(4.2 3) scale(0.65)" />
        </g>
      )}
      <Gain at={ghost} gain={ghost.gain} className="suggested-gain" scale={scale} />
    </g>
  );
}

/** A cell that cannot be used says why, in two short lines. */
function No({ denied, scale }: { denied: Denied; scale: number }) {
  const say = useSpeech();
  const words = say.words.problems[denied.problem]().split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean);
  const size = Math.max(11.5 / scale, 15);
  const width = Math.max(WIDTH, Math.max(...lines.map(({ length }) => length)) * size * 0.56 + 10);
  return (
    <g className="denied" transform={place(denied)} data-testid="denied">
      <rect x={WIDTH / 2 - width / 2} y={4} width={width} height={HEIGHT - 8} rx={6 / scale} strokeWidth={2 / scale} />
      {lines.map((line, index) => (
        <text key={line} x={WIDTH / 2} y={HEIGHT / 2 + (index - (lines.length - 1) / 2) * size * 1.15} dy="0.36em" fontSize={size}>
          {line}
        </text>
      ))}
    </g>
  );
}
