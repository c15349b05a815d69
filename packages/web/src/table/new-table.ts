import { freeBotName } from '@luftschloss/bots/names';
import { findGame } from '@luftschloss/engine';
import { type Checked, type GameRecord, parseOptions, reject } from '@luftschloss/engine/kernel';

export interface Wish {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly seed?: string;
}

export function newRecord({ game, options, seats, seed = freshSeed() }: Wish): Checked<GameRecord> {
  const rules = findGame(game)?.rules;
  if (!rules) return reject(`There is no game called “${game}”.`);
  const parsed = parseOptions<object>(rules.options, options);
  if (!parsed.ok) return parsed;
  const refused = rules.optionsRefusal(parsed.value, seats.length);
  if (refused) return reject(`${refused[0].toUpperCase()}${refused.slice(1)}.`);
  return {
    ok: true,
    value: {
      format: 'luftschloss-record',
      game,
      rulesVersion: rules.version,
      tags: {},
      options: { ...parsed.value },
      seats: seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot })),
      seed: `chacha8:${seed}`,
      actions: [],
    },
  };
}

export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(36)).join('');
}

export function againstBots(people: readonly string[], bots: number, level = 'greedy'): Wish['seats'] {
  const seats: Wish['seats'][number][] = people.map((name) => ({ name, bot: null }));
  for (let bot = 0; bot < bots; bot++) seats.push({ name: freeBotName(seats.map(({ name }) => name)), bot: level });
  return seats;
}
