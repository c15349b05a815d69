import { type ReactNode, useRef } from 'react';
import { useCovering } from '../../board/covering.ts';

interface OverBoardProps {
  press?: () => void; // else it only says something
  children: ReactNode;
}

/** Whose castle that is, and the way back, over a corner of the board: the castle makes room for it. */
export function OverBoard({ press, children }: OverBoardProps) {
  const element = useRef<HTMLButtonElement & HTMLParagraphElement>(null);
  useCovering(element);
  return press ? (
    <button ref={element} type="button" className="back-home" onClick={press}>
      {children}
    </button>
  ) : (
    <p ref={element} className="back-home onlooking">
      {children}
    </p>
  );
}
