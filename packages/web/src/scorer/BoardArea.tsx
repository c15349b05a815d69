import type { Misfit, TableFile } from '@luftschloss/engine/kernel';
import { plain, sheetMisfit } from '@luftschloss/words';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useCovering } from '../board/covering.ts';
import type { Probe } from '../board/useCarry.ts';
import { useLanguage } from '../words/language.ts';
import { EntryBoard } from './EntryBoard.tsx';
import type { GameScorer, Laid } from './game-scorer.ts';
import type { ScorerState } from './useScorer.ts';

interface BoardAreaProps {
  state: ScorerState;
  scale: RefObject<number>;
  probe: RefObject<Probe | null>;
  onKey(event: KeyboardEvent): boolean;
}

/** Its number among what lies there. What is no tile is known by its kind or by its side. */
function numberOf(laid: readonly Laid[], { tile, piece }: Misfit): number {
  return tile ?? laid.findIndex((each) => each.tile === piece || each['side'] === piece);
}

/** The board, and what is to be said about it. */
export function BoardArea({ state, scale, probe, onKey }: BoardAreaProps) {
  const { words } = useLanguage();
  const { scorer, controls, tabs, misfits, lit, points, lay, shown, asking } = state;
  const { entry, press, turn, isKept } = controls;
  const { table, tab, held } = entry;
  return (
    <div className="scorer-board">
      <EntryBoard
        scorer={scorer}
        entry={entry}
        label={words.scorer.board({ name: tabs[tab]?.title ?? '' })}
        misfits={misfits.map((misfit) => numberOf(scorer.laid(table, tab), misfit)).filter((number) => number >= 0)}
        lit={lit}
        points={points}
        press={press}
        scale={scale}
        putDown={asking ? null : lay}
        turn={turn}
        onKey={onKey}
        probe={probe}
      />
      <div className="board-words">
        {!held && shown === 'tiles' && <Verdict scorer={scorer} table={table} tab={tab} misfits={misfits} />}
        {!isKept && (
          <p className="verdict problem" role="alert" data-testid="not-kept">
            {words.scorer.problems.noRoom()}
          </p>
        )}
      </div>
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
  const note = useRef<HTMLParagraphElement>(null);
  useCovering(note, misfit !== undefined); // what cannot be there should be seen
  const fine = (): string => scorer.advice?.(table, tab, language) ?? language.words.scorer.buildable();
  return (
    <p ref={note} className={misfit ? 'verdict problem' : 'verdict'} role="status" data-testid="verdict">
      {misfit ? plain(sheetMisfit(language, table.game, misfit)) : fine()}
    </p>
  );
}
