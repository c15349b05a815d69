import type { PalaceEvent, PalaceView } from '@luftschloss/engine/palace';
import { useEffect, useRef } from 'react';
import { fly } from '../../board/flight.ts';
import { prefersReducedMotion } from '../../board/reduced-motion.ts';
import type { LogLine } from '../../table/link.ts';

const APART = 130; // milliseconds between two of one action
const MOST = 10;
const MANY = 60;

/** Swans fly from the tile that brought them to whoever gets them. Nothing waits for them. */
export function SwansInFlight({ log, live, view }: { log: readonly LogLine[]; live: boolean; view: PalaceView }) {
  const layer = useRef<HTMLDivElement>(null);
  const seen = useRef(log.length);
  const tiles = useRef(view.palace.tiles);
  tiles.current = view.palace.tiles;
  useEffect(() => {
    const fresh = log.slice(seen.current).map(({ event }) => event as PalaceEvent);
    seen.current = log.length;
    if (!live || prefersReducedMotion() || fresh.length > MANY) return;
    const got = fresh.flatMap((event) => (event.type === 'swan' ? [event] : [])).slice(0, MOST);
    for (const [index, { seat, colour, reason }] of got.entries()) {
      if (!layer.current) return;
      fly(layer.current, {
        text: '',
        className: `mote swan-${colour}`,
        delay: index * APART,
        from: () => boxOf(document.querySelectorAll('.palace-board .rooms > g')[roomIndex(tiles.current, reason.tile)]),
        to: () => scoreOf(seat),
      });
    }
  }, [log, live]);
  return <div ref={layer} className="points-in-flight" aria-hidden="true" />;
}

/** Moat is drawn before the rooms, which come last in the order in which they were built. */
function roomIndex(tiles: PalaceView['palace']['tiles'], tile: string): number {
  const rooms = document.querySelectorAll('.palace-board .rooms > g').length;
  const index = tiles.findIndex((placed) => placed.tile === tile);
  return rooms - tiles.length + index;
}

/** Several places may show a score: the one that is in sight. */
function scoreOf(seat: number): DOMRect | null {
  return [...document.querySelectorAll(`[data-score-of="${seat}"]`)].map((score) => boxOf(score)).find((box) => box !== null) ?? null;
}

function boxOf(element: Element | undefined): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}
