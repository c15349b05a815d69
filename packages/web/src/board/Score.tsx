import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/language.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

const COUNTING = 900; // milliseconds

/** A score that counts up or down to its new value while the points fly in. */
export function Score({ seat, value }: { seat: number; value: number }) {
  const { board } = useWords().table;
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    if (prefersReducedMotion() || from.current === value) {
      from.current = value;
      setShown(value);
      return;
    }
    const [start, began] = [from.current, performance.now()];
    let frame = requestAnimationFrame(function count(now: number): void {
      const share = Math.min(1, (now - began) / COUNTING);
      from.current = Math.round(start + (value - start) * share);
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <b className="score" data-score-of={seat}>
      <span aria-hidden="true">{prefersReducedMotion() ? value : shown}</span>
      <span className="visually-hidden"> {board.points({ points: value })}</span>
    </b>
  );
}
