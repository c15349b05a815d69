import { type CastlesView, decreeName, HIDDEN, tileOf } from '@luftschloss/engine/castles';
import { memo } from 'react';
import { Score } from '../../board/Score.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { signOf } from '../../shell/signs.ts';
import type { SeatAtTable } from '../../table/link.ts';
import { botLabel } from '../../table/names.ts';
import { CastlePicture } from './CastlePicture.tsx';
import { Coins } from './Coins.tsx';
import type { Pointed } from './pointing.ts';
import { SwanToken } from './SwanToken.tsx';

export interface SeatsProps {
  view: CastlesView;
  seats: readonly SeatAtTable[];
  toAct: readonly number[];
  watched: number; // whose castle is on the board
  watch(seat: number): void;
  pointed: Pointed | null;
}

const NONE: readonly number[] = [];

/** Everybody at the table with a live miniature of the castle; a click puts it on the board. */
export const Seats = memo(function Seats({ view, seats, toAct, watched, watch, pointed }: SeatsProps) {
  return (
    <ul className="seats">
      {seats.map((seat, index) => (
        <li key={seat.name} className={`seat sheet ${signOf(index).tincture} ${toAct.includes(index) ? 'acting' : ''}`}>
          <SeatHead view={view} seat={seat} index={index} acting={toAct.includes(index)} />
          <button type="button" className="mini" aria-pressed={watched === index} onClick={() => watch(index)}>
            <span className="visually-hidden">
              Look at the castle of {seat.name}, {view.seats[index].castle.tiles.length} rooms
            </span>
            <CastlePicture
              castle={view.seats[index].castle}
              prefix={`mini${index}-`}
              lit={pointed?.seat === index ? pointed.rooms : NONE}
            />
          </button>
        </li>
      ))}
    </ul>
  );
});

interface SeatHeadProps {
  view: CastlesView;
  seat: SeatAtTable;
  index: number;
  acting: boolean;
}

function SeatHead({ view, seat, index, acting }: SeatHeadProps) {
  const { score, money } = view.seats[index];
  const role =
    view.masterBuilder === index && view.seats.length > 1 ? 'Master Builder' : seat.bot === null ? '' : `${botLabel(seat.bot)} bot`;
  return (
    <div className="seat-head">
      <SeatBadge seat={index} size={30} />
      <div className="seat-name">
        <strong>
          {seat.name}
          {acting && (
            <span className="acting-mark" title="to act">
              {' '}
              ✒<span className="visually-hidden"> to act</span>
            </span>
          )}
        </strong>
        <span className="small">{role}</span>
      </div>
      <div className="seat-numbers">
        <Score seat={index} value={score} />
        <Coins amount={money} label="Money:" />
      </div>
      <SeatBelongings view={view} index={index} />
    </div>
  );
}

/** What somebody has beside castle and money, where expansions give something. */
function SeatBelongings({ view, index }: { view: CastlesView; index: number }) {
  const { swans, passages, decree, stored, savings } = view.seats[index];
  const facts = [
    ...(decree && decree !== HIDDEN ? [decreeName(decree)] : []),
    ...(view.options.passages && passages.length > 0 ? [`passages: ${passages.join(', ')}`] : []),
    ...(stored ? [`stored: ${tileOf(stored.tile).name}`] : []),
    ...(savings > 0 ? [`laid aside: ${savings}`] : []),
  ];
  return (
    <>
      {swans.length > 0 && (
        <p className="seat-swans">
          {swans.map((colour, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two swans of a colour are alike.
            <SwanToken key={`${colour} ${place}`} colour={colour} size={23} />
          ))}
        </p>
      )}
      {facts.length > 0 && <p className="seat-extras">{facts.join(' · ')}</p>}
    </>
  );
}

/** On a phone: everybody's score and money at a glance, above the board. */
export function SeatStrip({ view, seats, toAct, watched, watch }: SeatsProps) {
  return (
    <ul className="seat-chips" aria-label="Scores and money">
      {seats.map((seat, index) => (
        <li key={seat.name}>
          <button
            type="button"
            className={`seat-chip ${signOf(index).tincture} ${toAct.includes(index) ? 'acting' : ''}`}
            aria-pressed={watched === index}
            onClick={() => watch(index)}
          >
            <SeatBadge seat={index} size={20} />
            <span className="visually-hidden">{seat.name}: </span>
            <Score seat={index} value={view.seats[index].score} />
            <Coins amount={view.seats[index].money} label="Money:" />
          </button>
        </li>
      ))}
    </ul>
  );
}
