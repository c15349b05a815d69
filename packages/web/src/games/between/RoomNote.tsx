import { type BetweenView, roomOf, scoreCastle, xOf, yOf } from '@luftschloss/engine/between';
import type { Pointed } from './Boards.tsx';
import type { Position } from './hold.ts';
import { useSpeech } from './speech.ts';

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
  const say = useSpeech();
  const score = roomAt(view, looked);
  if (!score) return null;
  const room = roomOf(score.room);
  return (
    <section className="room-note sheet" aria-label={say.tile(room.id)} role="status" data-testid="room-note">
      <p>
        <strong>{say.words.log.roomCard({ name: say.tile(room.id), type: room.type })}</strong>{' '}
        <span className="small">{say.castle(looked.castle)}</span>
      </p>
      <p>
        {say.rule(room.id)}. <b>{say.words.log.worth({ points: score.points })}</b>
      </p>
      <button type="button" className="quiet" onClick={close}>
        {say.words.log.close()}
      </button>
    </section>
  );
}
