import { betweenCellBox } from '@luftschloss/drawing';
import { type BetweenView, type Castle, scoreCastle } from '@luftschloss/engine/between';
import { useEffect, useRef } from 'react';
import { fly } from '../../board/flight.ts';
import { prefersReducedMotion } from '../../board/reduced-motion.ts';
import { signed } from '../../board/signed.ts';

/** Points fly from the tile that brought them to the total of its castle. Nothing waits for them. */
export function Flights({ view, live }: { view: BetweenView; live: boolean }) {
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef(view.castles);
  useEffect(() => {
    const old = before.current;
    before.current = view.castles;
    if (!live || prefersReducedMotion() || !layer.current) return;
    for (const [index, castle] of view.castles.entries()) {
      const known = old[index];
      const gain = known ? scoreCastle(castle).total - scoreCastle(known).total : 0;
      if (!known || known.throne !== castle.throne || gain <= 0 || castle.tiles.length - known.tiles.length > 1) continue;
      fly(layer.current, {
        text: signed(gain),
        className: 'mote',
        delay: 0,
        from: () => startOf(index, castle) ?? totalOf(index),
        to: () => totalOf(index),
      });
    }
  }, [view.castles, live]);
  return <div ref={layer} className="points-in-flight" aria-hidden="true" />;
}

function startOf(index: number, { tiles }: Castle): DOMRect | null {
  const last = tiles.at(-1);
  if (!last) return null;
  const { left, top } = betweenCellBox(last.x, last.y);
  return seen(document.querySelector(`.castle-${index} .rooms > [transform="translate(${left} ${top})"]`));
}

/** Several places may show a total: the one that is in sight. */
function totalOf(castle: number): DOMRect | null {
  return [...document.querySelectorAll(`[data-score-of="${castle}"]`)].map(seen).find((box) => box !== null) ?? null;
}

function seen(element: Element | null): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}
