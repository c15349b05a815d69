import './general.css';
import type { GameTypes, Rules } from '@luftschloss/engine/kernel';
import { type Language, plain } from '@luftschloss/words';
import { use, useMemo, useState } from 'react';
import { boardOf, boardsOfSeat, gameName, rulesOf, scoresNow, screenOf } from '../games/index.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { signOf } from '../shell/signs.ts';
import { Announcer } from '../table/Announcer.tsx';
import { ChangeNote } from '../table/ChangeNote.tsx';
import { Chat } from '../table/Chat.tsx';
import { FinalScores } from '../table/FinalScores.tsx';
import { HandOver } from '../table/HandOver.tsx';
import type { Keeping } from '../table/held.ts';
import { Log } from '../table/Log.tsx';
import type { TableLink } from '../table/link.ts';
import { botLabel, namesOf } from '../table/names.ts';
import { ScoreChart } from '../table/ScoreChart.tsx';
import { TableHeader } from '../table/TableHeader.tsx';
import type { Telling } from '../table/telling.ts';
import { useChanges } from '../table/useChanges.ts';
import { isMyTurn, type TableControls, useTable, useTurnTitle } from '../table/useTable.ts';
import { useTelling } from '../table/useTelling.ts';
import { useLanguage } from '../words/language.ts';
import ActionList from './ActionList.tsx';
import { asideGroups } from './asides.ts';
import { Boards } from './Boards.tsx';
import { useChoice, usePressed } from './choice.ts';
import { type FactSheet, NO_FACTS } from './facts.ts';
import { Tray } from './Tray.tsx';
import { foreseenView } from './worth.ts';

/** A tile of the hand is shown at most a little smaller than it is drawn: see the tray's style. */
const TRAY_SCALE = 0.85;

/** A table for any game on the kernel: its drawings, the question, every legal action in words, and everything else in words too. */
export default function GeneralTable({ link }: { link: TableLink }) {
  const unwatched = useTable(link);
  const { table, shown, live } = unwatched;
  const rules = rulesOf(table.game) as Rules;
  const names = useMemo(() => namesOf(table.seats), [table.seats]);
  const view = shown.view as GameTypes['view'];
  const language = useLanguage();
  const name = gameName(table.game, language);
  const { parts } = language.words.general;
  const telling = useTelling(table);
  const question = telling.question(view);
  const facts = useMemo(
    () => screenOf(table.game)?.facts?.(view, telling.people, language) ?? NO_FACTS,
    [table.game, view, telling, language],
  );
  useTurnTitle(table, name);
  const deciding = live && isMyTurn(table);
  const isBeside = (action: unknown): boolean => rules.outOfTurn?.(action as GameTypes['action']) ?? false;
  const { controls, note, keeping, dismiss } = useChanges(unwatched, deciding ? question : null, isBeside);
  return (
    <div data-style="general">
      <div className="table general">
        <TableHeader controls={controls} name={name} facts={facts.status} question={question} />
        <Announcer table={table} question={question} />
        <HandOver controls={controls} />
        <div className="desk">
          <aside className="seats-side" aria-label={parts.seatsAndTable()}>
            <SeatList controls={controls} />
            <Sheets sheets={facts.sheets} />
          </aside>
          <Play key={table.id} {...{ controls, keeping, rules, view, names, telling, question, deciding }} />
        </div>
        <ChangeNote note={note} dismiss={dismiss} />
      </div>
    </div>
  );
}

interface PlayProps {
  controls: TableControls;
  keeping: Keeping;
  rules: Rules;
  view: GameTypes['view'];
  names: readonly string[];
  telling: Telling;
  question: string;
  deciding: boolean;
}

/** Boards, what is at hand, and what can be done: pieces narrow the actions, an action shows itself on the board. */
function Play({ controls, keeping, rules, view, names, telling, question, deciding }: PlayProps) {
  const { table, shown, act, lookBack, live } = controls;
  const language = useLanguage();
  const { parts, actions } = language.words.general;
  const theme = useDrawingTheme();
  const drawing = use(boardOf(table.game));
  const [watched, watch] = useState<{ readonly board: number; readonly during: unknown } | null>(null);
  const pieces = useMemo(() => drawing?.pieces?.(view, theme, { scale: TRAY_SCALE, language }) ?? [], [drawing, view, theme, language]);
  const { pressed, toggle } = usePressed(view, pieces, keeping);
  const choice = useChoice(rules, view, telling, keeping, deciding);
  const action = choice.picked?.action ?? null;
  const after = useMemo(() => (action ? foreseenView(rules, view, action) : null), [rules, view, action]);
  const asides = useMemo(() => (live ? asideGroups(rules, view, shown.toAct.length === 0) : []), [rules, view, live, shown.toAct]);
  const aside = useChoice(rules, view, telling, keeping, asides.length > 0);
  const about = after && action && 'castle' in action ? Number(action.castle) : null;
  // What is read shows its own board, until another one is wanted.
  const wanted = watched && (about === null || watched.during === action) ? watched.board : about;
  return (
    <>
      <main className="general-main" id="main">
        {shown.result && (
          <>
            <FinalScores game={table.game} result={shown.result} names={names} viewer={table.viewer} />
            <ScoreChart controls={controls} />
          </>
        )}
        <Boards
          game={table.game}
          view={after ?? view}
          since={after ? view : undefined}
          names={names}
          shown={wanted ?? boardsOfSeat(table.game, view, view.viewer)[0]}
          show={(board) => watch({ board, during: action })}
        />
        {!shown.result && <Tray pieces={pieces} chosen={pressed.map(({ id }) => id)} toggle={toggle} />}
      </main>
      <aside className="general-side" aria-label={parts.actionsAndLog()}>
        {deciding && (
          <section className="decision sheet" aria-labelledby="decision-title">
            <h2 id="decision-title">{question}</h2>
            <ActionList
              rules={rules}
              view={view}
              telling={telling}
              act={act}
              about={pressed.map(({ id }) => id)}
              choice={choice}
              sending={table.sending}
            />
          </section>
        )}
        {asides.length > 0 && (
          <details className="sheet decision">
            <summary>{actions.asides()}</summary>
            <ActionList
              rules={rules}
              view={view}
              telling={telling}
              act={(done) => {
                aside.pick(null);
                act(done);
              }}
              groups={asides}
              label={actions.asides()}
              choice={aside}
            />
          </details>
        )}
        <section className="sheet log-sheet" aria-labelledby="log-title">
          <h2 id="log-title">{language.words.table.log.title()}</h2>
          <Log telling={telling} lines={controls.log} at={controls.lookingAt} lookAt={lookBack} />
          <Chat controls={controls} />
        </section>
      </aside>
    </>
  );
}

function SeatList({ controls: { table, shown } }: { controls: TableControls }) {
  const language = useLanguage();
  const { parts, seat: spoken } = language.words.general;
  const scores = scoresNow(table.game, shown.view);
  return (
    <ul className="seat-strip" aria-label={parts.seats()}>
      {table.seats.map(({ name, bot }, seat) => (
        <li key={name} className={`sheet ${signOf(seat).tincture} ${shown.toAct.includes(seat) ? 'acting' : ''}`}>
          <SeatBadge seat={seat} size={30} />
          <span className="seat-name">
            <span title={name}>{name}</span>
            <small>{seatWords(language, bot, shown.toAct.includes(seat), seat === table.viewer)}</small>
          </span>
          {scores && <b title={spoken.pointsSoFar()}>{scores[seat]}</b>}
        </li>
      ))}
    </ul>
  );
}

function seatWords(language: Language, bot: string | null, acting: boolean, own: boolean): string {
  const { seat } = language.said.general;
  const who = bot ? seat.bot({ level: botLabel(bot, language) }) : own ? seat.you() : null;
  if (!acting) return who ? plain(who) : '';
  return plain(who ? seat.and({ who, acting: seat.toAct() }) : seat.toAct());
}

function Sheets({ sheets }: { sheets: readonly FactSheet[] }) {
  const inWords = useLanguage().words.general.parts.inWords();
  return (
    <section className="fact-sheets" aria-label={inWords}>
      {sheets.map(({ title, about = title, lines, own }) => (
        <details key={about} className="sheet" open={own === true}>
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
