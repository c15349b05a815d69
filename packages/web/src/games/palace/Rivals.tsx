import { type PalaceView, SLOTS } from '@luftschloss/engine/palace';
import { Score } from '../../board/Score.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { signOf } from '../../shell/signs.ts';
import type { SeatAtTable } from '../../table/link.ts';
import { AbilityPicture } from './AbilityPicture.tsx';
import { SwanBar } from './MyBoard.tsx';
import { stateOf } from './slot-state.ts';
import { standingOf } from './standing.ts';
import { useTexts } from './useTexts.ts';

export interface SeatsProps {
  view: PalaceView;
  seats: readonly SeatAtTable[];
  toAct: readonly number[];
  shown: number; // whose board lies there
  looked: number | null; // whose board fills the screen of a phone
  look(seat: number): void; // at the board of a seat
}

/** The others: points, swans in the open, and what lies on their slots. */
export function Rivals({ view, seats, toAct, shown, look }: SeatsProps) {
  const texts = useTexts();
  return (
    <ul className="rivals">
      {seats.map((seat, index) =>
        index === view.viewer ? null : (
          <li
            key={seat.name}
            data-castle={index}
            className={`rival sheet ${signOf(index).tincture} ${toAct.includes(index) ? 'acting' : ''}`}
          >
            <button
              type="button"
              className="quiet rival-name"
              data-sign={`seat:${index}`}
              aria-pressed={shown === index}
              onClick={() => look(index)}
            >
              <SeatBadge seat={index} size={26} />
              <strong title={seat.name}>{seat.name}</strong>
              {toAct.includes(index) && (
                <span className="acting-mark" data-sign="acting">
                  ✒<span className="visually-hidden"> {texts.toAct}</span>
                </span>
              )}
            </button>
            <SeatPoints view={view} seat={index} />
            <SwanBar player={view.players[index]} />
            <SmallSlots view={view} seat={index} />
          </li>
        ),
      )}
    </ul>
  );
}

export function SeatPoints({ view, seat }: { view: PalaceView; seat: number }) {
  const texts = useTexts();
  const { now, favors } = standingOf(view, seat);
  return (
    <span className="seat-points">
      <span className="points" data-sign="now">
        <Score seat={seat} value={now} /> <small>{texts.now}</small>
      </span>
      <span className="points favors" data-sign="favors">
        <b>{favors}</b> <small>{texts.favors}</small>
      </span>
    </span>
  );
}

function SmallSlots({ view, seat }: { view: PalaceView; seat: number }) {
  const texts = useTexts();
  const { slots } = view.players[seat];
  return (
    <ul className="small-slots">
      {SLOTS.map((ability, slot) => {
        const content = slots[slot];
        const label = texts.slotLabel(slot, stateOf(content));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <li key={slot} className={content?.kind ?? 'empty'} data-sign={`slot:${slot}`}>
            <span className="visually-hidden">{label}</span>
            {content?.kind === 'room' && <AbilityPicture ability={ability} awake={false} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Where there is no place for cards: everybody's points at a glance, above the board. */
export function SeatStrip({ view, seats, toAct, looked, look }: SeatsProps) {
  const texts = useTexts();
  return (
    <ul className="seat-chips" aria-label={texts.scores}>
      {seats.map((seat, index) => (
        <li key={seat.name} data-castle={index}>
          <button
            type="button"
            data-sign={`seat:${index}`}
            className={`seat-chip ${signOf(index).tincture} ${toAct.includes(index) ? 'acting' : ''}`}
            aria-pressed={looked === index}
            onClick={() => look(index)}
          >
            <SeatBadge seat={index} size={20} />
            <span className="visually-hidden">{seat.name}: </span>
            <Score seat={index} value={standingOf(view, index).now} />
            <small className="favors">+{standingOf(view, index).favors}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
