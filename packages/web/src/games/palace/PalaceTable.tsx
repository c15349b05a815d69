import './styles/index.css';
import { cellUnder } from '@luftschloss/drawing';
import { asIfOnTurn, type Cell, currentTask, type PalaceView, previewOf } from '@luftschloss/engine/palace';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Carrying, Probe } from '../../board/useCarry.ts';
import { Companion } from '../../companion/Companion.tsx';
import { Explained } from '../../explain/Explained.tsx';
import { NARROW, useMedia } from '../../shell/useMedia.ts';
import { Announcer } from '../../table/Announcer.tsx';
import { ChangeNote } from '../../table/ChangeNote.tsx';
import { HandOver } from '../../table/HandOver.tsx';
import type { HelpPart } from '../../table/KeysHelp.tsx';
import type { TableLink } from '../../table/link.ts';
import { namesOf } from '../../table/names.ts';
import { usePlanning } from '../../table/planning.ts';
import { TableHeader } from '../../table/TableHeader.tsx';
import { useUnread } from '../../table/unread.ts';
import { useChanges } from '../../table/useChanges.ts';
import { isMyTurn, useTable, useTurnTitle } from '../../table/useTable.ts';
import { needWords, useLanguage } from '../../words/language.ts';
import { BoardView } from './BoardView.tsx';
import { FavorCards } from './FavorCards.tsx';
import { HandPanel } from './HandPanel.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { useTableKeys } from './keys.ts';
import { LogBar, LogPanel } from './LogPanel.tsx';
import { MyAccount } from './MyAccount.tsx';
import { MyBoard } from './MyBoard.tsx';
import { type MoatEnd, moatEnds } from './moat-ends.ts';
import { PayPanel, PayTray } from './PayTray.tsx';
import { Question } from './Questions.tsx';
import { questionOf } from './question.ts';
import { Rivals } from './Rivals.tsx';
import { Row } from './Row.tsx';
import { Definitions } from './Signs.tsx';
import { SwansInFlight } from './SwansInFlight.tsx';
import { type Tab, Tabs } from './Tabs.tsx';
import { TurnPanel } from './TurnPanel.tsx';
import { useDraft } from './useDraft.ts';
import { useGuided } from './useGuided.ts';
import { useTexts } from './useTexts.ts';
import { type TileInHand, useTileInHand } from './useTileInHand.ts';

const NOWHERE: readonly Cell[] = [];

export default function PalaceTable({ link }: { link: TableLink }) {
  const texts = useTexts();
  const language = useLanguage();
  const plain = useTable(link);
  const { table, shown, live } = plain;
  const view = shown.view as PalaceView;
  const names = useMemo(() => namesOf(table.seats), [table.seats]);
  const deciding = live && isMyTurn(table) && view.viewer !== null;
  const asked = deciding ? askedOf(view) : null;
  const { controls, note, keeping, dismiss } = useChanges(plain, asked, NEVER);
  const { act } = controls;
  const plan = usePlanning(plain, asIfOnTurn);
  const planning = plan.view !== null;
  const tried = plan.view ?? view; // what is tried, is tried there
  const trying = deciding || planning;
  const drafting = useDraft(tried, trying, keeping);
  const { draft, set, own } = drafting;
  useGuided(view, drafting);
  const hand = useTileInHand(tried, trying, drafting);
  const ends = useMemo(() => (deciding ? moatEnds(view, draft) : []), [view, deciding, draft]);
  const [lit, point] = useState<readonly Cell[]>(NOWHERE);
  const [tab, setTab] = useState<Tab>('palace');
  const [looked, look] = useState<number | null>(null); // whose board lies in the place of one's own
  const [logOpen, setLogOpen] = useState(false);
  const [helped, setHelped] = useState<HelpPart | null>(null);
  const probe = useRef<Probe | null>(null);
  const question = questionOf(view, names, draft, texts);
  const confirm = deciding && drafting.action ? () => act(drafting.action) : null;
  const lay = useLaying(drafting, act);
  useTurnTitle(table, texts.name);
  useTableKeys({ deciding: trying, hand, draft, confirm, putBack: () => set(null), help: () => setHelped('keys') });
  useEffect(() => {
    // Every new question is answered there.
    if (asked !== null) setTab('palace');
    setLogOpen(false);
    point(NOWHERE);
  }, [asked]);
  const context = useMemo(() => ({ view, names, language }), [view, names, language]);
  const light = useCallback((cells: readonly Cell[] | null) => point(cells ?? NOWHERE), []);
  const unread = useUnread(table);
  const toChat = useCallback(() => setTab('log'), []);
  const seat = looked ?? view.viewer ?? 0;
  const narrow = useMedia(NARROW);
  const showBoard = useCallback(
    (next: number) => {
      // Where both are in sight, the name that led there leads back.
      look((before) => (before === next && !narrow ? null : next));
      setTab('mine');
    },
    [narrow],
  );
  const after = useMemo(() => hand.way?.preview.after ?? slotPreview(tried, drafting.action), [hand.way, tried, drafting.action]);
  const paying = draft?.kind === 'pay' ? draft : null;
  const holding = hand.held?.tile != null && currentTask(tried)?.type !== 'take-room';
  const seats = { view, seats: table.seats, toAct: shown.toAct, shown: seat, looked: tab === 'mine' ? seat : null, look: showBoard };
  const sheet = paying ? (
    <PayPanel view={view} draft={paying} confirm={confirm} reset={own ? () => set(null) : null} />
  ) : holding && hand.held ? (
    <HandPanel view={tried} names={names} draft={hand.held} {...hand} confirm={confirm} planning={planning} point={point} />
  ) : deciding ? (
    <Question {...{ view, draft, ends, set, act, confirm, point, lay }} />
  ) : null;
  const choosing = (deciding && (sheetShown(view, draft) || paying !== null)) || (trying && holding);
  return (
    <div data-style="palace">
      <div
        className={`table picture-table three-columns palace-table players-${table.seats.length}`}
        data-tab={tab}
        data-step={shown.step}
        data-over={shown.result ? '' : undefined}
        data-choosing={choosing ? '' : undefined}
        data-plan={planning ? '' : undefined}
      >
        <TableHeader
          controls={controls}
          name={texts.name}
          facts={view.over ? texts.over : texts.turn(view.turn.number)}
          question={question}
          help={() => setHelped('signs')}
          toChat={toChat}
          plan={plan}
        />
        <Definitions />
        <Announcer table={table} question={question} />
        <HandOver controls={controls} />
        <aside className="left" aria-label={texts.seatsLabel}>
          <Rivals {...seats} />
          <FavorCards view={view} names={names} />
        </aside>
        <BoardView {...{ controls, view: tried, names, hand, ends, lit, probe, seats, draft, lay, confirm }} />
        <section className="bottom sheet" aria-label={texts.rowLabel}>
          {paying ? (
            <PayTray view={view} draft={paying} own={own} set={set} />
          ) : (
            <Row
              view={tried}
              held={hand.held?.tile ?? (draft?.kind === 'discard' ? draft.tile : null)}
              takable={hand.takable}
              take={hand.take}
              carry={{ ...carrying(hand), probe }}
            />
          )}
        </section>
        <aside className="right" aria-label={texts.choicesLabel}>
          <div className="slot" data-log={logOpen ? 'open' : undefined}>
            {sheet}
            {deciding && !choosing && <TurnPanel view={view} draft={draft} set={set} act={act} />}
            <LogPanel controls={controls} view={view} point={point} />
            {choosing && <LogBar controls={controls} open={logOpen} toggle={() => setLogOpen(!logOpen)} />}
          </div>
          <MyBoard
            view={view}
            after={seat === view.viewer ? after : null}
            seat={seat}
            title={seat === table.viewer ? texts.myBoard : texts.boardOf(names[seat])}
            chosen={seat === view.viewer ? slotOf(draft) : null}
            choose={trying && seat === view.viewer && canChooseSlot(tried) ? hand.chooseSlot : null}
          >
            {seat !== view.viewer && view.viewer !== null && (
              <button type="button" className="back-home" onClick={() => look(null)}>
                {texts.backToMine}
              </button>
            )}
          </MyBoard>
          <MyAccount view={view} names={names} seat={seat} />
        </aside>
        <ChangeNote note={note} dismiss={dismiss} />
        <Tabs tab={tab} choose={setTab} unread={unread} />
        {helped && <KeysHelp first={helped} close={() => setHelped(null)} />}
        <Companion controls={plain} load={tips} />
        <Explained load={explanations} context={context} light={light} />
        <SwansInFlight log={table.log} live={live} view={view} />
      </div>
    </div>
  );
}

/** Only those who want it fetch it. */
const tips = () => Promise.all([import('./companion.ts'), needWords(['companion'])]).then(([{ book }]) => book);

/** Nobody needs them before pointing at something. */
const explanations = () => Promise.all([import('./explanations.ts'), needWords(['palace-signs'])]).then(([{ explain }]) => explain);

const NEVER = (): boolean => false;

/** The same as long as the viewer is asked the same: how others choose their favors is no news. */
function askedOf(view: PalaceView): string {
  const task = currentTask(view);
  const question = task?.type === 'deal' ? task.hands[view.viewer ?? 0] : task;
  return JSON.stringify([question, view.turn.number, view.turn.moatMoves]);
}

function sheetShown(view: PalaceView, draft: ReturnType<typeof useDraft>['draft']): boolean {
  const task = currentTask(view)?.type;
  return draft?.kind === 'ask-favor' || draft?.kind === 'move' || (task !== 'act' && task !== 'finish');
}

function canChooseSlot(view: PalaceView): boolean {
  const task = currentTask(view)?.type;
  return task === 'act' || task === 'take-room' || task === 'deal' || task === 'choose-favor';
}

function slotOf(draft: ReturnType<typeof useDraft>['draft']): number | null {
  return draft?.kind === 'tile' || draft?.kind === 'favor' ? draft.slot : null;
}

/** What lies on the slots then. */
function slotPreview(view: PalaceView, action: ReturnType<typeof useDraft>['action']): PalaceView | null {
  return action?.type === 'activate' ? previewOf(view, action).after : null;
}

/** A moat tile is laid at once, unless that ends the game; a tile that is moved is taken, then laid. */
function useLaying({ draft, set }: ReturnType<typeof useDraft>, act: (action: unknown) => void): (end: MoatEnd) => void {
  return ({ place, role, ends }) => {
    if (draft?.kind === 'move') set(role === 'take' ? { kind: 'move', from: place, to: null } : { ...draft, to: place });
    else if (ends) set({ kind: 'moat', to: place });
    else act({ type: 'lay-moat', to: place });
  };
}

/** A tile of the row that is dragged is in hand, and lies where it is let go. */
function carrying({ held, takable, take, over, press, site }: TileInHand): Omit<Carrying, 'probe'> {
  return {
    lift(tile) {
      if (!takable(tile)) return false;
      if (held?.tile !== tile) take(tile);
      return true;
    },
    over: (point) => over(cellUnder(point)),
    drop(point) {
      const cell = cellUnder(point);
      if (site?.cell.x !== cell.x || site.cell.y !== cell.y) press(cell);
    },
  };
}
