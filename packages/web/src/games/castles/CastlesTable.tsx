import './styles/index.css';
import { asIfOnTurn, type CastlesAction, type CastlesView } from '@luftschloss/engine/castles';
import type { Words } from '@luftschloss/words';
import { useRef } from 'react';
import type { Probe } from '../../board/useCarry.ts';
import { Companion } from '../../companion/Companion.tsx';
import { Explained } from '../../explain/Explained.tsx';
import { Announcer } from '../../table/Announcer.tsx';
import { ChangeNote } from '../../table/ChangeNote.tsx';
import { HandOver } from '../../table/HandOver.tsx';
import type { TableLink } from '../../table/link.ts';
import { TableHeader } from '../../table/TableHeader.tsx';
import { ThreeColumns } from '../../table/ThreeColumns.tsx';
import { useUnread } from '../../table/unread.ts';
import { useTurnTitle } from '../../table/useTable.ts';
import { useTableInPlay } from '../../table/useTableInPlay.ts';
import { useTelling } from '../../table/useTelling.ts';
import { needWords, useLanguage } from '../../words/language.ts';
import { gameName } from '../index.ts';
import { BoardView } from './BoardView.tsx';
import { Bottom } from './Bottom.tsx';
import { Choices } from './Choices.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { useTableKeys } from './keys.ts';
import { PointsInFlight } from './PointsInFlight.tsx';
import { RoomCard } from './RoomCard.tsx';
import { SeatAccount } from './SeatAccount.tsx';
import { Seats } from './Seats.tsx';
import { Stacks } from './Stacks.tsx';
import { Tabs } from './Tabs.tsx';
import { useDrawing } from './useDrawing.ts';
import { useGuided } from './useGuided.ts';
import { useHand } from './useHand.ts';
import { useSight } from './useSight.ts';

const TURNS = { askedOf, isBeside, asIfOnTurn };

export default function CastlesTable({ link }: { link: TableLink }) {
  const play = useTableInPlay<CastlesView>(link, TURNS);
  const { controls, view, names, tried, trying, planning } = play;
  const { table, shown, live } = controls;
  const hand = useHand(tried, trying, play.keeping);
  useGuided(view, hand);
  const sight = useSight(play.asked, view.viewer, hand.hand?.piece ?? null);
  const { seat, watch, pointed, room, account, helped, showRoom, showAccount, help } = sight;
  const probe = useRef<Probe | null>(null);
  const unread = useUnread(table);
  const language = useLanguage();
  const game = gameName(table.game, language);
  const telling = useTelling(table);
  const question = telling.question(view);
  useTurnTitle(table, game);
  useDrawing(controls, view, play.deciding);
  useTableKeys({ view: tried, deciding: trying, hand, act: planning ? NOTHING : controls.act, help: () => help('keys') });
  const seats = { view, seats: table.seats, toAct: shown.toAct, watched: seat, watch, account: showAccount, pointed };
  return (
    <ThreeColumns page="castles" play={play} tab={sight.tab}>
      <TableHeader
        controls={controls}
        name={game}
        facts={statusOf(language.words, view)}
        briefly={statusOf(language.words, view, true)}
        question={question}
        help={() => help('signs')}
        toChat={sight.toChat}
        toHints={sight.toMarket}
        plan={play.plan}
        follow={(line) => watch(line?.seat ?? view.viewer ?? 0)}
      />
      <Announcer table={table} question={question} />
      <HandOver controls={controls} />
      <aside className="left panel-seats" aria-label={language.words['castles-table'].seats.title()}>
        <Seats {...seats} />
        <div className="stacks-sheet sheet">
          <Stacks view={view} />
        </div>
      </aside>
      <BoardView {...{ controls, seats, names, hand, tried, planning, probe }} show={showRoom} />
      <Bottom play={play} hand={hand} sight={sight} telling={telling} probe={probe} />
      <Choices play={play} hand={hand} sight={sight} telling={telling} question={question} />
      <ChangeNote note={play.note} dismiss={play.dismiss} />
      <Tabs tab={sight.tab} choose={sight.showTab} unread={unread} />
      {room && <RoomCard shown={room} close={() => showRoom(null)} />}
      {account !== null && <SeatAccount view={view} seats={table.seats} seat={account} close={() => showAccount(null)} />}
      {helped && <KeysHelp first={helped} close={() => help(null)} />}
      <Companion controls={controls} load={tips} />
      <Explained load={explanations} context={play.context} light={sight.point} />
      <PointsInFlight log={table.log} live={live} seat={seat} />
    </ThreeColumns>
  );
}

/** Only those who want it fetch it. */
const tips = () => Promise.all([import('./companion.ts'), needWords(['companion'])]).then(([{ book }]) => book);

/** Nobody needs them before pointing at something. */
const explanations = () => Promise.all([import('./explanations.ts'), needWords(['castles-signs'])]).then(([{ explain }]) => explain);

/** A plan is no move. */
const NOTHING = (): void => {};

function askedOf(view: CastlesView): string {
  return JSON.stringify(view.ask);
}

/** Swans are traded beside whatever else is being tried. */
function isBeside(action: unknown): boolean {
  return (action as CastlesAction).type === 'exchange-swans';
}

function statusOf(words: Words, { stage, seats, round, lastRound, supply }: CastlesView, briefly = false): string {
  const { table: say } = words['castles-table'];
  if (stage === 'setup') return say.settingUp();
  if (stage === 'over') return say.over();
  const left = lastRound ? say.lastRound() : (briefly ? say.cards : say.cardsLeft)({ count: supply.cards });
  return seats.length === 1 ? left : say.round({ round, left });
}
