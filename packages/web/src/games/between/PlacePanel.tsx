import { drawBetweenSeal } from '@luftschloss/drawing';
import { type CastlePreview, roomById } from '@luftschloss/engine/between';
import { signed } from '../../board/signed.ts';
import { usePointed } from '../../board/usePointed.ts';
import { RuleLink } from '../../rulebook/RuleLink.tsx';
import { Drawing } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { PlanMark } from '../../table/PlanNote.tsx';
import type { Pointed } from './Boards.tsx';
import { Crest } from './ChoosePanel.tsx';
import { FollowingBonus } from './FollowingBonus.tsx';
import type { HeldTile, Position } from './hold.ts';
import type { Seating } from './seating.ts';
import type { HoldControls } from './useHold.ts';
import { useSpeech } from './useSpeech.ts';

interface PlacePanelProps {
  seating: Seating;
  held: HeldTile;
  controls: HoldControls;
  preview: CastlePreview | null;
  refusal: string | null;
  rule: string | null; // where the refusal is explained
  partnerName: string; // of whom the tile is, for a suggestion
  sending: boolean;
  planning: boolean;
  confirm(): void;
  point(pointed: Pointed | null): void;
}

/** What the tile in hand would bring where it is tried, line by line, and the last word. */
export function PlacePanel(props: PlacePanelProps) {
  const say = useSpeech();
  const { seating, held, controls, preview, refusal, rule, partnerName, sending, planning, confirm, point } = props;
  const theme = useDrawingTheme();
  const room = roomById(held.tile);
  const suggesting = held.source === 'partner';
  return (
    <section className="panel place-panel sheet" aria-label={say.tile(room.id)} data-testid="place-panel">
      <Crest seat={seating.me} />
      <header>
        <Drawing className="seal" svg={drawBetweenSeal(room.type, theme)} />
        <h2>{say.tile(room.id)}</h2>
        {preview && (
          <output className={`in-all ${preview.gain < 0 ? 'loss' : ''}`} data-testid="preview-gain">
            {signed(preview.gain)}
          </output>
        )}
      </header>
      {planning && <PlanMark />}
      <div className="panel-scroll">
        {preview?.bonus && <FollowingBonus castle={preview.castle} bonus={preview.bonus} />}
        {preview && held.castle !== null ? (
          <PreviewLines preview={preview} castle={held.castle} point={point} />
        ) : (
          <>
            <p className="rule">{say.rule(room.id)}</p>
            <p className="why">{suggesting ? say.words.tapCellSuggest({ name: partnerName }) : say.words.tapCell()}</p>
          </>
        )}
        {refusal && (
          <p className="refused">
            {refusal} {rule && <RuleLink game="between" address={rule} about={refusal} />}
          </p>
        )}
        <PlaceList controls={controls} />
      </div>
      <p className="panel-buttons">
        {!planning && (
          <button
            type="button"
            className="primary"
            data-testid="place"
            disabled={controls.action === null || refusal !== null || sending}
            onClick={confirm}
          >
            {suggesting ? say.words.suggestHere() : say.words.placeHere()}
            <kbd>⏎</kbd>
          </button>
        )}
        <button type="button" data-testid="next-place" onClick={() => controls.next()} aria-keyshortcuts="N">
          {held.at ? say.words.nextPlace() : say.words.bestPlace()}
          <kbd>N</kbd>
        </button>
        <button type="button" data-testid="put-back" onClick={() => controls.put(null)} aria-keyshortcuts="Escape">
          {say.words.putBack()}
          <kbd>Esc</kbd>
        </button>
      </p>
    </section>
  );
}

interface PreviewLinesProps {
  preview: CastlePreview;
  castle: number;
  point(pointed: Pointed | null): void;
}

/** More lines than these are read without their rules. */
const FEW = 3;

/** Every point that changes, with its rule; a line lights its room and what it scores for. */
export function PreviewLines({ preview, castle, point }: PreviewLinesProps) {
  const say = useSpeech();
  const { rooms, attendants, cards } = preview;
  const lights = usePointed<Position>((cells) => point(cells.length > 0 ? { castle, cells } : null), preview);
  if (rooms.length + attendants.length + cards.length === 0) return <p className="why">{say.words.noChange()}</p>;
  return (
    <ul className={`preview-lines ${rooms.length > FEW ? 'many' : ''}`}>
      {rooms.map(({ x, y, tile, before, after, causes }) => (
        <li key={`${x} ${y}`} className={after < (before ?? 0) ? 'loss' : ''}>
          <button type="button" className="preview-line" {...lights([{ x, y }, ...causes])}>
            <b>{signed(after - (before ?? 0))}</b>
            <span>
              {say.tile(tile)} {before !== null && <strong>{say.words.totalGoes({ before, after })}</strong>}
              <small>{say.rule(tile)}</small>
            </span>
          </button>
        </li>
      ))}
      {attendants.map(({ what, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two attendants may be alike.
        <li key={`${what} ${index}`}>
          <button type="button" className="preview-line" {...lights([{ x: 0, y: 0 }])}>
            <b>{signed(after - (before ?? 0))}</b>
            <span>
              {say.attendant(what)} {before !== null && <strong>{say.words.totalGoes({ before, after })}</strong>}
            </span>
          </button>
        </li>
      ))}
      {cards.map(({ what, before, after }) => (
        <li key={what} className="preview-line">
          <b>{signed(after - (before ?? 0))}</b>
          <span>
            {say.words.card({ rule: say.card(what) })} {before !== null && <strong>{say.words.totalGoes({ before, after })}</strong>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const MOST_LISTED = 30;

/** The same places as on the boards, best first, for the keyboard and for readers. */
function PlaceList({ controls: { places, press, tile } }: { controls: HoldControls }) {
  const say = useSpeech();
  return (
    <details className="place-list">
      <summary>{say.words.placesInWords({ count: places.length })}</summary>
      <ol>
        {places.slice(0, MOST_LISTED).map((place) => (
          <li key={`${place.castle} ${place.x} ${place.y}`}>
            <button
              type="button"
              className="quiet"
              aria-pressed={tile?.castle === place.castle && tile.at?.x === place.x && tile.at.y === place.y}
              onClick={() => press(place.castle, place)}
            >
              {say.words.placeInWords({ gain: signed(place.gain), castle: say.castle(place.castle), cell: say.cell(place.x, place.y) })}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
