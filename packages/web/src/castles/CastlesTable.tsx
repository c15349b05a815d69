import '../styles/castles/index.css';
import { type CastlesView, castles, tileOf } from '@luftschloss/engine/castles';
import { useEffect, useMemo, useState } from 'react';
import { pointsWords } from '../gallery/room-words.ts';
import { Announcer } from '../table/Announcer.tsx';
import { Chat } from '../table/Chat.tsx';
import { HandOver } from '../table/HandOver.tsx';
import { Log } from '../table/Log.tsx';
import type { TableLink } from '../table/link.ts';
import { namesOf } from '../table/names.ts';
import { TableHeader } from '../table/TableHeader.tsx';
import { isMyTurn, type TableControls, useTable, useTurnTitle } from '../table/useTable.ts';
import { AskSheet } from './AskSheet.tsx';
import { CastleBoard } from './CastleBoard.tsx';
import { pointsOf } from './castle-drawing.ts';
import { castleLines } from './castle-words.ts';
import { Ending } from './Ending.tsx';
import { BonusCards, Favors } from './Favors.tsx';
import { HandPanel } from './HandPanel.tsx';
import { Market } from './Market.tsx';
import { OtherActions } from './OtherActions.tsx';
import { PricingDesk } from './PricingDesk.tsx';
import { RoomCard, type ShownRoom } from './RoomCard.tsx';
import { Seats } from './Seats.tsx';
import { Stacks } from './Stacks.tsx';
import { type HandControls, useHand } from './useHand.ts';

const TABS = ['market', 'seats', 'cards', 'log'] as const;
type Tab = (typeof TABS)[number];
const TAB_WORDS: { readonly [tab in Tab]: string } = { market: 'Market', seats: 'Seats', cards: 'Cards', log: 'Log' };

export default function CastlesTable({ link }: { link: TableLink }) {
  const controls = useTable(link);
  const { table, shown, live, act } = controls;
  const view = shown.view as CastlesView;
  const names = useMemo(() => namesOf(table.seats), [table.seats]);
  const deciding = live && isMyTurn(table) && view.viewer !== null;
  const question = castles.wording.decision(view, names);
  const hand = useHand(view, deciding);
  const [watched, setWatched] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('market');
  const [room, setRoom] = useState<ShownRoom | null>(null);
  useTurnTitle(table, 'Castles');
  useEffect(() => {
    if (deciding) setTab('market');
  }, [deciding]);

  const holding = hand.hand !== null;
  const seat = holding ? (view.viewer ?? 0) : (watched ?? view.viewer ?? 0);
  const { castle } = view.seats[seat];
  const build = (): void => {
    const action = hand.action();
    if (action) act(action);
  };
  const facts = statusOf(view);
  return (
    <div className="table castles" data-tab={tab}>
      <TableHeader controls={controls} name="Castles" facts={facts} question={question} />
      <Announcer table={table} question={question} />
      <HandOver controls={controls} />
      <aside className="left panel-seats" aria-label="Seats">
        <Seats
          view={view}
          seats={table.seats}
          toAct={shown.toAct}
          watched={seat}
          watch={(next) => setWatched(next === view.viewer ? null : next)}
        />
        <div className="stacks-sheet sheet">
          <Stacks view={view} />
        </div>
      </aside>
      <main className="middle" id="main">
        <CastleBoard
          castle={castle}
          label={`Castle of ${names[seat]}. ${holding ? 'Arrow keys move the room, R turns it, Enter builds it, Escape puts it back.' : 'Arrow keys move the board, plus and minus zoom.'}`}
          tile={hand.piece?.tile.id ?? null}
          hand={hand.hand}
          spots={hand.spots}
          hover={hand.hover}
          press={hand.settle}
          turn={hand.turn}
          look={(index) => setRoom(roomInCastle(view, seat, index))}
          onKey={(event) => hand.onKey(event, build)}
        />
        {watched !== null && !holding && (
          <button type="button" className="back-home" onClick={() => setWatched(null)}>
            The castle of {names[watched]}. Back to mine
          </button>
        )}
        {shown.result && <Ending controls={controls} view={view} result={shown.result} names={names} />}
        {deciding && !holding && view.ask && view.ask.type !== 'take-turn' && view.ask.type !== 'set-prices' && (
          <AskSheet view={view} ask={view.ask} question={question} names={names} act={act} show={(tile) => setRoom({ tile, notes: [] })} />
        )}
      </main>
      <section className="bottom panel-market sheet" aria-label="Market">
        {deciding && view.ask?.type === 'set-prices' ? (
          <PricingDesk view={view} act={act} show={(tile) => setRoom({ tile, notes: [] })} />
        ) : (
          <Market
            view={view}
            pieces={hand.pieces}
            held={hand.hand?.piece ?? null}
            take={hand.take}
            show={(tile) => setRoom({ tile, notes: [] })}
          />
        )}
        {deciding && <OtherActions view={view} names={names} act={act} />}
      </section>
      <aside className="right" aria-label="Cards and log">
        <HandHeld hand={hand} view={view} names={names} act={act} />
        <SidePanels controls={controls} view={view} names={names} seat={seat} />
      </aside>
      <Tabs tab={tab} choose={setTab} />
      {room && <RoomCard shown={room} close={() => setRoom(null)} />}
    </div>
  );
}

function statusOf({ stage, seats, round, lastRound, supply }: CastlesView): string {
  if (stage === 'setup') return 'setting up';
  if (stage === 'over') return 'the game is over';
  const left = lastRound ? 'last round' : `${supply.cards} cards left`;
  return seats.length === 1 ? left : `round ${round}, ${left}`;
}

function roomInCastle(view: CastlesView, seat: number, index: number): ShownRoom {
  const { castle } = view.seats[seat];
  const { tile } = castle.tiles[index];
  const line = castleLines(castle)[index].split('; ').slice(1).join('; ');
  const notes = index === 0 ? [line] : [`Scored ${pointsWords(pointsOf(castle)[index] ?? 0)} when it was placed`, line];
  return { tile: tileOf(tile).id, notes };
}

interface HandHeldProps {
  hand: HandControls;
  view: CastlesView;
  names: readonly string[];
  act(action: unknown): void;
}

function HandHeld({ hand, view, names, act }: HandHeldProps) {
  if (!hand.hand || !hand.piece) return null;
  return (
    <HandPanel
      view={view}
      names={names}
      piece={hand.piece}
      hand={hand.hand}
      spots={hand.spots}
      turn={() => hand.turn()}
      changeLevel={hand.changeLevel}
      chooseWay={hand.chooseWay}
      holdAt={hand.holdAt}
      confirm={act}
      putBack={hand.putBack}
    />
  );
}

interface SidePanelsProps {
  controls: TableControls;
  view: CastlesView;
  names: readonly string[];
  seat: number; // whose castle is on the board
}

function SidePanels({ controls, view, names, seat }: SidePanelsProps) {
  return (
    <>
      <div className="panel-cards sheet">
        <BonusCards view={view} />
        <Favors view={view} names={names} />
        <details className="castle-words">
          <summary>The castle of {names[seat]} in words</summary>
          <ol>
            {castleLines(view.seats[seat].castle).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two hallways may read alike.
              <li key={`${line} ${index}`}>{line}</li>
            ))}
          </ol>
        </details>
      </div>
      <section className="panel-log sheet" aria-labelledby="log-title">
        <h2 id="log-title">Log</h2>
        <Log lines={controls.table.log} lookAt={controls.lookBack} />
        <Chat controls={controls} />
      </section>
    </>
  );
}

/** On a phone one part of the table is in sight at a time. */
function Tabs({ tab, choose }: { tab: Tab; choose(tab: Tab): void }) {
  return (
    <nav className="tabs" aria-label="Parts of the table">
      {TABS.map((each) => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => choose(each)}>
          {TAB_WORDS[each]}
        </button>
      ))}
    </nav>
  );
}
