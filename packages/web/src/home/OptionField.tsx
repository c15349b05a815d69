import type { OptionSpec } from '@luftschloss/engine/kernel';
import { useWords } from '../words/language.ts';

interface OptionFieldProps {
  name: string;
  spec: OptionSpec;
  value: unknown;
  change(value: unknown): void;
}

/** One option of a table, as the form that its kind asks for. */
export function OptionField({ name, spec, value, change }: OptionFieldProps) {
  const help = `help-${name}`;
  switch (spec.kind) {
    case 'flag':
      return (
        <div className="option">
          <label>
            <input type="checkbox" checked={value === true} aria-describedby={help} onChange={({ target }) => change(target.checked)} />
            <strong>{spec.label}</strong>
          </label>
          <p id={help} className="small">
            {spec.help}
          </p>
        </div>
      );
    case 'choice':
      return (
        <div className="option">
          <label>
            <strong>{spec.label}</strong>{' '}
            <select value={String(value)} aria-describedby={help} onChange={({ target }) => change(target.value)}>
              {spec.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
          <p id={help} className="small">
            {spec.help}
          </p>
        </div>
      );
    case 'set':
      return <SetField name={name} spec={spec} value={value} change={change} />;
  }
}

function SetField({ spec, value, change }: OptionFieldProps) {
  const { newTable } = useWords().home;
  if (spec.kind !== 'set') return null;
  const chosen = value as readonly string[];
  return (
    <details className="option">
      <summary>{newTable.chosenOption({ label: spec.label, count: chosen.length })}</summary>
      <p className="small">{spec.help}</p>
      <div className="set">
        {spec.choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={({ target }) => change(target.checked ? [...chosen, choice.value] : chosen.filter((each) => each !== choice.value))}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </details>
  );
}
