import { type BetweenView, ludwig, ludwigCastles } from '@luftschloss/engine/between';
import { signed } from '../../board/signed.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { placesIn } from './places.ts';
import { TilePicture } from './TilePicture.tsx';
import type { HoldControls } from './useHold.ts';
import { useSpeech } from './useSpeech.ts';

interface AssignPanelProps {
  view: BetweenView;
  controls: HoldControls;
  sending: boolean;
  confirm(): void;
}

/** B-6.1: the steward says which of Ludwig's tiles goes into the castle that they share; the other goes to the other player. */
export function AssignPanel({ view, controls, sending, confirm }: AssignPanelProps) {
  const say = useSpeech();
  const { own, other } = ludwigCastles(view, view.viewer ?? 0);
  const held = controls.hold?.kind === 'assign' ? controls.hold.tile : null;
  return (
    <section className="panel assign-panel sheet" aria-label={say.words.steward.title()} data-testid="assign-panel">
      <span className="crest wide-only">
        <SeatBadge seat={ludwig(view)} size={46} />
      </span>
      <h2>{say.words.steward.title()}</h2>
      <p className="why">{say.words.steward.why({ own: say.castle(own), other: say.castle(other) })}</p>
      <ul className="slots">
        {view.drawnForLudwig.map((tile) => {
          return (
            <li key={tile}>
              <button
                type="button"
                className="slot"
                data-testid="ludwig-tile"
                aria-pressed={held === tile}
                title={say.words.tileWords({ tile: say.tile(tile), rule: say.rule(tile) })}
                onClick={() => controls.put(held === tile ? null : { kind: 'assign', tile })}
              >
                <TilePicture tile={tile} width={104} narrow={104} />
                <span className="visually-hidden">{say.words.tileWords({ tile: say.tile(tile), rule: say.rule(tile) })}</span>
              </button>
              <small>
                {say.words.steward.gainAt({ castle: say.castle(own), gain: signed(placesIn(view.castles[own], tile)[0].gain) })}
                <br />
                {say.words.steward.gainAt({ castle: say.castle(other), gain: signed(placesIn(view.castles[other], tile)[0].gain) })}
                {held !== null && <strong>{say.words.steward.goesTo({ castle: say.castle(held === tile ? own : other) })}</strong>}
              </small>
            </li>
          );
        })}
      </ul>
      <p className="panel-buttons">
        <button type="button" className="primary" data-testid="assign" disabled={held === null || sending} onClick={confirm}>
          {say.words.steward.assign()}
          <kbd>⏎</kbd>
        </button>
      </p>
    </section>
  );
}
