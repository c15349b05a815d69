import {
  type Bonus,
  type CastlesTable,
  hasSecrets,
  type OwnRoom,
  ROOM_SIZES,
  ROOM_TYPES,
  type RoomSize,
  type RoomType,
} from '@luftschloss/engine/castles';
import { useState } from 'react';
import type { OwnTileFormProps } from '../../../scorer/game-scorer.ts';
import { useLanguage } from '../../../words/language.ts';
import { OwnRoomPlan } from './OwnRoomPlan.tsx';

const BONUS_KINDS = ['connected', 'adjacent', 'each'] as const;
/** As many as are printed on a room. */
const SWANS = [0, 1, 2] as const;

/** A room as it is printed: name, type, size, points, bonus, and its doors by tapping the walls. */
export default function OwnRoomForm({ table, take }: OwnTileFormProps) {
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
  const showsSwans = hasSecrets((table as unknown as CastlesTable).options);
  const [swans, setSwans] = useState(0);
  const room = {
    name: name.trim(),
    type,
    size,
    points,
    bonus,
    entrances: doors.join(' '),
    ...(showsSwans && { swans }),
  } as unknown as OwnRoom;
  return (
    <form
      className="own-form"
      onSubmit={(event) => {
        event.preventDefault();
        setDoorless(doors.length === 0);
        if (doors.length > 0) take(room);
      }}
    >
      <label className="whole-line">
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
      {showsSwans && (
        <label>
          {own.swans()}{' '}
          <select value={swans} onChange={({ target }) => setSwans(Number(target.value))}>
            {SWANS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <OwnRoomPlan room={room} change={setDoors} />
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
  const choose = (kind: string): void => {
    const points = Math.abs(bonus?.points ?? 1);
    change(kind === '' ? null : ({ kind, points: kind === 'adjacent' ? -points : points, types: bonus?.types ?? ['living'] } as Bonus));
  };
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
