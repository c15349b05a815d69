import './scorer.css';
import './scorer-panel.css';
import type { Misfit, SheetLine, TableFile, TableSheet } from '@luftschloss/engine/kernel';
import { plain, sheetMisfit } from '@luftschloss/words';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { Probe } from '../board/useCarry.ts';
import { gameName } from '../games/index.ts';
import { useLanguage } from '../words/language.ts';
import { Bar } from './Bar.tsx';
import { EntryBoard } from './EntryBoard.tsx';
import { answer, putDown } from './entry.ts';
import type { Find } from './Finds.tsx';
import { foretoldPoints } from './Foretold.tsx';
import type { GameScorer, Laid } from './game-scorer.ts';
import { MoveHere } from './MoveHere.tsx';
import { isCertain, SheetPanel } from './SheetPanel.tsx';
import { Sums } from './Sums.tsx';
import { ownTileIds } from './shelf.ts';
import { Tabs } from './Tabs.tsx';
import { TilesPanel } from './TilesPanel.tsx';
import { useCarriedTiles } from './useCarriedTiles.ts';
import { type EntryControls, useEntry } from './useEntry.ts';
import { useScorerKeys } from './useScorerKeys.ts';

const ShareDialog = lazy(() => import('./ShareDialog.tsx'));
const OwnTiles = lazy(() => import('./OwnTiles.tsx'));

interface ScorerProps {
  id: string;
  scorer: GameScorer;
  start: TableFile;
}

/** Its number among what lies there. What is no tile is known by its kind or by its side. */
function numberOf(laid: readonly Laid[], { tile, piece }: Misfit): number {
  return tile ?? laid.findIndex((each) => each.tile === piece || each['side'] === piece);
}

type Opened = 'share' | 'own-tiles' | null;

/** The drawing board: a table as it lies there is entered tile by tile, and scored. */
export function Scorer({ id, scorer, start }: ScorerProps) {
  const language = useLanguage();
  const { words } = language;
  const [asking, setAsking] = useState(false);
  const [shown, show] = useState<'tiles' | 'sheet'>('tiles');
  const [pointed, point] = useState<SheetLine | null>(null);
  const [moving, setMoving] = useState<Find | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [own, setOwn] = useState(() => ownTileIds(localStorage, start.game));
  const controls = useEntry(scorer, id, start, asking, own);
  const { entry, preview } = controls;
  const { table, tab, held } = entry;
  const sheet = useMemo(() => scorer.tables.sheet(table), [scorer, table]);
  const tabs = scorer.tabs(table, language);
  const board = sheet.boards[scorer.oneBoard ? 0 : tab];
  const misfits = board?.misfits ?? [];
  const lit = (pointed?.tiles ?? []).filter((tile) => scorer.oneBoard || tile.board === tab).map(({ tile }) => tile);
  const lay = (): void => controls.change((now) => putDown(scorer, now));
  const take = (find: Find): void => (find.owner ? setMoving(find) : controls.take(find.tile.id));
  const showTab = (next: number): void => {
    controls.showTab(next);
    show('tiles');
  };
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<Probe | null>(null);
  const scale = useRef(1);
  useCarriedTiles({ root, probe, scale, scorer, controls });
  const boardKey = useScorerKeys({ controls, lay, showTab, tabs: tabs.length, active: shown === 'tiles' && opened === null && !moving });
  const pointAt = (line: SheetLine | null): void => {
    point(line);
    const [first] = line?.tiles ?? [];
    if (first && !scorer.oneBoard && first.board !== tab) controls.showTab(first.board);
  };
  return (
    <div ref={root} data-style="scorer" className={`scorer on-${shown}`} data-game={table.game}>
      <header className="scorer-head">
        <h1>
          <a href="#/score">{words.scorer.title()}</a> <span>{gameName(table.game, language)}</span>
        </h1>
        <button type="button" onClick={() => setOpened('share')}>
          {words.scorer.share.open()}
        </button>
      </header>
      <main className="scorer-main" id="main">
        <Tabs scorer={scorer} table={table} sheet={sheet} tabs={tabs} tab={tab} showTab={controls.showTab} />
        <div className="scorer-board">
          <EntryBoard
            scorer={scorer}
            entry={entry}
            label={words.scorer.board({ name: tabs[tab]?.title ?? '' })}
            misfits={misfits.map((misfit) => numberOf(scorer.laid(table, tab), misfit)).filter((number) => number >= 0)}
            lit={lit}
            points={preview?.legal ? foretoldPoints(preview, tab) : null}
            press={controls.press}
            scale={scale}
            putDown={lay}
            turn={controls.turn}
            onKey={boardKey}
            probe={probe}
          />
          {!held && <Verdict scorer={scorer} table={table} tab={tab} misfits={misfits} />}
        </div>
        <Sums game={table.game} sheet={sheet} tab={tab} changes={preview?.legal ? preview.changes : []} ask={() => show('sheet')} />
        <div className="scorer-panel">
          {shown === 'sheet' ? (
            <SheetPanel
              scorer={scorer}
              table={table}
              sheet={sheet}
              answer={(place, value) => controls.change((now) => answer(now, place, value))}
              showTab={showTab}
              point={pointAt}
            />
          ) : (
            <TilesPanel scorer={scorer} controls={controls} take={take} describe={() => setOpened('own-tiles')} />
          )}
        </div>
        <Bar
          controls={controls}
          lay={lay}
          shown={shown}
          show={show}
          questions={sheet.questions.length}
          certain={isCertain(sheet)}
          next={tabs[tab + 1]?.title ?? null}
          points={preview?.legal ? foretoldPoints(preview, tab) : null}
          asking={asking}
          setAsking={setAsking}
        />
      </main>
      <Dialogs
        scorer={scorer}
        controls={controls}
        sheet={sheet}
        moving={moving}
        opened={opened}
        own={own}
        setOwn={setOwn}
        close={() => {
          setMoving(null);
          setOpened(null);
        }}
      />
    </div>
  );
}

interface VerdictProps {
  scorer: GameScorer;
  table: TableFile;
  tab: number;
  misfits: readonly Misfit[];
}

/** Whether what is entered can be built like this, and what cannot be there. */
function Verdict({ scorer, table, tab, misfits: [misfit] }: VerdictProps) {
  const language = useLanguage();
  const fine = (): string => scorer.advice?.(table, tab, language) ?? language.words.scorer.buildable();
  return (
    <p className={`verdict ${misfit ? 'problem' : ''}`} role="status" data-testid="verdict">
      {misfit ? plain(sheetMisfit(language, table.game, misfit)) : fine()}
    </p>
  );
}

interface DialogsProps {
  scorer: GameScorer;
  controls: EntryControls;
  sheet: TableSheet;
  moving: Find | null; // a tile that lies elsewhere and is wanted here
  opened: Opened;
  own: readonly string[];
  setOwn(own: string[]): void;
  close(): void;
}

function Dialogs({ scorer, controls, sheet, moving, opened, own, setOwn, close }: DialogsProps) {
  const { table, tab } = controls.entry;
  return (
    <Suspense>
      {moving && (
        <MoveHere
          tile={moving.tile.name}
          owner={moving.owner?.name ?? ''}
          close={close}
          move={() => {
            close();
            controls.fetch(moving.tile.id);
          }}
        />
      )}
      {opened === 'share' && <ShareDialog scorer={scorer} table={table} sheet={sheet} tab={tab} close={close} />}
      {opened === 'own-tiles' && (
        <OwnTiles
          scorer={scorer}
          game={table.game}
          own={own}
          close={close}
          change={setOwn}
          take={(tile) => {
            close();
            controls.take(tile);
          }}
        />
      )}
    </Suspense>
  );
}
