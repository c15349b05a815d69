import type { CastlesEvent } from '@luftschloss/engine/castles';
import { useEffect, useRef } from 'react';
import { fly } from '../../board/flight.ts';
import { prefersReducedMotion } from '../../board/reduced-motion.ts';
import type { LogLine } from '../../table/link.ts';

interface PointsInFlightProps {
  log: readonly LogLine[];
  live: boolean;
  seat: number; // whose castle is on the board
}

const APART = 110; // milliseconds between two of one action
const MOST = 12;

/** Points fly from the room that caused them to the score that they are added to. Nothing waits for them. */
export function PointsInFlight({ log, live, seat }: PointsInFlightProps) {
  const layer = useRef<HTMLDivElement>(null);
  const seen = useRef(log.length);
  const onBoard = useRef(seat);
  onBoard.current = seat;
  useEffect(() => {
    const fresh = log.slice(seen.current).map(({ event }) => event as CastlesEvent);
    seen.current = log.length;
    if (!live || prefersReducedMotion() || fresh.length === 0 || fresh.length > 60) return;
    const scored = fresh.flatMap((event) => (event.type === 'scored' ? [event] : [])).slice(0, MOST);
    for (const [index, { seat: owner, entry, rooms }] of scored.entries()) {
      const [, points] = entry;
      const room = Number(Object.keys(rooms)[0] ?? 0);
      if (!layer.current) continue;
      fly(layer.current, {
        text: points > 0 ? `+${points}` : `−${-points}`,
        className: `mote ${points < 0 ? 'loss' : ''}`,
        delay: index * APART,
        from: () => startOf(owner, room, onBoard.current),
        to: () => scoreOf(owner),
      });
    }
  }, [log, live]);
  return <div ref={layer} className="points-in-flight" aria-hidden="true" />;
}

/** The room where it is drawn at this moment: on the board, or in the miniature of its castle. */
function startOf(owner: number, room: number, onBoard: number): DOMRect | null {
  const board = owner === onBoard ? document.querySelectorAll('.castle-board .castle > .room')[room] : undefined;
  const mini = document.querySelectorAll('.seat .mini')[owner];
  return seen(board) ?? seen(mini?.querySelectorAll('.castle > .room')[room]) ?? seen(mini) ?? scoreOf(owner);
}

/** Several places may show a score: the one that is in sight. */
function scoreOf(seat: number): DOMRect | null {
  return [...document.querySelectorAll(`[data-score-of="${seat}"]`)].map((score) => seen(score)).find((box) => box !== null) ?? null;
}

function seen(element: Element | undefined): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}
