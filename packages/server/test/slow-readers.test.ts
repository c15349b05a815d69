import { createServer } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';
import { type Patch, patched, type ServerMessage, type Shown } from '@luftschloss/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { THOROUGH } from '../../../testing/thorough.ts';
import { proposeLeave } from '../src/game/proposals.ts';
import { GuestBook } from '../src/http/guest-book.ts';
import { framed } from '../src/socket/outbox.ts';
import { Sockets } from '../src/socket/sockets.ts';
import { Person, startedTable } from './support/person.ts';
import { type TestServer, testServer } from './support/server.ts';

const READERS = THOROUGH ? 200 : 40;
const TABLES = THOROUGH ? 2 : 1;
/** For each reader: what may wait, and the last thing that was put on top of it. */
const MOST_FOR_A_READER = 64 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** A page whose connection has no buffers of the system in between: what it does not read waits in the server. */
class Reader {
  readonly #page: Duplex;
  readonly line: Duplex;
  readonly socket: WebSocket;
  readonly shown = new Map<string, { shown: Shown; number: number }>();
  readonly told = new Map<string, number[]>();

  constructor(http: ReturnType<typeof createServer>) {
    const [page, line] = duplexPair();
    this.#page = page;
    this.line = line;
    http.emit('connection', line);
    this.socket = new WebSocket('ws://localhost/socket', { createConnection: () => page as never });
    this.socket.on('message', (data) => this.#take(JSON.parse(String(data)) as ServerMessage));
  }

  async watch(tables: readonly string[]): Promise<void> {
    await new Promise((resolve) => this.socket.once('open', resolve));
    for (const table of tables) this.socket.send(JSON.stringify({ type: 'watch', table, since: 0 }));
  }

  stopReading(): void {
    this.socket.pause();
    this.#page.pause();
  }

  readOn(): void {
    this.socket.resume();
  }

  #take(message: ServerMessage): void {
    if (message.type === 'view') {
      this.shown.set(message.table, { shown: message.shown, number: message.number });
      this.#note(message.table, message.missed?.map(({ number }) => number) ?? []);
    } else if (message.type === 'step') {
      const before = this.shown.get(message.table);
      const shown = patched(before?.shown, message.patch as Patch) as Shown;
      this.shown.set(message.table, { shown, number: message.number });
      this.#note(message.table, [message.number]);
    }
  }

  #note(table: string, numbers: readonly number[]): void {
    this.told.set(table, [...(this.told.get(table) ?? []), ...numbers]);
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('pages that read slowly', () => {
  it('cost little memory, however many they are, and have missed nothing once they read again', async () => {
    const sockets = new Sockets(server.services, new GuestBook(server.services.store, server.settings));
    const http = createServer().on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));
    const tables: string[] = [];
    for (let i = 0; i < TABLES; i++) {
      const bots = ['random', 'random', 'random'];
      tables.push((await startedTable(server.address, 'castles', 1, bots)).id);
    }
    const readers = Array.from({ length: READERS }, () => new Reader(http));
    await Promise.all(readers.map((reader) => reader.watch(tables)));
    await until(() => readers.every(({ shown }) => shown.size === TABLES));
    for (const reader of readers) reader.stopReading();

    let most = 0;
    const watching = setInterval(() => {
      for (const { line } of readers) most = Math.max(most, line.writableLength);
    }, 5);
    const person = new Person(server.address);
    for (const id of tables) {
      // The host gets up, and bots play the whole game.
      const { registry } = server.services;
      const live = await registry.open(id);
      await registry.write(id, 'leave', () => proposeLeave(live, 0));
    }
    await until(async () =>
      (await Promise.all(tables.map((id) => server.services.registry.open(id)))).every(({ table }) => table.status === 'finished'),
    );
    for (const { line } of readers) most = Math.max(most, line.writableLength);
    clearInterval(watching);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(MOST_FOR_A_READER);

    for (const reader of readers) reader.readOn();
    for (const id of tables) {
      const { body } = await person.get<{ number: number; shown: Shown }>(`/api/tables/${id}/view`);
      await until(() => readers.every(({ shown }) => shown.get(id)?.number === body.number));
      const wanted = JSON.stringify(body.shown);
      for (const { shown, told } of readers) {
        expect(JSON.stringify(shown.get(id)?.shown)).toBe(wanted);
        expect(told.get(id)).toEqual(Array.from({ length: body.number }, (_, index) => index + 1));
      }
    }
    sockets.terminate();
    sockets.close();
  });
});

describe('texts as frames', () => {
  it('have the length of their bytes in the shortest form', () => {
    const size = (text: string): number => framed([text]).length;
    expect(size('')).toBe(2);
    expect(size('a'.repeat(125))).toBe(2 + 125);
    expect(size('a'.repeat(126))).toBe(4 + 126);
    expect(size('ä'.repeat(63))).toBe(4 + 126);
    expect(size('a'.repeat(65_535))).toBe(4 + 65_535);
    expect(size('a'.repeat(65_536))).toBe(10 + 65_536);
  });

  it('are read by a page as they were sent, several in one piece', async () => {
    const texts = ['', 'a', 'ö'.repeat(200), '🏰'.repeat(40_000), '{}'];
    const [page, line] = duplexPair();
    const http = createServer();
    const upgrades = new WebSocketServer({ noServer: true });
    http.on('upgrade', (request, stream, head) => upgrades.handleUpgrade(request, stream, head, () => stream.write(framed(texts))));
    http.emit('connection', line);
    const socket = new WebSocket('ws://localhost/', { createConnection: () => page as never });
    const received: string[] = [];
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        received.push(String(data));
        if (received.length === texts.length) resolve();
      });
    });
    expect(received).toEqual(texts);
    socket.terminate();
  });
});
