import { botsFor } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import {
  anyObject,
  flag,
  integer,
  list,
  object,
  optional,
  parseOptions,
  type Rules,
  type Schema,
  tagged,
  text,
} from '@luftschloss/engine/kernel';
import { nameSchema, type Pace } from '@luftschloss/protocol';
import { contributionText, tableCode } from '../ids.ts';
import { badData, badRequest, refused } from '../problem.ts';
import type { Value } from '../value.ts';
import { botChair, type Chair, EMPTY_CHAIR } from './table.ts';

export const paceSchema: Schema<Pace> = tagged<Pace>({
  none: object({}),
  live: object({ bank: integer(10, 86_400), gain: integer(0, 3600) }),
  days: object({ days: integer(1, 60) }),
});

export type SeatWish =
  | { readonly type: 'me' }
  | { readonly type: 'open' }
  | { readonly type: 'bot'; readonly bot: string; readonly name?: string | undefined };

export const seatWishSchema: Schema<SeatWish> = tagged<SeatWish>({
  me: object({}),
  open: object({}),
  bot: object({ bot: text(40), name: optional(nameSchema) }),
});

/** What somebody wants a new table to be. */
export const tableWishSchema = object({
  game: text(40),
  options: optional(anyObject),
  seats: list(seatWishSchema, 12),
  pace: optional(paceSchema),
  listed: optional(flag),
});
/** What is left to decide where a deal is played again. */
export const sameDealSchema = object({ seats: list(seatWishSchema, 12), pace: optional(paceSchema) });
/** By what somebody may sit down, where, and what they add to the deal. */
export const joinWishSchema = object({
  invite: optional(text(100)),
  code: optional(tableCode),
  seat: optional(integer(0, 11)),
  contribution: optional(contributionText),
});
export type JoinWish = Value<typeof joinWishSchema>;

/** Whoever finds the next table there knows its commitment and adds to its deal; whoever makes it sends nothing. */
export type RematchWish = Pick<JoinWish, 'contribution'>;
const rematchWish: Schema<RematchWish> = object({ contribution: optional(contributionText) });
export const rematchWishSchema: Schema<RematchWish> = { ...rematchWish, check: (value, path) => rematchWish.check(value ?? {}, path) };
export type TableWish = Value<typeof tableWishSchema>;

export interface Granted {
  readonly rules: Rules;
  readonly options: { readonly [name: string]: unknown };
  readonly chairs: readonly Chair[];
}

/** Checks a wish against the game's own rules and seats its owner. */
export function grant(wish: TableWish, owner: { readonly id: string; readonly name: string }): Granted {
  const rules = rulesNamed(wish.game);
  const options = parseOptions(rules.options, wish.options ?? {});
  if (!options.ok) throw badData(options.problem);
  checkSeats(rules, options.value, wish.seats.length);
  if (wish.seats.filter(({ type }) => type === 'me').length > 1) throw badRequest('one-seat');
  const chairs = wish.seats.map(({ type }): Chair => (type === 'me' ? { ...EMPTY_CHAIR, guest: owner.id, name: owner.name } : EMPTY_CHAIR));
  for (const [index, seat] of wish.seats.entries())
    if (seat.type === 'bot') chairs[index] = botChair(knownBot(wish.game, seat.bot), chairs, seat.name);
  return { rules, options: options.value as Record<string, unknown>, chairs };
}

export function rulesNamed(game: string): Rules {
  const found = findGame(game);
  if (!found) throw badRequest('no-such-game', { game });
  return found.rules;
}

export function checkSeats(rules: Rules, options: object, seats: number): void {
  const refusal = rules.optionsRefusal(options, seats);
  if (refusal) throw refused(400, rules, refusal);
}

export function knownBot(game: string, bot: string): string {
  const known = Object.keys(botsFor(game));
  if (!known.includes(bot)) throw badRequest('no-such-bot', { bot, known: known.join(', ') });
  return bot;
}
