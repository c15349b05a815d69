import type { Viewer } from '@luftschloss/engine/kernel';
import type { ShownEntry } from '@luftschloss/protocol';
import { inBackground, type Log, logFailure } from '../log.ts';
import { notFound } from '../problem.ts';
import type { Change, Store } from '../store/store.ts';
import { seatOf, type Table } from '../table/table.ts';
import type { Entry } from './entry.ts';
import { type JobTimes, jobsAfter } from './jobs-after.ts';
import { LiveGame, type Watcher } from './live-game.ts';
import type { Outages } from './outages.ts';
import { play } from './position.ts';
import { asProblem, type Proposal } from './proposals.ts';
import { takeSnapshot } from './snapshots.ts';

export interface GameRegistryParts {
  readonly store: Store;
  readonly times: JobTimes;
  readonly outages: Outages;
  readonly idleMinutes: number;
  readonly log: Log;
  readonly stored?: (milliseconds: number) => void;
}

/** Of the chat, a watcher is sent the last page. */
export const CHAT_PAGE = 100;
const SWEEP_EVERY = 30_000;
const ASIDE_AFTER = 60_000;
const FOLLOW_AGAIN_AFTER = 1000;

/** All games that somebody plays or looks at on this node. */
export class GameRegistry {
  readonly #parts: GameRegistryParts;
  readonly #games = new Map<string, Promise<LiveGame>>();
  readonly #chatNumbers = new Map<string, number>();
  readonly #sweeping: NodeJS.Timeout;

  constructor(parts: GameRegistryParts) {
    this.#parts = parts;
    parts.store.onChange((change) => this.#follow(change));
    this.#sweeping = setInterval(() => {
      inBackground(parts.log, 'putting idle games aside', () => this.putAsideIdle(ASIDE_AFTER));
      inBackground(parts.log, 'sweeping games out of memory', () => this.sweep(parts.idleMinutes * 60_000));
    }, SWEEP_EVERY);
    this.#sweeping.unref();
  }

  get size(): number {
    return this.#games.size;
  }

  /** The game with this id, from memory or from the store. */
  open(id: string): Promise<LiveGame> {
    const known = this.#games.get(id);
    if (known) return known;
    const opening = this.#load(id);
    this.#games.set(id, opening);
    opening.catch(() => this.#games.delete(id));
    return opening;
  }

  /**
   * The game as it stands at least after this number: another node may have gone on with it, or it may have begun so recently that it is not known here yet.
   */
  async openAt(id: string, number: number): Promise<LiveGame> {
    const live = await this.open(id);
    if (live.number < number || live.table.status === 'gathering') await live.locked(() => this.#catchUp(live));
    return live;
  }

  async #load(id: string): Promise<LiveGame> {
    const table = await this.#parts.store.table(id);
    if (!table) throw notFound();
    const entries = table.status === 'gathering' ? [] : await this.#parts.store.entries(id, 0);
    const live = new LiveGame(table, entries, this.#parts.outages);
    if (live.readOnly) live.showSnapshot(await this.#parts.store.snapshot(id));
    return live;
  }

  /**
   * Writes one entry into a table's log: checked, stored durably, then shown. Whoever lost a race against another node looks again. Returns the number that
   * the id is stored under, whether now or before.
   */
  async write(id: string, name: string | ((live: LiveGame) => string), propose: (live: LiveGame) => Proposal): Promise<number> {
    const live = await this.open(id);
    return live.locked(async () => {
      for (;;) {
        const entryId = typeof name === 'string' ? name : name(live);
        const before = live.logState?.numbers.get(entryId);
        if (before !== undefined) return before;
        const number = await this.#tryWrite(live, entryId, propose);
        if (number !== null) return number;
        await this.#catchUp(live);
      }
    });
  }

  async #tryWrite(live: LiveGame, id: string, propose: (live: LiveGame) => Proposal): Promise<number | null> {
    const { body, position, events } = proposed(live, propose);
    const at = Math.max(Date.now(), live.logState?.lastAt ?? 0);
    const over = body.type === 'stop';
    const toAct = over ? [] : position.rules.toAct(position.state);
    const entry: Entry = { number: live.number + 1, id, at, toAct, body };
    const change = toAct.length === 0 ? finishedTable(live.table, at, over ? null : position.rules.result(position.state)) : undefined;
    const jobs = change ? [] : jobsAfter(live, entry, this.#parts.times);
    const began = performance.now();
    const append = { table: live.table.id, entry, jobs };
    const stored = await this.#parts.store.append(change ? { ...append, change } : append);
    if (!stored) return null;
    this.#parts.stored?.(performance.now() - began);
    if (change) live.table = change;
    live.take(entry, position, events);
    if (change) {
      live.takeTable(change);
      inBackground(this.#parts.log, 'the snapshot of a finished game', () => takeSnapshot(this.#parts.store, live, this.#parts.log));
    }
    return entry.number;
  }

  /** Takes in what other nodes, or other parts of this one, have stored. */
  async #catchUp(live: LiveGame): Promise<void> {
    const { store } = this.#parts;
    const table = await store.table(live.table.id);
    if (!table) return this.#forget(live);
    if (table.revision !== live.table.revision) live.takeTable(table);
    if (!live.logState) return;
    for (const entry of await store.entries(table.id, live.number)) this.#takeForeign(live, entry);
  }

  #takeForeign(live: LiveGame, entry: Entry): void {
    const { body } = entry;
    const { position } = live;
    if (position && body.type === 'act') {
      const step = play(position, body);
      live.take(entry, step.position, step.events);
    } else {
      live.take(entry, position && body.type === 'undo' ? live.rewound(body.keep) : position, []);
    }
  }

  /** The store may be away for a moment; what was changed in it stays changed. */
  #follow(change: Change): void {
    this.#changed(change).catch((error: unknown) => {
      logFailure(this.#parts.log, 'following what was stored', error);
      setTimeout(() => this.#follow(change), FOLLOW_AGAIN_AFTER).unref();
    });
  }

  async #changed({ table: id, what }: Change): Promise<void> {
    if (id === null) {
      for (const table of this.#games.keys()) this.#follow({ table, what });
      return;
    }
    const opening = this.#games.get(id);
    if (!opening) return;
    const live = await opening;
    await live.locked(async () => {
      if (what === 'chat') await this.#tellChat(live);
      else await this.#catchUp(live);
    });
  }

  #forget(live: LiveGame): void {
    this.#games.delete(live.table.id);
    live.tellGone();
  }

  async #tellChat(live: LiveGame): Promise<void> {
    const { id } = live.table;
    const told = this.#chatNumbers.get(id);
    if (told === undefined) return;
    const lines = await this.#parts.store.chat(id, { after: told, limit: CHAT_PAGE });
    for (const line of lines) live.tellChat(line);
    if (lines.length > 0) this.#chatNumbers.set(id, lines[lines.length - 1].number);
    if (lines.length === CHAT_PAGE) await this.#tellChat(live);
  }

  /** Shows a table to a watcher: the chat so far, the whole view, and the steps that it has missed since a number. */
  async watch(id: string, watcher: Watcher, since: number | undefined): Promise<void> {
    const live = await this.open(id);
    await live.locked(async () => {
      const lines = await this.#parts.store.chat(id, { limit: CHAT_PAGE });
      const told = this.#chatNumbers.get(id);
      // Lines that this page is about to read are told to everybody who watched before it: they would never hear of them otherwise.
      for (const line of lines) if (told !== undefined && line.number > told) live.tellChat(line);
      this.#chatNumbers.set(id, lines.at(-1)?.number ?? 0);
      const missed = since === undefined || !live.logState ? null : await this.told(live, since, seatOf(live.table, watcher.guest));
      live.watch(watcher, missed);
      watcher.show(id, null, JSON.stringify({ type: 'chats', table: id, lines }));
    });
  }

  /** All steps after a number as a viewer may know them. */
  async told(live: LiveGame, since: number, viewer: Viewer): Promise<readonly ShownEntry[]> {
    const remembered = live.remembered(since, viewer);
    if (remembered) return remembered;
    const entries = await this.#parts.store.entries(live.table.id, since);
    if (!live.position) return entries.map((entry) => live.shownEntry(entry, [], viewer));
    const { actions, actionNumbers } = live.playable().logState;
    const byNumber = new Map<number, ShownEntry['events']>();
    const known = actionNumbers.findIndex((number) => number > since);
    live.checkpoints().play(actions, known < 0 ? actions.length : known, actions.length, ({ events }, index) => {
      byNumber.set(actionNumbers[index], events);
    });
    return entries
      .filter(({ number }) => number <= live.number)
      .map((entry) => live.shownEntry(entry, byNumber.get(entry.number) ?? [], viewer));
  }

  /** Games in which nothing has happened for a while give back what they can compute again. */
  async putAsideIdle(idleFor: number): Promise<void> {
    const limit = Date.now() - idleFor;
    for (const opening of [...this.#games.values()]) {
      const live = await opening.catch(() => null);
      if (live && live.lastUsed <= limit) await live.locked(() => this.#putAside(live), true);
    }
  }

  /** Games that nobody watches leave memory; the store has them. */
  async sweep(idleFor: number): Promise<void> {
    const limit = Date.now() - idleFor;
    for (const [id, opening] of this.#games) {
      const live = await opening.catch(() => null);
      if (live && live.watchers.size === 0 && live.lastUsed <= limit) {
        this.#games.delete(id);
        this.#chatNumbers.delete(id);
        await this.#snapshotIfPlaying(live);
      }
    }
  }

  async #putAside(live: LiveGame): Promise<void> {
    live.forgetComputed();
    await this.#snapshotIfPlaying(live);
  }

  /** The last snapshot of a finished game was taken when it ended. */
  async #snapshotIfPlaying(live: LiveGame): Promise<void> {
    if (live.table.status === 'playing') await takeSnapshot(this.#parts.store, live, this.#parts.log);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    for (const opening of this.#games.values()) {
      const live = await opening.catch(() => null);
      if (live) await this.#snapshotIfPlaying(live);
    }
  }
}

function proposed(live: LiveGame, propose: (live: LiveGame) => Proposal): Proposal {
  try {
    return propose(live);
  } catch (error) {
    throw asProblem(error);
  }
}

function finishedTable(table: Table, at: number, result: Table['result']): Table {
  return { ...table, revision: table.revision + 1, status: 'finished', changed: at, result, stopped: result === null };
}
