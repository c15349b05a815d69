import { useEffect, useRef, useState } from 'react';
import { useGuide } from '../table/guide.ts';
import type { TableControls } from '../table/useTable.ts';
import { useMemory } from './memory.ts';
import type { Tips } from './Tips.tsx';
import type { TipBook } from './tips.ts';

interface CompanionProps<View, Event> {
  controls: TableControls;
  /** Fetches what it has to say about the game, with its words. */
  load(): Promise<TipBook<View, Event>>;
}

interface Fetched<View, Event> {
  readonly Shown: typeof Tips;
  readonly book: TipBook<View, Event>;
}

/** In somebody's first games: a sentence beside whatever happens for the first time, one in each turn, in nobody's way. */
export function Companion<View, Event>({ controls, load }: CompanionProps<View, Event>) {
  // In a lesson somebody else speaks.
  const taught = useGuide() !== null;
  const on = useMemory().on && !taught;
  const [fetched, setFetched] = useState<Fetched<View, Event> | null>(null);
  const fetching = useRef(load);
  useEffect(() => {
    if (!on) return;
    let wanted = true;
    // Whoever knows the game needs neither the tips nor what shows them.
    Promise.all([import('./Tips.tsx'), fetching.current()]).then(
      ([{ Tips: Shown }, book]) => wanted && setFetched({ Shown, book }),
      () => {
        // Without a network the game goes on without it.
      },
    );
    return () => {
      wanted = false;
    };
  }, [on]);
  return on && fetched ? <fetched.Shown controls={controls} book={fetched.book} /> : null;
}
