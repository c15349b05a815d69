import './home.css';
import { drawCastle } from '@luftschloss/drawing';
import { useMemo, useRef, useState } from 'react';
import { FRONT_CASTLE } from '../games/castles/front-castle.ts';
import { GAME_CARDS } from '../games/index.ts';
import type { GameCard } from '../games/screen.ts';
import { Lobby } from '../online/Lobby.tsx';
import { useOnline } from '../online/server.ts';
import { useTables } from '../online/useTables.ts';
import { Drawing } from '../shell/Drawing.tsx';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow, useDrawingTheme } from '../shell/settings.ts';
import { useSize } from '../shell/useSize.ts';
import { dropTable, hasFinishedGames, savedTables } from '../table/saved-tables.ts';
import { useLanguage, useWords } from '../words/language.ts';
import { MyTables } from './MyTables.tsx';
import { freshSetUp } from './set-up.ts';
import { startTable } from './start.ts';
import { Unfinished } from './Unfinished.tsx';

export function Home() {
  const { games } = useWords().home;
  const online = useOnline();
  const tables = useTables(online);
  const [saved, setSaved] = useState(() => savedTables(localStorage));
  const drop = (id: string): void => {
    dropTable(localStorage, id);
    setSaved(savedTables(localStorage));
  };
  return (
    <Shell page="home">
      <Unfinished saved={saved} mine={tables.mine} />
      <FrontSheet online={online} />
      <section aria-labelledby="games" className="games">
        <h2 id="games">{games.title()}</h2>
        <ul className="game-cards">
          {GAME_CARDS.map((card) => (
            <GameOffer key={card.id} card={card} />
          ))}
        </ul>
      </section>
      {online && <Lobby tables={tables} />}
      <MyTables tables={saved} drop={drop} />
    </Shell>
  );
}

/** The plan is drawn for the width that it gets: on a phone without its small letters. */
const FRONT_COLUMNS = 30.4;
const SMALLEST_CELL = 10;
const USUAL_WIDTH = 640;

function FrontSheet({ online }: { online: boolean }) {
  const language = useLanguage();
  const { front } = language.words.home;
  const theme = useDrawingTheme();
  const frame = useRef<HTMLDivElement>(null);
  const cellSize = Math.max(SMALLEST_CELL, Math.floor((useSize(frame)?.width ?? USUAL_WIDTH) / FRONT_COLUMNS));
  const svg = useMemo(
    () => drawCastle(FRONT_CASTLE, { theme, language, cellSize, prefix: 'front-', margin: 1.2 }),
    [theme, language, cellSize],
  );
  return (
    <section className="front" aria-labelledby="front-title">
      <div className="front-words">
        <h1 id="front-title">{front.title()}</h1>
        <p>{online ? front.introOnline() : front.intro()}</p>
        <p className="actions">
          <button type="button" className="primary" onClick={() => playNow(GAME_CARDS[0])}>
            {front.playFirst({ game: GAME_CARDS[0].name(language) })}
          </button>
          <a className="button" href="#/new">
            {online ? front.setUpOnline() : front.setUp()}
          </a>
        </p>
      </div>
      <div ref={frame}>
        <Drawing svg={svg} className="front-castle" label={front.picture()} />
      </div>
    </section>
  );
}

/** A first game is against the bot to learn with. */
function playNow({ id }: GameCard): void {
  startTable(freshSetUp(id, settingsNow().name, hasFinishedGames(localStorage)));
}

function GameOffer({ card }: { card: GameCard }) {
  const language = useLanguage();
  const { words } = language;
  const { games } = words.home;
  const game = card.name(language);
  return (
    <li className={`game-card sheet ${card.id}`}>
      <h3>{game}</h3>
      <p>{card.line(words)}</p>
      <p className="small">{card.length(words)}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => playNow(card)} aria-label={games.playGame({ game })}>
          {games.play()}
        </button>
        <a className="button quiet" href={`#/rules/${card.id}`} aria-label={games.rulesOfGame({ game })}>
          {games.rules()}
        </a>
      </p>
    </li>
  );
}
