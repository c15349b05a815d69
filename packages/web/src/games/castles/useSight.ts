import { useCallback, useEffect, useState } from 'react';
import type { HelpPart } from '../../table/KeysHelp.tsx';
import type { TableInPlay } from '../../table/useTableInPlay.ts';
import type { Pointed } from './pointing.ts';
import type { ShownRoom } from './RoomCard.tsx';
import type { Tab } from './Tabs.tsx';

/** Where somebody looks: nothing of it is a move. */
export interface Sight {
  readonly tab: Tab; // the part that a phone shows
  readonly seat: number; // whose castle is on the board
  readonly pointed: Pointed | null;
  readonly logOpen: boolean;
  readonly room: ShownRoom | null; // whose card is open
  readonly account: number | null; // whose score is opened into its parts
  readonly helped: HelpPart | null; // the part of the help that is open
  showTab(tab: Tab): void;
  toChat(): void;
  toMarket(): void;
  watch(seat: number): void;
  watchMine(): void;
  point(pointed: Pointed | null): void;
  toggleLog(): void;
  showRoom(room: ShownRoom | null): void;
  showTile(tile: string): void;
  showAccount(seat: number | null): void;
  help(part: HelpPart | null): void;
}

/** `lifted`: the piece in hand. */
export function useSight(asked: TableInPlay<unknown>['asked'], viewer: number | null, lifted: string | null): Sight {
  const [tab, showTab] = useState<Tab>('market');
  const [watched, setWatched] = useState<number | null>(null);
  const [pointed, point] = useState<Pointed | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const [room, showRoom] = useState<ShownRoom | null>(null);
  const [account, showAccount] = useState<number | null>(null);
  const [helped, help] = useState<HelpPart | null>(null);
  useEffect(() => {
    // Whoever takes something up sees where it can go, and may look at other castles then.
    if (lifted !== null) setWatched(null);
  }, [lifted]);
  useEffect(() => {
    // Every new question is answered in that part.
    if (asked !== null) showTab('market');
    setLogOpen(false);
  }, [asked]);
  return {
    tab,
    seat: watched ?? viewer ?? 0,
    pointed,
    logOpen,
    room,
    account,
    helped,
    showTab,
    toChat: useCallback(() => showTab('log'), []),
    toMarket: useCallback(() => showTab('market'), []),
    watch: useCallback((next) => setWatched(next === viewer ? null : next), [viewer]),
    watchMine: () => setWatched(null),
    point,
    toggleLog: () => setLogOpen(!logOpen),
    showRoom,
    showTile: useCallback((tile) => showRoom({ tile, notes: [] }), []),
    showAccount,
    help,
  };
}
