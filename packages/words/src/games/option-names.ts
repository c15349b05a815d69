import type { OptionSpec } from '@luftschloss/engine/kernel';
import type { Language } from '../language.ts';

/** What the options of a table are called. */
export interface OptionNames {
  label(option: string): string;
  help(option: string): string;
  choice(option: string, value: string): string;
}

/** Options that leave things in the box: their choices are called as the things are. */
const THINGS: { readonly [option: string]: string } = {
  excludedFavors: 'castles.favor',
  excludedBonusCards: 'castles.card',
  excludedDecrees: 'castles.decree',
};

export function optionNamesOf(game: string, { term }: Pick<Language, 'term'>): OptionNames {
  return {
    label: (option) => term(`${game}.option`, option),
    help: (option) => term(`${game}.optionHelp`, option),
    choice: (option, value) =>
      Object.hasOwn(THINGS, option) ? term(THINGS[option], value) : term(`${game}.optionChoice`, `${option}.${value}`),
  };
}

/** An option as other programs are told of it: with its names in one language. */
export type DescribedOption = Omit<OptionSpec, 'choices'> & {
  readonly label: string;
  readonly help: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
};

export function describedOptions(
  game: string,
  options: { readonly [name: string]: OptionSpec },
  language: Pick<Language, 'term'>,
): { readonly [name: string]: DescribedOption } {
  const { label, help, choice } = optionNamesOf(game, language);
  return Object.fromEntries(
    Object.entries(options).map(([name, spec]) => {
      const { kind, default: usual } = spec;
      const described = { kind, label: label(name), help: help(name), default: usual };
      if (spec.kind === 'flag') return [name, described];
      return [name, { ...described, choices: spec.choices.map((value) => ({ value, label: choice(name, value) })) }];
    }),
  );
}
