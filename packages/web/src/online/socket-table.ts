import type { Viewer } from '@luftschloss/engine/kernel';
import type { ChatLine, ClientMessage, MoveMessage, ServerMessage, TableCard } from '@luftschloss/protocol';
import type { Connection, LogLine, Moment, TableLink, TableSnapshot } from '../table/link.ts';
import { type Followed, follow, GAP, heardEarlier, NOTHING_YET, snapshotOf } from './following.ts';
import { LookBack } from './look-back.ts';

/** The little that is needed of a web socket: tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onOpen(listener: () => void): void;
  onText(listener: (text: string) => void): void;
  onClose(listener: () => void): void;
}

export interface SocketSetting {
  readonly id: string;
  connect(): Wire;
  /** Asks the server over HTTP. */
  ask(path: string): Promise<unknown>;
  newId(): string;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockAhead?(): number;
  /** Milliseconds that a refusal is shown, for tests. */
  readonly refusalShown?: number;
}

type WithoutAddress<M> = M extends MoveMessage ? Omit<M, 'table' | 'id'> : never;
type Move = WithoutAddress<MoveMessage>;

/** Between attempts to connect again, in milliseconds. */
const PATIENCE = [300, 700, 1500, 3000, 6000];
const PING_EVERY = 15_000;
/** Milliseconds that people need to read why something was refused. */
const REFUSAL_SHOWN = 7000;

/** A table on a server. An action that was not acknowledged is sent again after reconnecting; the server takes it once. */
export class SocketTable implements TableLink {
  readonly #setting: SocketSetting;
  readonly #listeners = new Set<() => void>();
  readonly #lookBack: LookBack;
  readonly #pinging: ReturnType<typeof setInterval>;
  #followed: Followed = NOTHING_YET;
  #connection: Connection = 'connecting';
  #pending: { readonly id: string; readonly message: MoveMessage } | null = null;
  #wire: Wire | null = null;
  #failures = 0;
  #heard = true;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #current: TableSnapshot;

  constructor(setting: SocketSetting) {
    this.#setting = setting;
    this.#lookBack = new LookBack(setting.id, setting.ask, () => this.#changed());
    this.#current = this.#describe();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.#open();
  }

  readonly snapshot = (): TableSnapshot => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly momentAt = (step: number, eyes: Viewer = this.#current.viewer): Moment => {
    const { step: last, viewer } = this.#current;
    if (step >= last && eyes === viewer) return this.#current;
    return this.#lookBack.at(step, last, eyes) ?? this.#current;
  };

  readonly logThrough = (eyes: Viewer): readonly LogLine[] => {
    const { log, viewer } = this.#current;
    return eyes === viewer ? log : (this.#lookBack.story(eyes) ?? log);
  };

  readonly act = (action: unknown): void => this.#move({ type: 'act', action: action as Record<string, unknown> });
  readonly undo = (): void => this.#move({ type: 'undo', keep: this.#current.back ?? this.#current.step - 1 });
  readonly answerUndo = (agree: boolean): void => this.#move({ type: 'answer-undo', agree });
  readonly takeOver = (seat: number): void => this.#move({ type: 'take-over', seat });
  readonly comeBack = (): void => this.#move({ type: 'come-back' });
  readonly stop = (): void => this.#move({ type: 'stop' });
  readonly answerStop = (agree: boolean): void => this.#move({ type: 'answer-stop', agree });
  readonly say = (text: string): void => this.#send({ type: 'say', table: this.#setting.id, text });
  readonly readEarlier = (): void => {
    const before = this.#followed.chat[0]?.number ?? 1;
    this.#setting.ask(`/api/tables/${this.#setting.id}/chat?before=${before}`).then(
      (answer) => {
        this.#followed = heardEarlier(this.#followed, (answer as { readonly lines: readonly ChatLine[] }).lines);
        this.#changed();
      },
      () => {},
    );
  };
  /** A seat is a secret link here; nobody changes places. */
  readonly sit = (): void => {};

  /** What everybody may know of the table, before the game begins too. */
  readonly card = (): TableCard | null => this.#followed.card;
  readonly isHost = (): boolean => this.#followed.host;
  readonly ownSeat = (): Viewer => this.#followed.seat;
  readonly code = (): string | null => this.#followed.code;

  readonly close = (): void => {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#fading);
    clearInterval(this.#pinging);
    this.#wire?.close();
  };

  #describe(): TableSnapshot {
    const ahead = this.#setting.clockAhead?.() ?? 0;
    return { ...snapshotOf(this.#setting.id, this.#followed, ahead), sending: this.#pending !== null, connection: this.#connection };
  }

  #changed(): void {
    if (this.#closed) return;
    this.#current = this.#describe();
    for (const listener of [...this.#listeners]) listener();
  }

  #open(): void {
    if (this.#closed) return;
    const wire = this.#setting.connect();
    this.#wire = wire;
    wire.onOpen(() => this.#watch());
    wire.onText((text) => this.#receive(JSON.parse(text) as ServerMessage));
    wire.onClose(() => {
      if (this.#wire === wire && !this.#closed) this.#lost();
    });
  }

  #lost(): void {
    this.#wire = null;
    this.#connection = 'lost';
    this.#changed();
    this.#timer = setTimeout(() => this.#open(), PATIENCE[Math.min(this.#failures++, PATIENCE.length - 1)]);
  }

  #send(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #watch(): void {
    this.#send({ type: 'watch', table: this.#setting.id, since: this.#followed.number });
  }

  #ping(): void {
    if (this.#connection !== 'online') return;
    if (this.#heard) this.#send({ type: 'ping' });
    else this.#wire?.close();
    this.#heard = false;
  }

  #receive(message: ServerMessage): void {
    this.#heard = true;
    if ('table' in message && message.table !== this.#setting.id) return;
    // The server cannot look anything up for now: the way back to it is the same as after a lost connection.
    if (message.type === 'refused' && message.to === 'watch' && message.error.code === 'store') {
      this.#wire?.close();
      return;
    }
    const next = follow(this.#followed, message);
    if (next === GAP) {
      this.#watch();
      return;
    }
    if ((next.shown?.situation.actions ?? 0) < this.#current.step) this.#lookBack.forget();
    this.#followed = next;
    if (message.type === 'view' || (message.type === 'table' && message.card.status === 'gathering')) this.#arrive();
    if ((message.type === 'accepted' || message.type === 'refused') && message.id === this.#pending?.id) this.#pending = null;
    if (next.shown?.situation.result) void this.#lookBack.loadRecord().catch(() => {});
    if (message.type === 'refused' || message.type === 'error') this.#forgetRefusal();
    this.#changed();
  }

  /** Whatever was refused is soon of no interest. */
  #forgetRefusal(): void {
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => {
      this.#followed = { ...this.#followed, refusal: null };
      this.#changed();
    }, this.#setting.refusalShown ?? REFUSAL_SHOWN);
  }

  #arrive(): void {
    this.#connection = 'online';
    this.#failures = 0;
    if (this.#pending) this.#send(this.#pending.message);
  }

  #move(move: Move): void {
    if (this.#pending) return;
    const id = this.#setting.newId();
    this.#pending = { id, message: { ...move, table: this.#setting.id, id } as MoveMessage };
    this.#followed = { ...this.#followed, refusal: null };
    this.#send(this.#pending.message);
    this.#changed();
  }
}
