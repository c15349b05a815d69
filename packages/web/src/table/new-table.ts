import { findGame } from '@luftschloss/engine';
import { type Checked, type GameRecord, parseOptions, reject } from '@luftschloss/engine/kernel';
import { BOT_NAMES } from './names.ts';

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
  const free = BOT_NAMES.filter((name) => !people.includes(name));
  return [
    ...people.map((name) => ({ name, bot: null })),
    ...Array.from({ length: bots }, (_, index) => ({ name: free[index % free.length], bot: level })),
  ];
}

/** Which player is to move is told by the seat, so no two may share a name. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
  });
}
