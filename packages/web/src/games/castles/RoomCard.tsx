import { tileOf } from '@luftschloss/engine/castles';
import { useEffect, useRef } from 'react';
import { roomLines } from '../../gallery/room-words.ts';
import { useLanguage } from '../../words/language.ts';
import { TilePicture } from './Tile.tsx';
import { TypeMark } from './TypeMark.tsx';

export interface ShownRoom {
  readonly tile: string;
  readonly notes: readonly string[];
}

/** Everything about one room in words. */
export function RoomCard({ shown, close }: { shown: ShownRoom; close(): void }) {
  const language = useLanguage();
  const { words, term } = language;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const tile = tileOf(shown.tile);
  return (
    <dialog ref={dialog} className="room-card sheet" aria-labelledby="room-card-title" onClose={close}>
      <TilePicture tile={tile.id} width={280} height={210} prefix="card" />
      <h2 id="room-card-title">
        <TypeMark type={tile.type} /> {term('castles.room', tile.id)}
      </h2>
      {tile.origin === 'house' && <p className="house-made">{words['castles-table'].rooms.houseMade()}</p>}
      <ul>
        {[...roomLines(language, tile), ...shown.notes].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form method="dialog">
        <button type="submit" className="primary">
          {words['castles-table'].close()}
        </button>
      </form>
    </dialog>
  );
}
