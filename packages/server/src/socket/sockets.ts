import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { parseJson } from '@luftschloss/engine/kernel';
import { type ClientMessage, clientMessage, type MoveMessage, type ProblemReport, type ServerMessage } from '@luftschloss/protocol';
import type { Language } from '@luftschloss/words';
import { type WebSocket, WebSocketServer } from 'ws';
import { say } from '../game/chat.ts';
import type { LiveGame, Watcher } from '../game/live-game.ts';
import { type Move, makeMove } from '../game/moves.ts';
import { limitKeyOf } from '../http/forwarded.ts';
import type { GuestBook } from '../http/guest-book.ts';
import { languageOf } from '../http/language.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { inBackground, logFailure } from '../log.ts';
import { badData, badRequest, conflict, Problem, reportOf, tooMuch } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Guest } from '../store/store.ts';
import { problemOf } from '../store/trouble.ts';
import { Outbox } from './outbox.ts';

const LARGEST_MESSAGE = 65_536;
const MOST_TABLES = 20;
/** A page that reads this slowly gets nothing more of a table until it has read everything, and then a fresh view. */
const MUCH_UNREAD = 32 * 1024;
/** What is only answered, not shown, waits up to here; then the page is given up. */
const MOST_UNREAD = 1024 * 1024;
const HEARTBEAT = 30_000;
const PATH = '/socket';
/** A family or a school behind one address, but not a flood. */
const MOST_PAGES_PER_ADDRESS = 500;

/** One socket for each page. */
export class Sockets {
  readonly #services: Services;
  readonly #guests: GuestBook;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  readonly #pages = new Set<Page>();
  readonly #perAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(services: Services, guests: GuestBook) {
    this.#services = services;
    this.#guests = guests;
    this.#heartbeat = setInterval(() => {
      for (const page of this.#pages) page.checkAlive();
    }, HEARTBEAT);
    this.#heartbeat.unref();
  }

  get count(): number {
    return this.#pages.size;
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    inBackground(this.#services.log, 'the opening of a socket', () => this.#admit(request, stream, head));
  }

  /** Browsers send the origin of the page; another site's pages must not speak for our guests. */
  async #admit(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const address = URL.parse(request.url ?? '', 'http://localhost');
    if (address === null) return refuse(stream, '400 Bad Request');
    if (address.pathname !== PATH) return refuse(stream, '404 Not Found');
    if (!isOwnOrigin(request.headers.origin, request.headers.host, this.#services.settings.publicUrl)) {
      this.#services.metrics.refusedSockets.inc({ reason: 'origin' });
      return refuse(stream, '403 Forbidden');
    }
    const from = limitKeyOf(request, this.#services.settings.trustProxy);
    if ((this.#perAddress.get(from) ?? 0) >= MOST_PAGES_PER_ADDRESS) {
      this.#services.metrics.refusedSockets.inc({ reason: 'too-many' });
      return refuse(stream, '429 Too Many Requests');
    }
    const language = await languageOf(request.headers);
    try {
      const guest = await this.#guests.of(request.headers.cookie);
      this.#server.handleUpgrade(request, stream, head, (socket) =>
        this.#open(new Page(this.#services, socket, stream, guest, language), socket, from),
      );
    } catch (error) {
      logFailure(this.#services.log, 'the opening of a socket', error);
      refuse(stream, '503 Service Unavailable', reportOf(problemOf(error), language));
    }
  }

  #count(address: string, change: number): void {
    const count = (this.#perAddress.get(address) ?? 0) + change;
    if (count > 0) this.#perAddress.set(address, count);
    else this.#perAddress.delete(address);
  }

  #open(page: Page, socket: WebSocket, address: string): void {
    this.#pages.add(page);
    this.#count(address, 1);
    socket.on('close', () => {
      this.#pages.delete(page);
      this.#count(address, -1);
      page.leaveAll();
    });
  }

  /** Tells every page that the server stops, so that it tries again by itself. */
  close(): void {
    clearInterval(this.#heartbeat);
    for (const page of this.#pages) page.goodbye();
    this.#server.close();
  }

  terminate(): void {
    for (const page of this.#pages) page.terminate();
  }
}

/** Whoever is refused and keeps the line open shall not keep ours. */
function refuse(stream: Duplex, status: string, error?: ProblemReport): void {
  stream.once('finish', () => stream.destroy());
  const body = error ? JSON.stringify({ error }) : '';
  const type = error ? 'Content-Type: application/json\r\n' : '';
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${type}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

interface Watched {
  readonly live: LiveGame;
  /** The last number that the page has, as far as it was sent. */
  number: number | undefined;
  /** Something was left out, because the page reads too slowly. */
  behind: boolean;
}

class Page implements Watcher {
  readonly guest: string | null;
  readonly name: string | null;
  readonly #services: Services;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #owner: Guest | null;
  readonly #watched = new Map<string, Watched>();
  readonly #limitKey: string;
  readonly #language: Language;
  #alive = true;
  #catchingUp = false;

  constructor(services: Services, socket: WebSocket, stream: Duplex, guest: Guest | null, language: Language) {
    this.#services = services;
    this.#language = language;
    this.#socket = socket;
    this.#outbox = new Outbox(stream);
    this.#owner = guest;
    this.guest = guest?.id ?? null;
    this.name = guest?.name ?? null;
    this.#limitKey = this.guest ?? `page-${Math.random()}`;
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('message', (data, isBinary) => inBackground(services.log, 'a message', () => this.#receive(isBinary ? null : String(data))));
    this.#tell({ type: 'welcome', name: guest?.name ?? null });
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#outbox.unread > MOST_UNREAD) this.#socket.terminate();
    else this.#outbox.put(text);
  }

  /** A later view makes up for whatever is left out here. */
  show(table: string, number: number | null, text: string): void {
    const watched = this.#watched.get(table);
    if (!watched || watched.behind) return;
    if (this.#outbox.unread > MUCH_UNREAD) {
      this.#fallBehind(watched);
      return;
    }
    if (number !== null) watched.number = number;
    this.send(text);
  }

  #fallBehind(watched: Watched): void {
    watched.behind = true;
    this.#services.metrics.slowReaders.inc();
    this.#catchUpLater();
  }

  #catchUpLater(): void {
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    this.#outbox.whenEmpty(() => {
      this.#catchingUp = false;
      inBackground(this.#services.log, 'a slow page', () => this.#catchUp());
    });
  }

  /** One table after the other, as long as the page reads what it is sent. */
  async #catchUp(): Promise<void> {
    for (const [table, watched] of this.#watched) {
      if (!watched.behind) continue;
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      if (this.#outbox.unread > 0) return this.#catchUpLater();
      watched.behind = false;
      await this.#handle({ type: 'watch', table, ...(watched.number === undefined ? {} : { since: watched.number }) });
    }
  }

  #report(problem: Problem): ProblemReport {
    return reportOf(problem, this.#language);
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  async #receive(text: string | null): Promise<void> {
    this.#alive = true;
    if (!this.#services.messageLimit.allows(this.#limitKey)) {
      this.#services.metrics.refusedSockets.inc({ reason: 'rate' });
      return this.#tell({ type: 'error', error: this.#report(tooMuch('too-fast')) });
    }
    const json = text === null ? badRequest('not-json') : parseJson(text);
    if (json instanceof Problem) return this.#tell({ type: 'error', error: this.#report(json) });
    const message = json.ok ? clientMessage.check(json.value, 'message') : json;
    if (!message.ok) return this.#tell({ type: 'error', error: this.#report(badData(message.problem)) });
    await this.#handle(message.value);
  }

  async #handle(message: ClientMessage): Promise<void> {
    try {
      await this.#answer(message);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'failed') this.#services.log.error({ err: error, message: message.type }, 'a message failed');
      const { type } = message;
      const about = { ...('table' in message ? { table: message.table } : {}), ...('id' in message ? { id: message.id } : {}) };
      this.#tell({ type: 'refused', to: type, ...about, error: this.#report(problem) });
    }
  }

  async #answer(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        return this.#tell({ type: 'pong' });
      case 'watch':
        return this.#watch(message.table, message.since);
      case 'unwatch':
        this.#watched.get(message.table)?.live.unwatch(this);
        this.#watched.delete(message.table);
        return;
      case 'say':
        await say(this.#services, await this.#services.days.openFor(message.table, this.#owner), this.#owner, message.text);
        return this.#tell({ type: 'accepted', table: message.table, id: message.id });
      default:
        return this.#move(message);
    }
  }

  async #watch(table: string, since: number | undefined): Promise<void> {
    const { registry, days } = this.#services;
    if (this.#watched.size >= MOST_TABLES && !this.#watched.has(table)) {
      throw conflict('too-many');
    }
    const live = await days.openFor(table, this.#owner);
    this.#watched.get(table)?.live.unwatch(this);
    const watched: Watched = { live, number: since, behind: false };
    this.#watched.set(table, watched);
    if (this.#outbox.unread > MUCH_UNREAD) return this.#fallBehind(watched);
    await registry.watch(table, this, since);
    if (this.#socket.readyState !== this.#socket.OPEN) this.leaveAll();
  }

  async #move(message: MoveMessage): Promise<void> {
    const { table, id, ...move } = message;
    const { registry, metrics } = this.#services;
    try {
      const number = await makeMove(registry, table, this.#owner, move as Move, id);
      metrics.moves.inc({ type: message.type, outcome: 'stored' });
      this.#tell({ type: 'accepted', table, id, number });
    } catch (error) {
      metrics.moves.inc({ type: message.type, outcome: 'refused' });
      throw error;
    }
  }

  leaveAll(): void {
    for (const { live } of this.#watched.values()) live.unwatch(this);
    this.#watched.clear();
  }

  checkAlive(): void {
    if (this.#alive) this.#socket.ping();
    else this.#socket.terminate();
    this.#alive = false;
  }

  goodbye(): void {
    this.#tell({ type: 'closing' });
    this.#outbox.flush();
    this.#socket.close(1012, 'the server restarts');
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
