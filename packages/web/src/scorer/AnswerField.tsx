import { useState } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { useLanguage } from '../words/language.ts';
import { type Answered, counted, countsIn, noneOf, slotted, toggled } from './answering.ts';
import type { Field, Option } from './game-scorer.ts';

interface AnswerFieldProps {
  field: Field;
  label: string;
  value: unknown; // `undefined` as long as nothing is entered
  change(answered: Answered): void;
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
    change({ value: within });
  };
  const typed = (entered: string): void => {
    setText(entered);
    const number = Number(entered);
    if (entered.trim() === '') change({ value: undefined });
    else if (Number.isInteger(number) && number >= least && number <= most) change({ value: number });
  };
  const now = Number(text) || 0;
  const thousandfold = now * 1000;
  const isShort = step >= 1000 && now > 0 && now % 1000 !== 0 && thousandfold <= most;
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
      {isShort && (
        <button type="button" aria-label={scorer.answers.thousands()} title={scorer.answers.thousands()} onClick={() => set(thousandfold)}>
          000
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
        return (
          <Chip key={option.title} option={option} chosen={chosen} press={() => change({ value: chosen ? undefined : option.value })} />
        );
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
  change(answered: Answered): void;
}) {
  const chosen = options.findIndex((option) => isSame(option.value, value));
  return (
    <select aria-label={label} value={chosen} onChange={({ target }) => change({ value: options[Number(target.value)]?.value })}>
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

/** Cards of a kind are keys in a row: what was chosen is said below in full. */
function SomeField({ options, label, value, change }: SomeFieldProps) {
  const { scorer } = useLanguage().words;
  const rows = [...new Set(options.flatMap(({ key }) => key?.row ?? []))];
  const isChosen = (option: Option): boolean => value?.includes(option.value) ?? false;
  const press = (option: Option): void => change(toggled(value, option));
  const isNone = value?.length === 0;
  return (
    <fieldset className="some" aria-label={label}>
      {rows.map((row) => (
        <fieldset key={row} className="card-row" aria-label={row}>
          <span className="small" aria-hidden="true">
            {row}
          </span>
          <span className="card-keys">
            {options
              .filter(({ key }) => key?.row === row)
              .map((option) => (
                <CardKey key={option.title} option={option} chosen={isChosen(option)} press={() => press(option)} />
              ))}
          </span>
        </fieldset>
      ))}
      <div className="chips">
        <Chip
          option={{ value: [], title: scorer.answers.none() }}
          chosen={isNone}
          press={() => change({ value: isNone ? undefined : [] })}
        />
        {options
          .filter(({ key }) => !key)
          .map((option) => (
            <Chip key={option.title} option={option} chosen={isChosen(option)} press={() => press(option)} />
          ))}
      </div>
      {rows.length > 0 && <Chosen titles={options.filter(isChosen).map(({ title }) => title)} />}
    </fieldset>
  );
}

function Chosen({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <ul className="chosen">
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  option: Option;
  chosen: boolean;
  press(): void;
}

/** What it is called, and where it lies by now. */
function useNameOf({ title, taken }: Option): string {
  const { scorer } = useLanguage().words;
  return taken ? `${title} (${scorer.finds.taken({ who: taken.whose })})` : title;
}

function Chip({ option, chosen, press }: ChoiceProps) {
  const { scorer } = useLanguage().words;
  return (
    <button type="button" className={`chip ${option.taken ? 'elsewhere' : ''}`} aria-pressed={chosen} onClick={press}>
      {option.title}
      {option.taken && <span className="small"> {scorer.finds.taken({ who: option.taken.whose })}</span>}
    </button>
  );
}

function CardKey({ option, chosen, press }: ChoiceProps) {
  const name = useNameOf(option);
  const { sign, letter } = option.key ?? {};
  return (
    <button
      type="button"
      className={`key ${option.taken ? 'elsewhere' : ''}`}
      aria-pressed={chosen}
      aria-label={name}
      title={name}
      onClick={press}
    >
      {sign && <Drawing svg={sign} className="sign" />}
      {letter && <span aria-hidden="true">{letter}</span>}
    </button>
  );
}

function CountsField({ field, label, value, change }: PartProps<'counts'>) {
  const { scorer } = useLanguage().words;
  const counts = countsIn(value, field);
  const set = (index: number, count: number): void => change(counted(value, field, index, count));
  const isNone = value !== undefined && counts.every((count) => count === 0);
  const none = noneOf(field);
  return (
    <fieldset className="counts" aria-label={label}>
      <Chip
        option={{ value: none, title: scorer.answers.none() }}
        chosen={isNone}
        press={() => change({ value: isNone ? undefined : none })}
      />
      {field.options.map(({ title, sign }, index) => (
        <span key={title} className="count">
          <button type="button" aria-label={scorer.answers.lessOf({ what: title })} onClick={() => set(index, counts[index] - 1)}>
            −
          </button>
          <label>
            {sign && <Drawing svg={sign} className="sign" />} <span className="counted">{title}</span>{' '}
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

interface SlotsFieldProps extends Pick<AnswerFieldProps, 'label' | 'change'> {
  field: FieldOf<'slots'>;
  value: readonly unknown[] | undefined;
}

function SlotsField({ field, label, value, change }: SlotsFieldProps) {
  const { scorer } = useLanguage().words;
  const { slots, options } = field;
  const empty = slots.map(() => null);
  const now = slots.map((_, index) => value?.[index] ?? null);
  const isNone = value !== undefined && now.every((each) => each === null);
  return (
    <fieldset className="slots" aria-label={label}>
      <Chip
        option={{ value: empty, title: scorer.answers.none() }}
        chosen={isNone}
        press={() => change({ value: isNone ? undefined : empty })}
      />
      {slots.map((title, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two slots may give the same.
        <label key={slot} className="slot">
          <span className="small">{title}</span>
          <select
            value={options.findIndex((option) => isSame(option.value, now[slot]))}
            onChange={({ target }) => change(slotted(value, field, slot, Number(target.value)))}
          >
            <option value={-1}>{scorer.answers.empty()}</option>
            {options.map((option, index) => (
              <SlotOption key={option.title} option={option} index={index} />
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function SlotOption({ option, index }: { option: Option; index: number }) {
  return <option value={index}>{useNameOf(option)}</option>;
}
