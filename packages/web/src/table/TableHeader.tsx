import type { Words } from '@luftschloss/words';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useCovering } from '../board/covering.ts';
import { isBranch } from '../branches/branch.ts';
import { useRecap } from '../recap/useRecap.ts';
import { RuleLink, refusalAddress } from '../rulebook/RuleLink.tsx';
import { lazyWithWords, useWords } from '../words/language.ts';
import { ClockStrip } from './ClockStrip.tsx';
import { type Guide, useGuide } from './guide.ts';
import { HintButton, HintSheet } from './Hints.tsx';
import type { LogLine, TableSnapshot } from './link.ts';
import { Onlookers } from './Onlookers.tsx';
import { type Plan, PlanButton, PlanNote } from './PlanNote.tsx';
import { Requests } from './Requests.tsx';
import { endedBy, StoppedScores } from './StoppedScores.tsx';
import { TableMenu } from './TableMenu.tsx';
import { takingBack } from './taking-back.ts';
import type { Telling } from './telling.ts';
import { useUnread } from './unread.ts';
import { useHints } from './useHints.ts';
import { isMyTurn, type TableControls } from './useTable.ts';
import { useTelling } from './useTelling.ts';
import { useTurnCalls } from './useTurnCalls.ts';

/** Nobody needs it before the end. */
const AfterTheEnd = lazy(() => import('./AfterTheEnd.tsx'));
const ReplayBar = lazyWithWords(['branches'], () => import('./ReplayBar.tsx'));
const Recap = lazyWithWords(['recap'], () => import('../recap/Recap.tsx'));
const BranchNote = lazyWithWords(['branches'], () => import('../branches/BranchNote.tsx'));

interface TableHeaderProps {
  controls: TableControls;
  name: string;
  facts: string; // where the game stands, in a few words
  briefly?: string; // the same in fewer words, for a narrow screen
  question: string;
  /** Shows the chat, where it is not on the page already. */
  toChat?(): void;
  help?(): void; // what signs mean, and what keys do
  /** Shows the part of the table in which hints appear. */
  toHints?(): void;
  plan?: Plan;
  /** Brings what a line of the log is about into sight; `null`: what the viewer usually sees. */
  follow?(line: LogLine | null): void;
}

/** What is asked, and all that can be done beside playing. In a lesson the lesson asks, and nothing is beside it. */
export function TableHeader(props: TableHeaderProps) {
  const guide = useGuide();
  return guide ? <GuidedHeader {...props} guide={guide} /> : <FullHeader {...props} />;
}

function GuidedHeader({ controls: { table }, name, facts, help, guide: { task, setHelp } }: TableHeaderProps & { guide: Guide }) {
  const telling = useTelling(table);
  const latest = useRef(help);
  latest.current = help;
  const helps = help !== undefined;
  useEffect(() => {
    setHelp(helps ? () => latest.current?.() : null);
    return () => setHelp(null);
  }, [helps, setHelp]);
  return (
    <>
      <header className="table-head guided">
        <h1>
          <span className="game-name">{name}</span> <span className="facts">{facts}</span>
        </h1>
        <p className="question mine" data-testid="question">
          {task}
        </p>
      </header>
      <div className="notes">
        {table.refusal && (
          <p role="alert" className="refusal sheet">
            {telling.refusal(table.refusal)}
          </p>
        )}
      </div>
    </>
  );
}

function FullHeader({ controls, name, facts, briefly, question, toChat, help, toHints, plan, follow }: TableHeaderProps) {
  const { table, undo, lookBack, live } = controls;
  const words = useWords();
  const { head } = words.table;
  const [replaying, setReplaying] = useState(false);
  const notes = useRef<HTMLDivElement>(null);
  useCovering(notes);
  const mine = live && isMyTurn(table);
  const back = takingBack(table);
  const unread = useUnread(table);
  const hints = useHints(controls);
  const recap = useRecap(controls);
  useTurnCalls(table, name, question);
  const telling = useTelling(table);
  const rule = table.refusal && refusalAddress(words, table.game, table.refusal);
  return (
    <>
      <header className="table-head">
        <a className="brand" href="#/" aria-label={head.leave()}>
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="28" height="28" />
        </a>
        <h1>
          <span className="game-name">{name}</span> {/* That the game is over stands beside it, where questions stand. */}
          {!controls.shown.result && (
            <span className="facts" title={facts}>
              <span className={briefly ? 'in-full' : undefined}>{facts}</span>
              {briefly && <span className="in-brief">{briefly}</span>}
            </span>
          )}
        </h1>
        <p className={`question ${mine ? 'mine' : ''} ${table.connection}`} data-testid="question">
          {insteadOfTheQuestion(words, table, telling) ?? question}
        </p>
        <div className="tools">
          <HintButton hints={hints} asked={toHints} />
          {plan && <PlanButton plan={plan} />}
          {unread > 0 && (
            <button type="button" className="unread" onClick={toChat ?? scrollToChat} data-testid="unread">
              {head.unread({ count: unread })}
            </button>
          )}
          <button type="button" onClick={undo} disabled={!live || back === null}>
            {back === 'ask' ? head.askToUndo() : head.undo()}
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setReplaying(!replaying);
              lookBack(replaying ? null : table.step);
            }}
            aria-pressed={replaying}
          >
            {head.replay()}
          </button>
          <TableMenu controls={controls} {...(help ? { help } : {})} />
          {help && (
            <button type="button" className="help" onClick={help} aria-label={words.table.help.open()}>
              ?
            </button>
          )}
        </div>
      </header>
      <ClockStrip table={table} />
      <div ref={notes} className="notes">
        <Onlookers table={table} />
        {isBranch(table.id) && (
          <Suspense>
            <BranchNote id={table.id} />
          </Suspense>
        )}
        {recap.since !== null && !replaying && (
          <Suspense>
            <Recap controls={controls} since={recap.since} follow={follow} close={recap.close} />
          </Suspense>
        )}
        {(replaying || (!live && recap.since === null)) && (
          <Suspense>
            <ReplayBar controls={controls} close={() => setReplaying(false)} />
          </Suspense>
        )}
        {plan && <PlanNote plan={plan} />}
        <Requests controls={controls} />
        <HintSheet hints={hints} controls={controls} />
        {table.stopped && !table.result && live && <StoppedScores table={table} />}
        <Suspense>{(table.result || table.stopped) && live && <AfterTheEnd table={table} lookBack={lookBack} />}</Suspense>
        {table.refusal && (
          <p role="alert" className="refusal sheet">
            {telling.refusal(table.refusal)} {rule && <RuleLink game={table.game} address={rule} about={telling.refusal(table.refusal)} />}
          </p>
        )}
      </div>
      {table.sending && <p className="sending">{head.sending()}</p>}
    </>
  );
}

/** What matters more than what is asked. */
function insteadOfTheQuestion(words: Words, table: TableSnapshot, telling: Telling): string | null {
  const { connection, stopped } = table;
  if (connection === 'connecting') return words.table.head.connecting();
  if (connection === 'lost') return words.table.head.lost();
  return stopped ? endedBy(words, table, telling) : null;
}

function scrollToChat(): void {
  document.querySelector('.chat')?.scrollIntoView({ block: 'center' });
}
