import { usualBot } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import { parseOptions, type Rules } from '@luftschloss/engine/kernel';
import { refusalText } from '@luftschloss/words';
import { type Arguments, givenValue, givenValues, type OptionSpec, wholeNumber } from '../arguments.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Context } from '../command.ts';
import { fail, orFail } from '../failure.ts';
import { closest, suggestion } from '../suggestion.ts';

/** The options of every command that plays games. */
export const TABLE_OPTIONS: { readonly [name: string]: OptionSpec } = {
  players: { value: 'N', help: 'number of players (default: one for each bot, at least two)' },
  bots: { value: 'a,b,..', help: 'who plays; a short list is repeated (default: greedy, or random where there is none)' },
  seed: { value: 'S', help: 'the same seed gives the same games (default: 1)' },
  option: { value: 'k=v', many: true, help: 'an option of the game, see luftschloss games' },
};

export interface Table {
  readonly rules: Rules;
  readonly options: object;
  /** One for each player. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Who plays what, from the options of the command line. */
export function tableOf(id: string, args: Arguments, context: Pick<Context, 'catalogue' | 'language'>): Table {
  const { catalogue } = context;
  const rules = rulesOf(id, catalogue);
  const options = orFail(parseOptions(rules.options, rawOptions(givenValues(args, 'option'))));
  const named = botNames(id, args, catalogue);
  const players = playersFor(rules, options, named.length, args, context);
  const bots = Array.from({ length: players }, (_, i) => named[i % named.length]);
  return { rules, options, bots, seed: seedOf(args) };
}

/** How many play: as many as are asked for, or one for each bot, if the game allows it. */
export function playersFor(
  rules: Rules,
  options: object,
  named: number,
  args: Arguments,
  { catalogue, language }: Pick<Context, 'catalogue' | 'language'>,
): number {
  const { min, max } = rules.players(options);
  const players = wholeNumber(args, 'players', 1, 12) ?? Math.min(max, Math.max(min, 2, named));
  if (named > players) fail(`${named} bots are named, but only ${players} can play: shorten --bots or raise --players`);
  const range = min === max ? `${min}` : `${min} to ${max}`;
  if (players < min || players > max) fail(`${rules.id} is for ${range} players with these options, not for ${players}`);
  const refused = rules.optionsRefusal(options, players);
  if (refused) fail(refusalText(language, catalogue.wordings[rules.id](language), refused));
  return players;
}

export function rulesOf(id: string, { games }: Catalogue): Rules {
  const game = findGame(id, games);
  const known = games.map((each) => each.id);
  if (!game) fail(`unknown game "${id}"${closest(id, known) ? suggestion(id, known) : ` (known: ${known.join(', ')})`}`);
  return game.rules;
}

export function rawOptions(pairs: readonly string[]): Record<string, string> {
  const entries = pairs.map((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 1) fail(`--option: expected name=value, got "${pair}"`);
    return [pair.slice(0, equals), pair.slice(equals + 1)] as const;
  });
  const twice = entries.find(([name], i) => entries.findIndex(([other]) => other === name) !== i);
  if (twice) fail(`--option ${twice[0]} is given twice`);
  return Object.fromEntries(entries);
}

function botNames(id: string, args: Arguments, catalogue: Catalogue): readonly string[] {
  const bots = catalogue.bots(id);
  const known = Object.keys(bots);
  const given = givenValue(args, 'bots');
  if (given === null) return [usualBot(bots)];
  const names = given.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) fail(`unknown bot "${unknown}" (known for ${id}: ${known.join(', ')})`);
  return names;
}

const LONGEST_SEED = 150;

export function seedOf(args: Arguments): string {
  const seed = givenValue(args, 'seed') ?? '1';
  if (seed === '' || seed.length > LONGEST_SEED) fail(`--seed: expected a text of 1 to ${LONGEST_SEED} characters`);
  return seed;
}
