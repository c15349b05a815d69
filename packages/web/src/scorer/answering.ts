import type { Field, Option, Taken } from './game-scorer.ts';

/** What a finger on an answer makes of it. */
export interface Answered {
  readonly value: unknown; // `undefined`: nothing is entered
  readonly taken?: Taken | undefined; // from elsewhere
}

type List = readonly unknown[] | undefined;
type CountsField = Extract<Field, { kind: 'counts' }>;

/** One of several that may be chosen. Whoever takes the last one away has answered nothing. */
export function toggled(value: List, option: Option): Answered {
  const chosen = value ?? [];
  const isChosen = chosen.includes(option.value);
  const next = isChosen ? chosen.filter((each) => each !== option.value) : [...chosen, option.value];
  return next.length === 0 ? { value: undefined } : { value: next, taken: isChosen ? undefined : option.taken };
}

/** How many of each there are, as the file has them: a list with each as often as it is there, or numbers by name. */
export function countsIn(value: unknown, { options, as }: CountsField): number[] {
  if (as === 'list') return options.map((option) => ((value ?? []) as readonly unknown[]).filter((each) => each === option.value).length);
  return options.map((option) => ((value ?? {}) as { readonly [name: string]: number | undefined })[String(option.value)] ?? 0);
}

/** As many of one as wanted, or as there can be beside the others. */
export function counted(value: unknown, field: CountsField, index: number, count: number): Answered {
  const counts = countsIn(value, field);
  const others = counts.reduce((sum, each, at) => (at === index ? sum : sum + each), 0);
  const most = Math.min(field.most, (field.total ?? Number.POSITIVE_INFINITY) - others);
  const next = counts.map((each, at) => (at === index ? Math.max(0, Math.min(most, count)) : each));
  return { value: asEntered(next, field) };
}

/** None of anything. */
export function noneOf(field: CountsField): unknown {
  return asEntered(
    field.options.map(() => 0),
    field,
  );
}

function asEntered(counts: readonly number[], { options, as }: CountsField): unknown {
  if (as === 'list') return options.flatMap((option, at) => Array.from({ length: counts[at] }, () => option.value));
  return Object.fromEntries(options.map((option, at) => [String(option.value), counts[at]]));
}

/** Something on a slot, or nothing. A card that lies on another slot goes to this one. */
export function slotted(value: List, { slots, options }: Extract<Field, { kind: 'slots' }>, slot: number, choice: number): Answered {
  const option = options[choice] as Option | undefined;
  const moved = option?.several ? undefined : option?.value;
  const next = slots.map((_, at) => {
    if (at === slot) return option?.value ?? null;
    const lying = value?.[at] ?? null;
    return moved !== undefined && lying === moved ? null : lying;
  });
  return { value: next, taken: option?.taken };
}
