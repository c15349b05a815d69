import type { Castle } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { Ink } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { useGuide } from '../../table/guide.ts';
import { useLanguage } from '../../words/language.ts';
import { drawnMoat, drawnPassages, drawnRoom } from './castle-drawing.ts';
import { type Hand, spotIn } from './hand.ts';
import type { BuildAction, Piece } from './pieces.ts';
import { apart, centreOf, inPose, passageMiddle, passagesOf, type Spot } from './spots.ts';

interface PlacesProps {
  castle: Castle;
  piece: Piece;
  hand: Hand;
  spots: readonly Spot[];
  size: number;
  stretch: number;
  points: number; // what the piece would score where it is held
}

const SEAL_GAP = 25; // pixels between the middles of two seals

/** Every place where the piece in hand could go, what it would score there, and the piece itself where it is held. */
export function Places({ castle, piece, hand, spots, size, stretch, points }: PlacesProps) {
  const possible = useMemo(() => inPose(spots, hand.pose).reverse(), [spots, hand.pose]);
  const held = spotIn(hand, spots);
  const clear = useMemo(() => apart(possible, SEAL_GAP / (size * stretch)), [possible, size, stretch]);
  const radius = Math.max(12, Math.min(17, size * stretch * 0.42)) / stretch;
  const way = held?.ways[hand.way] ?? null;
  return (
    <g className="places" data-holds={piece.kind} data-through="">
      <PlaceMarks spots={possible} size={size} />
      <WantedPlace piece={piece} spots={spots} size={size} />
      {held && way && <Ghost castle={castle} piece={piece} hand={hand} held={held} way={way} size={size} />}
      {piece.kind !== 'turn-foyer' &&
        possible.map(
          (spot) =>
            spot !== held && <Seal key={spot.key} spot={spot} size={size} stretch={stretch} radius={clear.has(spot) ? radius : null} />,
        )}
      {held && hand.means.digs && hand.settled && <OtherWays held={held} way={hand.way} size={size} stretch={stretch} />}
      {held && piece.kind !== 'turn-foyer' && (
        <g className="held-points" data-sign="pointsNow" transform={`translate(${(held.x + held.width / 2) * size} ${held.y * size - 6})`}>
          <rect x={-24 / stretch} y={-26 / stretch} width={48 / stretch} height={24 / stretch} rx={3} />
          <text y={-9 / stretch} fontSize={16 / stretch}>
            {points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'}
          </text>
        </g>
      )}
    </g>
  );
}

/** In a lesson: where it would build what is in hand. */
function WantedPlace({ piece, spots, size }: Pick<PlacesProps, 'piece' | 'spots' | 'size'>) {
  const wanted = JSON.stringify(useGuide()?.wanted ?? null);
  const spot = spots.find(({ ways }) => ways.some((way) => way.type === piece.kind && JSON.stringify(way) === wanted));
  if (!spot) return null;
  const { x, y, width, height } = spot;
  return <rect className="wanted-place" x={x * size} y={y * size} width={width * size} height={height * size} rx={6} />;
}

function PlaceMarks({ spots, size }: { spots: readonly Spot[]; size: number }) {
  return spots.map(({ key, x, y, width, height }) => (
    <rect key={key} className="place" x={x * size + 2} y={y * size + 2} width={width * size - 4} height={height * size - 4} rx={4} />
  ));
}

interface GhostProps {
  castle: Castle;
  piece: Piece;
  hand: Hand;
  held: Spot;
  way: BuildAction;
  size: number;
}

/** The piece where it is held, with the passages that would be dug. A foyer being turned is drawn as part of its castle. */
function Ghost({ castle, piece, hand, held, way, size }: GhostProps) {
  const theme = useDrawingTheme();
  const language = useLanguage();
  const look = useMemo(() => ({ cellSize: size, theme, language, prefix: 'board-' }), [size, theme, language]);
  const picture = useMemo(() => {
    if (way.type === 'buy-moat') return drawnMoat(way.side, held.width, held.height, look);
    return piece.tile && way.type !== 'turn-foyer' ? drawnRoom(piece.tile.id, held.r, held.level, look) : '';
  }, [way, piece, held, look]);
  const tunnels = useMemo(() => drawnPassages(castle, passagesOf(way), look), [castle, way, look]);
  return (
    <>
      <g
        className={`ghost ${hand.settled ? 'settled' : ''}`}
        data-pose={`${held.r}${held.level ?? ''}`}
        data-place={`${held.x} ${held.y}`}
        transform={`translate(${held.x * size} ${held.y * size})`}
      >
        <rect className="ghost-rim" x={-4} y={-4} width={held.width * size + 8} height={held.height * size + 8} rx={6} />
        <Ink svg={picture} />
      </g>
      {tunnels !== '' && <Ink svg={tunnels} className="ghost-tunnels" />}
    </>
  );
}

interface OtherWaysProps {
  held: Spot;
  way: number;
  size: number;
  stretch: number;
}

/** Other passages that could be dug from the same place: a click on one digs that one. The panel beside the board lists them all. */
function OtherWays({ held, way, size, stretch }: OtherWaysProps) {
  return held.ways.map((other, index) => {
    const [passage, second] = passagesOf(other);
    if (index === way || !passage || second) return null;
    const { x, y } = passageMiddle(passage);
    return (
      <g
        key={`${passage.kind} ${passage.x} ${passage.y} ${passage.r}`}
        className="other-way"
        transform={`translate(${x * size} ${y * size}) scale(${1 / stretch})`}
      >
        <circle r={13} />
        <path d="M-7 7L3 -3M-4 -6Q5 -6 6 4" />
      </g>
    );
  });
}

interface SealProps {
  spot: Spot;
  size: number;
  stretch: number;
  radius: number | null; // null where there is no room for a number
}

function Seal({ spot, size, stretch, radius }: SealProps) {
  const { x, y } = centreOf(spot);
  const look = ['seal', spot.points < 0 && 'loss', spot.completes > 0 && 'completing'].filter(Boolean).join(' ');
  return (
    <g className={look} data-sign={`place:${spot.points}`} transform={`translate(${x * size} ${y * size})`}>
      <circle r={radius ?? 4.5 / stretch} />
      {radius !== null && (
        <text dy="0.36em" fontSize={13 / stretch}>
          {spot.points}
        </text>
      )}
    </g>
  );
}
