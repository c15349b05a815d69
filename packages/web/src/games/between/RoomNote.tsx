import { type BetweenView, castleName, roomOf, ruleWords, scoreCastle, TYPE_WORDS, xOf, yOf } from '@luftschloss/engine/between';
import type { Pointed } from './Boards.tsx';
import type { Position } from './hold.ts';
import { texts } from './table-texts.ts';

export interface LookedAt extends Position {
  readonly castle: number;
}

/** The room that somebody looks at, with what it scores for. */
export function roomAt(view: BetweenView, { castle, x, y }: LookedAt) {
  const { rooms, throne } = scoreCastle(view.castles[castle]);
  return [...rooms, throne].find(({ cell }) => xOf(cell) === x && yOf(cell) === y) ?? null;
}

export function pointedRoom(view: BetweenView, looked: LookedAt): Pointed | null {
  const score = roomAt(view, looked);
  return score && { castle: looked.castle, cells: [score.cell, ...score.causes].map((cell) => ({ x: xOf(cell), y: yOf(cell) })) };
}

/** A room in words, where somebody tapped it. */
export function RoomNote({ view, looked, close }: { view: BetweenView; looked: LookedAt; close(): void }) {
  const score = roomAt(view, looked);
  if (!score) return null;
  const room = roomOf(score.room);
  return (
    <section className="room-note sheet" aria-label={room.name} role="status" data-testid="room-note">
      <p>
        <strong>{texts.roomCard(room.name, TYPE_WORDS[room.type].one)}</strong> <span className="small">{castleName(looked.castle)}</span>
      </p>
      <p>
        {ruleWords(room)}. <b>{texts.worth(score.points)}</b>
      </p>
      <button type="button" className="quiet" onClick={close}>
        {texts.close()}
      </button>
    </section>
  );
}
