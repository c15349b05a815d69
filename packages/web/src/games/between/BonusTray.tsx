import { drawBetweenAttendant, drawBetweenCard, drawBetweenSeal } from '@luftschloss/drawing';
import {
  ATTENDANT_DATA,
  type Attendant,
  type BetweenView,
  type BonusDecision,
  bestPlace,
  canTakeBonus,
  isTile,
  previewAddition,
  type RegularType,
  type WaitingBonusView,
} from '@luftschloss/engine/between';
import { useRef } from 'react';
import { signed } from '../../board/signed.ts';
import { type Carrying, useCarry } from '../../board/useCarry.ts';
import { Drawing } from '../../shell/Drawing.tsx';
import { useDrawingTheme } from '../../shell/settings.ts';
import type { Hold } from './hold.ts';
import type { Speech } from './speech.ts';
import { Tile } from './TilesRow.tsx';
import type { HoldControls } from './useHold.ts';
import { useSpeech } from './useSpeech.ts';

interface BonusTrayProps {
  view: BetweenView;
  castle: number;
  bonus: WaitingBonusView;
  byName: string;
  controls: HoldControls;
  carrying: Carrying;
  sending: boolean;
  confirm(): void;
}

/** A bonus lies as a tray over the castle that earned it. */
export function BonusTray(props: BonusTrayProps) {
  const say = useSpeech();
  const { view, castle, bonus, byName, controls, carrying, sending, confirm } = props;
  const mine = bonus.by === view.viewer;
  const { hold } = controls;
  const picked = hold?.kind === 'option' && hold.castle === castle ? hold : null;
  const tray = useRef<HTMLElement>(null);
  useCarry(tray, carrying);
  return (
    <section
      ref={tray}
      className="tray sheet"
      aria-label={say.words.bonus.title({ castle: say.castle(castle) })}
      data-castle={castle}
      data-testid="bonus-tray"
    >
      <h3 aria-level={2}>{say.words.bonus.title({ castle: say.castle(castle) })}</h3>
      <p className="asks">
        {mine
          ? say.words.bonus[bonus.decision]()
          : bonus.options.length > 0
            ? say.words.bonus.partnerTakes({ name: byName })
            : say.words.bonus.partnerDraws({ name: byName, count: bonus.count })}
      </p>
      <ul className={`options ${bonus.decision}`}>
        {bonus.options.map((option) => (
          <li key={option}>
            {isTile(option) ? (
              <Tile
                tile={option}
                offer={
                  controls.offers.find(({ tile, castles, source }) => tile === option && castles[0] === castle && source !== 'own') ?? null
                }
                controls={controls}
                width={70}
                narrow={56}
              >
                <b className="option-gain">{signed(bestPlace(view.castles[castle], option).gain)}</b>
              </Tile>
            ) : (
              <Option view={view} castle={castle} bonus={bonus} option={option} picked={picked} pick={controls.put} />
            )}
          </li>
        ))}
      </ul>
      {picked && (
        <button type="button" className="primary" data-testid="take-option" disabled={sending} onClick={confirm}>
          {mine ? say.words.bonus.take() : say.words.bonus.suggest()}
          <kbd>⏎</kbd>
        </button>
      )}
    </section>
  );
}

interface OptionProps {
  view: BetweenView;
  castle: number;
  bonus: WaitingBonusView;
  option: string;
  picked: Hold | null;
  pick(hold: Hold | null): void;
}

/** An attendant, a card, or the bonus of another type. */
function Option({ view, castle, bonus, option, picked, pick }: OptionProps) {
  const say = useSpeech();
  const isPicked = picked?.kind === 'option' && picked.option === option;
  const gone = bonus.decision === 'bonus' && !canTakeBonus(view, castle, option as RegularType);
  const gain = gainOf(view, castle, bonus.decision, option);
  return (
    <button
      type="button"
      className="option"
      data-testid="option"
      data-sign={`${bonus.decision === 'bonus' ? 'type' : bonus.decision}:${option}`}
      aria-pressed={isPicked}
      onClick={() => pick(isPicked ? null : { kind: 'option', castle, option })}
    >
      <OptionPicture decision={bonus.decision} option={option} />
      <span>
        {optionWords(say, bonus.decision, option)}
        {gone && <em> {say.words.bonus.noneLeft()}</em>}
      </span>
      {gain !== null && <b className="option-gain">{signed(gain)}</b>}
    </button>
  );
}

function OptionPicture({ decision, option }: { decision: BonusDecision; option: string }) {
  const theme = useDrawingTheme();
  if (decision === 'attendant') return <Drawing svg={drawBetweenAttendant(option as Attendant, theme)} />;
  if (decision === 'card') return <Drawing svg={drawBetweenCard(theme)} />;
  return <Drawing svg={drawBetweenSeal(option as RegularType, theme)} />;
}

function optionWords(say: Speech, decision: BonusDecision, option: string): string {
  if (decision === 'attendant') {
    const attendant = option as Attendant;
    return say.words.bonus.who({ attendant, hanging: ATTENDANT_DATA[attendant].wants });
  }
  return decision === 'card' ? say.card(option) : say.bonus(option as RegularType);
}

/** What an attendant or a card scores at once; of drawn tiles nobody knows. */
function gainOf(view: BetweenView, castle: number, decision: BonusDecision, option: string): number | null {
  if (decision === 'attendant') return previewAddition(view, castle, { attendant: option as Attendant }).gain;
  return decision === 'card' ? previewAddition(view, castle, { card: option }).gain : null;
}
