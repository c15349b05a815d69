import { type BetweenView, castleName, ludwig, ludwigCastles, roomById, ruleWords } from '@luftschloss/engine/between';
import { signed } from '../../board/signed.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { placesIn } from './places.ts';
import { TilePicture } from './TilePicture.tsx';
import { texts } from './table-texts.ts';
import type { HoldControls } from './useHold.ts';

interface AssignPanelProps {
  view: BetweenView;
  controls: HoldControls;
  sending: boolean;
  confirm(): void;
}

/** B-6.1: the steward says which of Ludwig's tiles goes into the castle that they share; the other goes to the other player. */
export function AssignPanel({ view, controls, sending, confirm }: AssignPanelProps) {
  const { own, other } = ludwigCastles(view, view.viewer ?? 0);
  const held = controls.hold?.kind === 'assign' ? controls.hold.tile : null;
  return (
    <section className="panel assign-panel sheet" aria-label={texts.stewardTitle()} data-testid="assign-panel">
      <span className="crest wide-only">
        <SeatBadge seat={ludwig(view)} size={46} />
      </span>
      <h2>{texts.stewardTitle()}</h2>
      <p className="why">{texts.stewardWhy(castleName(own), castleName(other))}</p>
      <ul className="slots">
        {view.drawnForLudwig.map((tile) => {
          const room = roomById(tile);
          return (
            <li key={tile}>
              <button
                type="button"
                className="slot"
                data-testid="ludwig-tile"
                aria-pressed={held === tile}
                title={`${room.name}: ${ruleWords(room)}`}
                onClick={() => controls.put(held === tile ? null : { kind: 'assign', tile })}
              >
                <TilePicture tile={tile} width={104} narrow={104} />
                <span className="visually-hidden">{texts.tileWords(room.name, ruleWords(room))}</span>
              </button>
              <small>
                {texts.gainAt(castleName(own), signed(placesIn(view.castles[own], tile)[0].gain))}
                <br />
                {texts.gainAt(castleName(other), signed(placesIn(view.castles[other], tile)[0].gain))}
                {held !== null && <strong>{texts.goesTo(castleName(held === tile ? own : other))}</strong>}
              </small>
            </li>
          );
        })}
      </ul>
      <p className="panel-buttons">
        <button type="button" className="primary" data-testid="assign" disabled={held === null || sending} onClick={confirm}>
          {texts.assignSo()}
          <kbd>⏎</kbd>
        </button>
      </p>
    </section>
  );
}
