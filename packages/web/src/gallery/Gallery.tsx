import './gallery.css';
import { drawTile } from '@luftschloss/drawing';
import { ROOM_TYPES, ROOMS, type RoomType, type Tile } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import { useMemo, useState } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { useLanguage } from '../words/language.ts';
import { roomLines } from './room-words.ts';

export default function Gallery() {
  const { id: spoken, words, term } = useLanguage();
  const { gallery } = words;
  const [type, setType] = useState<RoomType | 'all'>('living');
  const [wanted, setWanted] = useState('');
  const rooms = useMemo(() => {
    const named = ROOMS.map((room) => ({ room, name: term('castles.room', room.id) }));
    const lower = (text: string): string => text.toLocaleLowerCase(spoken);
    return named
      .filter(({ room, name }) => (type === 'all' || room.type === type) && lower(name).includes(lower(wanted.trim())))
      .sort((a, b) => a.room.size - b.room.size || a.name.localeCompare(b.name, spoken))
      .map(({ room }) => room);
  }, [type, wanted, spoken, term]);
  return (
    <Shell title={gallery.title()} page="gallery">
      <div className="gallery-tools sheet">
        <label>
          {gallery.type()}{' '}
          <select value={type} onChange={({ target }) => setType(target.value as RoomType | 'all')}>
            <option value="all">{gallery.allTypes()}</option>
            {ROOM_TYPES.map((each) => (
              <option key={each} value={each}>
                {term('castles.type', each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {gallery.name()} <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
        <span role="status">{gallery.found({ count: rooms.length })}</span>
      </div>
      <ul className="gallery">
        {rooms.map((room) => (
          <GalleryRoom key={room.id} room={room} />
        ))}
      </ul>
    </Shell>
  );
}

const CARD_WIDTH = 208;
const USUAL_CELL = 36;

/** Long rooms are drawn with smaller cells instead of being shrunk: then letters that no longer fit are left out. */
function drawnToFit(id: string, theme: 'day' | 'night', language: Language): string {
  const draw = (cellSize: number): string => drawTile(id, { theme, language, cellSize, prefix: `g-${id}-` });
  const usual = draw(USUAL_CELL);
  const width = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(usual)?.[1] ?? 0);
  return width <= CARD_WIDTH ? usual : draw(Math.floor((USUAL_CELL * CARD_WIDTH) / width));
}

function GalleryRoom({ room }: { room: Tile }) {
  const language = useLanguage();
  const { words, term } = language;
  const theme = useDrawingTheme();
  const svg = useMemo(() => drawnToFit(room.id, theme, language), [room, theme, language]);
  return (
    <li className="sheet gallery-room">
      <Drawing svg={svg} />
      <h2>{term('castles.room', room.id)}</h2>
      {room.origin === 'house' && <p className="house-made">{words.gallery.houseMade()}</p>}
      {roomLines(language, room).map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </li>
  );
}
