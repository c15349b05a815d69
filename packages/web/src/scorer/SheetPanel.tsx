import type { SheetLine, TableFile, TableSheet } from '@luftschloss/engine/kernel';
import { plain, sheetMisfit, sheetReason } from '@luftschloss/words';
import { useState } from 'react';
import { FinalScores } from '../table/FinalScores.tsx';
import { useLanguage } from '../words/language.ts';
import type { Answered } from './answering.ts';
import type { GameScorer } from './game-scorer.ts';
import { Questions } from './Questions.tsx';

interface SheetPanelProps {
  scorer: GameScorer;
  table: TableFile;
  sheet: TableSheet;
  answer(place: string, answered: Answered): void;
  showTab(tab: number): void;
  point(line: SheetLine | null): void;
}

export function isCertain({ questions, boards }: TableSheet): boolean {
  return questions.length === 0 && boards.every(({ misfits }) => misfits.length === 0);
}

/**
 * The whole score sheet: what cannot be, what is still asked for, who is where, and every point with its reason. Whoever comes to answer finds the questions first;
 * they stay there until the sheet is opened anew, since nothing may move under a finger that types.
 */
export function SheetPanel({ scorer, table, sheet, answer, showTab, point }: SheetPanelProps) {
  const language = useLanguage();
  const { words } = language;
  const { game } = table;
  const names = table.players.map(({ name }) => name);
  const misfits = sheet.boards.flatMap(({ misfits: each }, board) => each.map((misfit) => ({ misfit, board })));
  const [asksFirst] = useState(sheet.questions.length > 0);
  const questions = <Questions scorer={scorer} table={table} sheet={sheet} answer={answer} showTab={showTab} />;
  return (
    <div className="sheet-panel" data-testid="sheet">
      {misfits.length > 0 && (
        <section className="misfits" aria-label={words.scoresheet.sheet.misfits()}>
          <h2>{words.scoresheet.sheet.misfits()}</h2>
          <ul>
            {misfits.map(({ misfit, board }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be wrong twice.
              <li key={index} className="problem">
                <span>{plain(sheetMisfit(language, game, misfit))}</span>
                {!scorer.oneBoard && (
                  <button type="button" className="quiet" onClick={() => showTab(board)}>
                    {scorer.tabs(table, language)[board]?.title}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {asksFirst && questions}
      <FinalScores
        game={game}
        result={sheet}
        names={names}
        order={sheet.categories}
        lights={{
          has: (_, line) => (line as SheetLine).tiles.length > 0,
          show: (_, line) => point(line as SheetLine | null),
        }}
        said={(reason) => plain(sheetReason(language, game, reason))}
        {...(!isCertain(sheet) && { title: words.scorer.sheet.soFar() })}
      />
      {!asksFirst && questions}
    </div>
  );
}
