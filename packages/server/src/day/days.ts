import { createHmac } from 'node:crypto';
import { expectOk, parseOptions, rngState } from '@luftschloss/engine/kernel';
import {
  type CastleOfDay,
  type Day,
  type DayKind,
  type DayTable,
  dayOf,
  endOf,
  type OwnTry,
  type Ranked,
  type RankedWeek,
  setUpOf,
  weekOf,
} from '@luftschloss/protocol';
import type { GameRegistry } from '../game/game-registry.ts';
import { type JobTimes, jobsFor } from '../game/jobs-after.ts';
import type { LiveGame } from '../game/live-game.ts';
import { newLogState } from '../game/log-state.ts';
import { forbidden, notFound } from '../problem.ts';
import { hashOf, newId, newSecret } from '../secrets.ts';
import type { Guest, Store, Try } from '../store/store.ts';
import { botChair, type Chair, EMPTY_CHAIR, seatOf, type Table } from '../table/table.ts';
import { rulesNamed } from '../table/wishes.ts';
import { isSealed, type TriedTable } from './try.ts';

interface DaysParts {
  readonly store: Store;
  readonly registry: GameRegistry;
  readonly times: JobTimes;
  /** Only this server knows it, on all its nodes: the deals of all days come from it. */
  readonly secret: string;
}

/** Of a day and of a week; whoever is further behind still sees the own result. */
const ROWS_SHOWN = 100;
const OWN_TRIES_SHOWN = 60;

/** The castles of the day. */
export class Days {
  readonly #parts: DaysParts;

  private constructor(parts: DaysParts) {
    this.#parts = parts;
  }

  static async open(parts: Omit<DaysParts, 'secret'>): Promise<Days> {
    return new Days({ ...parts, secret: await parts.store.keep('secret-of-days', newSecret()) });
  }

  get today(): Day {
    return dayOf(Date.now());
  }

  /** The table of this guest's try at the castle of today: a new one, or the one that was begun. */
  async begin(guest: Guest, kind: DayKind): Promise<string> {
    const known = await this.#parts.store.tryOf(this.today, kind, guest.id);
    if (known) return known.table;
    const table = this.#newTry({ day: this.today, kind }, guest);
    const now = table.started as number;
    return this.#parts.store.addTry(table, jobsFor(table, newLogState(table, table.firstToAct, now), [], 0, now, this.#parts.times));
  }

  #newTry(day: DayTable, guest: Guest): TriedTable {
    const { game, options: wished, bots } = setUpOf(day);
    const rules = rulesNamed(game);
    const options = expectOk(parseOptions(rules.options, wished));
    const chairs: Chair[] = [{ ...EMPTY_CHAIR, guest: guest.id, name: guest.name }];
    for (const bot of bots) chairs.push(botChair(bot, chairs));
    const seed = this.#seedOf(day);
    const now = Date.now();
    return {
      id: newId(),
      revision: 1,
      game,
      rulesVersion: rules.version,
      options: options as Table['options'],
      pace: { type: 'none' },
      listed: false,
      status: 'playing',
      host: guest.id,
      inviteHash: hashOf(newSecret()),
      code: null,
      chairs,
      seed,
      created: now,
      started: now,
      firstToAct: rules.toAct(rules.setup(options, chairs.length, rngState(seed))),
      changed: now,
      result: null,
      stopped: false,
      rematch: null,
      imported: false,
      day,
    };
  }

  /** The same on every node, and known to nobody who does not have the secret. */
  #seedOf({ day, kind }: DayTable): string {
    return `chacha8:${createHmac('sha256', this.#parts.secret).update(`castle of the day ${day} ${kind}`).digest('hex')}`;
  }

  /** What one guest may know about a day. */
  async shown(day: Day, kind: DayKind, guest: Guest | null): Promise<CastleOfDay> {
    const { store } = this.#parts;
    if (day > this.today) throw notFound('day-to-come');
    const ranked = await store.rankedTries(day, kind, ROWS_SHOWN);
    const own = guest && (await store.tryOf(day, kind, guest.id));
    const mayLook = day < this.today || (own !== null && own.finished !== null);
    return {
      kind,
      ...setUpOf({ day, kind }),
      own: own && ownTry(own),
      mayLook,
      ranking: ranked.map((each) => ({
        ...rankedRow(each, ranked, guest),
        lead: each.lead as number,
        table: mayLook ? each.table : null,
      })),
    };
  }

  async week(day: Day, kind: DayKind, guest: Guest | null): Promise<readonly RankedWeek[]> {
    const { from, to } = weekOf(day);
    const all = await this.#parts.store.rankedWeek(from, to, kind, ROWS_SHOWN);
    return all.map((each) => ({
      rank: 1 + all.filter(({ points }) => points > each.points).length,
      name: each.name,
      points: each.points,
      days: each.days,
      best: each.best,
      you: each.guest === guest?.id,
    }));
  }

  async mine(guest: Guest | null): Promise<readonly (OwnTry & DayTable)[]> {
    const tries = guest ? await this.#parts.store.triesOf(guest.id, OWN_TRIES_SHOWN) : [];
    return tries.map((each) => ({ day: each.day, kind: each.kind, ...ownTry(each) }));
  }

  /** A game for somebody to look at. What lies on a table of today would show the deal: it is for whoever has played it. */
  async openFor(id: string, guest: Guest | null): Promise<LiveGame> {
    const live = await this.#parts.registry.open(id);
    await this.mustBeShown(live.table, guest);
    return live;
  }

  async mustBeShown(table: Table, guest: Guest | null): Promise<void> {
    if (!table.day || !isSealed(table) || seatOf(table, guest?.id ?? null) !== null) return;
    const own = guest && (await this.#parts.store.tryOf(table.day.day, table.day.kind, guest.id));
    if (!own || own.finished === null || table.status !== 'finished') throw forbidden('day-secret');
  }

  endOfToday(): number {
    return endOf(this.today);
  }
}

function ownTry({ table, finished, points, lead }: Try): OwnTry {
  return { table, over: finished !== null, points, lead };
}

function rankedRow(each: Try, all: readonly Try[], guest: Guest | null): Ranked {
  const better = all.filter(({ lead, points }) => isBetter([lead, points], [each.lead, each.points]));
  return { rank: 1 + better.length, name: each.name, points: each.points as number, you: each.guest === guest?.id };
}

type Outcome = readonly [lead: number | null, points: number | null];

function isBetter([lead, points]: Outcome, [otherLead, otherPoints]: Outcome): boolean {
  return Number(lead) > Number(otherLead) || (lead === otherLead && Number(points) > Number(otherPoints));
}
