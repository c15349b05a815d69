import { randomUUID } from 'node:crypto';
import type { ClientMessage, MoveMessage, ProblemReport, ServerMessage } from '@luftschloss/protocol';
import { type Followed, follow, GAP, NOTHING_YET } from './followed.ts';

type WithoutAddress<M> = M extends MoveMessage ? Omit<M, 'table' | 'id'> : never;
export type Move = WithoutAddress<MoveMessage>;

/** Between attempts to connect again, in milliseconds. */
const PATIENCE = [300, 700, 1500, 3000, 6000, 15_000];
const PING_EVERY = 15_000;
/** Nobody knows whether these were stored, or they came too fast: the same is sent again, and taken once. */
const TRY_AGAIN: readonly string[] = ['store', 'failed', 'too-fast'];
const TRY_AGAIN_AFTER = 1000;

interface Pending {
  readonly message: MoveMessage;
  /** The number under which it is stored: what it led to may still be on its way. */
  number?: number;
  done(problem: ProblemReport | null): void;
}

/** A table of a server over its socket. It connects again for as long as it is not closed, and sends again what was not acknowledged. */
export class TableSocket {
  readonly #address: string;
  readonly #cookie: string;
  readonly #table: string;
  readonly #onConnection: (online: boolean) => void;
  readonly #waiting = new Set<() => void>();
  readonly #pinging: NodeJS.Timeout;
  #timer: NodeJS.Timeout | undefined;
  #socket: WebSocket | null = null;
  #pending: Pending | null = null;
  #failures = 0;
  #heard = true;
  #closed = false;
  #online = false;
  #arrived = false;
  followed: Followed = NOTHING_YET;
  gone = false;

  /** `onConnection` hears when the connection is lost and when it is back. */
  constructor(server: string, cookie: string, table: string, onConnection: (online: boolean) => void) {
    this.#address = `${server.replace(/^http/, 'ws')}/socket`;
    this.#cookie = cookie;
    this.#table = table;
    this.#onConnection = onConnection;
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.#open();
  }

  /** Resolves when something has changed. */
  changed(): Promise<void> {
    return new Promise((done) => {
      this.#waiting.add(done);
    });
  }

  /** Resolves when the server has refused it, or has taken it and shown what it led to, however often the connection is lost meanwhile. One at a time. */
  move(move: Move): Promise<ProblemReport | null> {
    return new Promise((done) => {
      this.#pending = { message: { ...move, table: this.#table, id: randomUUID() } as MoveMessage, done };
      if (this.#online) this.#send(this.#pending.message);
    });
  }

  /** Asks for everything once more. */
  lookAgain(): void {
    this.#watch();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pinging);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    if (this.#closed) return;
    const socket = new WebSocket(this.#address, { headers: { cookie: this.#cookie } });
    this.#socket = socket;
    socket.addEventListener('open', () => this.#watch());
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#receive(String(data));
    });
    for (const event of ['error', 'close'] as const) {
      socket.addEventListener(event, () => {
        if (this.#socket === socket) this.#lost();
      });
    }
  }

  #lost(): void {
    this.#socket = null;
    if (this.#closed) return;
    if (this.#online) this.#onConnection(false);
    this.#online = false;
    this.#timer = setTimeout(() => this.#open(), PATIENCE[Math.min(this.#failures++, PATIENCE.length - 1)]);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #watch(): void {
    this.#send({ type: 'watch', table: this.#table });
  }

  #ping(): void {
    if (!this.#online) return;
    if (this.#heard) this.#send({ type: 'ping' });
    else this.#socket?.close();
    this.#heard = false;
  }

  #receive(text: string): void {
    this.#heard = true;
    const message = messageIn(text);
    if (!message || ('table' in message && message.table !== undefined && message.table !== this.#table)) return;
    const next = follow(this.followed, message);
    if (next === GAP) {
      this.#watch();
      return;
    }
    this.followed = next;
    if (message.type === 'view' || (message.type === 'table' && message.card.status === 'gathering')) this.#arrive();
    if (message.type === 'accepted') this.#accepted(message.id, message.number);
    if (message.type === 'refused') this.#refused(message.to, message.id, message.error);
    if (message.type === 'gone') this.gone = true;
    this.#settleShown();
    this.#tell();
  }

  #arrive(): void {
    this.#failures = 0;
    if (this.#online) return;
    this.#online = true;
    if (this.#arrived) this.#onConnection(true);
    this.#arrived = true;
    if (this.#pending) this.#send(this.#pending.message);
  }

  #accepted(id: string | undefined, number = 0): void {
    if (this.#pending && this.#pending.message.id === id) this.#pending.number = number;
  }

  #settleShown(): void {
    const { number } = this.#pending ?? {};
    if (number !== undefined && number <= this.followed.number) this.#settle(null);
  }

  #settle(problem: ProblemReport | null): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.done(problem);
  }

  #refused(to: string, id: string | undefined, problem: ProblemReport): void {
    const again = TRY_AGAIN.includes(problem.code);
    if (to === 'watch') {
      // The way back is the same as after a lost connection.
      if (again) this.#socket?.close();
      else this.gone = true;
    } else if (this.#pending && this.#pending.message.id === id) {
      if (again) setTimeout(() => this.#sendAgain(id), TRY_AGAIN_AFTER);
      else this.#settle(problem);
    }
  }

  #sendAgain(id: string | undefined): void {
    if (this.#online && this.#pending && this.#pending.message.id === id) this.#send(this.#pending.message);
  }

  #tell(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }
}

/** Whatever stands between us and the server may say other things. */
function messageIn(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'type' in value ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}
