import { useState } from 'react';
import { signed } from '../board/signed.ts';
import { useLanguage } from '../words/language.ts';
import { discard, putBack } from './entry.ts';
import { fits, isSame, turn } from './hand.ts';
import { showNextQuestion, showRanking } from './next-question.ts';
import { isCertain } from './SheetPanel.tsx';
import { NOTHING } from './search.ts';
import type { ScorerState } from './useScorer.ts';

interface BarProps {
  state: ScorerState;
}

/** What the thumb reaches: turn and put down, or go back, on, and to the sheet. */
export function Bar({ state }: BarProps) {
  if (state.controls.entry.held) return <HandBar state={state} />;
  return state.shown === 'sheet' ? <SheetBar state={state} /> : <TilesBar state={state} />;
}

function HandBar({ state: { scorer, controls, lay, points, asking, undo } }: BarProps) {
  const { bar } = useLanguage().words.scorer;
  const { held } = controls.entry;
  if (!held) return null;
  const away = (): void => controls.change((now) => ({ ...(now.held?.before ? discard(now) : putBack(now)), search: NOTHING }));
  const isRight = fits(held);
  const isTurned = scorer.poses(held.tile).length > 1;
  const isTheSame = isSame(turn(scorer, held, controls.entry.tab).laid, held.laid);
  return (
    <div className="scorer-bar">
      {held.before && (
        <span className="steps">
          <Step sign="↶" name={bar.putBack()} id="undo" disabled={false} go={undo} />
        </span>
      )}
      <button type="button" data-testid="turn" disabled={isTheSame} onClick={() => controls.turn(1)}>
        <span aria-hidden="true">{isTurned ? '⟳' : '⇄'}</span> {isTurned ? bar.turn() : bar.elsewhere()}
      </button>
      <button type="button" className={isRight && !asking ? 'primary' : ''} data-testid="put-down" onClick={lay}>
        {isRight ? bar.putHere({ points: points === null ? '' : signed(points) }) : bar.putAnyway()}
      </button>
      <button type="button" className="quiet" data-testid="away" onClick={away}>
        {held.before ? bar.remove() : bar.putBack()}
      </button>
    </div>
  );
}

/** One step back; and forth again, as long as there is something to go forth to. */
function Steps({ state: { controls, undo, redo } }: BarProps) {
  const { bar } = useLanguage().words.scorer;
  const { past, future } = controls.entry;
  return (
    <span className="steps">
      <Step sign="↶" name={bar.undo()} id="undo" disabled={past.length === 0} go={undo} />
      {future.length > 0 && <Step sign="↷" name={bar.redo()} id="redo" disabled={false} go={redo} />}
    </span>
  );
}

function Step({ sign, name, id, disabled, go }: { sign: string; name: string; id: string; disabled: boolean; go(): void }) {
  return (
    <button type="button" data-testid={id} disabled={disabled} aria-label={name} title={name} onClick={go}>
      <span className="step-sign" aria-hidden="true">
        {sign}
      </span>
      <span className="step-name">{name}</span>
    </button>
  );
}

function TilesBar({ state }: BarProps) {
  const { bar } = useLanguage().words.scorer;
  const { controls, sheet, tabs, asking, ask, show } = state;
  const { tab } = controls.entry;
  const next = tabs[tab + 1]?.title ?? null;
  return (
    <div className="scorer-bar">
      <Steps state={state} />
      <label className="only-ask">
        <input type="checkbox" checked={asking} onChange={({ target }) => ask(target.checked)} /> {bar.onlyAsk()}
      </label>
      <button type="button" className={next === null ? 'primary' : ''} data-testid="to-sheet" onClick={() => show('sheet')}>
        {isCertain(sheet) ? bar.ranking() : bar.sheet({ questions: sheet.questions.length })}
      </button>
      {next !== null && (
        <button type="button" className="primary" data-testid="next" onClick={() => controls.showTab(tab + 1)}>
          {next} <span aria-hidden="true">▸</span>
        </button>
      )}
    </div>
  );
}

function SheetBar({ state }: BarProps) {
  const { bar, share } = useLanguage().words.scorer;
  const { questions } = state.sheet;
  const [cameToAnswer] = useState(questions.length > 0);
  return (
    <div className="scorer-bar">
      <Steps state={state} />
      <button type="button" data-testid="to-tiles" onClick={() => state.show('tiles')}>
        {bar.toTiles()}
      </button>
      {cameToAnswer || questions.length > 0 ? (
        <button
          type="button"
          className="primary"
          data-testid="next-question"
          onClick={() => (questions.length > 0 ? showNextQuestion() : showRanking())}
        >
          {questions.length > 0 ? bar.nextQuestion({ count: questions.length }) : bar.ranking()}
        </button>
      ) : (
        <button type="button" className="primary" data-testid="share-sheet" onClick={() => state.open('share')}>
          {share.title()}
        </button>
      )}
    </div>
  );
}
