import './home.css';
import { Suspense, useState } from 'react';
import { GAME_CARDS } from '../games/index.ts';
import { loadGame } from '../games/loading.ts';
import type { GameCard } from '../games/screen.ts';
import { Lobby } from '../online/Lobby.tsx';
import { useOnline } from '../online/server.ts';
import { useTables } from '../online/useTables.ts';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow } from '../shell/settings.ts';
import { dropTable, hasFinishedGames, savedTables } from '../table/saved-tables.ts';
import { lazyWithWords, useLanguage, useWords } from '../words/language.ts';
import { MyTables } from './MyTables.tsx';
import { freshSetUp } from './set-up.ts';
import { startTable } from './start.ts';
import { Unfinished } from './Unfinished.tsx';

export default function Home() {
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

const FrontPicture = lazyWithWords(['castles-names'], () => import('./FrontPicture.tsx'));

function FrontSheet({ online }: { online: boolean }) {
  const language = useLanguage();
  const { front, learn } = language.words.home;
  return (
    <section className="front" aria-labelledby="front-title">
      <div className="front-words">
        <h1 id="front-title">{front.title()}</h1>
        <p>{online ? front.introOnline() : front.intro()}</p>
        <p className="actions">
          <button type="button" className="primary" onClick={() => void playNow(GAME_CARDS[0])}>
            {front.playFirst({ game: GAME_CARDS[0].name(language) })}
          </button>
          <a className="button" href="#/new">
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

/** A first game is against the bot to learn with. */
async function playNow({ id }: GameCard): Promise<void> {
  await loadGame(id);
  startTable(freshSetUp(id, settingsNow().name, hasFinishedGames(localStorage)));
}

function GameOffer({ card }: { card: GameCard }) {
  const language = useLanguage();
  const { words } = language;
  const { games, learn } = words.home;
  const game = card.name(language);
  return (
    <li className={`game-card sheet ${card.id}`}>
      <h3>{game}</h3>
      <p>{card.line(words)}</p>
      <p className="small">{card.length(words)}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={() => void playNow(card)} aria-label={games.playGame({ game })}>
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
