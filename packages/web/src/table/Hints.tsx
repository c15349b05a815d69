import type { Hint } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import type { GameTypes } from '@luftschloss/engine/kernel';
import type { HintControls } from './useHints.ts';
import type { TableControls } from './useTable.ts';

export function HintButton({ hints: { possible, thinking, ask }, asked }: { hints: HintControls; asked?: (() => void) | undefined }) {
  if (!possible) return null;
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => {
        ask();
        asked?.();
      }}
      disabled={thinking}
    >
      {thinking ? 'Thinking …' : 'Hint'}
    </button>
  );
}

/** What the strongest bot would consider in this place, and why. */
export function HintSheet({ hints: { possible, hints, close }, controls }: { hints: HintControls; controls: TableControls }) {
  if (!possible || hints === null) return null;
  const take = (action: unknown): void => {
    close();
    controls.act(action);
  };
  return (
    <section className="hints sheet" aria-label="Hints" aria-live="polite">
      {hints.length === 0 && <p>There is no hint for this question.</p>}
      <ol>
        {hints.map((hint) => (
          <HintLine key={JSON.stringify(hint.action)} hint={hint} controls={controls} take={take} />
        ))}
      </ol>
      <button type="button" className="quiet" aria-label="Close the hints" onClick={close}>
        Close
      </button>
    </section>
  );
}

function HintLine({ hint, controls: { table }, take }: { hint: Hint; controls: TableControls; take(action: unknown): void }) {
  const words = findGame(table.game)?.rules.wording.action(table.view as GameTypes['view'], hint.action) ?? hint.action.type;
  return (
    <li>
      <span>
        <b>{words}</b>
        {hint.reasons.length > 0 && <span className="reasons">{hint.reasons.join(', ')}</span>}
      </span>
      {hint.estimate > 0 && <span className="estimate">{estimateWords(Math.round(hint.estimate * 100), table.seats.length)}</span>}
      <button type="button" onClick={() => take(hint.action)}>
        Do this
      </button>
    </li>
  );
}

/** Alone there is nobody to win against. */
function estimateWords(hundredths: number, seats: number): string {
  return seats > 1 ? `wins about ${hundredths} %` : `about ${hundredths} points in the end`;
}
