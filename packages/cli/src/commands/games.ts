import type { Game } from '@luftschloss/engine';
import { type OptionSpec, parseOptions, type Rules } from '@luftschloss/engine/kernel';
import { describedOptions, type Language, type OptionNames, optionNamesOf } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { isOn } from '../arguments.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Command, JSON_OPTION, print, printJson } from '../command.ts';
import { type CliWords, orFail } from '../failure.ts';
import { gameName } from '../game-name.ts';
import { wrapped } from '../table.ts';

export const games: Command = {
  name: 'games',
  summary: ({ summaries }) => summaries.games(),
  positionals: [],
  options: { json: JSON_OPTION },
  run(args, context) {
    const { catalogue } = context;
    const described = catalogue.games.map((game) => describe(game, catalogue));
    if (isOn(args, 'json')) printJson(context, described.map(forPrograms));
    else print(context, described.map((each) => inWords(each, context.language)).join('\n\n'));
  },
};

interface Range {
  readonly min: number;
  readonly max: number;
}

interface Description {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly players: Range;
  /** Single option values that change how many can play. */
  readonly playersWith: readonly ({ readonly option: string; readonly value: string } & Range)[];
  readonly options: { readonly [name: string]: OptionSpec };
  readonly bots: readonly string[];
  readonly boardFiles: boolean;
}

function describe({ id, rules, library }: Game, catalogue: Catalogue): Description {
  const players = rules.players(orFail(parseOptions(rules.options, {})));
  const options = rules.options as { readonly [name: string]: OptionSpec };
  const bots = Object.keys(catalogue.bots(id));
  return {
    id,
    name: rules.name,
    rulesVersion: rules.version,
    players,
    playersWith: exceptions(rules, options, players),
    options,
    bots,
    boardFiles: library !== null,
  };
}

/** Other programs read names in English, whoever calls them. */
function forPrograms(described: Description): object {
  return { ...described, options: describedOptions(described.id, described.options, english) };
}

function exceptions(rules: Rules, options: { readonly [name: string]: OptionSpec }, usual: Range): Description['playersWith'] {
  return Object.entries(options).flatMap(([option, spec]) =>
    valuesOf(spec).flatMap((value) => {
      const parsed = parseOptions(rules.options, { [option]: value });
      if (!parsed.ok) return [];
      const { min, max } = rules.players(parsed.value);
      return min === usual.min && max === usual.max ? [] : [{ option, value, min, max }];
    }),
  );
}

function valuesOf(spec: OptionSpec): readonly string[] {
  return spec.kind === 'flag' ? ['true', 'false'] : spec.kind === 'choice' ? spec.choices : [];
}

const WIDTH = 100;
const MOST_CHOICES = 12;

function inWords({ id, name, players, playersWith, options, bots, boardFiles }: Description, language: Language): string {
  const { games: words } = language.words.cli;
  const counts = playersWith.reduce(
    (before, { option, value, min, max }) => words.rangeWith({ counts: before, min, max, option: `${option}=${value}` }),
    words.range(players),
  );
  return [
    words.named({ id, name: gameName({ id, name }, language) }),
    `  ${words.players({ counts })}`,
    `  ${words.bots({ bots: bots.join(', ') })}`,
    ...(boardFiles ? [`  ${words.boardFiles()}`] : []),
    ...Object.entries(options).flatMap(([option, spec]) => optionInWords(option, spec, optionNamesOf(id, language), words)),
  ].join('\n');
}

/** A game without a catalogue has names alone. */
function optionInWords(option: string, spec: OptionSpec, names: OptionNames, words: CliWords['games']): string[] {
  const explained = names.help(option);
  const help = explained === option ? [] : wrapped(explained, WIDTH - 6).map((line) => `      ${line}`);
  return [`  --option ${option}=${placeholder(spec, words)}`, ...help];
}

function placeholder(spec: OptionSpec, words: CliWords['games']): string {
  const values = valuesInWords(spec, words);
  const usual = String(spec.default);
  return usual === '' ? words.noDefault({ values }) : words.default({ values, usual });
}

function valuesInWords(spec: OptionSpec, words: CliWords['games']): string {
  if (spec.kind === 'flag') return 'true|false';
  if (spec.kind === 'choice') return spec.choices.join('|');
  const more = spec.choices.length - MOST_CHOICES;
  if (more <= 0) return words.someOf({ values: spec.choices.join(', ') });
  return words.someOfMore({ values: spec.choices.slice(0, MOST_CHOICES).join(', '), more });
}
