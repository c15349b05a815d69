import type { Misfit, SheetLine, TableFile, TableSheet } from '@luftschloss/engine/kernel';
import { useMemo, useState } from 'react';
import { useLanguage } from '../words/language.ts';
import { back, forth, lastStep, putDown, type Step } from './entry.ts';
import type { Find } from './Finds.tsx';
import { foretoldPoints } from './foretelling.ts';
import type { GameScorer, Tab } from './game-scorer.ts';
import { ownTileIds } from './shelf.ts';
import { type EntryControls, useEntry } from './useEntry.ts';

/** What lies beside the board: tiles to be found, or the score sheet. */
export type Shown = 'tiles' | 'sheet';
export type Opened = 'share' | 'table' | 'own-tiles' | null;

/** The drawing board as it is now, and what can be done at it. */
export interface ScorerState {
  readonly scorer: GameScorer;
  readonly controls: EntryControls;
  readonly sheet: TableSheet;
  readonly tabs: readonly Tab[];
  readonly misfits: readonly Misfit[]; // on the board that is shown
  readonly points: number | null; // what the tile in hand would bring
  readonly lit: readonly number[]; // tiles that a line of the sheet counts, by their numbers
  readonly shown: Shown;
  readonly asking: boolean; // tiles are only tried, not laid
  readonly opened: Opened;
  readonly moving: Find | null; // a tile that lies elsewhere and is wanted here
  show(what: Shown): void;
  ask(asking: boolean): void;
  open(what: Opened): void;
  describeOwn(own: string[]): void;
  closeDialogs(): void;
  lay(): void;
  take(find: Find): void;
  showTab(tab: number): void;
  pointAt(line: SheetLine | null): void;
  undo(): void;
  redo(): void;
}

export function useScorer(scorer: GameScorer, id: string, start: TableFile): ScorerState {
  const language = useLanguage();
  const [asking, ask] = useState(false);
  const [shown, show] = useState<Shown>('tiles');
  const [pointed, point] = useState<SheetLine | null>(null);
  const [moving, setMoving] = useState<Find | null>(null);
  const [opened, open] = useState<Opened>(null);
  const [kept, describeOwn] = useState(() => ownTileIds(localStorage, start.game));
  const entered = useEntry(scorer, id, start, asking, kept);
  const controls: EntryControls = {
    ...entered,
    press(point) {
      show('tiles'); // whoever takes a tile up wants to see what can be done with it
      entered.press(point);
    },
  };
  const { entry, preview } = controls;
  const { table, tab } = entry;
  const sheet = useMemo(() => scorer.tables.sheet(table), [scorer, table]);
  /** Whoever goes back or forth sees what that changes. */
  const stepBy = (move: typeof back, step: Step | null | undefined): void => {
    controls.change(move);
    if (step) show(step.place === null ? 'tiles' : 'sheet');
  };
  return {
    scorer,
    controls,
    sheet,
    tabs: scorer.tabs(table, language),
    misfits: sheet.boards[scorer.oneBoard ? 0 : tab]?.misfits ?? [],
    points: preview?.legal ? foretoldPoints(preview, tab) : null,
    lit: (pointed?.tiles ?? []).filter((tile) => scorer.oneBoard || tile.board === tab).map(({ tile }) => tile),
    shown,
    asking,
    opened,
    moving,
    show,
    ask,
    open,
    describeOwn,
    closeDialogs: () => {
      setMoving(null);
      open(null);
    },
    lay: () => controls.change((now) => putDown(scorer, now)),
    take(find) {
      if (!find.owner) controls.take(find.tile.id);
      else if (scorer.oneBoard) controls.fetch(find.tile.id);
      else setMoving(find);
    },
    showTab: (next) => {
      controls.showTab(next);
      show('tiles');
    },
    pointAt: (line) => {
      point(line);
      const [first] = line?.tiles ?? [];
      if (first && !scorer.oneBoard && first.board !== tab) controls.showTab(first.board);
    },
    undo: () => stepBy(back, lastStep(entry)),
    redo: () => stepBy(forth, entry.future.at(-1)),
  };
}
