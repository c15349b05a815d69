import { freeBotName } from '@luftschloss/bots/names';
import type { GameResult, Seat, Viewer } from '@luftschloss/engine/kernel';
import type { Pace, Status, TableCard } from '@luftschloss/protocol';

/** A place at the table, with everything that only the server may know. */
export interface Chair {
  /** The bot that sits here from the beginning. */
  readonly bot: string | null;
  readonly guest: string | null;
  readonly name: string | null;
  /** Of the link that lets the same person sit here from another device. */
  readonly linkHash: string | null;
  readonly push: PushSubscription | null;
  readonly webhook: string | null;
  /** What this person added to the deal. */
  readonly contribution?: string;
}

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface Table {
  readonly id: string;
  /** Raised by one with every change, so that a lost race is noticed. */
  readonly revision: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: { readonly [name: string]: unknown };
  readonly pace: Pace;
  readonly listed: boolean;
  readonly status: Status;
  readonly host: string;
  readonly inviteHash: string;
  /** Lets people join by typing instead of by the invitation; gone once the game starts. */
  readonly code: string | null;
  readonly chairs: readonly Chair[];
  readonly seed: string | null;
  /** Missing at tables that were opened before there were commitments, and at imported ones without a proof. */
  readonly deal?: TableDeal;
  readonly created: number;
  readonly started: number | null;
  /** Who must act before the log has its first entry. */
  readonly firstToAct: readonly Seat[];
  readonly changed: number;
  readonly result: GameResult | null;
  /** The players stopped before the end. */
  readonly stopped: boolean;
  readonly rematch: string | null;
  readonly imported: boolean;
}

/** The server's part of the deal, fixed before anybody adds to it. */
export interface TableDeal {
  /** The table that the commitment was made for: an imported one keeps the name of its first home. */
  readonly table: string;
  readonly secret: string;
  readonly commitment: string;
}

export const EMPTY_CHAIR: Chair = { bot: null, guest: null, name: null, linkHash: null, push: null, webhook: null };

/** A bot is called by the name that was wished for it, unless somebody has that already. */
export function botChair(bot: string, others: readonly Chair[], wished = ''): Chair {
  const taken = namesIn(others);
  const name = wished.trim();
  return { ...EMPTY_CHAIR, bot, name: name !== '' && !taken.includes(name) ? name : freeBotName(taken) };
}

export function isOpen({ bot, guest }: Chair): boolean {
  return bot === null && guest === null;
}

export function seatOf(table: Table, guest: string | null): Viewer {
  if (guest === null) return null;
  const seat = table.chairs.findIndex((chair) => chair.guest === guest);
  return seat < 0 ? null : seat;
}

/** What everybody is called. Chairs of earlier servers hold bots without a name: they get one that nobody has. */
export function namesIn(chairs: readonly Chair[]): string[] {
  const taken = chairs.flatMap(({ name }) => name ?? []);
  return chairs.map(({ name, bot }, seat) => {
    if (name !== null) return name;
    if (bot === null) return `Player ${seat + 1}`;
    const free = freeBotName(taken);
    taken.push(free);
    return free;
  });
}

/** The code is for those who sit there to pass on. */
export function codeFor(table: Table, guest: string | null): string | null {
  return guest !== null && (guest === table.host || seatOf(table, guest) !== null) ? table.code : null;
}

export function cardOf(table: Table): TableCard {
  const { id, game, rulesVersion, options, pace, listed, status, created, changed, stopped, imported, rematch, result } = table;
  const names = namesIn(table.chairs);
  const seats = table.chairs.map((chair, seat) => ({
    name: chair.name === null && isOpen(chair) ? '' : names[seat],
    kind: chair.bot !== null ? ('bot' as const) : chair.guest !== null || chair.name !== null ? ('human' as const) : ('open' as const),
    ...(chair.bot === null ? {} : { bot: chair.bot }),
    ...(chair.guest !== null && chair.guest === table.host ? { host: true as const } : {}),
  }));
  const deal = table.deal ? { commitment: table.deal.commitment, contributions: contributionsOf(table) } : null;
  const scores = result?.standings.slice(0, seats.length).map(({ score }) => score) ?? null;
  return {
    id,
    game,
    rulesVersion,
    options,
    pace,
    listed,
    status,
    seats,
    created,
    changed,
    stopped,
    imported,
    rematch,
    deal,
    scores,
    winners: result?.winners ?? null,
  };
}

export function contributionsOf({ chairs }: Table): readonly (string | null)[] {
  return chairs.map(({ contribution = null }) => contribution);
}
