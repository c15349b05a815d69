import type { GameTypes } from '@luftschloss/engine/kernel';
import { type Language, type Said as SaidParts, scoreNamesOf } from '@luftschloss/words';
import { useMedia } from '../shell/useMedia.ts';
import { estimateWords } from '../table/Hints.tsx';
import type { Telling } from '../table/telling.ts';
import { useTelling } from '../table/useTelling.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { type EndsCompared, endsCompared, isTelling } from './explained.ts';
import type { StoredAnswer } from './puzzle-file.ts';
import type { PuzzleControls } from './usePuzzle.ts';
import { storedAnswer } from './verdict.ts';

/** Where the panel stands beside the table: on a narrow screen the table needs the room. */
const WIDE = '(min-width: 1101px)';

/** Why the best answer is best: what speaks for it, how games end after it, and what the other answers come to. */
export function Why({ controls }: { controls: PuzzleControls }) {
  const language = useLanguage();
  const { why } = language.words.puzzles;
  const { puzzle, link, tried } = controls;
  const telling = useTelling(link.snapshot());
  const wide = useMedia(WIDE);
  const [best] = puzzle.answers;
  // Whoever went wrong is told about that; whoever did not, about what comes to mind first.
  const other = storedAnswer(puzzle.answers.slice(1), tried) ?? puzzle.usual;
  return (
    <details className="why" open={wide}>
      <summary>{why.title()}</summary>
      {endWords(language, puzzle.game, endsCompared(best, other), telling.action(puzzle.view, other.action as GameTypes['action'])).map(
        (said, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: at most two sentences, always in this order.
          <p key={index}>
            <Said of={said} elements={{ other: (inside) => <i>{inside}</i> }} />
          </p>
        ),
      )}
      <h3>{why.answers()}</h3>
      <ol className="answers">
        {puzzle.answers.map((answer, index) => (
          <AnswerLine key={JSON.stringify(answer.action)} controls={controls} answer={answer} index={index} telling={telling} />
        ))}
      </ol>
    </details>
  );
}

function endWords(language: Language, game: string, { points, parts, rival }: EndsCompared, other: string): SaidParts[] {
  const { why } = language.said.puzzles;
  const named = scoreNamesOf(game, language);
  const rounded = (value: number): number => Math.round(Math.abs(value) * 10) / 10;
  const list = parts.map(([category, each]) => why.part({ category: named.category(category), points: Math.round(each * 10) / 10 }));
  const own = isTelling(points)
    ? (points > 0 ? why.endsMore : why.endsFewer)({ points: rounded(points), other, parts: list })
    : list.length > 0
      ? why.endsSame({ other, parts: list })
      : why.endsEqual({ other });
  if (rival === null || !isTelling(rival)) return [own];
  return [own, (rival > 0 ? why.rivalMore : why.rivalFewer)({ points: rounded(rival) })];
}

interface AnswerLineProps {
  controls: PuzzleControls;
  answer: StoredAnswer;
  index: number;
  telling: Telling;
}

function AnswerLine({ controls: { puzzle, reasons, tried }, answer, index, telling }: AnswerLineProps) {
  const { words } = useLanguage();
  const { why } = words.puzzles;
  const [best] = puzzle.answers;
  const mine = tried !== null && storedAnswer([answer], tried) !== null;
  const marks = [index === 0 && why.best(), mine && why.yours(), answer === puzzle.usual && why.usual()].filter((mark) => mark !== false);
  return (
    <li className={index === 0 ? 'best' : undefined}>
      <b>{telling.action(puzzle.view, answer.action as GameTypes['action'])}</b>
      {marks.map((mark) => (
        <span key={mark} className="mark">
          {mark}
        </span>
      ))}
      {(reasons?.[index] ?? []).length > 0 && <span className="reasons">{reasons?.[index].map(telling.hint).join(', ')}</span>}
      <span className="worth">
        <span className="bar" aria-hidden="true">
          <span style={{ width: `${Math.round((100 * answer.worth) / Math.max(puzzle.players > 1 ? 1 : best.worth, 0.01))}%` }} />
        </span>
        {estimateWords(words, answer.worth, puzzle.players)}
      </span>
    </li>
  );
}
