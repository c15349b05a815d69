import './box-fields.css';
import { type OptionSpec, parseOptions } from '@luftschloss/engine/kernel';
import { optionNamesOf, refusalText } from '@luftschloss/words';
import { gameCard, rulesOf, screenOf, wordingOf } from '../games/index.ts';
import { isAdded, type SetUp, toggle, whyNot } from '../home/set-up.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useLanguage } from '../words/language.ts';

interface BoxFieldsProps {
  setUp: SetUp; // of which the game and its options are asked
  change(setUp: SetUp): void;
  names: readonly string[];
  rename(names: readonly string[]): void;
}

/** Which box lies on the table, what has been added to it, and who plays. */
export function BoxFields({ setUp, change, names, rename }: BoxFieldsProps) {
  const { min, max } = limits(setUp);
  return (
    <div data-style="box-fields" className="box-fields">
      <EditionField setUp={setUp} change={change} />
      <ExpansionsField setUp={setUp} change={change} />
      <PlayersField names={names} change={rename} min={min} max={max} />
    </div>
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

export function sized(names: readonly string[], count: number): string[] {
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
export function limits({ game, options }: SetUp): { readonly min: number; readonly max: number } {
  const rules = rulesOf(game);
  const parsed = rules && parseOptions<object>(rules.options, options);
  return rules && parsed?.ok ? rules.players(parsed.value) : { min: 1, max: 1 };
}
