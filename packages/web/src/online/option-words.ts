import type { OptionSpec } from '@luftschloss/engine/kernel';
import type { TableCard } from '@luftschloss/protocol';
import { type Language, optionNamesOf } from '@luftschloss/words';
import { rulesOf } from '../games/index.ts';

/** What a table is set up with, in the words of the form: choices by name, and what was added to the box. */
export function optionWords(language: Language, { game, options = {} }: Pick<TableCard, 'game' | 'options'>): string[] {
  const called = optionNamesOf(game, language);
  const specs = Object.entries((rulesOf(game)?.options ?? {}) as { readonly [name: string]: OptionSpec });
  return specs.flatMap(([name, spec]) => {
    const value = options[name] ?? spec.default;
    if (spec.kind === 'flag') return value === true ? [called.label(name)] : [];
    if (spec.kind === 'choice') return spec.choices.filter((choice) => choice === value).map((choice) => called.choice(name, choice));
    return (value as readonly string[]).length > 0
      ? [language.words.home.newTable.chosenOption({ label: called.label(name), count: (value as readonly string[]).length })]
      : [];
  });
}
