import '../styles/general.css';
import { BOARD_DRAWINGS } from '@luftschloss/drawing';
import { findGame } from '@luftschloss/engine';
import type { GameTypes, Rules } from '@luftschloss/engine/kernel';
import { useMemo, useState } from 'react';
import { gameCard } from '../home/games.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { signOf } from '../shell/signs.ts';
import { Announcer } from '../table/Announcer.tsx';
import { Chat } from '../table/Chat.tsx';
import { FinalScores } from '../table/FinalScores.tsx';
import { HandOver } from '../table/HandOver.tsx';
import { Log } from '../table/Log.tsx';
import type { TableLink } from '../table/link.ts';
import { namesOf } from '../table/names.ts';
import { ScoreChart } from '../table/ScoreChart.tsx';
import { scoresNow } from '../table/standing.ts';
import { TableHeader } from '../table/TableHeader.tsx';
import { isMyTurn, type TableControls, useTable, useTurnTitle } from '../table/useTable.ts';
import { ActionList } from './ActionList.tsx';
import { asideGroups } from './asides.ts';
import { type FactSheet, tableFacts } from './facts.ts';

/** A table for any game on the kernel: its drawings, the question, every legal action in words, and everything else in words too. */
export default function GeneralTable({ link }: { link: TableLink }) {
  const controls = useTable(link);
  const { table, shown, live, act, lookBack } = controls;
  const rules = findGame(table.game)?.rules as Rules;
  const names = useMemo(() => namesOf(table.seats), [table.seats]);
  const view = shown.view as GameTypes['view'];
  const name = gameCard(table.game)?.name ?? rules.name;
  const question = rules.wording.decision(view, names);
  const facts = useMemo(() => tableFacts(table.game, view, names), [table.game, view, names]);
  useTurnTitle(table, name);
  const deciding = live && isMyTurn(table);
  const asides = useMemo(() => (live ? asideGroups(rules, view, shown.toAct.length === 0) : []), [rules, view, live, shown.toAct]);
  return (
    <div className="table general">
      <TableHeader controls={controls} name={name} facts={facts.status} question={question} />
      <Announcer table={table} question={question} />
      <HandOver controls={controls} />
      <main className="general-main" id="main">
        {shown.result && (
          <>
            <FinalScores result={shown.result} names={names} />
            <ScoreChart controls={controls} />
          </>
        )}
        <Boards game={table.game} view={view} names={names} />
        <Sheets sheets={facts.sheets} />
      </main>
      <aside className="general-side">
        <SeatList controls={controls} />
        {deciding && (
          <section className="decision sheet" aria-labelledby="decision-title">
            <h2 id="decision-title">{question}</h2>
            <ActionList rules={rules} view={view} names={names} act={act} />
          </section>
        )}
        {asides.length > 0 && (
          <details className="sheet decision">
            <summary>Taking back and advice</summary>
            <ActionList rules={rules} view={view} names={names} act={act} groups={asides} label="Taking back and advice" />
          </details>
        )}
        <section className="sheet log-sheet" aria-labelledby="log-title">
          <h2 id="log-title">Log</h2>
          <Log lines={table.log} lookAt={lookBack} />
          <Chat controls={controls} />
        </section>
      </aside>
    </div>
  );
}

function SeatList({ controls: { table, shown } }: { controls: TableControls }) {
  const scores = scoresNow(table.game, shown.view);
  return (
    <ul className="seat-strip" aria-label="Seats">
      {table.seats.map(({ name, bot }, seat) => (
        <li key={name} className={`sheet ${signOf(seat).tincture} ${shown.toAct.includes(seat) ? 'acting' : ''}`}>
          <SeatBadge seat={seat} />
          <span className="seat-name">
            {name}
            {bot && <small> bot</small>}
          </span>
          {scores && <b>{scores[seat]}</b>}
          {shown.toAct.includes(seat) && <span className="visually-hidden">to act</span>}
        </li>
      ))}
    </ul>
  );
}

function Boards({ game, view, names }: { game: string; view: unknown; names: readonly string[] }) {
  const theme = useDrawingTheme();
  const [near, setNear] = useState<string | null>(null);
  const pictures = useMemo(() => BOARD_DRAWINGS[game]?.table(view, names, theme) ?? [], [game, view, names, theme]);
  return (
    <section className={`boards ${pictures.length === 1 ? 'one' : ''}`} aria-label="Boards">
      {pictures.map(({ title, svg }) => (
        <figure key={title} className={`sheet board ${near === title ? 'near' : ''}`}>
          <figcaption>
            {title}
            <button type="button" className="quiet" aria-pressed={near === title} onClick={() => setNear(near === title ? null : title)}>
              {near === title ? 'Smaller' : 'Larger'}
            </button>
          </figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling picture must be reachable by keyboard. */}
          <section className="board-scroll" tabIndex={0} aria-label={`Drawing: ${title}`}>
            <Drawing svg={svg} label={title} />
          </section>
        </figure>
      ))}
    </section>
  );
}

function Sheets({ sheets }: { sheets: readonly FactSheet[] }) {
  return (
    <section className="fact-sheets" aria-label="The table in words">
      {sheets.map(({ title, lines, own }) => (
        <details key={title} className="sheet" open={own === true}>
          <summary>{title}</summary>
          <ul>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal lines may stand in one list.
              <li key={`${line} ${index}`}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
