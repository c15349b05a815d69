import { randomUUID } from 'node:crypto';
import { GAMES } from '@luftschloss/engine';
import { openRng, type Rules, randomAction, rngState } from '@luftschloss/engine/kernel';
import { type Patch, patched, type Shown, type ShownEntry } from '@luftschloss/protocol';
import { WebSocket } from 'ws';
import { PATIENCE } from '../../../../testing/patience.ts';
import { seedOf } from '../../../../testing/seed.ts';
import type { Person } from './person.ts';

export interface Message {
  readonly type: string;
  readonly table?: string;
  readonly id?: string;
  readonly number?: number;
  readonly shown?: Shown;
  readonly patch?: Patch;
  readonly missed?: readonly ShownEntry[] | null;
  readonly events?: ShownEntry['events'];
  readonly entry?: ShownEntry['entry'];
  readonly at?: number;
  readonly error?: { readonly code: string; readonly message: string };
  readonly [field: string]: unknown;
}

type Game = ReturnType<Rules['view']>;

export interface PlayerOptions {
  /** Keeps every message as text. */
  readonly keepsMessages?: boolean;
  readonly seed?: string;
  readonly plays?: boolean;
}

let players = 0;

/** A page that plays by itself: reconnects, resends what was not acknowledged, and asks for everything after a gap. */
export class Player {
  readonly #person: Person;
  readonly #rules: Rules;
  readonly #table: string;
  readonly #options: PlayerOptions;
  readonly #rng;
  readonly #waiting = new Set<() => void>();
  #socket: WebSocket | null = null;
  #closed = false;
  #pending: { readonly id: string; readonly action: object; readonly number: number } | null = null;
  readonly received: string[] = [];
  readonly messages: Message[] = [];
  readonly acknowledged = new Map<string, number>();
  /** Every action that was sent, by its id. */
  readonly sent = new Map<string, object>();
  readonly refusals: Message[] = [];
  number = -1;
  shown: Shown | null = null;
  gaps = 0;
  connections = 0;

  constructor(person: Person, game: string, table: string, options: PlayerOptions = {}) {
    this.#person = person;
    this.#rules = GAMES.find(({ id }) => id === game)?.rules as Rules;
    this.#table = table;
    this.#options = options;
    this.#rng = openRng(rngState(`splitmix32:${options.seed ?? seedOf(`player ${++players}`)}`));
  }

  open(): this {
    if (this.#closed) return this;
    const socket = new WebSocket(`${this.#person.address.replace('http', 'ws')}/socket`, { headers: { cookie: this.#person.cookie } });
    this.#socket = socket;
    socket.on('open', () => {
      this.connections++;
      this.#watch();
    });
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.#closed) setTimeout(() => this.open(), 30);
    });
    return this;
  }

  #watch(): void {
    this.send({ type: 'watch', table: this.#table, ...(this.number >= 0 ? { since: this.number } : {}) });
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Loses the connection, as trains do. */
  drop(): void {
    this.#socket?.terminate();
  }

  #receive(text: string): void {
    if (this.#options.keepsMessages) this.received.push(text);
    const message = JSON.parse(text) as Message;
    if (this.#options.keepsMessages) this.messages.push(message);
    if (message.type === 'view') {
      this.number = message.number as number;
      this.shown = message.shown as Shown;
      this.#resend();
    } else if (message.type === 'step') this.#step(message);
    else if (message.type === 'accepted' && message.number !== undefined) this.#accepted(message);
    else if (message.type === 'refused') this.#refused(message);
    this.#playOn();
    for (const wake of [...this.#waiting]) wake();
  }

  #step(message: Message): void {
    const number = message.number as number;
    if (number <= this.number) return;
    if (number > this.number + 1) {
      this.gaps++;
      this.send({ type: 'watch', table: this.#table, since: this.number });
      return;
    }
    this.number = number;
    this.shown = patched(this.shown, message.patch as Patch) as Shown;
  }

  #accepted({ id, number }: Message): void {
    this.acknowledged.set(id as string, number as number);
    if (this.#pending?.id === id) this.#pending = null;
  }

  #refused(message: Message): void {
    this.refusals.push(message);
    // What was not stored for want of a store is asked for again under the same id.
    if (message.error?.code === 'store') {
      setTimeout(() => (message['to'] === 'watch' ? this.#watch() : this.#resend()), 200);
      return;
    }
    if (this.#pending?.id === message.id) this.#pending = null;
  }

  #resend(): void {
    if (this.#pending) this.send({ type: 'act', table: this.#table, id: this.#pending.id, action: this.#pending.action });
  }

  get isMyTurn(): boolean {
    return this.shown !== null && this.shown.seat !== null && this.shown.situation.toAct.includes(this.shown.seat);
  }

  get isOver(): boolean {
    return this.shown !== null && this.shown.situation.toAct.length === 0;
  }

  /** Nothing that was sent is without an answer. */
  get isAnswered(): boolean {
    return this.#pending === null;
  }

  #playOn(): void {
    if (this.#options.plays === false || this.#pending || !this.isMyTurn) return;
    if (this.shown?.situation.standIns[this.shown.seat as number] !== null) return;
    this.act(this.someAction());
  }

  someAction(): object {
    return randomAction(this.#rules.choices(this.shown?.game as Game), this.#rng);
  }

  act(action: object): string {
    const id = randomUUID();
    this.#pending = { id, action, number: this.number };
    this.sent.set(id, action);
    this.send({ type: 'act', table: this.#table, id, action });
    return id;
  }

  /** Resolves when a message has made it true. */
  until(condition: () => boolean, what = 'something', timeout: number = PATIENCE.test / 3): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(wake);
        reject(
          new Error(
            `waited in vain for ${what}; at number ${this.number}, ${JSON.stringify(this.shown?.situation)}, ${JSON.stringify(this.refusals.at(-1))}`,
          ),
        );
      }, timeout);
      const wake = (): void => {
        if (!condition()) return;
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
    });
  }

  /** The answer to a message that carries this id. */
  async answered(id: string): Promise<Message | number> {
    await this.until(() => this.acknowledged.has(id) || this.refusals.some((message) => message.id === id), `an answer to ${id}`);
    return this.acknowledged.get(id) ?? (this.refusals.find((message) => message.id === id) as Message);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
