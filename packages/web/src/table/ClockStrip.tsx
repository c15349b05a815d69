import { useEffect, useState } from 'react';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useWords } from '../words/language.ts';
import { clockFace, isUrgent, tickOf, timeLeft } from './clocks.ts';
import type { TableClocks, TableSnapshot } from './link.ts';

function useNow(every: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (every === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** Everybody's time, and whose is running. Bots take no time and have no clock. */
export function ClockStrip({ table }: { table: TableSnapshot }) {
  const { clocks, result, stopped } = table;
  if (!clocks || result || stopped) return null;
  return <Strip table={table} clocks={clocks} />;
}

function Strip({ table: { seats, standIns, late, viewer }, clocks }: { table: TableSnapshot; clocks: TableClocks }) {
  const words = useWords();
  const spoken = words.table.clocks;
  const now = useNow(clocks.running.length > 0 ? tickOf(clocks.pace) : null);
  const people = seats.flatMap(({ bot }, seat) => (bot === null && !standIns[seat] ? [seat] : []));
  const mine = viewer !== null && clocks.running.includes(viewer) ? timeLeft(clocks, viewer, now) : null;
  return (
    <section className="clocks" aria-label={spoken.label()}>
      <ul>
        {people.map((seat) => {
          const left = late.includes(seat) ? 0 : timeLeft(clocks, seat, now);
          const running = clocks.running.includes(seat);
          const state = [running && 'running', isUrgent(left, clocks.pace) && 'urgent'].filter(Boolean).join(' ');
          return (
            <li key={seat} className={`clock ${state}`} data-seat={seat}>
              <SeatBadge seat={seat} size={18} />
              <span className="clock-name">{seats[seat].name}</span>
              <b role="timer">{clockFace(words, left)}</b>
              {running && <span className="visually-hidden">{spoken.running()}</span>}
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {mine !== null && isUrgent(mine, clocks.pace) ? (mine > 0 ? spoken.runningOut() : spoken.yoursIsOut()) : ''}
      </p>
    </section>
  );
}
