import type { OptionSpec } from '@luftschloss/engine/kernel';
import { optionNamesOf } from '@luftschloss/words';
import { useLanguage } from '../words/language.ts';

interface OptionFieldProps {
  game: string;
  name: string;
  spec: OptionSpec;
  value: unknown;
  change(value: unknown): void;
}

/** One option of a table, as the form that its kind asks for. */
export function OptionField({ game, name, spec, value, change }: OptionFieldProps) {
  const called = optionNamesOf(game, useLanguage());
  const help = `help-${name}`;
  switch (spec.kind) {
    case 'flag':
      return (
        <div className="option">
          <label>
            <input type="checkbox" checked={value === true} aria-describedby={help} onChange={({ target }) => change(target.checked)} />
            <strong>{called.label(name)}</strong>
          </label>
          <p id={help} className="small">
            {called.help(name)}
          </p>
        </div>
      );
    case 'choice':
      return (
        <div className="option">
          <label>
            <strong>{called.label(name)}</strong>{' '}
            <select value={String(value)} aria-describedby={help} onChange={({ target }) => change(target.value)}>
              {spec.choices.map((choice) => (
                <option key={choice} value={choice}>
                  {called.choice(name, choice)}
                </option>
              ))}
            </select>
          </label>
          <p id={help} className="small">
            {called.help(name)}
          </p>
        </div>
      );
    case 'set':
      return <SetField game={game} name={name} spec={spec} value={value} change={change} />;
  }
}

function SetField({ game, name, spec, value, change }: OptionFieldProps) {
  const language = useLanguage();
  const { newTable } = language.words.home;
  const called = optionNamesOf(game, language);
  if (spec.kind !== 'set') return null;
  const chosen = value as readonly string[];
  return (
    <details className="option">
      <summary>{newTable.chosenOption({ label: called.label(name), count: chosen.length })}</summary>
      <p className="small">{called.help(name)}</p>
      <div className="set">
        {spec.choices.map((choice) => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={({ target }) => change(target.checked ? [...chosen, choice] : chosen.filter((each) => each !== choice))}
            />
            {called.choice(name, choice)}
          </label>
        ))}
      </div>
    </details>
  );
}
