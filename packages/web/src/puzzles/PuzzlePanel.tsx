import type { GameTypes } from '@luftschloss/engine/kernel';
import type { Words } from '@luftschloss/words';
import { useEffect, useRef } from 'react';
import { useTelling } from '../table/useTelling.ts';
import { useWords } from '../words/language.ts';
import { nextUnsolved, progressIn } from './progress.ts';
import type { ListedPuzzle } from './puzzle.ts';
import type { PuzzleControls } from './usePuzzle.ts';
import { isRight, type Verdict } from './verdict.ts';
import { Why } from './Why.tsx';

interface PuzzlePanelProps {
  controls: PuzzleControls;
  all: readonly ListedPuzzle[];
  help: (() => void) | null; // opens the signs of the table
}

/** The question and what is said to the answer: beside the table on a wide screen, above it on a narrow one. */
export function PuzzlePanel({ controls, all, help }: PuzzlePanelProps) {
  const words = useWords();
  const { puzzle: say } = words.puzzles;
  const { puzzle, phase, verdict, shown } = controls;
  const number = all.find(({ id }) => id === puzzle.id)?.number ?? 0;
  const where = say.where({ number, count: all.length });
  return (
    <aside className="panel sheet" aria-label={where} data-phase={phase}>
      <header>
        <p className="where">{where}</p>
        {help && (
          <button type="button" className="quiet help" onClick={help} aria-label={words.table.help.open()}>
            ?
          </button>
        )}
        <a className="leave button quiet" href="#/puzzles">
          {say.leave()}
        </a>
      </header>
      <div className="told">
        <h2>{say.question()}</h2>
        {phase === 'asking' && <Asking controls={controls} />}
        <Answered controls={controls} />
      </div>
      <Buttons controls={controls} all={all} />
      {(shown > 0 || (verdict && isRight(verdict))) && <Why controls={controls} />}
    </aside>
  );
}

/** What the table asks, in its own words. */
function Asking({ controls: { link, puzzle, shown } }: { controls: PuzzleControls }) {
  const { puzzle: say } = useWords().puzzles;
  const telling = useTelling(link.snapshot());
  if (shown > 0) {
    const action = telling.action(puzzle.view, puzzle.answers[0].action as GameTypes['action']);
    return (
      <p className="task" data-testid="solution">
        {say.shown({ action })}
      </p>
    );
  }
  return (
    <>
      <p>{say.ask()}</p>
      <p className="task" data-testid="puzzle-task">
        {telling.question(puzzle.view)}
      </p>
    </>
  );
}

function Answered({ controls: { phase, verdict, done, puzzle } }: { controls: PuzzleControls }) {
  const words = useWords();
  const { puzzle: say } = words.puzzles;
  return (
    <div role="status" aria-live="polite">
      {phase === 'weighing' && <p>{say.weighing({ done })}</p>}
      {phase === 'failed' && <p className="answer">{say.failed()}</p>}
      {verdict && (
        <p className={isRight(verdict) ? 'well' : 'answer'} data-testid="verdict" data-kind={verdict.kind}>
          {verdictText(words, puzzle.players, verdict)}
        </p>
      )}
    </div>
  );
}

/** Alone there is nobody to win against: points count then. */
export function verdictText({ puzzles: { puzzle: say } }: Words, players: number, { kind, behind }: Verdict): string {
  if (kind === 'best') return say.best();
  if (kind === 'as-good') return say.asGood();
  if (kind === 'better') return say.better();
  const hundredths = Math.max(1, Math.round(behind * 100));
  return players > 1 ? say.costsWins({ wins: hundredths }) : say.costsPoints({ points: hundredths });
}

function Buttons({ controls, all }: Omit<PuzzlePanelProps, 'help'>) {
  const { puzzle: say } = useWords().puzzles;
  const { puzzle, phase, verdict, shown, again, show } = controls;
  const first = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const right = verdict !== null && isRight(verdict);
  useEffect(() => {
    // The table has nothing to press any more, and the button that led here is gone.
    if (phase === 'answered' && document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, [phase]);
  const over = right || shown > 0;
  const next = over ? nextUnsolved(all, progressIn(localStorage, puzzle.game), puzzle.id) : null;
  return (
    <p className="panel-buttons">
      {phase === 'answered' && !right && (
        <button type="button" className={over ? 'quiet' : 'primary'} onClick={again} ref={first} data-testid="again">
          {say.tryAgain()}
        </button>
      )}
      {phase === 'failed' && (
        <button type="button" onClick={again}>
          {say.tryAgain()}
        </button>
      )}
      {!right && shown === 0 && phase !== 'weighing' && (
        <button type="button" className="quiet" onClick={show} data-testid="show">
          {say.show()}
        </button>
      )}
      {next && (
        <a className="button primary" href={`#/puzzles/${puzzle.game}/${next.id}`} ref={right ? first : null} data-testid="next">
          {say.next()}
        </a>
      )}
    </p>
  );
}
