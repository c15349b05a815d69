import { useEffect, useRef } from 'react';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useWords } from '../words/language.ts';
import type { TableControls } from './useTable.ts';

/** Several people at one device: nobody sees the cards of the one before. */
export function HandOver({ controls: { table, sit } }: { controls: TableControls }) {
  const { handOver } = useWords().table;
  const seat = table.handOver;
  const curtain = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // What lies behind it can neither be pressed nor reached by keyboard.
    if (seat !== null && !curtain.current?.open) curtain.current?.showModal();
  }, [seat]);
  if (seat === null) return null;
  const { name } = table.seats[seat];
  return (
    <dialog ref={curtain} className="curtain" closedby="none" aria-label={handOver.label({ name })}>
      <div className="sheet">
        <SeatBadge seat={seat} size={64} />
        <h2>{handOver.title({ name })}</h2>
        <p>{handOver.help()}</p>
        <button type="button" className="primary" onClick={() => sit(seat)}>
          {handOver.me({ name })}
        </button>
      </div>
    </dialog>
  );
}
