import { useEffect, useRef } from 'react';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import type { TableControls } from './useTable.ts';

/** Several people at one device: nobody sees the cards of the one before. */
export function HandOver({ controls: { table, sit } }: { controls: TableControls }) {
  const seat = table.handOver;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (seat !== null) button.current?.focus();
  }, [seat]);
  if (seat === null) return null;
  const { name } = table.seats[seat];
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={`Hand the device to ${name}`}>
      <div className="sheet">
        <SeatBadge seat={seat} size={64} />
        <h2>{name}, it is your turn</h2>
        <p>Take the device; nobody else needs to see your cards.</p>
        <button type="button" className="primary" ref={button} onClick={() => sit(seat)}>
          I am {name}
        </button>
      </div>
    </div>
  );
}
