import type { Fact, Viewer } from '@luftschloss/engine/kernel';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { inherited, isBranch } from '../branches/branch.ts';
import { loadBranch } from '../branches/branch-shelf.ts';
import { loadGameTable } from '../games/loading.ts';
import { useNeeded } from '../shell/needed.ts';
import { settingsNow } from '../shell/settings.ts';
import { useWords } from '../words/language.ts';
import type { LogLine, Moment, TableLink, TableSnapshot } from './link.ts';
import { LocalTable } from './local-table.ts';
import { shownSeats } from './names.ts';
import { openPlayedGame } from './played-game.ts';
import { loadTable, saveTable } from './saved-tables.ts';
import { workerThinker } from './thinker.ts';
import { isMyTurn } from './turns.ts';

/** `broken` says what is wrong with a table that is kept here. */
export type Opened = { readonly link: TableLink } | { readonly broken: Fact | null };

/** Opens a table that is kept in this browser; its game is loaded. */
function openSavedTable(id: string): Opened {
  const saved = loadTable(localStorage, id);
  if (!saved) return { broken: null };
  const playedGame = openPlayedGame(saved.record);
  if (!playedGame.ok) return { broken: playedGame.problem };
  const quick = settingsNow().pace === 'quick';
  const link = new LocalTable({
    id,
    playedGame: playedGame.value,
    inherited: inheritedActions(id),
    thinker: workerThinker(),
    save: ({ record }) => saveTable(localStorage, { id, touched: Date.now(), record }),
    pause: quick ? { afterPerson: 0, afterBot: 0 } : { afterPerson: 1300, afterBot: 550 },
  });
  return { link };
}

function inheritedActions(id: string): number {
  const branch = isBranch(id) ? loadBranch(localStorage, id) : null;
  return branch ? inherited(branch) : 0;
}

/** A link that lives as long as the page shows it. */
export function useOpened(id: string): Opened | null {
  const game = loadTable(localStorage, id)?.record.game ?? '';
  useNeeded(`table:${game}`, () => loadGameTable(game));
  const [opened, setOpened] = useState<Opened | null>(null);
  // Before anything is painted: nobody sees the page without its table.
  useLayoutEffect(() => {
    const next = openSavedTable(id);
    setOpened(next);
    return () => {
      if ('link' in next) next.link.close();
    };
  }, [id]);
  return opened;
}

export interface TableControls {
  readonly table: TableSnapshot;
  readonly shown: Moment; // the live moment, or the one that is looked back at
  readonly live: boolean;
  readonly lookingAt: number | null; // the step that is looked back at
  readonly eyes: Viewer; // through which it is seen
  readonly story: readonly LogLine[]; // all that has happened, as those eyes saw it
  readonly log: readonly LogLine[]; // of it, what had happened by the moment that is shown
  act(action: unknown): void;
  undo(): void;
  answerUndo(agree: boolean): void;
  takeOver(seat: number): void;
  comeBack(): void;
  stop(): void;
  answerStop(agree: boolean): void;
  readEarlier(): void;
  sit(seat: number | null): void;
  say(text: string): void;
  lookBack(step: number | null): void;
  lookThrough(eyes: Viewer): void;
  momentAt(step: number): Moment;
}

export function useTable(link: TableLink): TableControls {
  const words = useWords();
  const kept = useSyncExternalStore(link.subscribe, link.snapshot);
  const seats = useMemo(() => shownSeats(kept.seats, kept.connection, words), [kept.seats, kept.connection, words]);
  const table = useMemo(() => ({ ...kept, seats }), [kept, seats]);
  const [looked, setLooked] = useState<number | null>(null);
  // Whoever looks back at steps that are taken back meanwhile sees the last one that is left.
  const back = looked === null ? null : Math.min(looked, table.step);
  const [others, setOthers] = useState<{ readonly eyes: Viewer } | null>(null);
  const eyes = others ? others.eyes : table.viewer;
  const shown = useMemo(() => (back === null ? table : link.momentAt(back, eyes)), [back, link, table, eyes]);
  const lookBack = useCallback((step: number | null) => {
    setLooked(step);
    if (step === null) setOthers(null);
  }, []);
  const live = back === null;
  const story = useMemo(() => (live ? table.log : link.logThrough(eyes)), [live, link, table.log, eyes]);
  const log = useMemo(() => (back === null ? story : story.filter(({ step }) => step <= back)), [story, back]);
  // The past can be looked at, not changed.
  const act = useCallback((action: unknown) => (live ? link.act(action) : undefined), [link, live]);
  return {
    table,
    shown,
    live,
    lookingAt: back,
    eyes,
    story,
    log,
    act,
    undo: link.undo,
    answerUndo: link.answerUndo,
    takeOver: link.takeOver,
    comeBack: link.comeBack,
    stop: link.stop,
    answerStop: link.answerStop,
    readEarlier: link.readEarlier,
    sit: link.sit,
    say: link.say,
    lookBack,
    lookThrough: (next) => setOthers({ eyes: next }),
    momentAt: link.momentAt,
  };
}

export { isMyTurn };

/** The tab says so when it is the viewer's turn. */
export function useTurnTitle(table: TableSnapshot, name: string): void {
  const { head } = useWords().table;
  const mine = isMyTurn(table);
  useEffect(() => {
    document.title = mine ? head.titleOnTurn({ game: name }) : head.title({ game: name });
  }, [mine, name, head]);
}

/** Whether somebody was here before the game was over: such a person sees the points counted, and whoever opens a finished game its scores. */
export function useSawPlay({ live, shown }: Pick<TableControls, 'live' | 'shown'>): boolean {
  const saw = useRef(false);
  if (live && !shown.result) saw.current = true;
  return saw.current;
}
