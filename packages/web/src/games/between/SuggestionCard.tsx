import { castleName, isTile, roomById } from '@luftschloss/engine/between';
import { signed } from '../../board/signed.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { signOf } from '../../shell/signs.ts';
import type { ShownSuggestion } from './suggestions.ts';
import { texts } from './table-texts.ts';

interface SuggestionCardProps {
  shown: ShownSuggestion;
  byName: string;
  show: (() => void) | null; // on a phone: swipes to it
  doIt(): void;
  dismiss(): void;
  withdraw(): void;
}

/** What a partner suggests, with the answer beside it; it never blocks anything. */
export function SuggestionCard({ shown, byName, show, doIt, dismiss, withdraw }: SuggestionCardProps) {
  const { suggestion, gain, mine, doable } = shown;
  const what = isTile(suggestion.option) ? roomById(suggestion.option).name : suggestion.option;
  return (
    <section className={`suggestion sheet ${signOf(suggestion.by).tincture}`} data-testid="suggestion">
      <SeatBadge seat={suggestion.by} size={30} />
      <p>
        <strong>{mine ? texts.yourSuggestion() : texts.suggests(byName)}</strong> {gain !== 0 && <b className="gain">{signed(gain)}</b>}
        <span>{texts.suggestedIn(what, castleName(suggestion.castle))}</span>
      </p>
      <span className="answers">
        {show && (
          <button type="button" onClick={show}>
            {texts.show()}
          </button>
        )}
        {mine ? (
          <button type="button" data-testid="withdraw" onClick={withdraw}>
            {texts.withdraw()}
          </button>
        ) : (
          <>
            {doable && (
              <button type="button" className="primary do-it" data-testid="do-it" aria-keyshortcuts="Y" onClick={doIt}>
                {texts.doIt()}
              </button>
            )}
            <button type="button" data-testid="not-this" aria-keyshortcuts="X" onClick={dismiss}>
              {texts.notThis()}
            </button>
          </>
        )}
      </span>
    </section>
  );
}
