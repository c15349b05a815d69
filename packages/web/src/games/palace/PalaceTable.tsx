import './styles/index.css';
import { asIfOnTurn, currentTask, type PalaceView } from '@luftschloss/engine/palace';
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
import { needWords } from '../../words/language.ts';
import { BoardView } from './BoardView.tsx';
import { Bottom } from './Bottom.tsx';
import { Choices } from './Choices.tsx';
import { FavorCards } from './FavorCards.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { useTableKeys } from './keys.ts';
import { questionOf } from './question.ts';
import { Rivals } from './Rivals.tsx';
import { Definitions } from './Signs.tsx';
import { SwansInFlight } from './SwansInFlight.tsx';
import { Tabs } from './Tabs.tsx';
import { useMove } from './useMove.ts';
import { useSight } from './useSight.ts';
import { useTexts } from './useTexts.ts';

const TURNS = { askedOf, isBeside: () => false, asIfOnTurn };

export default function PalaceTable({ link }: { link: TableLink }) {
  const texts = useTexts();
  const play = useTableInPlay<PalaceView>(link, TURNS);
  const { controls, view, names } = play;
  const { table, shown, live } = controls;
  const move = useMove(play);
  const sight = useSight(play.asked, view.viewer);
  const { tab, seat, showBoard, help } = sight;
  const probe = useRef<Probe | null>(null);
  const unread = useUnread(table);
  useTurnTitle(table, texts.name);
  useTableKeys({ ...move, deciding: play.trying, putBack: () => move.set(null), help: () => help('keys') });
  const question = questionOf(view, names, move.draft, texts);
  const seats = { view, seats: table.seats, toAct: shown.toAct, shown: seat, looked: tab === 'mine' ? seat : null, look: showBoard };
  return (
    <ThreeColumns page="palace" play={play} tab={tab} choosing={move.choosing}>
      <TableHeader
        controls={controls}
        name={texts.name}
        facts={view.over ? texts.over : texts.turn(view.turn.number)}
        question={question}
        help={() => help('signs')}
        toChat={sight.toChat}
        plan={play.plan}
      />
      <Definitions />
      <Announcer table={table} question={question} />
      <HandOver controls={controls} />
      <aside className="left" aria-label={texts.seatsLabel}>
        <Rivals {...seats} />
        <FavorCards view={view} names={names} />
      </aside>
      <BoardView controls={controls} view={play.tried} names={names} move={move} lit={sight.lit} probe={probe} seats={seats} />
      <Bottom play={play} move={move} probe={probe} />
      <Choices play={play} move={move} sight={sight} />
      <ChangeNote note={play.note} dismiss={play.dismiss} />
      <Tabs tab={tab} choose={sight.showTab} unread={unread} />
      {sight.helped && <KeysHelp first={sight.helped} close={() => help(null)} />}
      <Companion controls={controls} load={tips} />
      <Explained load={explanations} context={play.context} light={sight.light} />
      <SwansInFlight log={table.log} live={live} view={view} />
    </ThreeColumns>
  );
}

/** Only those who want it fetch it. */
const tips = () => Promise.all([import('./companion.ts'), needWords(['companion'])]).then(([{ book }]) => book);

/** Nobody needs them before pointing at something. */
const explanations = () => Promise.all([import('./explanations.ts'), needWords(['palace-signs'])]).then(([{ explain }]) => explain);

/** The same as long as the viewer is asked the same: how others choose their favors is no news. */
function askedOf(view: PalaceView): string {
  const task = currentTask(view);
  const question = task?.type === 'deal' ? task.hands[view.viewer ?? 0] : task;
  return JSON.stringify([question, view.turn.number, view.turn.moatMoves]);
}
