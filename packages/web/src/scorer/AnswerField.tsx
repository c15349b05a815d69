import { useState } from 'react';
import { useLanguage } from '../words/language.ts';
import type { Field, Option } from './game-scorer.ts';

interface AnswerFieldProps {
  field: Field;
  label: string;
  value: unknown; // `undefined` as long as nothing is entered
  change(value: unknown): void;
  showTab(tab: number): void;
}

/** What an answer is given with: keys to be pressed, as far as that is quicker than typing. */
export function AnswerField({ field, label, value, change, showTab }: AnswerFieldProps) {
  const { scorer } = useLanguage().words;
  switch (field.kind) {
    case 'number':
      return <NumberField field={field} label={label} value={value} change={change} />;
    case 'one':
      return <OneField field={field} label={label} value={value} change={change} />;
    case 'some':
      return <SomeField options={field.options} label={label} value={value as readonly unknown[] | undefined} change={change} />;
    case 'counts':
      return <CountsField field={field} label={label} value={value} change={change} />;
    case 'slots':
      return <SlotsField field={field} label={label} value={value as readonly unknown[] | undefined} change={change} />;
    case 'tab':
      return (
        <button type="button" onClick={() => showTab(field.tab)}>
          {scorer.answers.enterTiles()}
        </button>
      );
  }
}

type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

type PartProps<Kind extends Field['kind']> = Omit<AnswerFieldProps, 'field' | 'showTab'> & { field: FieldOf<Kind> };

function numberIn(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text);
}

function NumberField({ field: { least, most, step }, label, value, change }: PartProps<'number'>) {
  const { scorer } = useLanguage().words;
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== numberIn(text)) setText(value === undefined ? '' : String(value)); // it was undone, or entered elsewhere
  }
  const set = (number: number): void => {
    const within = Math.min(most, Math.max(least, number));
    setText(String(within));
    change(within);
  };
  const typed = (entered: string): void => {
    setText(entered);
    const number = Number(entered);
    if (entered.trim() === '') change(undefined);
    else if (Number.isInteger(number) && number >= least && number <= most) change(number);
  };
  const now = Number(text) || 0;
  return (
    <span className="number-field">
      <button type="button" aria-label={scorer.answers.less()} onClick={() => set(text === '' ? 0 : now - step)}>
        −
      </button>
      <input inputMode="numeric" aria-label={label} value={text} onChange={({ target }) => typed(target.value)} size={7} />
      <button type="button" aria-label={scorer.answers.more()} onClick={() => set(now + step)}>
        +
      </button>
      {text === '' && (
        <button type="button" onClick={() => set(0)}>
          0
        </button>
      )}
    </span>
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const FEW = 9;

function OneField({ field: { options }, label, value, change }: PartProps<'one'>) {
  if (options.length > FEW) return <LongChoice options={options} label={label} value={value} change={change} />;
  return (
    <fieldset className="chips" aria-label={label}>
      {options.map((option) => {
        const chosen = isSame(option.value, value);
        return <Chip key={option.title} option={option} chosen={chosen} press={() => change(chosen ? undefined : option.value)} />;
      })}
    </fieldset>
  );
}

function LongChoice({
  options,
  label,
  value,
  change,
}: {
  options: readonly Option[];
  label: string;
  value: unknown;
  change(value: unknown): void;
}) {
  const chosen = options.findIndex((option) => isSame(option.value, value));
  return (
    <select aria-label={label} value={chosen} onChange={({ target }) => change(options[Number(target.value)]?.value)}>
      <option value={-1}>?</option>
      {options.map(({ title }, index) => (
        <option key={title} value={index}>
          {title}
        </option>
      ))}
    </select>
  );
}

interface SomeFieldProps extends Pick<AnswerFieldProps, 'label' | 'change'> {
  options: readonly Option[];
  value: readonly unknown[] | undefined;
}

function SomeField({ options, label, value, change }: SomeFieldProps) {
  const { scorer } = useLanguage().words;
  const chosen = value ?? [];
  return (
    <fieldset className="chips" aria-label={label}>
      <Chip
        option={{ value: [], title: scorer.answers.none() }}
        chosen={value?.length === 0}
        press={() => change(value?.length === 0 ? undefined : [])}
      />
      {options.map((option) => {
        const isChosen = chosen.includes(option.value);
        const next = isChosen ? chosen.filter((each) => each !== option.value) : [...chosen, option.value];
        return <Chip key={option.title} option={option} chosen={isChosen} press={() => change(next.length === 0 ? undefined : next)} />;
      })}
    </fieldset>
  );
}

function Chip({ option, chosen, press }: { option: Option; chosen: boolean; press(): void }) {
  return (
    <button type="button" className="chip" aria-pressed={chosen} onClick={press}>
      {option.title}
    </button>
  );
}

/** How many of each there are, as the file has them: a list with each as often as it is there, or numbers by name. */
function countsIn(value: unknown, options: readonly Option[], as: 'list' | 'object'): number[] {
  if (as === 'list') return options.map((option) => ((value ?? []) as readonly unknown[]).filter((each) => each === option.value).length);
  return options.map((option) => ((value ?? {}) as { readonly [name: string]: number | undefined })[String(option.value)] ?? 0);
}

function CountsField({ field: { options, as, most }, label, value, change }: PartProps<'counts'>) {
  const { scorer } = useLanguage().words;
  const counts = countsIn(value, options, as);
  const set = (index: number, count: number): void => {
    const next = counts.map((each, at) => (at === index ? Math.max(0, Math.min(most, count)) : each));
    const all = as === 'list' ? options.flatMap((option, at) => Array.from({ length: next[at] }, () => option.value)) : null;
    change(all ?? Object.fromEntries(options.map((option, at) => [String(option.value), next[at]])));
  };
  const isNone = value !== undefined && counts.every((count) => count === 0);
  const none = as === 'list' ? [] : Object.fromEntries(options.map((option) => [String(option.value), 0]));
  return (
    <fieldset className="counts" aria-label={label}>
      <Chip option={{ value: none, title: scorer.answers.none() }} chosen={isNone} press={() => change(isNone ? undefined : none)} />
      {options.map(({ title }, index) => (
        <span key={title} className="count">
          <button type="button" aria-label={scorer.answers.lessOf({ what: title })} onClick={() => set(index, counts[index] - 1)}>
            −
          </button>
          <label>
            {title}{' '}
            <input
              inputMode="numeric"
              size={2}
              value={counts[index]}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => set(index, Number.parseInt(target.value, 10) || 0)}
            />
          </label>
          <button type="button" aria-label={scorer.answers.moreOf({ what: title })} onClick={() => set(index, counts[index] + 1)}>
            +
          </button>
        </span>
      ))}
    </fieldset>
  );
}

function SlotsField({ field: { slots, options }, label, value, change }: SomeSlotsProps) {
  const { scorer } = useLanguage().words;
  const empty = slots.map(() => null);
  const now = slots.map((_, index) => value?.[index] ?? null);
  const isNone = value !== undefined && now.every((each) => each === null);
  return (
    <fieldset className="slots" aria-label={label}>
      <Chip option={{ value: empty, title: scorer.answers.none() }} chosen={isNone} press={() => change(isNone ? undefined : empty)} />
      {slots.map((title, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two slots may give the same.
        <label key={slot} className="slot">
          <span className="small">{title}</span>
          <select
            value={options.findIndex((option) => isSame(option.value, now[slot]))}
            onChange={({ target }) => change(now.map((each, at) => (at === slot ? (options[Number(target.value)]?.value ?? null) : each)))}
          >
            <option value={-1}>{scorer.answers.empty()}</option>
            {options.map((option, index) => (
              <option key={option.title} value={index}>
                {option.title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

interface SomeSlotsProps extends Pick<AnswerFieldProps, 'label' | 'change'> {
  field: FieldOf<'slots'>;
  value: readonly unknown[] | undefined;
}
