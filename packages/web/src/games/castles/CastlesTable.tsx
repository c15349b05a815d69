import './styles/index.css';
import { asIfOnTurn, type CastlesAction, type CastlesView } from '@luftschloss/engine/castles';
import type { Words } from '@luftschloss/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Probe } from '../../board/useCarry.ts';
import { Companion } from '../../companion/Companion.tsx';
import { Explained } from '../../explain/Explained.tsx';
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
import { useTelling } from '../../table/useTelling.ts';
import { needWords, useLanguage } from '../../words/language.ts';
import { gameName } from '../index.ts';
import { AskSheet } from './AskSheet.tsx';
import { BoardView } from './BoardView.tsx';
import { HandPanel } from './HandPanel.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { useTableKeys } from './keys.ts';
import { Market } from './Market.tsx';
import { OtherActions } from './OtherActions.tsx';
import { PointsInFlight } from './PointsInFlight.tsx';
import { PricingDesk } from './PricingDesk.tsx';
import type { Pointed } from './pointing.ts';
import { previewOf } from './preview.ts';
import { RoomCard, type ShownRoom } from './RoomCard.tsx';
import { SeatAccount } from './SeatAccount.tsx';
import { Seats } from './Seats.tsx';
import { CardPanels, LogBar, LogPanel } from './SidePanels.tsx';
import { Stacks } from './Stacks.tsx';
import { type Tab, Tabs } from './Tabs.tsx';
import { hasOnlyToDraw, useDrawing } from './useDrawing.ts';
import { useGuided } from './useGuided.ts';
import { type HandControls, useHand } from './useHand.ts';

export default function CastlesTable({ link }: { link: TableLink }) {
  const plain = useTable(link);
  const { table, shown, live } = plain;
  const language = useLanguage();
  const say = language.words['castles-table'];
  const game = gameName(table.game, language);
  const view = shown.view as CastlesView;
  const names = useMemo(() => namesOf(table.seats), [table.seats]);
  const deciding = live && isMyTurn(table) && view.viewer !== null;
  const asked = deciding ? JSON.stringify(view.ask) : null;
  const { controls, note, keeping, dismiss } = useChanges(plain, asked, isBeside);
  const { act } = controls;
  const telling = useTelling(table);
  const question = telling.question(view);
  const plan = usePlanning(plain, asIfOnTurn);
  const planning = plan.view !== null;
  const tried = plan.view ?? view; // what is tried, is tried there
  const hand = useHand(tried, deciding || planning, keeping);
  useGuided(view, hand);
  const [watched, setWatched] = useState<number | null>(null);
  const [pointed, point] = useState<Pointed | null>(null);
  const [tab, setTab] = useState<Tab>('market');
  const [logOpen, setLogOpen] = useState(false);
  const [room, setRoom] = useState<ShownRoom | null>(null);
  const [account, setAccount] = useState<number | null>(null);
  const [helped, setHelped] = useState<HelpPart | null>(null);
  const probe = useRef<Probe | null>(null);
  useTurnTitle(table, game);
  useDrawing(controls, view, deciding);
  useTableKeys({ view: tried, deciding: deciding || planning, hand, act: planning ? NOTHING : act, help: () => setHelped('keys') });
  const lifted = hand.hand?.piece ?? null;
  useEffect(() => {
    // Whoever takes something up sees where it can go, and may look at other castles then.
    if (lifted !== null) setWatched(null);
  }, [lifted]);
  useEffect(() => {
    // Every new question is answered in that part.
    if (asked !== null) setTab('market');
    setLogOpen(false);
  }, [asked]);
  const toChat = useCallback(() => setTab('log'), []);
  const toMarket = useCallback(() => setTab('market'), []);
  const unread = useUnread(table);
  const show = useCallback((tile: string) => setRoom({ tile, notes: [] }), []);
  const seat = watched ?? view.viewer ?? 0;
  const { viewer } = view;
  const watch = useCallback((next: number) => setWatched(next === viewer ? null : next), [viewer]);
  const seats = { view, seats: table.seats, toAct: shown.toAct, watched: seat, watch, account: setAccount, pointed };
  const ask = deciding && !hand.hand && hasSheet(view) ? view.ask : null;
  const choosing = hand.hand !== null || ask !== null;
  const action = hand.action();
  const build = (chosen: unknown): void => {
    setWatched(null);
    act(chosen);
  };
  const context = useMemo(() => ({ view, names, language }), [view, names, language]);
  const after = useMemo(() => (action ? (previewOf(tried, action)?.after ?? null) : null), [tried, action]);
  return (
    <div data-style="castles">
      <div
        className={`table picture-table three-columns castles-table players-${table.seats.length}`}
        data-tab={tab}
        data-plan={planning ? '' : undefined}
        data-over={shown.result ? '' : undefined}
      >
        <TableHeader
          controls={controls}
          name={game}
          facts={statusOf(language.words, view)}
          briefly={statusOf(language.words, view, true)}
          question={question}
          help={() => setHelped('signs')}
          toChat={toChat}
          toHints={toMarket}
          plan={plan}
          follow={(line) => watch(line?.seat ?? viewer ?? 0)}
        />
        <Announcer table={table} question={question} />
        <HandOver controls={controls} />
        <aside className="left panel-seats" aria-label={say.seats.title()}>
          <Seats {...seats} />
          <div className="stacks-sheet sheet">
            <Stacks view={view} />
          </div>
        </aside>
        <BoardView {...{ controls, seats, names, hand, tried, planning, probe }} show={setRoom} />
        <section className="bottom panel-market sheet" aria-label={say.market.title()}>
          {deciding && view.ask?.type === 'set-prices' ? (
            <PricingDesk view={view} act={act} show={show} />
          ) : (
            <Market
              view={tried}
              deciding={deciding || planning}
              pieces={hand.pieces}
              held={hand.hand?.piece ?? null}
              take={hand.take}
              show={show}
              carry={{ ...carrying(hand, () => setWatched(null)), probe }}
            />
          )}
          <div className="other-actions">{deciding && <OtherActions view={view} telling={telling} act={act} keeping={keeping} />}</div>
        </section>
        <aside className="right" aria-label={say.table.choices()}>
          <div className="slot" data-log={logOpen ? 'open' : undefined}>
            <HandPanel view={tried} names={names} controls={hand} confirm={deciding ? build : null} planning={planning} />
            {ask && <AskSheet {...{ view, ask, question, telling, act, show, point, keeping }} />}
            <LogPanel controls={controls} view={view} names={names} seat={seat} point={point} watch={watch} />
            {choosing && <LogBar controls={controls} open={logOpen} toggle={() => setLogOpen(!logOpen)} />}
          </div>
          <CardPanels view={view} after={after} names={names} seat={seat} point={point} watch={watch} />
        </aside>
        <ChangeNote note={note} dismiss={dismiss} />
        <Tabs tab={tab} choose={setTab} unread={unread} />
        {room && <RoomCard shown={room} close={() => setRoom(null)} />}
        {account !== null && <SeatAccount view={view} seats={table.seats} seat={account} close={() => setAccount(null)} />}
        {helped && <KeysHelp first={helped} close={() => setHelped(null)} />}
        <Companion controls={plain} load={tips} />
        <Explained load={explanations} context={context} light={point} />
        <PointsInFlight log={table.log} live={live} seat={seat} />
      </div>
    </div>
  );
}

/** Only those who want it fetch it. */
const tips = () => Promise.all([import('./companion.ts'), needWords(['companion'])]).then(([{ book }]) => book);

/** Nobody needs them before pointing at something. */
const explanations = () => Promise.all([import('./explanations.ts'), needWords(['castles-signs'])]).then(([{ explain }]) => explain);

/** A plan is no move. */
const NOTHING = (): void => {};

/** Swans are traded beside whatever else is being tried. */
function isBeside(action: unknown): boolean {
  return (action as CastlesAction).type === 'exchange-swans';
}

/** A room of the market that is dragged is in hand, and put down where it is let go. */
function carrying({ pieces, hand, take, hover, settle }: HandControls, home: () => void) {
  return {
    lift(key: string): boolean {
      const piece = pieces.find((each) => each.key === key);
      if (piece && hand?.piece !== key) take(piece);
      home();
      return piece !== undefined;
    },
    over: hover,
    drop: settle,
  };
}

function hasSheet(view: CastlesView): boolean {
  const { ask } = view;
  return ask !== null && ask.type !== 'take-turn' && ask.type !== 'set-prices' && !hasOnlyToDraw(view);
}

function statusOf(words: Words, { stage, seats, round, lastRound, supply }: CastlesView, briefly = false): string {
  const { table: say } = words['castles-table'];
  if (stage === 'setup') return say.settingUp();
  if (stage === 'over') return say.over();
  const left = lastRound ? say.lastRound() : (briefly ? say.cards : say.cardsLeft)({ count: supply.cards });
  return seats.length === 1 ? left : say.round({ round, left });
}
