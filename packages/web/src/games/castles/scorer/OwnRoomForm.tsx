import {
  type Bonus,
  type OwnRoom,
  outlineOf,
  ROOM_SIZES,
  ROOM_TYPES,
  type RoomSize,
  type RoomType,
  SIDES,
  shapeOf,
} from '@luftschloss/engine/castles';
import { useState } from 'react';
import type { OwnTileFormProps } from '../../../scorer/game-scorer.ts';
import { useLanguage } from '../../../words/language.ts';

const BONUS_KINDS = ['connected', 'adjacent', 'each'] as const;
const CELL = 26; // pixels

/** A room as it is printed: name, type, size, points, bonus, and its doors by tapping the walls. */
export default function OwnRoomForm({ take }: OwnTileFormProps) {
  const { words, term } = useLanguage();
  const { own } = words.scorer;
  const [name, setName] = useState('');
  const [type, setType] = useState<RoomType>('living');
  const [size, setSize] = useState<RoomSize>(100);
  const [points, setPoints] = useState(3);
  const [bonus, setBonus] = useState<Bonus | null>(null);
  const [doors, setDoors] = useState<readonly string[]>([]);
  const [isDoorless, setDoorless] = useState(false); // and somebody wanted to keep it so
  const changeSize = (next: RoomSize): void => {
    setSize(next);
    setDoors([]);
  };
  const room = { name: name.trim(), type, size, points, bonus, entrances: doors.join(' ') } as unknown as OwnRoom;
  return (
    <form
      className="own-form"
      onSubmit={(event) => {
        event.preventDefault();
        setDoorless(doors.length === 0);
        if (doors.length > 0) take(room);
      }}
    >
      <label>
        {own.name()} <input value={name} maxLength={40} required onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        {own.type()}{' '}
        <select value={type} onChange={({ target }) => setType(target.value as RoomType)}>
          {ROOM_TYPES.map((each) => (
            <option key={each} value={each}>
              {term('castles.type', each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {own.size()}{' '}
        <select value={size} onChange={({ target }) => changeSize(Number(target.value) as RoomSize)}>
          {ROOM_SIZES.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <label>
        {own.points()} <input type="number" min={-20} max={20} value={points} onChange={({ target }) => setPoints(Number(target.value))} />
      </label>
      <BonusField bonus={bonus} change={setBonus} />
      <Doors type={type} size={size} doors={doors} change={setDoors} />
      {isDoorless && doors.length === 0 && (
        <p className="problem" role="alert">
          {own.noDoor()}
        </p>
      )}
      <button type="submit" className="primary">
        {own.keep()}
      </button>
    </form>
  );
}

function BonusField({ bonus, change }: { bonus: Bonus | null; change(bonus: Bonus | null): void }) {
  const { words, term } = useLanguage();
  const { own } = words.scorer;
  const choose = (kind: string): void =>
    change(kind === '' ? null : ({ kind, points: bonus?.points ?? 1, types: bonus?.types ?? ['living'] } as Bonus));
  const toggled = (type: RoomType): RoomType[] => {
    const types = bonus?.types ?? [];
    return types.includes(type) ? types.filter((each) => each !== type) : [...types, type];
  };
  return (
    <>
      <label>
        {own.bonus()}{' '}
        <select value={bonus?.kind ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{own.noBonus()}</option>
          {BONUS_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {own[kind]()}
            </option>
          ))}
        </select>
      </label>
      {bonus && (
        <>
          <label>
            {own.bonusPoints()}{' '}
            <input
              type="number"
              min={-20}
              max={20}
              value={bonus.points}
              onChange={({ target }) => change({ ...bonus, points: Number(target.value) })}
            />
          </label>
          <fieldset className="types" aria-label={own.bonusTypes()}>
            {ROOM_TYPES.map((type) => (
              <label key={type}>
                <input type="checkbox" checked={bonus.types.includes(type)} onChange={() => change({ ...bonus, types: toggled(type) })} />{' '}
                {term('castles.type', type)}
              </label>
            ))}
          </fieldset>
        </>
      )}
    </>
  );
}

interface DoorsProps {
  type: RoomType;
  size: RoomSize;
  doors: readonly string[];
  change(doors: readonly string[]): void;
}

/** From the middle of a cell to the middle of its side: north, east, south, west. */
const TOWARDS = [
  [0, -0.5],
  [0.5, 0],
  [0, 0.5],
  [-0.5, 0],
] as const;

/** The plan of a room of this size; each piece of wall can be a door, but none in the fence of an outdoor room. */
function Doors({ type, size, doors, change }: DoorsProps) {
  const { own } = useLanguage().words.scorer;
  const { walls } = outlineOf(shapeOf({ id: '', size }));
  const possible = walls.filter(({ y, side }) => !(type === 'outdoor' && y === 0 && side === 0));
  const width = (Math.max(...walls.map(({ x }) => x)) + 1) * CELL;
  const height = (Math.max(...walls.map(({ y }) => y)) + 1) * CELL;
  return (
    <fieldset className="doors-field">
      <legend>{own.doors()}</legend>
      <div className="plan" style={{ width: width + CELL, height: height + CELL }}>
        {possible.map(({ x, y, side }) => {
          const place = `${x},${y}${SIDES[side]}`;
          const [dx, dy] = TOWARDS[side];
          const isDoor = doors.includes(place);
          return (
            <button
              key={place}
              type="button"
              className={side % 2 === 0 ? 'wall level' : 'wall upright'}
              aria-pressed={isDoor}
              aria-label={own.door({ place })}
              style={{ left: (x + 1 + dx) * CELL, top: (y + 1 + dy) * CELL }}
              onClick={() => change(isDoor ? doors.filter((each) => each !== place) : [...doors, place])}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
