import { useEffect, useRef } from 'react';
import type { Sign } from './lesson.ts';

const LOOK = 120; // milliseconds between two looks at where it is
const AROUND = 5; // pixels
const BETWEEN = '\n';

/** The one glowing place: a ring around whatever a selector finds on the table. It follows what moves and takes no presses. */
export function Spotlight({ sign }: { sign: Sign }) {
  const ring = useRef<HTMLDivElement>(null);
  const wanted = sign.join(BETWEEN);
  useEffect(() => {
    let scrolled = false;
    const look = (): void => {
      const found = visible(wanted.split(BETWEEN));
      if (found && !scrolled) found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      scrolled = found !== null;
      place(ring.current, found);
    };
    look();
    const timer = setInterval(look, LOOK);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [wanted]);
  return <div ref={ring} className="spotlight" aria-hidden="true" hidden />;
}

function visible(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    if (selector === '') continue;
    const found = [...document.querySelectorAll(`.table-beside ${selector}`)].find((each) => each.getClientRects().length > 0);
    if (found) return found;
  }
  return null;
}

/** What lies on a board goes no farther than the board. */
function inSight(found: Element): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  const box = found.getBoundingClientRect();
  const board = found.closest('.drawing-board')?.getBoundingClientRect() ?? box;
  return {
    left: Math.max(box.left, board.left + AROUND),
    top: Math.max(box.top, board.top + AROUND),
    right: Math.min(box.right, board.right - AROUND),
    bottom: Math.min(box.bottom, board.bottom - AROUND),
  };
}

function place(ring: HTMLDivElement | null, found: Element | null): void {
  if (!ring) return;
  ring.hidden = found === null;
  if (!found) return;
  const { left, top, right, bottom } = inSight(found);
  Object.assign(ring.style, {
    left: `${left - AROUND}px`,
    top: `${top - AROUND}px`,
    width: `${right - left + AROUND * 2}px`,
    height: `${bottom - top + AROUND * 2}px`,
  });
}
