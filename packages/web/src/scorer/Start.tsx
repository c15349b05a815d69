import './start.css';
import { refusalText } from '@luftschloss/words';
import { type ChangeEvent, useState } from 'react';
import { GAME_CARDS, gameName, screenOf, wordingOf } from '../games/index.ts';
import { freshSetUp, refusalOf } from '../home/set-up.ts';
import { Confirm } from '../shell/Confirm.tsx';
import { NAMELESS } from '../shell/nameless.ts';
import { go } from '../shell/route.ts';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow } from '../shell/settings.ts';
import { distinctNames } from '../table/names.ts';
import { useLanguage } from '../words/language.ts';
import { BoxFields, limits, sized } from './BoxFields.tsx';
import { openChosen } from './opening.ts';
import { type OpenedTiles, problemWords } from './reading.ts';
import { drop, keep, keepOwnTiles, keptTables, newId, ownTileIds } from './shelf.ts';

/** Sheets that were begun, a new one, or one from a file. */
export function Start({ problem }: { problem: string | null }) {
  const language = useLanguage();
  const { scorer } = language.words;
  const [fault, setFault] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const openFrom = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const opened = await openChosen(file);
    setNews(null);
    setFault(null);
    if (!opened.ok) return setFault(problemWords(language, opened.problem));
    if ('own' in opened) return keepOwn(opened.own);
    const id = newId();
    keep(localStorage, id, opened.table, Date.now());
    go(`#/score/${id}`);
  };
  const keepOwn = ({ game, tiles }: OpenedTiles): void => {
    const isKept = keepOwnTiles(localStorage, game, [...ownTileIds(localStorage, game), ...tiles]);
    if (isKept) setNews(scorer.start.ownKept({ count: tiles.length, game: gameName(game, language) }));
    else setFault(scorer.problems.noRoom());
  };
  return (
    <Shell title={scorer.start.title()} page="scorer-start">
      <p>{scorer.start.text()}</p>
      {(problem ?? fault) !== null && (
        <p className="problem" role="alert">
          {fault ?? problem}
        </p>
      )}
      {news !== null && (
        <p className="news" role="status">
          {news}
        </p>
      )}
      <KeptSheets />
      <NewSheet />
      <p className="from-file">
        <label className="button">
          {scorer.start.openFile()}
          <input type="file" className="visually-hidden" accept=".json,application/json" onChange={openFrom} />
        </label>{' '}
        <span className="small">{scorer.start.fileHelp()}</span>
      </p>
    </Shell>
  );
}

function KeptSheets() {
  const language = useLanguage();
  const { scorer } = language.words;
  const [kept, setKept] = useState(() => keptTables(localStorage));
  if (kept.length === 0) return null;
  const remove = (id: string): void => {
    drop(localStorage, id);
    setKept(keptTables(localStorage));
  };
  return (
    <section className="sheet kept-sheets" aria-labelledby="kept-sheets">
      <h2 id="kept-sheets">{scorer.start.kept()}</h2>
      <ul>
        {kept.map(({ id, game, touched, file }) => (
          <li key={id}>
            <a href={`#/score/${id}`}>
              <b>{gameName(game, language)}</b> {scorer.start.keptLine({ names: namesIn(file), when: touched })}
            </a>
            <Confirm
              label={scorer.start.remove()}
              name={scorer.start.removeNamed({ game: gameName(game, language) })}
              className="quiet"
              title={scorer.start.removeTitle({ game: gameName(game, language) })}
              yes={scorer.start.remove()}
              onYes={() => remove(id)}
            >
              {scorer.start.removeText({ names: namesIn(file) })}
            </Confirm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function namesIn(file: unknown): string[] {
  const players = (file as { readonly players?: unknown } | null)?.players;
  return Array.isArray(players)
    ? players.map((player: { readonly name?: unknown } | null) => String(player?.name ?? '')).filter(Boolean)
    : [];
}

/** Whoever enters a table mostly plays at it. */
function myName(): string {
  const { name } = settingsNow();
  return name === NAMELESS ? '' : name;
}

function NewSheet() {
  const language = useLanguage();
  const { scorer } = language.words;
  const [setUp, setSetUp] = useState(() => freshSetUp('castles', '', false));
  const [names, setNames] = useState<readonly string[]>(() => [myName(), '', '']);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (game: string): void => {
    const next = freshSetUp(game, '', false);
    setSetUp(next);
    const { min, max } = limits(next);
    setNames(sized(names, Math.min(max, Math.max(min, names.length))));
  };
  const begin = async (): Promise<void> => {
    const called = distinctNames(names.map((name, seat) => name.trim() || scorer.start.player({ number: seat + 1 })));
    const found = await screenOf(setUp.game)?.scorer?.();
    const read = found?.tables.read(found.begin(called, setUp.options));
    if (!read?.ok) {
      const refusal = refusalOf({ ...setUp, seats: called.map((name) => ({ name, bot: null })) });
      return setProblem(refusal ? refusalText(language, wordingOf(setUp.game, language), refusal) : scorer.problems.broken());
    }
    const id = newId();
    keep(localStorage, id, read.value, Date.now());
    go(`#/score/${id}`);
  };
  return (
    <form
      className="new-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        begin().catch(() => setProblem(scorer.problems.broken()));
      }}
    >
      <fieldset className="games" aria-label={scorer.start.game()}>
        {GAME_CARDS.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={id === setUp.game} data-game={id} onClick={() => choose(id)}>
            {name(language)}
          </button>
        ))}
      </fieldset>
      <BoxFields setUp={setUp} change={setSetUp} names={names} rename={setNames} />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="primary begin" data-testid="begin">
        {scorer.start.begin()}
      </button>
    </form>
  );
}
