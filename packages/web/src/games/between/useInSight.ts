import type { BetweenView } from '@luftschloss/engine/between';
import { useCallback, useEffect, useState } from 'react';
import type { LogLine } from '../../table/link.ts';
import { type Seating, SIDES, type Side, sideOf } from './seating.ts';
import type { HoldControls } from './useHold.ts';

/** What of the table is in sight. A phone shows one of my castles, or the table around with log and talk; anybody may watch a castle of others. */
export interface InSight {
  readonly side: Side; // of my two castles, the one that a phone shows
  readonly tab: 'play' | 'table';
  readonly watched: number | null; // a castle of others
  readonly logOpen: boolean;
  openLog(open: boolean): void;
  openTab(tab: 'play' | 'table'): void;
  show(side: Side): void;
  watch(castle: number): void;
  unwatch(): void;
  /** How to see a castle, if it is not in sight already. */
  leadsTo(castle: number): (() => void) | null;
  /** Turns to the castle that a line of the log is about. */
  follow(line: LogLine | null): void;
}

export function useInSight(view: BetweenView, seating: Seating, hold: HoldControls, narrow: boolean): InSight {
  const [side, setSide] = useState<Side>('left');
  const [tab, openTab] = useState<'play' | 'table'>('play');
  const [logOpen, openLog] = useState(false);
  const [watched, setWatched] = useState<number | null>(null);
  const show = useCallback((next: Side) => {
    openTab('play');
    setWatched(null);
    setSide(next);
  }, []);
  const watch = useCallback((castle: number) => {
    setWatched(castle);
    openTab('play');
  }, []);
  const leadsTo = useCallback(
    (castle: number) => {
      const mine = sideOf(seating, castle);
      // On a phone the boards lie behind another tab.
      if (mine === null) return castle === watched && !narrow ? null : () => watch(castle);
      return watched === null && !narrow ? null : () => show(mine);
    },
    [seating, watched, narrow, watch, show],
  );
  const follow = (line: LogLine | null): void => {
    const { castle } = (line?.event ?? {}) as { readonly castle?: number };
    const mine = castle === undefined ? null : sideOf(seating, castle);
    setWatched(castle === undefined || mine !== null ? null : castle);
    if (mine !== null) setSide(mine);
  };
  const heldOver = sideOfHeld(seating, hold);
  useEffect(() => {
    // What is in hand can be seen where it may lie.
    if (heldOver !== null) setSide(heldOver);
  }, [heldOver]);
  useEffect(() => {
    // Whoever takes something up is back at their own castles.
    if (hold.hold !== null) setWatched(null);
  }, [hold.hold]);
  const bonusSide = SIDES.find((each) => view.viewer !== null && view.waiting[seating.castle[each]]?.by === view.viewer) ?? null;
  const holding = hold.hold !== null;
  useEffect(() => {
    // A bonus that waits is asked beside its castle: whoever has put something into the other one meanwhile comes back to it.
    if (bonusSide !== null && !holding) setSide(bonusSide);
  }, [bonusSide, holding]);
  const unwatch = (): void => setWatched(null);
  return { side, tab, watched, logOpen, openLog, openTab, show, watch, unwatch, leadsTo, follow };
}

/** Where the tile in hand goes, if it is tried somewhere or may go to one castle only. */
function sideOfHeld(seating: Seating, { tile }: HoldControls): Side | null {
  const castle = tile && (tile.castle ?? (tile.castles.length === 1 ? tile.castles[0] : null));
  return castle === null ? null : sideOf(seating, castle);
}
