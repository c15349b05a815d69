import './scorer.css';
import './scorer-panel.css';
import type { TableFile } from '@luftschloss/engine/kernel';
import { useRef } from 'react';
import type { Probe } from '../board/useCarry.ts';
import { gameName } from '../games/index.ts';
import { useLanguage } from '../words/language.ts';
import { Bar } from './Bar.tsx';
import { BoardArea } from './BoardArea.tsx';
import { answer, tableToKeep } from './entry.ts';
import type { GameScorer } from './game-scorer.ts';
import { PrintedSheet } from './PrintedSheet.tsx';
import { ScorerDialogs } from './ScorerDialogs.tsx';
import { SheetPanel } from './SheetPanel.tsx';
import { Sums } from './Sums.tsx';
import { Tabs } from './Tabs.tsx';
import { TilesPanel } from './TilesPanel.tsx';
import { useCarriedTiles } from './useCarriedTiles.ts';
import { usePrinting } from './usePrinting.ts';
import { type ScorerState, useScorer } from './useScorer.ts';
import { useScorerKeys } from './useScorerKeys.ts';

interface ScorerProps {
  id: string;
  scorer: GameScorer;
  start: TableFile;
}

/** The drawing board: a table as it lies there is entered tile by tile, and scored. */
export function Scorer({ id, scorer, start }: ScorerProps) {
  const state = useScorer(scorer, id, start);
  const { controls, sheet, tabs, shown } = state;
  const { table, tab } = controls.entry;
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<Probe | null>(null);
  const scale = useRef(1);
  useCarriedTiles({ root, probe, scale, scorer, controls });
  const boardKey = useScorerKeys(state);
  const printing = usePrinting();
  return (
    <div ref={root} data-style="scorer" className={`scorer on-${shown}`} data-game={table.game}>
      <Head state={state} />
      <main className="scorer-main" id="main">
        <Tabs scorer={scorer} table={table} sheet={sheet} tabs={tabs} tab={tab} showTab={controls.showTab} />
        <BoardArea state={state} scale={scale} probe={probe} onKey={boardKey} />
        <Sums
          game={table.game}
          sheet={sheet}
          tab={tab}
          changes={controls.preview?.legal ? controls.preview.changes : []}
          ask={() => state.show('sheet')}
        />
        <div className="scorer-panel">{shown === 'sheet' ? <SheetSide state={state} /> : <TilesSide state={state} />}</div>
        <Bar state={state} />
      </main>
      <ScorerDialogs state={state} />
      {printing && <PrintedSheet scorer={scorer} table={tableToKeep(controls.entry)} />}
    </div>
  );
}

function Head({ state: { controls, open } }: { state: ScorerState }) {
  const language = useLanguage();
  const { scorer } = language.words;
  return (
    <header className="scorer-head">
      <h1>
        <a href="#/score">{scorer.title()}</a> <span>{gameName(controls.entry.table.game, language)}</span>
      </h1>
      <button type="button" data-testid="table" onClick={() => open('table')}>
        {scorer.table.open()}
      </button>
      <button type="button" data-testid="share" onClick={() => open('share')}>
        {scorer.share.open()}
      </button>
    </header>
  );
}

function SheetSide({ state: { scorer, controls, sheet, showTab, pointAt } }: { state: ScorerState }) {
  return (
    <SheetPanel
      scorer={scorer}
      table={controls.entry.table}
      sheet={sheet}
      answer={(place, { value, taken }) => controls.change((now) => answer(now, place, value, taken))}
      showTab={showTab}
      point={pointAt}
    />
  );
}

function TilesSide({ state: { scorer, controls, take, open } }: { state: ScorerState }) {
  return <TilesPanel scorer={scorer} controls={controls} take={take} describe={() => open('own-tiles')} />;
}
