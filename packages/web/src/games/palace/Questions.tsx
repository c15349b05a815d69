import {
  COLOURS,
  type Colour,
  claimable,
  currentTask,
  EXTRA_SWANS,
  emptySlots,
  favorOf,
  type PalaceView,
  previewOf,
  SLOTS,
} from '@luftschloss/engine/palace';
import { AbilityPicture } from './AbilityPicture.tsx';
import { actionOf, type Draft, type DraftOf, pickedUp } from './draft.ts';
import { FavorPicture } from './FavorCards.tsx';
import { LayMoat, MoveMoat } from './MoatQuestions.tsx';
import type { MoatEnd } from './moat-ends.ts';
import type { Pointing } from './pointing.ts';
import { Confirm, Sheet } from './QuestionSheet.tsx';
import { Swans, SwanToken, TilePicture } from './Signs.tsx';
import { Standings } from './Standings.tsx';
import { useTexts } from './useTexts.ts';

export interface QuestionProps {
  view: PalaceView;
  draft: Draft | null;
  ends: readonly MoatEnd[];
  set(draft: Draft | null): void;
  act(action: unknown): void;
  confirm: (() => void) | null; // what is drafted, if it is complete
  point: Pointing;
  lay(end: MoatEnd): void;
}

/** Questions that are not about a tile in hand: each with its things to pick and one button. */
export function Question(props: QuestionProps) {
  const { view, draft } = props;
  const task = currentTask(view)?.type;
  if (draft?.kind === 'favor') return <KeepFavor {...props} draft={draft} />;
  if (draft?.kind === 'swan') return <ChooseSwan {...props} draft={draft} />;
  if (draft?.kind === 'swans') return <TakeSwans {...props} draft={draft} />;
  if (draft?.kind === 'claim') return <ClaimReward {...props} draft={draft} />;
  if (draft?.kind === 'ask-favor') return <AskFavor {...props} />;
  if (draft?.kind === 'move') return <MoveMoat {...props} draft={draft} />;
  if (task === 'moat') return <LayMoat {...props} />;
  if (task === 'discard') return <Discard {...props} />;
  if (task === 'take-room') return <TakeRoom {...props} />;
  return null;
}

/** Three cards and six slots. */
function KeepFavor({ view, draft, set, act, confirm }: QuestionProps & { draft: DraftOf<'favor'> }) {
  const texts = useTexts();
  const task = currentTask(view);
  const seat = view.viewer ?? 0;
  const favors = task?.type === 'deal' ? task.hands[seat].favors : task?.type === 'choose-favor' ? task.favors : [];
  const open = emptySlots(view.players[seat]);
  return (
    <Sheet
      title={texts.askFavor}
      kind="favor"
      buttons={
        <>
          <button type="button" data-testid="keep-none" onClick={() => act({ type: 'keep-favor', favor: null, slot: null })}>
            {texts.keepNone}
          </button>
          <Confirm confirm={confirm}>{texts.keepHere}</Confirm>
        </>
      }
    >
      <ul className="favor-choice">
        {favors.map((id) => {
          if (id === null) return null;
          const favor = favorOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                className="favor-pick"
                data-testid="favor"
                aria-pressed={draft.favor === id}
                onClick={() => set({ ...draft, favor: draft.favor === id ? null : id })}
              >
                <FavorPicture favor={favor} size={34} />
                <span>{texts.favorName(favor)}</span>
                <b>{favor.points}</b>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="small">{draft.slot === null ? texts.chooseSlot : texts.covers(SLOTS[draft.slot])}</p>
      <ul className="slot-choice">
        {SLOTS.map((ability, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <li key={slot}>
            <button
              type="button"
              className={`slot-pick ${slot >= SLOTS.length / 2 ? 'later' : ''} ${draft.slot === slot ? 'covered' : ''}`}
              data-testid={`ask-slot-${slot}`}
              aria-pressed={draft.slot === slot}
              disabled={!open.includes(slot)}
              onClick={() => set({ ...draft, slot: draft.slot === slot ? null : slot })}
            >
              <AbilityPicture ability={ability} awake={false} />
              <span>{texts.slotWord(ability)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function ChooseSwan({ view, draft, set, confirm, point }: QuestionProps & { draft: DraftOf<'swan'> }) {
  const texts = useTexts();
  const task = currentTask(view);
  const reason = task?.type === 'swan' ? task.reason : null;
  const after = confirm ? previewOf(view, { type: 'choose-swan', colour: draft.colour }).after : null;
  const cells = view.palace.tiles.filter(({ tile }) => tile === reason?.tile || (reason && 'other' in reason && tile === reason.other));
  return (
    <Sheet title={texts.askSwan} kind="swan" buttons={<Confirm confirm={confirm}>{texts.takeSwan(draft.colour)}</Confirm>}>
      {reason && (
        <p className="hint-line" onPointerEnter={() => point(cells)} onPointerLeave={() => point([])}>
          {texts.swanBecause(reason)}
        </p>
      )}
      <ColourPick chosen={[draft.colour]} pick={(colour) => set({ kind: 'swan', colour })} />
      {after && <Standings before={view} after={after} seat={view.viewer ?? 0} sets />}
    </Sheet>
  );
}

function ColourPick({ chosen, pick }: { chosen: readonly Colour[]; pick(colour: Colour): void }) {
  const texts = useTexts();
  return (
    <div className="colour-pick">
      {COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className="token"
          data-testid={`colour-${colour}`}
          aria-pressed={chosen.includes(colour)}
          aria-label={texts.swanName(colour)}
          onClick={() => pick(colour)}
        >
          <SwanToken swan={colour} size={36} />
        </button>
      ))}
    </div>
  );
}

function TakeSwans({ view, draft, set, confirm }: QuestionProps & { draft: DraftOf<'swans'> }) {
  const texts = useTexts();
  const action = actionOf(draft);
  const after = confirm && action ? previewOf(view, action).after : null;
  return (
    <Sheet title={texts.askExtra} kind="swans" buttons={<Confirm confirm={confirm}>{texts.takeThese}</Confirm>}>
      <div className="price-places">
        {draft.swans.map((colour, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two swans of a colour are alike.
            key={`${colour} ${place}`}
            type="button"
            className="token laid"
            aria-label={texts.takeBack(colour)}
            onClick={() => set({ kind: 'swans', swans: draft.swans.filter((_, other) => other !== place) })}
          >
            <SwanToken swan={colour} size={34} />
          </button>
        ))}
        {Array.from({ length: EXTRA_SWANS - draft.swans.length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number.
          <span key={`empty ${i}`} className="token empty" />
        ))}
      </div>
      <ColourPick chosen={[]} pick={(colour) => set({ kind: 'swans', swans: [...draft.swans, colour].slice(-EXTRA_SWANS) })} />
      {after && <Standings before={view} after={after} seat={view.viewer ?? 0} sets />}
    </Sheet>
  );
}

/** Rewards one after the other, in the order that their owner likes. */
function ClaimReward({ view, draft, set, confirm, point }: QuestionProps & { draft: DraftOf<'claim'> }) {
  const texts = useTexts();
  const task = currentTask(view);
  const tiles = task?.type === 'rewards' ? claimable(view, task.tiles) : [];
  return (
    <Sheet title={texts.askRewards} kind="rewards" buttons={<Confirm confirm={confirm}>{texts.takeReward}</Confirm>}>
      <ul className="tile-choice">
        {tiles.map((tile) => {
          const cells = view.palace.tiles.filter((placed) => placed.tile === tile);
          return (
            <li key={tile}>
              <button
                type="button"
                data-testid="claim"
                aria-pressed={draft.tile === tile}
                onClick={() => set({ kind: 'claim', tile })}
                onPointerEnter={() => point(cells)}
                onPointerLeave={() => point([])}
                onFocus={() => point(cells)}
                onBlur={() => point([])}
              >
                <TilePicture tile={tile} size={52} />
                <span>
                  <strong>{texts.tileHeading(tile)}</strong> {texts.reward(tile)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

function AskFavor({ view, set, confirm }: QuestionProps) {
  const texts = useTexts();
  const after = confirm ? previewOf(view, { type: 'ask-favor' }) : null;
  return (
    <Sheet
      title={texts.askForFavor}
      kind="ask-favor"
      buttons={
        <>
          <button type="button" onClick={() => set(null)}>
            {texts.putBack} <kbd>Esc</kbd>
          </button>
          <Confirm confirm={confirm}>{texts.lookAtFavors}</Confirm>
        </>
      }
    >
      <p className="hint-line">{texts.askForFavorHelp}</p>
      {after?.payment && (
        <p className="hint-line">
          {texts.costs} <Swans swans={[...after.payment.swans, ...after.payment.secret]} />
        </p>
      )}
      {after && <Standings before={view} after={after.after} seat={view.viewer ?? 0} sets />}
    </Sheet>
  );
}

function Discard({ draft, set, act, confirm }: QuestionProps) {
  const texts = useTexts();
  const chosen = draft?.kind === 'discard' ? draft.tile : null;
  return (
    <Sheet
      title={texts.askDiscard}
      kind="discard"
      buttons={
        <>
          <button type="button" data-testid="decline" onClick={() => act({ type: 'decline' })}>
            {texts.discardNone}
          </button>
          <Confirm confirm={confirm}>{texts.discardThis}</Confirm>
        </>
      }
    >
      {chosen ? (
        <p className="chosen-tile">
          <TilePicture tile={chosen} size={58} /> {texts.tileHeading(chosen)}
          <button type="button" className="quiet" onClick={() => set(null)}>
            {texts.putBack}
          </button>
        </p>
      ) : (
        <p className="hint-line">{texts.discardHelp}</p>
      )}
    </Sheet>
  );
}

function TakeRoom({ view, draft, set, act, confirm }: QuestionProps) {
  const texts = useTexts();
  const tile = draft?.kind === 'tile' ? draft : pickedUp(null);
  const open = emptySlots(view.players[view.viewer ?? 0]);
  return (
    <Sheet
      title={texts.askRoom}
      kind="room"
      buttons={
        <>
          <button type="button" data-testid="decline" onClick={() => act({ type: 'decline' })}>
            {texts.takeNone}
          </button>
          <Confirm confirm={confirm}>{texts.layOnSlot}</Confirm>
        </>
      }
    >
      <p className="chosen-tile">
        {tile.tile ? (
          <>
            <TilePicture tile={tile.tile} size={48} /> {texts.tileHeading(tile.tile)}
          </>
        ) : (
          texts.pickFromRow
        )}
      </p>
      <ul className="slot-choice">
        {SLOTS.map((ability, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <li key={slot}>
            <button
              type="button"
              className={`slot-pick ${slot >= SLOTS.length / 2 ? 'later' : ''}`}
              data-testid={`ask-slot-${slot}`}
              aria-pressed={tile.slot === slot}
              disabled={!open.includes(slot)}
              onClick={() => set({ ...tile, slot: tile.slot === slot ? null : slot })}
            >
              <AbilityPicture ability={ability} awake={tile.slot === slot} />
              <span>{texts.slotWord(ability)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
