import type { Option, Taken } from './game-scorer.ts';

/** Where cards of the same stock may lie as well. */
export interface OtherPlace {
  readonly whose: string;
  readonly place: string;
  readonly value: readonly unknown[] | undefined;
  readonly slots?: true; // what is taken from there leaves its slot empty
}

function takenFrom(others: readonly OtherPlace[], card: unknown): Taken | undefined {
  const other = others.find(({ value }) => value?.includes(card));
  if (!other?.value) return;
  const { whose, place, value, slots } = other;
  return { whose, place, left: slots ? value.map((each) => (each === card ? null : each)) : value.filter((each) => each !== card) };
}

/** Cards with where each of them lies, if that is elsewhere. */
export function withTaken(options: readonly Option[], others: readonly OtherPlace[]): Option[] {
  return options.map((option) => {
    const taken = takenFrom(others, option.value);
    return taken ? { ...option, taken } : option;
  });
}
