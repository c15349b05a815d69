import './home.css';
import { drawCastle } from '@luftschloss/drawing';
import { useMemo, useRef, useState } from 'react';
import { GAME_CARDS, gameCard } from '../games/index.ts';
import type { GameCard } from '../games/screen.ts';
import { Lobby } from '../online/Lobby.tsx';
import { Drawing } from '../shell/Drawing.tsx';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow, useDrawingTheme } from '../shell/settings.ts';
import { useSize } from '../shell/useSize.ts';
import { againstBots } from '../table/new-table.ts';
import { dropTable, type SavedTable, savedTables } from '../table/saved-tables.ts';
import { FRONT_CASTLE } from './front-castle.ts';
import { startTable } from './start.ts';

export function Home() {
  return (
    <Shell page="home">
      <FrontSheet />
      <section aria-labelledby="games" className="games">
        <h2 id="games">Sit down and play</h2>
        <ul className="game-cards">
          {GAME_CARDS.map((card) => (
            <GameOffer key={card.id} card={card} />
          ))}
        </ul>
      </section>
      <MyTables />
      <Lobby />
    </Shell>
  );
}

/** The plan is drawn for the width that it gets: on a phone without its small letters. */
const FRONT_COLUMNS = 30.4;
const SMALLEST_CELL = 10;
const USUAL_WIDTH = 640;

function FrontSheet() {
  const theme = useDrawingTheme();
  const frame = useRef<HTMLDivElement>(null);
  const cellSize = Math.max(SMALLEST_CELL, Math.floor((useSize(frame)?.width ?? USUAL_WIDTH) / FRONT_COLUMNS));
  const svg = useMemo(() => drawCastle(FRONT_CASTLE, { theme, cellSize, prefix: 'front-', margin: 1.2 }), [theme, cellSize]);
  const play = () => startTable(firstWish(GAME_CARDS[0]));
  return (
    <section className="front" aria-labelledby="front-title">
      <div className="front-words">
        <h1 id="front-title">Build castles in the air</h1>
        <p>
          The king wants a castle like no other, and he wants it now. Draw it room by room, against bots or with friends around one screen,
          with every rule kept and every point explained.
        </p>
        <p className="actions">
          <button type="button" className="primary" onClick={play}>
            Play Castles now
          </button>
          <a className="button" href="#/new">
            Set up a table
          </a>
        </p>
      </div>
      <div ref={frame}>
        <Drawing svg={svg} className="front-castle" label="Plan of a castle, drawn in ink and watercolour" />
      </div>
    </section>
  );
}

function firstWish({ id, presets: [preset] }: GameCard) {
  return { game: id, options: preset.options, seats: againstBots([settingsNow().name], preset.bots) };
}

function GameOffer({ card }: { card: GameCard }) {
  return (
    <li className={`game-card sheet ${card.id}`}>
      <h3>{card.name}</h3>
      <p>{card.line}</p>
      <p className="small">{card.length}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => startTable(firstWish(card))} aria-label={`Play now: ${card.name}`}>
          Play now
        </button>
        <a className="button quiet" href={`#/rules/${card.id}`} aria-label={`Rules of ${card.name}`}>
          Rules
        </a>
      </p>
    </li>
  );
}

function MyTables() {
  const [tables, setTables] = useState(() => savedTables(localStorage));
  if (tables.length === 0) return null;
  const drop = (id: string) => {
    dropTable(localStorage, id);
    setTables(savedTables(localStorage));
  };
  return (
    <section aria-labelledby="my-tables" className="my-tables">
      <h2 id="my-tables">My tables</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id} className="sheet table-row">
            <a href={`#/table/${table.id}`}>
              <strong>{gameCard(table.record.game)?.name ?? table.record.game}</strong> with {others(table)}
            </a>
            <span className="small">{standing(table)}</span>
            <button
              type="button"
              className="quiet"
              onClick={() => drop(table.id)}
              aria-label={`Throw away the table with ${others(table)}`}
            >
              Throw away
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function others({ record }: SavedTable): string {
  const names = record.seats.filter(({ bot }) => bot !== undefined).map(({ name }) => name);
  return names.length === 0 ? 'nobody else' : names.join(', ');
}

function standing({ record, touched }: SavedTable): string {
  const date = new Date(touched).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });
  if (!record.scores) return `${record.actions.length} actions so far, ${date}`;
  return `finished: ${record.scores.map((score, seat) => `${record.seats[seat]?.name ?? 'Ludwig'} ${score}`).join(', ')}, ${date}`;
}
