import type { RecordedAction } from '@luftschloss/engine/kernel';
import { type Patch, patched, type Shown } from '@luftschloss/protocol';
import { WebSocket } from 'ws';
import type { FromClients, Plan, ToClients } from './messages.ts';

/** All players of all tables, in one process: each table in a closed loop, the next action when everybody has seen the last one. */
const slots: Slot[] = [];
const latencies: number[] = [];
let bytes = 0;
let measuring = false;

interface PreparedTable {
  readonly id: string;
  readonly script: number;
}

class Guest {
  readonly #address: string;
  cookie = '';

  constructor(address: string) {
    this.#address = address;
  }

  async post(path: string, body: object = {}): Promise<{ table: { id: string }; invite: string }> {
    const headers = { 'content-type': 'application/json', cookie: this.cookie };
    const response = await fetch(this.#address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { table: { id: string }; invite: string };
  }

  connect(): WebSocket {
    return new WebSocket(`${this.#address.replace('http', 'ws')}/socket`, { headers: { cookie: this.cookie } });
  }
}

/** Two players who play one prepared table after the other. */
class Slot {
  readonly #plan: Plan;
  readonly #tables: readonly PreparedTable[];
  readonly #guests: readonly Guest[];
  #sockets: readonly WebSocket[] = [];
  readonly #numbers = [-1, -1];
  readonly #shown: (Shown | null)[] = [null, null];
  #current = -1;
  #sent = 0;

  constructor(plan: Plan, guests: readonly Guest[], tables: readonly PreparedTable[]) {
    this.#plan = plan;
    this.#tables = tables;
    this.#guests = guests;
  }

  async play(): Promise<void> {
    this.#sockets = this.#guests.map((guest, seat) => guest.connect().on('message', (data) => this.#receive(seat, String(data))));
    await Promise.all(this.#sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    this.#nextTable();
  }

  #nextTable(): void {
    const before = this.#tables[this.#current];
    if (before) for (const socket of this.#sockets) socket.send(JSON.stringify({ type: 'unwatch', table: before.id }));
    this.#current++;
    this.#numbers.fill(-1);
    const table = this.#tables[this.#current];
    if (!table) return;
    for (const socket of this.#sockets) socket.send(JSON.stringify({ type: 'watch', table: table.id }));
  }

  #receive(seat: number, text: string): void {
    const message = JSON.parse(text) as { type: string; table?: string; number: number; shown: Shown; patch: Patch };
    if (message.type === 'refused' || message.type === 'error') throw new Error(text);
    if (message.table !== this.#tables[this.#current]?.id) return;
    if (message.type === 'view') this.#shown[seat] = message.shown;
    else if (message.type === 'step') this.#step(seat, message.patch, text);
    else return;
    this.#numbers[seat] = message.number;
    if (this.#numbers[0] === this.#numbers[1]) this.#everybodyHas(message.number);
  }

  #step(seat: number, patch: Patch, text: string): void {
    this.#shown[seat] = patched(this.#shown[seat], patch) as Shown;
    if (measuring) bytes += Buffer.byteLength(text);
  }

  #everybodyHas(number: number): void {
    if (number > 0 && measuring) latencies.push(performance.now() - this.#sent);
    const table = this.#tables[this.#current];
    const script = this.#plan.scripts[table.script];
    if (number === script.length) this.#nextTable();
    else this.#act(table.id, number, script[number]);
  }

  #act(table: string, number: number, { seat, action }: RecordedAction): void {
    this.#sent = performance.now();
    this.#sockets[seat].send(JSON.stringify({ type: 'act', table, id: `${number}`, action }));
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

async function prepare(plan: Plan): Promise<void> {
  const { addresses } = plan;
  // Each node deals its games in an order of its own.
  const started = addresses.map(() => 0);
  for (let index = 0; index < plan.tables; index++) {
    const node = index % addresses.length;
    const guests = [0, 1].map((seat) => new Guest(addresses[(node + seat) % addresses.length]));
    const tables: PreparedTable[] = [];
    for (let game = 0; game < plan.gamesEach; game++) {
      const wish = { game: plan.game, seats: [{ type: 'me' }, { type: 'open' }], listed: true };
      const { table } = await guests[0].post('/api/tables', wish);
      await guests[1].post(`/api/tables/${table.id}/join`);
      await guests[0].post(`/api/tables/${table.id}/start`);
      tables.push({ id: table.id, script: started[node]++ % plan.scripts.length });
    }
    slots.push(new Slot(plan, guests, tables));
  }
}

/** One table of hard bots of a guest who has no other. How long its steps take shows whether guests with many tables leave room for those with one. */
class LonelyBots {
  readonly #plan: Plan;
  #last = 0;
  #steps: number[] = [];
  #socket: WebSocket | null = null;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  async open(): Promise<void> {
    const guest = new Guest(this.#plan.addresses[0]);
    const table = await openBotTable(guest, this.#plan.game);
    this.#socket = guest.connect().on('message', (data) => this.#receive(String(data)));
    await new Promise((resolve) => this.#socket?.once('open', resolve));
    this.#socket.send(JSON.stringify({ type: 'watch', table }));
  }

  #receive(text: string): void {
    const { type } = JSON.parse(text) as { type: string };
    if (type !== 'step' && type !== 'view') return;
    const now = performance.now();
    if (type === 'step') this.#steps.push(now - this.#last);
    this.#last = now;
  }

  /** Milliseconds for a step on average since the last call. */
  pace(): number {
    const steps = this.#steps;
    this.#steps = [];
    return steps.reduce((sum, each) => sum + each, 0) / steps.length;
  }

  close(): void {
    this.#socket?.close();
  }
}

async function openBotTable(guest: Guest, game: string): Promise<string> {
  const bot = { type: 'bot', bot: 'hard' };
  const { table } = await guest.post('/api/tables', { game, seats: [bot, bot] });
  await guest.post(`/api/tables/${table.id}/start`);
  return table.id;
}

async function openBotTables({ addresses, game, botTables }: Plan): Promise<void> {
  const guest = new Guest(addresses[0]);
  for (let index = 0; index < botTables; index++) await openBotTable(guest, game);
}

async function measure(plan: Plan): Promise<void> {
  await prepare(plan);
  const lonely = plan.botTables > 0 ? new LonelyBots(plan) : null;
  await lonely?.open();
  await Promise.all(slots.map((slot) => slot.play()));
  if (lonely) await pause(plan.warmUpMs + plan.measureMs);
  const alone = lonely?.pace() ?? Number.NaN;
  await openBotTables(plan);
  await pause(plan.warmUpMs);
  lonely?.pace();
  measuring = true;
  tell({ type: 'measuring' });
  const before = process.cpuUsage();
  const began = performance.now();
  await pause(plan.measureMs);
  measuring = false;
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  const lonelyBots = { alone, besideMany: lonely?.pace() ?? Number.NaN };
  lonely?.close();
  tell({
    type: 'measured',
    figures: { actions: latencies.length, seconds, latencies, bytes, clientMicroseconds: user + system, lonelyBots },
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function tell(message: FromClients): void {
  process.send?.(message);
}

process.on('message', async (message: ToClients) => {
  if (message.type === 'plan') return measure(message.plan);
  for (const slot of slots) slot.close();
  await pause(500);
  tell({ type: 'left' });
});
