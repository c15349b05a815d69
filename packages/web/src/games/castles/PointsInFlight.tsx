import type { CastlesEvent } from '@luftschloss/engine/castles';
import { useEffect, useRef } from 'react';
import { isCalm } from '../../board/calm.ts';
import type { LogLine } from '../../table/link.ts';

interface PointsInFlightProps {
  log: readonly LogLine[];
  live: boolean;
  seat: number; // whose castle is on the board
}

const FLIGHT = 900; // milliseconds
const APART = 110; // between two of one action
const MOST = 12;

/** Points fly from the room that caused them to the score that they are added to. Nothing waits for them. */
export function PointsInFlight({ log, live, seat }: PointsInFlightProps) {
  const layer = useRef<HTMLDivElement>(null);
  const seen = useRef(log.length);
  useEffect(() => {
    const fresh = log.slice(seen.current).map(({ event }) => event as CastlesEvent);
    seen.current = log.length;
    if (!live || isCalm() || fresh.length === 0 || fresh.length > 60) return;
    const scored = fresh.flatMap((event) => (event.type === 'scored' ? [event] : [])).slice(0, MOST);
    for (const [index, event] of scored.entries()) {
      const rooms = Object.keys(event.rooms).map(Number);
      if (layer.current) fly(layer.current, event.seat, event.entry[1], startOf(event.seat, rooms, seat), index * APART);
    }
  }, [log, live, seat]);
  return <div ref={layer} className="points-in-flight" aria-hidden="true" />;
}

function startOf(owner: number, rooms: readonly number[], onBoard: number): DOMRect | null {
  if (owner === onBoard) {
    const drawn = document.querySelectorAll('.castle-board .castle > .room');
    const room = drawn[rooms[0] ?? 0];
    if (room) return room.getBoundingClientRect();
  }
  return document.querySelectorAll('.seat .mini')[owner]?.getBoundingClientRect() ?? null;
}

function fly(layer: HTMLElement, seat: number, points: number, from: DOMRect | null, delay: number): void {
  const to = [...document.querySelectorAll(`[data-score-of="${seat}"]`)]
    .map((score) => score.getBoundingClientRect())
    .find(({ width }) => width > 0);
  if (!from || !to || from.width === 0) return;
  const mote = document.createElement('span');
  mote.className = `mote ${points < 0 ? 'loss' : ''}`;
  mote.textContent = points > 0 ? `+${points}` : `−${-points}`;
  layer.append(mote);
  const start = `translate(${from.left + from.width / 2}px, ${from.top + from.height / 2}px) translate(-50%, -50%)`;
  const end = `translate(${to.left + to.width / 2}px, ${to.top + to.height / 2}px) translate(-50%, -50%)`;
  const flight = mote.animate(
    [
      { transform: `${start} scale(0.6)`, opacity: 0 },
      { transform: `${start} scale(1.25)`, opacity: 1, offset: 0.18 },
      { transform: `${start} scale(1.1)`, opacity: 1, offset: 0.4 },
      { transform: `${end} scale(0.7)`, opacity: 0.9, offset: 0.97 },
      { transform: `${end} scale(0.5)`, opacity: 0 },
    ],
    { duration: FLIGHT, delay, easing: 'ease-in-out', fill: 'both' },
  );
  flight.onfinish = () => mote.remove();
  flight.oncancel = () => mote.remove();
}
