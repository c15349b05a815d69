import { type Castle, type CastlesView, tileOf } from '@luftschloss/engine/castles';
import { personAt, told, type Words } from '@luftschloss/words';
import { lazy, type RefObject, Suspense, useMemo } from 'react';
import type { Probe } from '../../board/useCarry.ts';
import type { TableControls } from '../../table/useTable.ts';
import { useWords } from '../../words/language.ts';
import { CastleBoard } from './CastleBoard.tsx';
import { pointsOf } from './castle-drawing.ts';
import { roomsInWords } from './castle-words.ts';
import { OverBoard } from './OverBoard.tsx';
import { previewOf } from './preview.ts';
import type { ShownRoom } from './RoomCard.tsx';
import { SeatStrip, type SeatsProps } from './Seats.tsx';
import type { Spot } from './spots.ts';
import type { HandControls } from './useHand.ts';

/** Nobody needs it before the end. */
const Ending = lazy(() => import('./Ending.tsx'));

interface BoardViewProps {
  controls: TableControls;
  seats: SeatsProps;
  names: readonly string[];
  hand: HandControls;
  tried: CastlesView; // the table on which things are tried: as it is, or as if it were one's turn
  planning: boolean;
  show(room: ShownRoom): void;
  probe: RefObject<Probe | null>;
}

const NONE: readonly number[] = [];
const NO_SPOTS: readonly Spot[] = [];

/** The castle on the board, and at the end the final scores over it. */
export function BoardView({ controls, seats, names, hand, tried, planning, show, probe }: BoardViewProps) {
  const { view, watched: seat, watch, pointed } = seats;
  const { shown, act } = controls;
  const mine = seat === view.viewer;
  const holding = mine && hand.hand !== null;
  const words = useWords();
  const { board: say } = words['castles-table'];
  const who = personAt(told(names, view.viewer), seat);
  const castle = useCastleOnBoard(view, seat, hand);
  const action = hand.action();
  const build = (): void => {
    if (action && !planning) act(action);
  };
  return (
    <main className="middle" id="main" data-castle={seat}>
      <SeatStrip {...seats} />
      <div className="over-board">
        {view.viewer === null && !shown.result && <OverBoard>{say.watching({ who })}</OverBoard>}
        {view.viewer !== null && !mine && !shown.result && <OverBoard press={() => watch(view.viewer ?? 0)}>{say.back({ who })}</OverBoard>}
      </div>
      <CastleBoard
        castle={castle}
        owner={seat}
        label={holding ? say.labelHolding() : say.label({ who })}
        piece={holding ? hand.piece : null}
        hand={holding ? hand.hand : null}
        spots={holding ? hand.spots : NO_SPOTS}
        points={action ? (previewOf(tried, action)?.points ?? 0) : 0}
        lit={pointed?.seat === seat ? pointed.rooms : NONE}
        hover={hand.hover}
        leave={hand.leave}
        press={hand.settle}
        turn={hand.turn}
        look={(index) => show(roomInCastle(words, view, seat, index))}
        onKey={(event) => holding && hand.onKey(event, build)}
        probe={probe}
      />
      {shown.result && (
        <Suspense>
          <Ending controls={controls} view={view} result={shown.result} names={names} />
        </Suspense>
      )}
    </main>
  );
}

/** A foyer that is being turned is shown as it would stand. */
function useCastleOnBoard(view: CastlesView, seat: number, { hand, piece }: HandControls): Castle {
  const { castle } = view.seats[seat];
  const turned = piece?.kind === 'turn-foyer' && seat === view.viewer ? hand?.pose.r : undefined;
  return useMemo(() => (turned === undefined ? castle : { ...castle, tiles: [{ ...castle.tiles[0], r: turned }] }), [castle, turned]);
}

function roomInCastle(words: Words, view: CastlesView, seat: number, index: number): ShownRoom {
  const { castle } = view.seats[seat];
  const { tile } = castle.tiles[index];
  const { state } = roomsInWords(words, castle)[index];
  const scored = words['castles-table'].rooms.scoredNow({ points: pointsOf(castle)[index] ?? 0 });
  const notes = index === 0 ? [state] : [scored, state];
  return { tile: tileOf(tile).id, notes };
}
