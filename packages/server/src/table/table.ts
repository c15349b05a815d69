import { freeBotName } from '@luftschloss/bots/names';
import type { GameResult, Seat, Viewer } from '@luftschloss/engine/kernel';
import type { DayTable, Pace, SeatCard, Status, TableCard } from '@luftschloss/protocol';
import { english } from '@luftschloss/words/english';

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
  /** In which notices are written: that of the page which asked for them. */
  readonly language?: string;
  /** What this person added to the deal. */
  readonly contribution?: string;
  /** The same person on other devices, who came by the link of the seat. */
  readonly devices?: readonly string[];
  /** Asked to play again, and not here yet. */
  readonly awaited?: true;
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
  /** Somebody's try at a castle of the day: the server knows its deal, and nobody else until the day is over. */
  readonly day?: DayTable;
  /** The finished table whose deal is played again here; the seed is known before the start then. */
  readonly sameDeal?: string;
  /** Tables that were dealt like this one later, the last ones last. */
  readonly dealtAgain?: readonly string[];
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

/** Everybody who sits here: one person, but maybe on several devices. */
export function guestsOf({ guest, devices = [] }: Chair): readonly string[] {
  return guest === null ? [] : [guest, ...devices];
}

export function seatOf(table: Table, guest: string | null): Viewer {
  if (guest === null) return null;
  const seat = table.chairs.findIndex((chair) => chair.guest === guest || chair.devices?.includes(guest));
  return seat < 0 ? null : seat;
}

/** What everybody is called. Chairs of earlier servers hold bots without a name: they get one that nobody has; people in records from elsewhere may have none. */
export function namesIn(chairs: readonly Chair[]): string[] {
  const taken = chairs.flatMap(({ name }) => name ?? []);
  return chairs.map(({ name, bot }, seat) => {
    if (name !== null) return name;
    if (bot === null) return english.words.online.people.unnamed({ number: seat + 1 });
    const free = freeBotName(taken);
    taken.push(free);
    return free;
  });
}

/** The host, on whichever device. */
export function isHost(table: Table, guest: string | null): boolean {
  if (guest === null) return false;
  const seat = seatOf(table, guest);
  return guest === table.host || (seat !== null && seat === seatOf(table, table.host));
}

/** The code is for those who sit there to pass on. */
export function codeFor(table: Table, guest: string | null): string | null {
  return guest !== null && (isHost(table, guest) || seatOf(table, guest) !== null) ? table.code : null;
}

/**
 * A chair without anybody is free before the start; later, as in a record from elsewhere, it was that of a person whom this server does not
 * know.
 */
function seatCard(chair: Chair, name: string, { status, host }: Table): SeatCard {
  const free = isOpen(chair) && status === 'gathering';
  return {
    name: free ? '' : name,
    kind: chair.bot !== null ? 'bot' : free ? 'open' : 'human',
    ...(chair.bot === null ? {} : { bot: chair.bot }),
    ...(chair.guest !== null && chair.guest === host ? { host: true as const } : {}),
    ...(chair.awaited ? { awaited: true as const } : {}),
  };
}

export function cardOf(table: Table): TableCard {
  const { id, game, rulesVersion, options, pace, listed, status, created, changed, stopped, imported, rematch, result } = table;
  const names = namesIn(table.chairs);
  const seats = table.chairs.map((chair, seat) => seatCard(chair, names[seat], table));
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
    ...(table.day ? { day: table.day } : {}),
    ...(table.sameDeal ? { sameDeal: table.sameDeal } : {}),
  };
}

export function contributionsOf({ chairs }: Table): readonly (string | null)[] {
  return chairs.map(({ contribution = null }) => contribution);
}
