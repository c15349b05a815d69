import { ATTENDANT_DATA, type Attendant, isTile, REGULAR_TYPES, type RegularType } from '@luftschloss/engine/between';
import { signed } from '../../board/signed.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { signOf } from '../../shell/signs.ts';
import type { Speech } from './speech.ts';
import type { ShownSuggestion } from './suggestions.ts';
import { useSpeech } from './useSpeech.ts';

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
  const say = useSpeech();
  const { suggestion, gain, mine, doable } = shown;
  return (
    <section className={`suggestion sheet ${signOf(suggestion.by).tincture}`} data-testid="suggestion">
      <SeatBadge seat={suggestion.by} size={30} />
      <p>
        <strong>{mine ? say.words.suggestions.mine() : say.words.suggestions.suggests({ name: byName })}</strong>{' '}
        {gain !== 0 && <b className="gain">{signed(gain)}</b>}
        <span>{say.words.suggestions.what({ tile: optionName(say, suggestion.option), castle: say.castle(suggestion.castle) })}</span>
      </p>
      <span className="answers">
        {show && (
          <button type="button" onClick={show}>
            {say.words.suggestions.show()}
          </button>
        )}
        {mine ? (
          <button type="button" data-testid="withdraw" onClick={withdraw}>
            {say.words.suggestions.withdraw()}
          </button>
        ) : (
          <>
            {doable && (
              <button type="button" className="primary do-it" data-testid="do-it" aria-keyshortcuts="Y" onClick={doIt}>
                {say.words.suggestions.doIt()}
              </button>
            )}
            <button type="button" data-testid="not-this" aria-keyshortcuts="X" onClick={dismiss}>
              {say.words.suggestions.notThis()}
            </button>
          </>
        )}
      </span>
    </section>
  );
}

/** A tile, an attendant, the bonus of a type, or a card. */
function optionName(say: Speech, option: string): string {
  if (isTile(option)) return say.tile(option);
  if (Object.hasOwn(ATTENDANT_DATA, option)) return say.attendant(option as Attendant);
  return (REGULAR_TYPES as readonly string[]).includes(option) ? say.bonus(option as RegularType) : say.card(option);
}
