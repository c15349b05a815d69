import { findGame } from '@luftschloss/engine';
import type { OptionSpec } from '@luftschloss/engine/kernel';
import type { TableCard } from '@luftschloss/protocol';

/** What a table is set up with, in the words of the form: choices by name, and what was added to the box. */
export function optionWords({ game, options = {} }: Pick<TableCard, 'game' | 'options'>): string[] {
  const specs = Object.entries((findGame(game)?.rules.options ?? {}) as { readonly [name: string]: OptionSpec });
  return specs.flatMap(([name, spec]) => {
    const value = options[name] ?? spec.default;
    if (spec.kind === 'flag') return value === true ? [spec.label.toLowerCase()] : [];
    if (spec.kind === 'choice') return spec.choices.filter((choice) => choice.value === value).map(({ label }) => label);
    return (value as readonly string[]).length > 0 ? [`${spec.label.toLowerCase()}: ${(value as readonly string[]).length}`] : [];
  });
}
