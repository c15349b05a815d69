import type { Cell } from '@luftschloss/engine/palace';
import { useCallback, useEffect, useState } from 'react';
import { NARROW, useMedia } from '../../shell/useMedia.ts';
import type { HelpPart } from '../../table/KeysHelp.tsx';
import type { TableInPlay } from '../../table/useTableInPlay.ts';
import type { Pointing } from './pointing.ts';
import type { Tab } from './Tabs.tsx';

/** Where somebody looks: nothing of it is a move. */
export interface Sight {
  readonly tab: Tab; // the part that a phone shows
  readonly seat: number; // whose board lies there
  readonly lit: readonly Cell[];
  readonly logOpen: boolean;
  readonly helped: HelpPart | null; // the part of the help that is open
  showTab(tab: Tab): void;
  toChat(): void;
  showBoard(seat: number): void;
  backToMine(): void;
  point: Pointing;
  light(cells: readonly Cell[] | null): void;
  toggleLog(): void;
  help(part: HelpPart | null): void;
}

const NOWHERE: readonly Cell[] = [];

export function useSight(asked: TableInPlay<unknown>['asked'], viewer: number | null): Sight {
  const [tab, showTab] = useState<Tab>('palace');
  const [looked, look] = useState<number | null>(null); // whose board lies in the place of one's own
  const [lit, point] = useState<readonly Cell[]>(NOWHERE);
  const [logOpen, setLogOpen] = useState(false);
  const [helped, help] = useState<HelpPart | null>(null);
  const narrow = useMedia(NARROW);
  useEffect(() => {
    // Every new question is answered there.
    if (asked !== null) showTab('palace');
    setLogOpen(false);
    point(NOWHERE);
  }, [asked]);
  const showBoard = useCallback(
    (next: number) => {
      // Where both are in sight, the name that led there leads back.
      look((before) => (before === next && !narrow ? null : next));
      showTab('mine');
    },
    [narrow],
  );
  return {
    tab,
    seat: looked ?? viewer ?? 0,
    lit,
    logOpen,
    helped,
    showTab,
    toChat: useCallback(() => showTab('log'), []),
    showBoard,
    backToMine: () => look(null),
    point,
    light: useCallback((cells) => point(cells ?? NOWHERE), []),
    toggleLog: () => setLogOpen(!logOpen),
    help,
  };
}
