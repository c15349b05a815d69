import type { CastlesView } from '@luftschloss/engine/castles';
import { personAt, told } from '@luftschloss/words';
import { type MouseEvent, memo } from 'react';
import { Score } from '../../board/Score.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { signOf } from '../../shell/signs.ts';
import type { SeatAtTable } from '../../table/link.ts';
import { namesOf } from '../../table/names.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { belongingsOf } from './belongings.ts';
import { CastlePicture } from './CastlePicture.tsx';
import { Coins } from './Coins.tsx';
import { PassageSigns } from './PassageSigns.tsx';
import type { Pointed } from './pointing.ts';
import { SwanToken } from './SwanToken.tsx';
import { setsPrices } from './sets-prices.ts';

export interface SeatsProps {
  view: CastlesView;
  seats: readonly SeatAtTable[];
  toAct: readonly number[];
  watched: number; // whose castle is on the board
  watch(seat: number): void;
  account(seat: number): void; // opens a score into its parts
  pointed: Pointed | null;
}

const NONE: readonly number[] = [];

/** Everybody at the table in one row each, with a live miniature of the castle; a click anywhere in the row puts it on the board. */
export const Seats = memo(function Seats({ view, seats, toAct, watched, watch, account, pointed }: SeatsProps) {
  const { seats: say } = useWords()['castles-table'];
  const people = told(namesOf(seats), view.viewer);
  return (
    <ul className="seats" data-seats={seats.length}>
      {seats.map((seat, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button with the miniature does it by keyboard.
        <li
          key={seat.name}
          className={`seat sheet ${signOf(index).tincture} ${toAct.includes(index) ? 'acting' : ''}`}
          data-castle={index}
          onClick={(event) => !isOnButton(event) && watch(index)}
        >
          <span className="seat-figure" data-sign={`seat:${index}`}>
            <SeatBadge seat={index} size={26} />
          </span>
          <SeatName view={view} seat={seat} index={index} acting={toAct.includes(index)} />
          <button type="button" className="quiet score-open" onClick={() => account(index)} data-sign={`score:${index}`}>
            <span className="visually-hidden">{say.account({ who: personAt(people, index) })} </span>
            <Score seat={index} value={view.seats[index].score} />
          </button>
          <SeatBelongings view={view} index={index} />
          <button
            type="button"
            className="mini"
            data-sign={`castle:${index}`}
            aria-pressed={watched === index}
            onClick={() => watch(index)}
          >
            <span className="visually-hidden">
              {say.look({ who: personAt(people, index), rooms: view.seats[index].castle.tiles.length })}
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

function isOnButton({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

interface SeatNameProps {
  view: CastlesView;
  seat: SeatAtTable;
  index: number;
  acting: boolean;
}

function SeatName({ view, seat, index, acting }: SeatNameProps) {
  const { seats: say } = useWords()['castles-table'];
  const builds = setsPrices(view, index);
  return (
    <p className="seat-name">
      <strong data-sign={`seat:${index}`} title={seat.name}>
        {seat.name}
      </strong>
      {acting && (
        <span className="acting-mark" data-sign="acting">
          ✒<span className="visually-hidden"> {say.acting()}</span>
        </span>
      )}
      {builds && (
        <em className="role" data-sign="masterBuilder" title={say.setsPrices()}>
          <PriceTag />
          <span>{say.setsPrices()}</span>
        </em>
      )}
    </p>
  );
}

/** Stands for the words beside it where there is no room for them. */
export function PriceTag() {
  return (
    <svg className="price-sign" width="17" height="15" viewBox="0 0 24 21" aria-hidden="true">
      <path d="M1 10.5 8 2h15v17H8Z" />
      <circle cx="8.5" cy="10.5" r="2" />
    </svg>
  );
}

/** Money, and whatever else expansions give. */
function SeatBelongings({ view, index }: { view: CastlesView; index: number }) {
  const language = useLanguage();
  const { money, swans, passages } = view.seats[index];
  const all = belongingsOf(view, index, language);
  // Passages have signs of their own, and what a decree keeps says which decree it is.
  const isKept = all.some(({ sign }) => sign === 'stored' || sign === 'savings');
  const facts = all.filter(({ sign }) => sign !== 'passages' && !(isKept && sign.startsWith('decree:')));
  return (
    <div className="seat-goods">
      <Coins amount={money} named sign={`money:${index}`} />
      {view.options.passages && passages.length > 0 && <PassageSigns passages={passages} />}
      {facts.length > 0 && (
        <p className="seat-extras">
          {facts.map(({ sign, fact }, place) => (
            <span key={sign} data-sign={sign}>
              {place > 0 && ' · '}
              {fact}
            </span>
          ))}
        </p>
      )}
      {swans.length > 0 && (
        <p className={`seat-swans ${swans.length > CROWD ? 'many crowd' : swans.length > MANY_SWANS ? 'many' : ''}`}>
          {swans.map((colour, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two swans of a colour are alike.
            <SwanToken key={`${colour} ${place}`} colour={colour} size={22} />
          ))}
        </p>
      )}
    </div>
  );
}

/** More of them overlap, and many more of them overlap more. */
const MANY_SWANS = 4;
const CROWD = 6;

/** Where there is no place for rows: everybody's score and money at a glance, above the board. */
export function SeatStrip({ view, seats, toAct, watched, watch }: SeatsProps) {
  const { seats: say } = useWords()['castles-table'];
  return (
    <ul className="seat-chips" aria-label={say.strip()}>
      {seats.map((seat, index) => (
        <li key={seat.name}>
          <button
            type="button"
            className={`seat-chip ${signOf(index).tincture} ${toAct.includes(index) ? 'acting' : ''}`}
            data-sign={`seat:${index}`}
            aria-pressed={watched === index}
            onClick={() => watch(index)}
          >
            <SeatBadge seat={index} size={20} />
            <span className="visually-hidden">{say.of({ name: seat.name })} </span>
            <span className="chip-name" aria-hidden="true" title={seat.name}>
              {seat.name}
            </span>
            <span data-sign={`score:${index}`}>
              <Score seat={index} value={view.seats[index].score} />
            </span>
            <Coins amount={view.seats[index].money} named sign={`money:${index}`} />
          </button>
        </li>
      ))}
    </ul>
  );
}
