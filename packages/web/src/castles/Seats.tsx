import { type CastlesView, decreeName, HIDDEN } from '@luftschloss/engine/castles';
import { memo, useMemo } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { signOf } from '../shell/signs.ts';
import type { SeatAtTable } from '../table/link.ts';
import { botLabel } from '../table/names.ts';
import { Coins } from './Coins.tsx';
import { miniature } from './castle-drawing.ts';

interface SeatsProps {
  view: CastlesView;
  seats: readonly SeatAtTable[];
  toAct: readonly number[];
  watched: number;
  watch(seat: number): void;
}

/** Everybody at the table with a live miniature of the castle; a click puts it on the board. */
export function Seats({ view, seats, toAct, watched, watch }: SeatsProps) {
  return (
    <ul className="seats">
      {seats.map((seat, index) => (
        <li key={seat.name} className={`seat sheet ${signOf(index).tincture} ${toAct.includes(index) ? 'acting' : ''}`}>
          <SeatHead view={view} seat={seat} index={index} acting={toAct.includes(index)} />
          <button type="button" className="mini" aria-pressed={watched === index} onClick={() => watch(index)}>
            <span className="visually-hidden">
              Look at the castle of {seat.name}, {view.seats[index].castle.tiles.length} rooms
            </span>
            <Miniature castle={view.seats[index].castle} seat={index} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SeatHeadProps {
  view: CastlesView;
  seat: SeatAtTable;
  index: number;
  acting: boolean;
}

function SeatHead({ view, seat, index, acting }: SeatHeadProps) {
  const { score, money, swans, passages, decree, stored, savings } = view.seats[index];
  const extras = [
    ...(swans.length > 0 ? [`swans: ${swans.join(', ')}`] : []),
    ...(view.options.passages ? [`passages left: ${passages.join(', ') || 'none'}`] : []),
    ...(decree && decree !== HIDDEN ? [`decree: ${decreeName(decree)}`] : []),
    ...(stored ? ['one room stored'] : []),
    ...(savings > 0 ? [`laid aside: ${savings}`] : []),
  ];
  return (
    <div className="seat-head">
      <SeatBadge seat={index} size={30} />
      <div className="seat-name">
        <strong>{seat.name}</strong>
        <span className="small">
          {[
            seat.bot === null ? '' : `${botLabel(seat.bot)} bot`,
            view.masterBuilder === index && view.seats.length > 1 ? 'Master Builder' : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          {acting && <span className="acting-mark"> ✒ to act</span>}
        </span>
      </div>
      <div className="seat-numbers">
        <b className="score">
          {score}
          <span className="visually-hidden"> points</span>
        </b>
        <Coins amount={money} label="Money:" />
      </div>
      {extras.length > 0 && <p className="seat-extras">{extras.join(' · ')}</p>}
    </div>
  );
}

const Miniature = memo(function Miniature({ castle, seat }: { castle: CastlesView['seats'][number]['castle']; seat: number }) {
  const theme = useDrawingTheme();
  const svg = useMemo(() => miniature(castle, theme, `mini${seat}-`), [castle, theme, seat]);
  return <Drawing svg={svg} />;
});
