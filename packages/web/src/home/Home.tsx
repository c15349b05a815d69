import './home.css';
import { Suspense, useState } from 'react';
import { memoryNow } from '../companion/memory.ts';
import { GAME_CARDS } from '../games/index.ts';
import { loadGame } from '../games/loading.ts';
import type { GameCard } from '../games/screen.ts';
import { Lobby } from '../online/Lobby.tsx';
import { useOnline } from '../online/server.ts';
import { useTables } from '../online/useTables.ts';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow, useDrawingTheme } from '../shell/settings.ts';
import { dropTable, hasFinishedGames, savedTables } from '../table/saved-tables.ts';
import { lazyWithWords, useLanguage, useWords } from '../words/language.ts';
import { Doors } from './Doors.tsx';
import { MyTables } from './MyTables.tsx';
import { freshSetUp } from './set-up.ts';
import { startTable } from './start.ts';
import { Unfinished } from './Unfinished.tsx';

export default function Home() {
  const { games } = useWords().home;
  const online = useOnline();
  const tables = useTables(online);
  const [saved, setSaved] = useState(() => savedTables(localStorage));
  const [asked, setAsked] = useState<GameCard | null>(null); // about whose game: is it new?
  const playNow = (card: GameCard): void => {
    if (isKnown(card)) void startGame(card, false);
    else setAsked(card);
  };
  const drop = (id: string): void => {
    dropTable(localStorage, id);
    setSaved(savedTables(localStorage));
  };
  return (
    <Shell page="home">
      <Unfinished saved={saved} mine={tables.mine} />
      <FrontSheet online={online} playNow={playNow} />
      <section aria-labelledby="games" className="games">
        <h2 id="games">{games.title()}</h2>
        <ul className="game-cards">
          {GAME_CARDS.map((card) => (
            <GameOffer key={card.id} card={card} playNow={playNow} />
          ))}
        </ul>
      </section>
      {online && (
        <Suspense>
          <DayCard />
        </Suspense>
      )}
      {online && <Lobby tables={tables} />}
      <MyTables tables={saved} drop={drop} />
      <Doors online={online} />
      {asked && (
        <Suspense>
          <Newcomer card={asked} play={(isNew) => void startGame(asked, isNew)} close={() => setAsked(null)} />
        </Suspense>
      )}
    </Shell>
  );
}

const DayCard = lazyWithWords(['day'], () => import('../day/DayCard.tsx'));

const FrontPicture = lazyWithWords(['castles-names'], () => import('./FrontPicture.tsx'));

interface FrontSheetProps {
  online: boolean;
  playNow(card: GameCard): void;
}

function FrontSheet({ online, playNow }: FrontSheetProps) {
  const language = useLanguage();
  const { front, learn } = language.words.home;
  return (
    <section className="front" aria-labelledby="front-title">
      <div className="front-words">
        <h1 id="front-title">{front.title()}</h1>
        <p>{online ? front.introOnline() : front.intro()}</p>
        <p className="actions">
          <button type="button" className="primary" onClick={() => playNow(GAME_CARDS[0])}>
            {front.playFirst({ game: GAME_CARDS[0].name(language) })}
          </button>
          <a className="button" href={online ? '#/new/friends' : '#/new'}>
            {online ? front.setUpOnline() : front.setUp()}
          </a>
        </p>
        <p className="to-lessons">
          <a href="#/learn">{learn.front()}</a>
        </p>
      </div>
      <div className="front-picture">
        <Suspense>
          <FrontPicture />
        </Suspense>
      </div>
    </section>
  );
}

const Newcomer = lazyWithWords(['companion'], () => import('./Newcomer.tsx'));

/** Whoever was asked once, or has played to an end, is not asked. */
function isKnown({ id }: GameCard): boolean {
  return memoryNow().asked.includes(id) || hasFinishedGames(localStorage);
}

/** A first game is against the bot to learn with. */
async function startGame({ id }: GameCard, isNew: boolean): Promise<void> {
  await loadGame(id);
  startTable(freshSetUp(id, settingsNow().name, !isNew && hasFinishedGames(localStorage)));
}

function GameOffer({ card, playNow }: { card: GameCard; playNow(card: GameCard): void }) {
  const language = useLanguage();
  const theme = useDrawingTheme();
  const { words } = language;
  const { games, learn } = words.home;
  const game = card.name(language);
  return (
    <li className={`game-card sheet ${card.id}`}>
      <header>
        {card.pictures && <img src={card.pictures[theme]} alt="" width="112" height="70" />}
        <div>
          <h3>{game}</h3>
          <p className="small">{card.length(words)}</p>
        </div>
      </header>
      <p>{card.line(words)}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => playNow(card)} aria-label={games.playGame({ game })}>
          {games.play()}
        </button>
        <a className="button quiet" href={`#/rules/${card.id}`} aria-label={games.rulesOfGame({ game })}>
          {games.rules()}
        </a>
        <a className="button quiet" href="#/learn" aria-label={learn.lessonsOfGame({ game })}>
          {learn.lessons()}
        </a>
      </p>
    </li>
  );
}
