import { type BetweenView, roomOf } from '@luftschloss/engine/between';
import { type LookedAt, roomAt } from './looked-at.ts';
import type { Side } from './seating.ts';
import { useSpeech } from './useSpeech.ts';

interface RoomNoteProps {
  view: BetweenView;
  looked: LookedAt;
  beside: Side; // where it does not lie on the castle that it is about
  close(): void;
}

/** A room in words, where somebody tapped it. */
export function RoomNote({ view, looked, beside, close }: RoomNoteProps) {
  const say = useSpeech();
  const score = roomAt(view, looked);
  if (!score) return null;
  const room = roomOf(score.room);
  return (
    <section className={`room-note sheet ${beside}`} aria-label={say.tile(room.id)} role="status" data-testid="room-note">
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
