import { drawBetweenBack } from '@luftschloss/drawing';
import { type BetweenView, roomById, ruleWords, type TileId } from '@luftschloss/engine/between';
import { useMemo } from 'react';
import { signed } from '../../board/signed.ts';
import { Drawing } from '../../shell/Drawing.tsx';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import { gainIn } from './HandRow.tsx';
import type { Ring } from './ring.ts';
import { TilePicture } from './TilePicture.tsx';
import { texts } from './table-texts.ts';

interface ChoosePanelProps {
  view: BetweenView;
  ring: Ring;
  tiles: readonly TileId[];
  sending: boolean;
  toggle(tile: TileId): void;
  clear(): void;
  keep(): void;
}

/** The two slots, and the one button. */
export function ChoosePanel({ view, ring, tiles, sending, toggle, clear, keep }: ChoosePanelProps) {
  return (
    <section className="panel choose-panel sheet" aria-label={texts.youKeepTwo()}>
      <Crest seat={ring.me} />
      <h2>{texts.youKeepTwo()}</h2>
      <p className="why">{tiles.length === 0 ? texts.tapTwo() : texts.whyTwo()}</p>
      <ul className="slots">
        {[0, 1].map((slot) => (
          <li key={slot}>
            <Slot view={view} ring={ring} tile={tiles[slot] ?? null} toggle={toggle} />
          </li>
        ))}
      </ul>
      <p className="panel-buttons">
        <button type="button" className="primary" data-testid="keep" disabled={tiles.length < 2 || sending} onClick={keep}>
          {texts.keepThese()}
          <kbd>⏎</kbd>
          <span className="visually-hidden">{texts.keepIsFinal()}</span>
        </button>
        <button type="button" className="wide-only" disabled={tiles.length === 0} onClick={clear} aria-keyshortcuts="Escape">
          {tiles.length === 1 ? texts.putBack() : texts.putBothBack()}
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

function Slot({ view, ring, tile, toggle }: Pick<ChoosePanelProps, 'view' | 'ring' | 'toggle'> & { tile: TileId | null }) {
  if (tile === null) return <span className="slot-empty">{texts.emptySlot()}</span>;
  const [left, right] = [gainIn(view, ring, 'left', tile).gain, gainIn(view, ring, 'right', tile).gain];
  const room = roomById(tile);
  return (
    <>
      <button type="button" className="slot" title={`${room.name}: ${ruleWords(room)}`} onClick={() => toggle(tile)}>
        <TilePicture tile={tile} width={104} narrow={66} />
        <span className="visually-hidden">{texts.putThisBack(room.name)}</span>
      </button>
      <small className="wide-only">{left >= right ? texts.bestLeft(signed(left)) : texts.bestRight(signed(right))}</small>
    </>
  );
}

interface ChosenProps {
  view: BetweenView;
  ring: Ring;
  waitingFor: readonly string[];
}

/** After the choice: two backs, and who is still choosing. */
export function Chosen({ view, ring, waitingFor }: ChosenProps) {
  const theme = useDrawingTheme();
  const back = useMemo(() => drawBetweenBack(theme), [theme]);
  return (
    <section className="panel choose-panel sheet" aria-label={texts.youHaveChosen()}>
      <Crest seat={ring.me} />
      <h2>{texts.youHaveChosen()}</h2>
      <ul className="slots">
        {(view.chosen ?? []).map((tile) => (
          <li key={tile}>
            <Drawing className="back" svg={back} />
            <small>{roomById(tile).name}</small>
          </li>
        ))}
      </ul>
      <p className="why">{texts.waitingFor(texts.listed(waitingFor))}</p>
    </section>
  );
}
