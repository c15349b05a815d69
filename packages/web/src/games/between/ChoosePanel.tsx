import { drawBetweenBack } from '@luftschloss/drawing';
import type { BetweenView, TileId } from '@luftschloss/engine/between';
import { useMemo } from 'react';
import { signed } from '../../board/signed.ts';
import { Drawing } from '../../shell/Drawing.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { gainIn } from './HandRow.tsx';
import type { Seating } from './seating.ts';
import { TilePicture } from './TilePicture.tsx';
import { useSpeech } from './useSpeech.ts';

interface ChoosePanelProps {
  view: BetweenView;
  seating: Seating;
  tiles: readonly TileId[];
  sending: boolean;
  toggle(tile: TileId): void;
  clear(): void;
  keep(): void;
}

/** The two slots, and the one button. */
export function ChoosePanel({ view, seating, tiles, sending, toggle, clear, keep }: ChoosePanelProps) {
  const say = useSpeech();
  return (
    <section className="panel choose-panel sheet" aria-label={say.words.youKeepTwo()}>
      <Crest seat={seating.me} />
      <h2>{say.words.youKeepTwo()}</h2>
      <p className="why">{tiles.length === 0 ? say.words.tapTwo() : say.words.whyTwo()}</p>
      <ul className="slots">
        {[0, 1].map((slot) => (
          <li key={slot}>
            <Slot view={view} seating={seating} tile={tiles[slot] ?? null} toggle={toggle} />
          </li>
        ))}
      </ul>
      <p className="panel-buttons">
        <button type="button" className="primary" data-testid="keep" disabled={tiles.length < 2 || sending} onClick={keep}>
          {say.words.keepThese()}
          <kbd>⏎</kbd>
          <span className="visually-hidden">{say.words.keepIsFinal()}</span>
        </button>
        <button type="button" className="wide-only" disabled={tiles.length === 0} onClick={clear} aria-keyshortcuts="Escape">
          {tiles.length === 1 ? say.words.putBack() : say.words.putBothBack()}
          <kbd>Esc</kbd>
        </button>
      </p>
    </section>
  );
}

/** My own shield, hanging over what I decide. */
export function Crest({ seat }: { seat: number }) {
  return (
    <span className="crest wide-only">
      <SeatBadge seat={seat} size={46} />
    </span>
  );
}

function Slot({ view, seating, tile, toggle }: Pick<ChoosePanelProps, 'view' | 'seating' | 'toggle'> & { tile: TileId | null }) {
  const say = useSpeech();
  if (tile === null) return <span className="slot-empty">{say.words.emptySlot()}</span>;
  const [left, right] = [gainIn(view, seating, 'left', tile).gain, gainIn(view, seating, 'right', tile).gain];
  return (
    <>
      <button
        type="button"
        className="slot"
        title={say.words.tileWords({ tile: say.tile(tile), rule: say.rule(tile) })}
        onClick={() => toggle(tile)}
      >
        <TilePicture tile={tile} width={104} narrow={66} />
        <span className="visually-hidden">{say.words.putThisBack({ tile: say.tile(tile) })}</span>
      </button>
      <small className="wide-only">
        {left >= right ? say.words.bestLeft({ gain: signed(left) }) : say.words.bestRight({ gain: signed(right) })}
      </small>
    </>
  );
}

interface ChosenProps {
  view: BetweenView;
  seating: Seating;
  waitingFor: readonly string[];
}

/** After the choice: two backs, and who is still choosing. After the answer to a puzzle nobody is. */
export function Chosen({ view, seating, waitingFor }: ChosenProps) {
  const say = useSpeech();
  const theme = useDrawingTheme();
  const back = useMemo(() => drawBetweenBack(theme), [theme]);
  return (
    <section className="panel choose-panel sheet" aria-label={say.words.youHaveChosen()}>
      <Crest seat={seating.me} />
      <h2>{say.words.youHaveChosen()}</h2>
      <ul className="slots">
        {(view.chosen ?? []).map((tile) => (
          <li key={tile}>
            <Drawing className="back" svg={back} />
            <small>{say.tile(tile)}</small>
          </li>
        ))}
      </ul>
      {waitingFor.length > 0 && <p className="why">{say.words.waitingFor({ names: waitingFor })}</p>}
    </section>
  );
}
