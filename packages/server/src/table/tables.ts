import { type DealProof, expectOk, parseOptions, type Rules, rngState, type Seat } from '@luftschloss/engine/kernel';
import { commitmentOf } from '@luftschloss/protocol';
import { isSealed } from '../day/try.ts';
import type { GameRegistry } from '../game/game-registry.ts';
import { type JobTimes, jobsFor } from '../game/jobs-after.ts';
import { newLogState } from '../game/log-state.ts';
import { badRequest, conflict, forbidden, notFound, tooMuch } from '../problem.ts';
import { fits, hashOf, newCode, newId, newSecret } from '../secrets.ts';
import type { Guest, Job, Store } from '../store/store.ts';
import { chairAt, mustBeOrdinary, mustBePlayable, mustGather, mustHost, openSeat, ownSeat, withChair } from './conditions.ts';
import {
  botChair,
  type Chair,
  contributionsOf,
  EMPTY_CHAIR,
  guestsOf,
  isHost,
  isOpen,
  seatOf,
  type Table,
  type TableDeal,
} from './table.ts';
import { checkSeats, grant, type JoinWish, knownBot, type RematchWish, rulesNamed, type SeatWish, type TableWish } from './wishes.ts';

export interface TablesParts {
  readonly store: Store;
  readonly registry: GameRegistry;
  readonly times: JobTimes;
  readonly newDealSecret: () => string;
  readonly seedOf: (deal: Omit<DealProof, 'commitment'>) => string;
  readonly limits: { readonly openTables: number; readonly listedTables: number };
}

interface OpenedTable {
  readonly table: Table;
  readonly invite: string;
}

type TableContents = Pick<Table, 'game' | 'rulesVersion' | 'options' | 'chairs' | 'seed' | 'deal' | 'sameDeal'>;

const MOST_TRIES = 20;
/** Of one deal: whoever compares more castles than these looks at the last ones. */
const MOST_DEALT_AGAIN = 40;
/** Of one seat: a phone, a tablet, two computers, and one in reserve. */
const MOST_DEVICES = 5;

/** What is the same for every table that waits for its players. */
const NOT_STARTED = {
  revision: 1,
  status: 'gathering',
  started: null,
  firstToAct: [],
  result: null,
  stopped: false,
  imported: false,
} as const satisfies Partial<Table>;

/** Who sits where, before and between games. */
export class Tables {
  readonly #parts: TablesParts;

  constructor(parts: TablesParts) {
    this.#parts = parts;
  }

  async create(owner: Guest, wish: TableWish): Promise<OpenedTable> {
    const { rules, options, chairs } = grant(wish, owner);
    return this.#open(owner, wish, (id) => ({
      game: rules.id,
      rulesVersion: rules.version,
      options,
      chairs,
      seed: null,
      deal: this.#newDeal(id),
    }));
  }

  /**
   * The deal of a finished table once more, for whoever sits down now: the same seed, options and rules. Its deal is known to everybody, so nobody commits to it.
   */
  async sameDeal(id: string, owner: Guest, wish: Omit<TableWish, 'game' | 'options'>): Promise<OpenedTable> {
    const before = await this.find(id);
    if (before.status !== 'finished') throw conflict('not-over');
    if (isSealed(before)) throw forbidden('day-secret');
    const { game, options, rulesVersion, seed } = before;
    if (wish.seats.length !== before.chairs.length) throw badRequest('other-seat-count', { seats: before.chairs.length });
    const { chairs } = grant({ ...wish, game, options }, owner);
    mustBePlayable(before);
    const first = before.sameDeal ?? id;
    const opened = await this.#open(owner, wish, () => ({ game, rulesVersion, options, chairs, seed, sameDeal: first }));
    await this.#noteDealtAgain(first, opened.table.id);
    return opened;
  }

  /** The first table of a deal knows the later ones. It is not touched otherwise: its game ended when it ended. */
  async #noteDealtAgain(first: string, later: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await this.#parts.store.table(first);
      if (!table) return;
      const dealtAgain = [...(table.dealtAgain ?? []), later].slice(-MOST_DEALT_AGAIN);
      if (await this.#parts.store.changeTable({ ...table, dealtAgain, revision: table.revision + 1 })) return;
    }
  }

  /** The finished tables of one deal, the first one first. Whoever plays it just now is left alone. */
  async ofSameDeal(id: string): Promise<readonly Table[]> {
    const table = await this.find(id);
    const first = table.sameDeal ? ((await this.#parts.store.table(table.sameDeal)) ?? table) : table;
    const ids = [...new Set([first.id, ...(first.dealtAgain ?? []), id])];
    const all = await Promise.all(ids.map((each) => this.#parts.store.table(each)));
    return all.filter((each) => each !== null && each.status === 'finished' && each.result !== null && !isSealed(each)) as Table[];
  }

  async #open(owner: Guest, wish: Pick<TableWish, 'pace' | 'listed'>, contents: (id: string) => TableContents): Promise<OpenedTable> {
    await this.#mustHaveRoom(owner, wish.listed ?? false);
    const invite = newSecret();
    const now = Date.now();
    const id = newId();
    const table: Table = {
      ...NOT_STARTED,
      id,
      pace: wish.pace ?? { type: 'none' },
      listed: wish.listed ?? false,
      host: owner.id,
      inviteHash: hashOf(invite),
      code: newCode(),
      created: now,
      changed: now,
      rematch: null,
      ...contents(id),
    };
    await this.#parts.store.addTable(table);
    return { table, invite };
  }

  /** Fixed before anybody adds to it, so that the server alone cannot choose the deal. */
  #newDeal(table: string): TableDeal {
    const secret = this.#parts.newDealSecret();
    return { table, secret, commitment: commitmentOf(table, secret) };
  }

  /** Nobody fills the house, or the list of public tables, with tables that wait. */
  async #mustHaveRoom(owner: Guest, listed: boolean): Promise<void> {
    const { openTables, listedTables } = this.#parts.limits;
    if (openTables === 0 && listedTables === 0) return;
    const now = await this.#parts.store.openTables(owner.id);
    if (openTables > 0 && now.open >= openTables) throw tooMuch('too-many-tables');
    if (listed && listedTables > 0 && now.listed >= listedTables) throw tooMuch('too-many-listed');
  }

  async findByCode(code: string): Promise<Table> {
    const table = await this.#parts.store.tableByCode(code);
    if (!table) throw notFound('no-such-code');
    return table;
  }

  async find(id: string): Promise<Table> {
    const table = await this.#parts.store.table(id);
    if (!table) throw notFound();
    return table;
  }

  /** Changes a table and looks again when somebody else was faster. */
  async #change(id: string, change: (table: Table) => Partial<Table>, jobs?: (table: Table) => readonly Job[]): Promise<Table> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await this.find(id);
      const changed = { ...table, ...change(table), revision: table.revision + 1, changed: Date.now() };
      if (await this.#parts.store.changeTable(changed, jobs?.(changed))) return changed;
    }
    throw conflict('busy');
  }

  /**
   * Takes an open seat. The link that is returned lets the same person sit there from another device. A contribution comes with it, because the last one to sit
   * down may be followed at once by the start; what another device of the seat added before stays.
   */
  async join(id: string, guest: Guest, wish: JoinWish): Promise<{ readonly seat: Seat; readonly link: string }> {
    const link = newSecret();
    let seat: Seat = 0;
    await this.#change(id, (table) => {
      if (!table.listed && !opens(wish, table) && seatOf(table, guest.id) === null) {
        throw forbidden('invitation-needed');
      }
      mustGather(table);
      const own = seatOf(table, guest.id);
      if (own !== null && !table.chairs[own].awaited) throw conflict('seated');
      seat = own ?? openSeat(table, wish.seat);
      const { awaited: _, ...kept } = own === null ? { ...EMPTY_CHAIR, guest: guest.id } : table.chairs[own];
      const contribution = kept.contribution ?? wish.contribution;
      const added = contribution === undefined ? {} : { contribution };
      return { chairs: withChair(table, seat, { ...kept, ...added, name: guest.name, linkHash: hashOf(link) }) };
    });
    return { seat, link };
  }

  /** The seat belongs to whoever holds its link. Several devices may sit there. When there are too many, the first of those that came by the link gets up: who sat down here stays, however often a program comes back. */
  async sitAgain(id: string, guest: Guest, link: string): Promise<Seat> {
    let seat: Seat = 0;
    await this.#change(id, (table) => {
      seat = table.chairs.findIndex(({ linkHash }) => linkHash !== null && fits(link, linkHash));
      if (seat < 0) throw forbidden('stale-link');
      const own = seatOf(table, guest.id);
      if (own !== null && own !== seat) throw conflict('seated');
      if (own === seat) return {};
      const chair = table.chairs[seat];
      const [first, ...byLink] = [...guestsOf(chair), guest.id];
      const devices = byLink.slice(1 - MOST_DEVICES);
      const host = chair.guest === table.host ? first : table.host;
      return { host, chairs: withChair(table, seat, { ...chair, guest: first, devices }) };
    });
    return seat;
  }

  /** A fresh link to one's own seat; the old one stops working. `alone`: all other devices get up, whoever holds them. */
  async renewLink(id: string, guest: Guest, alone: boolean): Promise<string> {
    const link = newSecret();
    await this.#change(id, (table) => {
      mustBeOrdinary(table);
      const seat = ownSeat(table, guest);
      const chair = { ...table.chairs[seat], linkHash: hashOf(link) };
      if (!alone) return { chairs: withChair(table, seat, chair) };
      const host = isHost(table, guest.id) ? guest.id : table.host;
      return { host, chairs: withChair(table, seat, { ...chair, guest: guest.id, devices: [] }) };
    });
    return link;
  }

  /** The first contribution of a seat stays: whoever replaced it could make its owner doubt the deal. The same may be sent again, in case the answer was lost. */
  async contribute(id: string, guest: Guest, contribution: string): Promise<void> {
    await this.#change(id, (table) => {
      mustGather(table);
      const seat = ownSeat(table, guest);
      const before = table.chairs[seat].contribution;
      if (before !== undefined && before !== contribution) throw conflict('contributed');
      return { chairs: withChair(table, seat, { ...table.chairs[seat], contribution }) };
    });
  }

  /** Link and code are the same invitation: both are replaced. */
  async renewInvite(id: string, guest: Guest): Promise<{ readonly invite: string; readonly code: string | null }> {
    const invite = newSecret();
    const { code } = await this.#change(id, (table) => {
      mustHost(table, guest);
      return { inviteHash: hashOf(invite), code: table.status === 'gathering' ? newCode() : null };
    });
    return { invite, code };
  }

  /** Before the start. The last person who leaves takes the table away. */
  async leave(id: string, guest: Guest): Promise<void> {
    let empty = false;
    await this.#change(id, (table) => {
      mustGather(table);
      const chairs = withChair(table, ownSeat(table, guest), EMPTY_CHAIR);
      // A person who is only awaited does not keep the table open and does not inherit it: they have not seen it yet.
      const heir = chairs.find((chair) => chair.guest !== null && !chair.awaited)?.guest ?? null;
      empty = heir === null;
      return { chairs, host: isHost(table, guest.id) && heir !== null ? heir : table.host };
    });
    if (empty) await this.#parts.store.removeTable(id);
  }

  async kick(id: string, guest: Guest, seat: Seat): Promise<void> {
    await this.#change(id, (table) => {
      mustHost(table, guest);
      mustGather(table);
      const chair = chairAt(table, seat);
      if (seat === seatOf(table, guest.id)) throw badRequest('send-yourself-away');
      if (chair.guest === null) throw conflict('nobody-there');
      return { chairs: withChair(table, seat, EMPTY_CHAIR) };
    });
  }

  /** The host puts a bot on a free chair, frees it again, or sits down there. */
  async setChair(id: string, guest: Guest, seat: Seat, wish: SeatWish): Promise<void> {
    await this.#change(id, (table) => {
      mustHost(table, guest);
      mustGather(table);
      if (chairAt(table, seat).guest !== null) throw conflict('taken');
      if (wish.type === 'bot')
        return { chairs: withChair(table, seat, botChair(knownBot(table.game, wish.bot), withChair(table, seat, EMPTY_CHAIR), wish.name)) };
      if (wish.type === 'open') return { chairs: withChair(table, seat, EMPTY_CHAIR) };
      if (seatOf(table, guest.id) !== null) throw conflict('seated');
      return { chairs: withChair(table, seat, { ...EMPTY_CHAIR, guest: guest.id, name: guest.name }) };
    });
  }

  async start(id: string, guest: Guest): Promise<void> {
    const started = Date.now();
    await this.#change(
      id,
      (table) => {
        mustHost(table, guest);
        mustGather(table);
        const open = table.chairs.findIndex(isOpen);
        if (open >= 0) throw conflict('open-seats', { seat: open + 1 });
        const awaited = table.chairs.find((chair) => chair.awaited);
        if (awaited) throw conflict('awaited', { name: awaited.name ?? '' });
        const rules = rulesNamed(table.game);
        const options = expectOk(parseOptions(rules.options, table.options));
        checkSeats(rules, options, table.chairs.length);
        const dealt = { started, status: 'playing', code: null, ...this.#dealt(table, rules) } as const;
        const firstToAct = rules.toAct(rules.setup(options, table.chairs.length, rngState(dealt.seed), dealt.rulesVersion));
        return { ...dealt, firstToAct };
      },
      (table) => this.#firstJobs(table),
    );
  }

  /** A deal that is played again keeps its rules as well. */
  #dealt(table: Table, rules: Rules): { readonly seed: string; readonly rulesVersion: number } {
    if (table.sameDeal && table.seed !== null) return { seed: table.seed, rulesVersion: table.rulesVersion };
    const deal = table.deal ?? this.#newDeal(table.id);
    return { seed: this.#parts.seedOf({ ...deal, contributions: contributionsOf(table) }), rulesVersion: rules.version };
  }

  #firstJobs(table: Table): readonly Job[] {
    const now = table.started as number;
    return jobsFor(table, newLogState(table, table.firstToAct, now), [], 0, now, this.#parts.times);
  }

  /**
   * The same people and bots again, everybody one seat further. Whoever asks first makes the table; for the others a seat is kept there until they ask as well.
   */
  async rematch(id: string, guest: Guest, wish: RematchWish = {}): Promise<string> {
    const before = await this.find(id);
    ownSeat(before, guest);
    if (before.status !== 'finished') throw conflict('not-over');
    mustBeOrdinary(before);
    if (before.rematch !== null) return this.#comeAgain(before.rematch, guest, wish);
    await this.#mustHaveRoom(guest, before.listed);
    const now = Date.now();
    const nextId = newId();
    const [first, ...others] = before.chairs.map(({ contribution: _, ...chair }) => chair);
    const { sameDeal: __, dealtAgain: ___, ...set } = before;
    const next: Table = {
      ...set,
      ...NOT_STARTED,
      id: nextId,
      rulesVersion: rulesNamed(before.game).version,
      host: guest.id,
      inviteHash: hashOf(newSecret()),
      code: newCode(),
      chairs: [...others, first].map((chair) => chairAgain(chair, guest)),
      seed: null,
      deal: this.#newDeal(nextId),
      created: now,
      changed: now,
    };
    await this.#parts.store.addTable(next);
    const { rematch } = await this.#change(id, (table) => ({ rematch: table.rematch ?? next.id }));
    if (rematch === next.id) return next.id;
    await this.#parts.store.removeTable(next.id);
    return this.#comeAgain(rematch as string, guest, {});
  }

  /** The table may be gone meanwhile, or somebody else may have got the seat. */
  async #comeAgain(id: string, guest: Guest, wish: RematchWish): Promise<string> {
    const table = await this.#parts.store.table(id);
    const seat = table && seatOf(table, guest.id);
    if (table?.status === 'gathering' && seat !== null && table.chairs[seat].awaited) await this.join(id, guest, wish);
    return id;
  }

  /** Whom to tell when it is this seat's turn. */
  async setNotices(id: string, guest: Guest, notices: Partial<Pick<Chair, 'push' | 'webhook' | 'language'>>): Promise<void> {
    await this.#change(id, (table) => {
      const seat = ownSeat(table, guest);
      return { chairs: withChair(table, seat, { ...table.chairs[seat], ...notices }) };
    });
  }

  async rename(guest: Guest, name: string): Promise<void> {
    await this.#parts.store.renameGuest(guest.id, name);
    for (const { table } of await this.#parts.store.tablesOf(guest.id, 100)) {
      if (table.status === 'finished') continue;
      await this.#change(table.id, (each) => {
        const seat = seatOf(each, guest.id);
        return seat === null ? {} : { chairs: withChair(each, seat, { ...each.chairs[seat], name }) };
      });
    }
  }
}

function opens({ invite, code }: { readonly invite?: string | undefined; readonly code?: string | undefined }, table: Table): boolean {
  return (invite !== undefined && fits(invite, table.inviteHash)) || (code !== undefined && code === table.code);
}

/** As it was, but whoever has not asked for another game is not here yet. */
function chairAgain(chair: Chair, guest: Guest): Chair {
  if (chair.bot !== null) return chair;
  if (chair.guest === null) return EMPTY_CHAIR;
  return guestsOf(chair).includes(guest.id) ? chair : { ...chair, awaited: true };
}
