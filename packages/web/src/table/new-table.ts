import { freeBotName } from '@luftschloss/bots/names';
import { factsOf, type GameRecord, parseOptions, type Refusal } from '@luftschloss/engine/kernel';
import { rulesOf } from '../games/index.ts';

export interface Wish {
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly seed?: string;
}

/** A record to begin with, or why there cannot be one. */
export type NewRecord = { readonly ok: true; readonly value: GameRecord } | { readonly ok: false; readonly refusal: Refusal };

export function newRecord({ game, options, seats, seed = freshSeed() }: Wish): NewRecord {
  const rules = rulesOf(game);
  if (!rules) return { ok: false, refusal: { code: 'no-such-game', params: { game } } };
  const parsed = parseOptions<object>(rules.options, options);
  if (!parsed.ok) return { ok: false, refusal: { code: 'malformed', params: { problem: factsOf(parsed.problem) } } };
  const refusal = rules.optionsRefusal(parsed.value, seats.length);
  if (refusal) return { ok: false, refusal };
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
