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
