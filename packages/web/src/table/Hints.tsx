import type { Hint } from '@luftschloss/bots';
import type { GameTypes } from '@luftschloss/engine/kernel';
import type { Words } from '@luftschloss/words';
import { useWords } from '../words/language.ts';
import type { HintControls } from './useHints.ts';
import type { TableControls } from './useTable.ts';
import { useTelling } from './useTelling.ts';

export function HintButton({ hints: { possible, thinking, ask }, asked }: { hints: HintControls; asked?: (() => void) | undefined }) {
  const words = useWords();
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
      {thinking ? words.table.hints.thinking() : words.table.hints.ask()}
    </button>
  );
}

/** What the strongest bot would consider in this place, and why. */
export function HintSheet({ hints: { possible, hints, close }, controls }: { hints: HintControls; controls: TableControls }) {
  const words = useWords().table.hints;
  if (!possible || hints === null) return null;
  const take = (action: unknown): void => {
    close();
    controls.act(action);
  };
  return (
    <section className="hints sheet" aria-label={words.label()} aria-live="polite">
      <button type="button" className="quiet" aria-label={words.closeLabel()} onClick={close}>
        {words.close()}
      </button>
      {hints.length === 0 && <p>{words.none()}</p>}
      <ol>
        {hints.map((hint) => (
          <HintLine key={JSON.stringify(hint.action)} hint={hint} controls={controls} take={take} />
        ))}
      </ol>
    </section>
  );
}

function HintLine({ hint, controls: { table }, take }: { hint: Hint; controls: TableControls; take(action: unknown): void }) {
  const spoken = useWords();
  const telling = useTelling(table);
  const words = telling.action(table.view as GameTypes['view'], hint.action);
  return (
    <li>
      <span>
        <b>{words}</b>
        {hint.reasons.length > 0 && <span className="reasons">{hint.reasons.map(telling.hint).join(', ')}</span>}
      </span>
      {hint.estimate > 0 && <span className="estimate">{estimateWords(spoken, hint.estimate, table.seats.length)}</span>}
      <button type="button" onClick={() => take(hint.action)}>
        {spoken.table.hints.take()}
      </button>
    </li>
  );
}

/** Alone there is nobody to win against. */
export function estimateWords({ table: { hints } }: Words, estimate: number, seats: number): string {
  return seats > 1 ? hints.wins({ share: estimate }) : hints.points({ points: Math.round(estimate * 100) });
}
