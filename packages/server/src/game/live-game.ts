import { beforeLastDecision, type Fact, type GameEvent, type Seat, type Viewer } from '@luftschloss/engine/kernel';
import type { ChatLine, MessageOf, Shown, ShownEntry, Situation } from '@luftschloss/protocol';
import { english } from '@luftschloss/words/english';
import { cardOf, codeFor, guestsOf, isHost, seatOf, type Table } from '../table/table.ts';
import { takenBackAlone } from './agreement.ts';
import { Checkpoints } from './checkpoints.ts';
import { type Entry, entryCard } from './entry.ts';
import { follow, type LogState, newLogState, readableClocks } from './log-state.ts';
import { Onlookers, onlookersOf } from './onlookers.ts';
import type { Outages } from './outages.ts';
import { type Position, playAll, rulesOf, startOf, Unplayable } from './position.ts';
import { readOnlyText } from './read-only.ts';
import { type Snapshot, snapshotFor } from './snapshots.ts';
import { StepWriter } from './step-writer.ts';

/** Somebody who looks at a table: a socket, as far as a game needs to know it. */
export interface Watcher {
  readonly guest: string | null;
  readonly name: string | null;
  /**
   * Something about a table, with the number of the entry that it leads to. A watcher who cannot take it may leave it out and everything after it, if it watches
   * anew later.
   */
  show(table: string, number: number | null, text: string): void;
}

interface Told {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
}

interface Audience {
  shown: Shown;
  readonly watchers: Set<Watcher>;
}

/** Enough for a client that was away for a moment; longer gaps are told from the store. */
const REMEMBERED = 40;

/** A table in memory: a cache of what the store holds, and whoever watches. Callers hold its lock while they change it. */
export class LiveGame {
  table: Table;
  logState: LogState | null = null;
  position: Position | null = null;
  readOnly: Fact | null = null;
  lastUsed = Date.now();
  /** Up to this number its snapshot is stored. */
  snapshotNumber = -1;
  #snapshot: Snapshot | null = null;
  readonly watchers = new Set<Watcher>();
  readonly #audiences = new Map<Viewer, Audience>();
  readonly #outages: Outages;
  #bare: Position | null = null;
  #checkpoints: Checkpoints | null = null;
  #told: Told[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  readonly #onlookers = new Onlookers(
    () => this.#onlookersMessage(),
    (text) => this.#tellAll(text),
  );

  constructor(table: Table, entries: readonly Entry[], outages: Outages) {
    this.table = table;
    this.#outages = outages;
    if (table.status !== 'gathering') this.#begin(entries);
  }

  /** One at a time for each game. */
  locked<T>(work: () => Promise<T>, inPassing = false): Promise<T> {
    if (!inPassing) this.lastUsed = Date.now();
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }

  get number(): number {
    return this.logState?.number ?? 0;
  }

  #begin(entries: readonly Entry[]): void {
    const began = this.table.started ?? this.table.created;
    try {
      const start = startOf(this.table, rulesOf(this.table));
      this.logState = newLogState(this.table, start.rules.toAct(start.state), began, this.#outages);
      for (const entry of entries) follow(this.logState, entry);
      this.position = playAll(start, this.logState.actions);
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      this.readOnly = error.reason;
      this.logState ??= newLogState(this.table, [], began, this.#outages);
      for (const entry of entries) if (entry.number > this.logState.number) follow(this.logState, entry);
    }
  }

  checkpoints(): Checkpoints {
    const { position } = this.playable();
    this.#checkpoints ??= new Checkpoints(startOf(this.table, position.rules));
    return this.#checkpoints;
  }

  /** The game as it would stand after keeping only the first actions. */
  rewound(keep: number): Position {
    return this.checkpoints().after(this.playable().logState.actions, keep);
  }

  playable(): { readonly logState: LogState; readonly position: Position } {
    if (!this.logState || !this.position) throw new Unplayable(this.readOnly ?? { code: 'misfit' });
    return { logState: this.logState, position: this.position };
  }

  /** Takes in an entry that is stored, and shows it to everybody who watches. */
  take(entry: Entry, position: Position | null, events: readonly GameEvent[]): void {
    if (!this.logState) throw new Error('an entry for a game that has not begun');
    follow(this.logState, entry);
    if (entry.body.type === 'undo') this.#checkpoints?.cut(entry.body.keep);
    this.position = position;
    this.#told.push({ entry, events });
    if (this.#told.length > REMEMBERED * 2) this.#told = this.#told.slice(-REMEMBERED);
    if (this.#audiences.size === 0) return;
    const writer = new StepWriter(this.table.id);
    for (const [viewer, audience] of this.#audiences) {
      const shown = this.shownTo(viewer);
      const text = writer.write(this.shownEntry(entry, events, viewer), audience.shown, shown);
      audience.shown = shown;
      for (const watcher of audience.watchers) watcher.show(this.table.id, entry.number, text);
    }
  }

  shownEntry({ number, at, body }: Entry, events: readonly GameEvent[], viewer: Viewer): ShownEntry {
    const rules = this.position?.rules;
    const visible = rules ? events.map((event) => rules.redact(event, viewer)).filter((event) => event !== null) : [];
    // Who did something that this viewer may not notice stays untold as well.
    const unnoticed = body.type === 'act' && visible.length === 0 && body.seat !== viewer;
    return { number, at, entry: unnoticed ? { type: 'act' } : entryCard(body), events: visible };
  }

  /** Steps after a number, if they are still in memory. */
  remembered(since: number, viewer: Viewer): readonly ShownEntry[] | null {
    if (since >= this.number) return [];
    if (this.#told.length === 0 || this.#told[0].entry.number > since + 1) return null;
    return this.#told.filter(({ entry }) => entry.number > since).map(({ entry, events }) => this.shownEntry(entry, events, viewer));
  }

  /** The rules' view for somebody who watches now: it was made for showing already. */
  viewOf(seat: Seat): ReturnType<Position['rules']['view']> | undefined {
    return (this.#audiences.get(seat)?.shown.game ?? undefined) as ReturnType<Position['rules']['view']> | undefined;
  }

  shownTo(viewer: Viewer): Shown {
    return this.#shownAt(viewer, this.position);
  }

  #shownAt(seat: Viewer, position: Position | null): Shown {
    return {
      seat,
      game: position?.rules.view(position.state, seat) ?? this.#snapshotSeenBy(seat),
      situation: this.#situation(seat, position),
    };
  }

  /** A game of other rules can only be shown as it was last put away. */
  showSnapshot(snapshot: Snapshot | null): void {
    if (!this.readOnly) return;
    this.#snapshot = snapshot;
    if (!snapshot || snapshot.number >= this.number) return;
    this.readOnly = { code: 'behind', params: { reason: this.readOnly, step: snapshot.number, steps: this.number } };
  }

  #snapshotSeenBy(viewer: Viewer): object | null {
    return this.#snapshot && snapshotFor(this.#snapshot, this.table.status === 'finished' ? null : viewer);
  }

  #situation(seat: Viewer, position: Position | null): Situation {
    const logState = this.logState as LogState;
    return {
      toAct: logState.toAct,
      actions: logState.actions.length,
      ...this.#takingBack(seat, position),
      clocks: this.table.pace.type === 'none' ? null : readableClocks(logState),
      late: logState.late.filter((each) => logState.standIns[each] === null),
      standIns: [...logState.standIns],
      proposal: logState.proposal,
      ending: logState.ending,
      stopped: logState.stopped,
      result: this.table.result,
      readOnly: this.readOnly && readOnlyText(english, this.readOnly),
      ...(this.readOnly ? { readOnlyReason: this.readOnly } : {}),
    };
  }

  #takingBack(seat: Viewer, position: Position | null): Pick<Situation, 'undo' | 'back'> {
    if (seat === null || !position || this.table.status !== 'playing') return { undo: 0, back: null };
    const { taken } = position;
    return { undo: takenBackAlone(this.logState as LogState, taken, seat), back: beforeLastDecision(taken, seat) };
  }

  /**
   * While a game is played, the rules keep much beside a state that they would only have to compute again. A game that nobody has touched for a while keeps
   * the bare state, as if it had just come from the store.
   */
  forgetComputed(): void {
    if (!this.position || this.#bare === this.position) return;
    this.position = { ...this.position, state: JSON.parse(JSON.stringify(this.position.state)) as Position['state'] };
    this.#bare = this.position;
    this.#checkpoints = null;
    this.#told = this.#told.slice(-REMEMBERED);
    for (const [viewer, audience] of this.#audiences) audience.shown = this.shownTo(viewer);
  }

  watch(watcher: Watcher, missed: readonly ShownEntry[] | null): void {
    this.watchers.add(watcher);
    this.#place(watcher, missed);
    watcher.show(this.table.id, null, this.#onlookersMessage());
    this.#onlookers.changed();
  }

  #onlookersMessage(): string {
    return JSON.stringify({ type: 'onlookers', table: this.table.id, ...onlookersOf(this.table, this.watchers) });
  }

  unwatch(watcher: Watcher): void {
    this.lastUsed = Date.now();
    if (this.watchers.delete(watcher)) this.#onlookers.changed();
    for (const [viewer, { watchers }] of this.#audiences) {
      if (watchers.delete(watcher) && watchers.size === 0) this.#audiences.delete(viewer);
    }
  }

  #place(watcher: Watcher, missed: readonly ShownEntry[] | null): void {
    const seat = seatOf(this.table, watcher.guest);
    watcher.show(this.table.id, null, this.#tableMessage(watcher));
    if (!this.logState) return;
    let audience = this.#audiences.get(seat);
    if (!audience) {
      audience = { shown: this.shownTo(seat), watchers: new Set() };
      this.#audiences.set(seat, audience);
    }
    audience.watchers.add(watcher);
    const view: MessageOf<'view'> = { type: 'view', table: this.table.id, number: this.number, shown: audience.shown, missed };
    watcher.show(this.table.id, this.number, JSON.stringify(view));
  }

  #tableMessage({ guest }: Watcher): string {
    const { table } = this;
    const message: MessageOf<'table'> = {
      type: 'table',
      table: table.id,
      card: cardOf(table),
      seat: seatOf(table, guest),
      host: isHost(table, guest),
      code: codeFor(table, guest),
    };
    return JSON.stringify(message);
  }

  /** The table itself changed: names, people, the start, the end. */
  takeTable(table: Table): void {
    const began = this.table.status === 'gathering' && table.status !== 'gathering';
    const reseated = began || table.chairs.some((chair, seat) => String(guestsOf(chair)) !== String(guestsOf(this.table.chairs[seat])));
    this.table = table;
    if (began) this.#begin([]);
    if (reseated) this.#reseat();
    else for (const watcher of this.watchers) watcher.show(this.table.id, null, this.#tableMessage(watcher));
  }

  #reseat(): void {
    this.#audiences.clear();
    for (const watcher of this.watchers) this.#place(watcher, null);
    this.#onlookers.changed();
  }

  tellChat(line: ChatLine): void {
    this.#tellAll(JSON.stringify({ type: 'chat', table: this.table.id, ...line }));
  }

  tellGone(): void {
    this.#tellAll(JSON.stringify({ type: 'gone', table: this.table.id }));
  }

  #tellAll(text: string): void {
    for (const watcher of this.watchers) watcher.show(this.table.id, null, text);
  }
}
