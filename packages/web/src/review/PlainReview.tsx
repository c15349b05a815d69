import './open-review.css';
import type { ReactNode } from 'react';
import { Shell } from '../shell/Shell.tsx';
import { useWords } from '../words/language.ts';

/** The page of a review without a game to look at. */
export function PlainReview({ children }: { children: ReactNode }) {
  return (
    <Shell title={useWords().review.head.title()} page="open-review">
      {children}
    </Shell>
  );
}
