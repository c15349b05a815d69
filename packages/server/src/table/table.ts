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

export function botChair(bot: string): Chair {
  return { ...EMPTY_CHAIR, bot };
}

export function isOpen({ bot, guest }: Chair): boolean {
  return bot === null && guest === null;
}

export function seatOf(table: Table, guest: string | null): Viewer {
  if (guest === null) return null;
  const seat = table.chairs.findIndex((chair) => chair.guest === guest);
  return seat < 0 ? null : seat;
}

export function nameOf(chair: Chair, seat: Seat): string {
  return chair.name ?? (chair.bot === null ? `Player ${seat + 1}` : `Bot ${seat + 1} (${chair.bot})`);
}

/** The code is for those who sit there to pass on. */
export function codeFor(table: Table, guest: string | null): string | null {
  return guest !== null && (guest === table.host || seatOf(table, guest) !== null) ? table.code : null;
}

export function cardOf(table: Table): TableCard {
  const { id, game, rulesVersion, options, pace, listed, status, created, changed, stopped, imported, rematch, result } = table;
  const seats = table.chairs.map((chair, seat) => ({
    name: isOpen(chair) ? '' : nameOf(chair, seat),
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
