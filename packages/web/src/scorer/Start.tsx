import './start.css';
import { type OptionSpec, parseOptions } from '@luftschloss/engine/kernel';
import { optionNamesOf, refusalText } from '@luftschloss/words';
import { type ChangeEvent, useState } from 'react';
import { GAME_CARDS, gameCard, gameName, rulesOf, screenOf, wordingOf } from '../games/index.ts';
import { freshSetUp, isAdded, refusalOf, type SetUp, toggle, whyNot } from '../home/set-up.ts';
import { go } from '../shell/route.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { Shell } from '../shell/Shell.tsx';
import { settingsNow } from '../shell/settings.ts';
import { distinctNames } from '../table/names.ts';
import { useLanguage } from '../words/language.ts';
import { openChosen } from './opening.ts';
import { problemWords } from './reading.ts';
import { drop, keep, keptTables, newId } from './shelf.ts';

/** Sheets that were begun, a new one, or one from a file. */
export function Start({ problem }: { problem: string | null }) {
  const language = useLanguage();
  const { scorer } = language.words;
  const [fault, setFault] = useState<string | null>(null);
  const openFrom = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const opened = await openChosen(file);
    if (!opened.ok) return setFault(problemWords(language, opened.problem));
    const id = newId();
    keep(localStorage, id, opened.table, Date.now());
    go(`#/score/${id}`);
  };
  return (
    <Shell title={scorer.start.title()} page="scorer-start">
      <p>{scorer.start.text()}</p>
      {(problem ?? fault) !== null && (
        <p className="problem" role="alert">
          {fault ?? problem}
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
            <button
              type="button"
              className="quiet"
              onClick={() => remove(id)}
              aria-label={scorer.start.removeNamed({ game: gameName(game, language) })}
            >
              {scorer.start.remove()}
            </button>
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

function NewSheet() {
  const language = useLanguage();
  const { scorer } = language.words;
  const [setUp, setSetUp] = useState(() => freshSetUp('castles', settingsNow().name, false));
  const [names, setNames] = useState<readonly string[]>(['', '', '']);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (game: string): void => {
    const next = freshSetUp(game, '', false);
    setSetUp(next);
    const { min, max } = limits(next);
    setNames(sized(names, Math.min(max, Math.max(min, names.length))));
  };
  const { min, max } = limits(setUp);
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
      <EditionField setUp={setUp} change={setSetUp} />
      <ExpansionsField setUp={setUp} change={setSetUp} />
      <PlayersField names={names} change={setNames} min={min} max={max} />
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

interface PlayersFieldProps {
  names: readonly string[];
  change(names: readonly string[]): void;
  min: number;
  max: number;
}

function PlayersField({ names, change, min, max }: PlayersFieldProps) {
  const { scorer } = useLanguage().words;
  return (
    <fieldset className="sheet players-field">
      <legend>{scorer.start.players()}</legend>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players are their seats.
        <label key={seat} className="player-name">
          <SeatBadge seat={seat} />
          <input
            value={name}
            maxLength={40}
            aria-label={scorer.start.player({ number: seat + 1 })}
            placeholder={scorer.start.player({ number: seat + 1 })}
            onChange={({ target }) => change(names.map((each, index) => (index === seat ? target.value : each)))}
          />
        </label>
      ))}
      <p className="actions">
        <button type="button" disabled={names.length >= max} onClick={() => change([...names, ''])}>
          {scorer.start.onePlayerMore()}
        </button>
        <button type="button" disabled={names.length <= min} onClick={() => change(names.slice(0, -1))}>
          {scorer.start.onePlayerLess()}
        </button>
      </p>
    </fieldset>
  );
}

function sized(names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, seat) => names[seat] ?? '');
}

/** Boxes of one edition or another; whoever has a game without editions is not asked. */
function EditionField({ setUp, change }: { setUp: SetUp; change(setUp: SetUp): void }) {
  const language = useLanguage();
  const spec = (rulesOf(setUp.game)?.options as { readonly [name: string]: OptionSpec } | undefined)?.['edition'];
  if (spec?.kind !== 'choice') return null;
  const called = optionNamesOf(setUp.game, language);
  const box = (edition: string): SetUp['options'] =>
    gameCard(setUp.game)?.presets.find(({ options }) => options['edition'] === edition)?.options ?? { edition };
  return (
    <fieldset className="sheet editions">
      <legend>{called.label('edition')}</legend>
      {spec.choices.map((edition) => (
        <label key={edition} className="edition">
          <input
            type="radio"
            name="edition"
            checked={setUp.options['edition'] === edition}
            onChange={() => change({ ...setUp, options: box(edition) })}
          />{' '}
          {called.choice('edition', edition)}
        </label>
      ))}
    </fieldset>
  );
}

/** What has been added to the box. What this one cannot have says why. */
function ExpansionsField({ setUp, change }: { setUp: SetUp; change(setUp: SetUp): void }) {
  const language = useLanguage();
  const { words } = language;
  const expansions = screenOf(setUp.game)?.expansions ?? [];
  if (expansions.length === 0) return null;
  return (
    <fieldset className="sheet expansions">
      <legend>{words.home.newTable.expansions()}</legend>
      {expansions.map((expansion) => {
        const refusal = whyNot(setUp, expansion);
        return (
          <label key={expansion.option} className="expansion">
            <input
              type="checkbox"
              checked={isAdded(setUp, expansion)}
              disabled={refusal !== null}
              onChange={() => change(toggle(setUp, expansion))}
            />
            <span>
              <b>{expansion.name(words)}</b>{' '}
              <span className="small">
                {refusal ? refusalText(language, wordingOf(setUp.game, language), refusal) : expansion.sentence(words)}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** One castle alone can be scored wherever a castle belongs to one player. */
function limits({ game, options }: SetUp): { readonly min: number; readonly max: number } {
  const rules = rulesOf(game);
  const parsed = rules && parseOptions<object>(rules.options, options);
  return rules && parsed?.ok ? rules.players(parsed.value) : { min: 1, max: 1 };
}
