import { usualBot } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import { parseOptions, type Rules, reject } from '@luftschloss/engine/kernel';
import { type Arguments, givenValue, givenValues, type OptionSpec, wholeNumber } from '../arguments.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Context } from '../command.ts';
import { fail, failWith, orFail } from '../failure.ts';
import { closest } from '../suggestion.ts';

/** The options of every command that plays games. */
export const TABLE_OPTIONS: { readonly [name: string]: OptionSpec } = {
  players: { value: 'N', help: ({ help }) => help.players() },
  bots: { value: 'a,b,..', help: ({ help }) => help.bots() },
  seed: { value: 'S', help: ({ help }) => help.seed() },
  option: { value: 'k=v', many: true, help: ({ help }) => help.option() },
};

export interface Table {
  readonly rules: Rules;
  readonly options: object;
  /** One for each player. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Who plays what, from the options of the command line. */
export function tableOf(id: string, args: Arguments, { catalogue }: Pick<Context, 'catalogue'>): Table {
  const rules = rulesOf(id, catalogue);
  const options = orFail(parseOptions(rules.options, rawOptions(givenValues(args, 'option'))));
  const named = botNames(id, args, catalogue);
  const players = playersFor(rules, options, named.length, args);
  const bots = Array.from({ length: players }, (_, i) => named[i % named.length]);
  return { rules, options, bots, seed: seedOf(args) };
}

/** How many play: as many as are asked for, or one for each bot, if the game allows it. */
export function playersFor(rules: Rules, options: object, named: number, args: Arguments): number {
  const { min, max } = rules.players(options);
  const players = wholeNumber(args, 'players', 1, 12) ?? Math.min(max, Math.max(min, 2, named));
  if (named > players) fail('too-many-bots', { named, players });
  const few = players < min || players > max;
  const refusal = few ? { code: 'players', params: { min, max, players } } : rules.optionsRefusal(options, players);
  if (refusal) failWith(reject('by-rules', { game: rules.id, refusal }));
  return players;
}

export function rulesOf(id: string, { games }: Catalogue): Rules {
  const game = findGame(id, games);
  const known = games.map((each) => each.id);
  if (game) return game.rules;
  const near = closest(id, known);
  const name = JSON.stringify(id.slice(0, 60));
  return near ? fail('unknown-game-near', { name, near }) : failWith(reject('unknown-game', { name, known: known.join(', ') }));
}

export function rawOptions(pairs: readonly string[]): Record<string, string> {
  const entries = pairs.map((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 1) fail('name-and-value', { got: pair });
    return [pair.slice(0, equals), pair.slice(equals + 1)] as const;
  });
  const twice = entries.find(([name], i) => entries.findIndex(([other]) => other === name) !== i);
  if (twice) fail('given-twice', { option: `--option ${twice[0]}` });
  return Object.fromEntries(entries);
}

function botNames(id: string, args: Arguments, catalogue: Catalogue): readonly string[] {
  const bots = catalogue.bots(id);
  const known = Object.keys(bots);
  const given = givenValue(args, 'bots');
  if (given === null) return [usualBot(bots)];
  const names = given.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) fail('unknown-bot', { bot: unknown, game: id, known: known.join(', ') });
  return names;
}

const LONGEST_SEED = 150;

export function seedOf(args: Arguments): string {
  const seed = givenValue(args, 'seed') ?? '1';
  if (seed === '' || seed.length > LONGEST_SEED) fail('seed-length', { most: LONGEST_SEED });
  return seed;
}
