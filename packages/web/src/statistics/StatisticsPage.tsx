import './statistics.css';
import { useEffect, useMemo, useState } from 'react';
import { GAME_CARDS, gameName } from '../games/index.ts';
import { Shell } from '../shell/Shell.tsx';
import { botLabel } from '../table/names.ts';
import { download } from '../table/save-record.ts';
import { useLanguage } from '../words/language.ts';
import bots from './bots.json' with { type: 'json' };
import { Accuracies, Categories, Rooms, Scores } from './Charts.tsx';
import { type FinishedGame, keptFinished, rememberTables } from './finished.ts';
import { bestRooms, type Chosen, categoryRows, chosenGames, csvOf, NOBODY, opponentOf, PEOPLE, roomRows, summaryOf } from './numbers.ts';

/** What somebody's finished games in this browser came to. */
export default function StatisticsPage() {
  const { page } = useLanguage().words.statistics;
  const [all, setAll] = useState<readonly FinishedGame[] | null>(null);
  useEffect(() => {
    let left = false;
    const show = (): void => {
      if (!left) setAll(keptFinished(localStorage));
    };
    rememberTables(localStorage).then(show, show);
    return () => {
      left = true;
    };
  }, []);
  return (
    <Shell title={page.title()} page="statistics">
      {!all && <p>{page.counting()}</p>}
      {all && all.length === 0 && (
        <>
          <p className="intro">{page.none()}</p>
          <p className="actions">
            <a className="button primary" href="#/new">
              {page.play()}
            </a>
          </p>
        </>
      )}
      {all && all.length > 0 && <Counted all={all} />}
    </Shell>
  );
}

function Counted({ all }: { all: readonly FinishedGame[] }) {
  const language = useLanguage();
  const { page } = language.words.statistics;
  const [chosen, setChosen] = useState<Chosen>(() => ({ game: all[all.length - 1].game, edition: '', players: '', opponent: '' }));
  const games = useMemo(() => chosenGames(all, chosen), [all, chosen]);
  const rooms = useMemo(() => roomRows(games), [games]);
  return (
    <>
      <p className="intro">{page.intro()}</p>
      <Filters all={all} chosen={chosen} choose={setChosen} />
      {games.length === 0 ? (
        <p>{page.nothing()}</p>
      ) : (
        <>
          <Summed games={games} />
          <Scores games={games} />
          <Accuracies games={games} />
          <Categories game={chosen.game} rows={categoryRows(games, bots)} />
          {rooms.length > 0 && <Rooms game={chosen.game} favorites={rooms} best={bestRooms(rooms)} />}
        </>
      )}
      <Export all={all} />
    </>
  );
}

interface FiltersProps {
  all: readonly FinishedGame[];
  chosen: Chosen;
  choose(chosen: Chosen): void;
}

function Filters({ all, chosen, choose }: FiltersProps) {
  const language = useLanguage();
  const { page } = language.words.statistics;
  const ofGame = all.filter(({ game }) => game === chosen.game);
  const editions = values(ofGame.map(({ edition }) => edition));
  const players = values(ofGame.map(({ scores }) => String(scores.length)));
  const opponents = values(ofGame.map(opponentOf));
  const against = (id: string): string => {
    if (id === PEOPLE) return page.people();
    if (id === NOBODY) return page.nobody();
    return id
      .split('+')
      .map((level) => botLabel(level, language))
      .join(', ');
  };
  return (
    <div className="filters sheet">
      <Choice
        label={page.game()}
        value={chosen.game}
        options={GAME_CARDS.filter(({ id }) => all.some(({ game }) => game === id)).map(({ id }) => [id, gameName(id, language)])}
        choose={(game) => choose({ game, edition: '', players: '', opponent: '' })}
      />
      {editions.length > 1 && (
        <Choice
          label={page.edition()}
          value={chosen.edition}
          options={[['', page.all()], ...editions.map((id) => [id, language.term('castles.optionChoice', `edition.${id}`)] as const)]}
          choose={(edition) => choose({ ...chosen, edition })}
        />
      )}
      {players.length > 1 && (
        <Choice
          label={page.players()}
          value={chosen.players}
          options={[['', page.all()], ...players.map((count) => [count, count] as const)]}
          choose={(count) => choose({ ...chosen, players: count })}
        />
      )}
      {opponents.length > 1 && (
        <Choice
          label={page.opponents()}
          value={chosen.opponent}
          options={[['', page.all()], ...opponents.map((id) => [id, against(id)] as const)]}
          choose={(opponent) => choose({ ...chosen, opponent })}
        />
      )}
    </div>
  );
}

function values(all: readonly string[]): string[] {
  return [...new Set(all)].filter((each) => each !== '').sort();
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [id: string, name: string])[];
  choose(id: string): void;
}

function Choice({ label, value, options, choose }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Summed({ games }: { games: readonly FinishedGame[] }) {
  const { page } = useLanguage().words.statistics;
  const { games: count, against, wins, average, best, accuracy, reviewed } = summaryOf(games);
  const facts = [
    { name: page.games(), value: page.count({ count }) },
    ...(against > 0 ? [{ name: page.wins(), value: page.winsOf({ wins, count: against, share: wins / against }) }] : []),
    { name: page.average(), value: page.points({ points: average }) },
    { name: page.best(), value: page.points({ points: best }) },
    ...(accuracy === null ? [] : [{ name: page.accuracy(), value: page.accuracyIn({ accuracy, count: reviewed }) }]),
  ];
  return (
    <dl className="summary sheet" data-testid="summary">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Export({ all }: { all: readonly FinishedGame[] }) {
  const { page } = useLanguage().words.statistics;
  return (
    <p className="actions">
      <button type="button" onClick={() => download('luftschloss-games.csv', 'text/csv', csvOf(all))}>
        {page.csv()}
      </button>
      <button type="button" onClick={() => download('luftschloss-games.json', 'application/json', `${JSON.stringify(all, null, 2)}\n`)}>
        {page.json()}
      </button>
    </p>
  );
}
