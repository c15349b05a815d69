import { signed } from '../board/signed.ts';
import { useLanguage } from '../words/language.ts';
import { back, discard, putBack } from './entry.ts';
import { fits } from './hand.ts';
import { NOTHING } from './search.ts';
import type { EntryControls } from './useEntry.ts';

interface BarProps {
  controls: EntryControls;
  lay(): void;
  shown: 'tiles' | 'sheet';
  show(what: 'tiles' | 'sheet'): void;
  questions: number;
  certain: boolean;
  next: string | null; // who is entered after this one
  points: number | null;
  asking: boolean;
  setAsking(asking: boolean): void;
}

/** What the thumb reaches: turn and put down, or go back, on, and to the sheet. */
export function Bar(props: BarProps) {
  const { controls, lay, points, asking } = props;
  const { bar } = useLanguage().words.scorer;
  const { held } = controls.entry;
  if (!held) return <IdleBar {...props} />;
  const away = (): void => controls.change((now) => ({ ...(now.held?.before ? discard(now) : putBack(now)), search: NOTHING }));
  const isRight = fits(held);
  return (
    <div className="scorer-bar">
      <button type="button" data-testid="turn" onClick={() => controls.turn(1)}>
        <span aria-hidden="true">⟳</span> {bar.turn()}
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

function IdleBar({ controls, shown, show, questions, certain, next, asking, setAsking }: BarProps) {
  const { bar } = useLanguage().words.scorer;
  const { tab, past } = controls.entry;
  if (shown === 'sheet')
    return (
      <div className="scorer-bar">
        <button type="button" className="primary" data-testid="to-tiles" onClick={() => show('tiles')}>
          {bar.toTiles()}
        </button>
      </div>
    );
  const toSheet = (
    <button type="button" className={next === null ? 'primary' : ''} data-testid="to-sheet" onClick={() => show('sheet')}>
      {certain ? bar.ranking() : bar.sheet({ questions })}
    </button>
  );
  return (
    <div className="scorer-bar">
      <button type="button" disabled={past.length === 0} onClick={() => controls.change(back)}>
        {bar.undo()}
      </button>
      <label className="only-ask">
        <input type="checkbox" checked={asking} onChange={({ target }) => setAsking(target.checked)} /> {bar.onlyAsk()}
      </label>
      {toSheet}
      {next !== null && (
        <button type="button" className="primary" data-testid="next" onClick={() => controls.showTab(tab + 1)}>
          {next} <span aria-hidden="true">▸</span>
        </button>
      )}
    </div>
  );
}
