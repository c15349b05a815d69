import { type Castle, type CastlesView, tileOf } from '@luftschloss/engine/castles';
import { type RefObject, useMemo } from 'react';
import type { Probe } from '../../board/useCarry.ts';
import { pointsWords } from '../../gallery/room-words.ts';
import type { TableControls } from '../../table/useTable.ts';
import { CastleBoard } from './CastleBoard.tsx';
import { pointsOf } from './castle-drawing.ts';
import { castleLines } from './castle-words.ts';
import { Ending } from './Ending.tsx';
import { previewOf } from './preview.ts';
import type { ShownRoom } from './RoomCard.tsx';
import { SeatStrip, type SeatsProps } from './Seats.tsx';
import type { Spot } from './spots.ts';
import type { HandControls } from './useHand.ts';

interface BoardViewProps {
  controls: TableControls;
  seats: SeatsProps;
  names: readonly string[];
  hand: HandControls;
  show(room: ShownRoom): void;
  probe: RefObject<Probe | null>;
}

const NONE: readonly number[] = [];
const NO_SPOTS: readonly Spot[] = [];

/** The castle on the board, and at the end the final scores over it. */
export function BoardView({ controls, seats, names, hand, show, probe }: BoardViewProps) {
  const { view, watched: seat, watch, pointed } = seats;
  const { shown, act } = controls;
  const mine = seat === view.viewer;
  const holding = mine && hand.hand !== null;
  const castle = useCastleOnBoard(view, seat, hand);
  const action = hand.action();
  const build = (): void => {
    if (action) act(action);
  };
  return (
    <main className="middle" id="main">
      <SeatStrip {...seats} />
      <div className="over-board">
        {view.viewer === null && !shown.result && (
          <p className="back-home onlooking">You are watching. This is the castle of {names[seat]}.</p>
        )}
        {view.viewer !== null && !mine && !shown.result && (
          <button type="button" className="back-home" onClick={() => watch(view.viewer ?? 0)}>
            The castle of {names[seat]}. Back to mine
          </button>
        )}
      </div>
      <CastleBoard
        castle={castle}
        owner={seat}
        label={`Castle of ${names[seat]}. ${holding ? 'Arrow keys move the room, R turns it, Enter builds it, Escape puts it back.' : 'Arrow keys move the board, plus and minus zoom.'}`}
        piece={holding ? hand.piece : null}
        hand={holding ? hand.hand : null}
        spots={holding ? hand.spots : NO_SPOTS}
        points={action ? (previewOf(view, action)?.points ?? 0) : 0}
        lit={pointed?.seat === seat ? pointed.rooms : NONE}
        hover={hand.hover}
        press={hand.settle}
        turn={hand.turn}
        look={(index) => show(roomInCastle(view, seat, index))}
        onKey={(event) => holding && hand.onKey(event, build)}
        probe={probe}
      />
      {shown.result && <Ending controls={controls} view={view} result={shown.result} names={names} />}
    </main>
  );
}

/** A foyer that is being turned is shown as it would stand. */
function useCastleOnBoard(view: CastlesView, seat: number, { hand, piece }: HandControls): Castle {
  const { castle } = view.seats[seat];
  const turned = piece?.kind === 'turn-foyer' && seat === view.viewer ? hand?.pose.r : undefined;
  return useMemo(() => (turned === undefined ? castle : { ...castle, tiles: [{ ...castle.tiles[0], r: turned }] }), [castle, turned]);
}

function roomInCastle(view: CastlesView, seat: number, index: number): ShownRoom {
  const { castle } = view.seats[seat];
  const { tile } = castle.tiles[index];
  const line = castleLines(castle)[index].split('; ').slice(1).join('; ');
  const notes = index === 0 ? [line] : [`Scored ${pointsWords(pointsOf(castle)[index] ?? 0)} when it was placed`, line];
  return { tile: tileOf(tile).id, notes };
}
