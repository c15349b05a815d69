import { connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@luftschloss/engine';
import { expectOk } from '@luftschloss/engine/kernel';
import { readSettings, type Server, startServer } from '@luftschloss/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, run, temporaryFolder } from '../run.ts';
import { oddProgram } from './odd-program.ts';

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  const flags = { host: '127.0.0.1', port: '0', data: `${folder.path}/data`, 'bot-pace': '0', 'log-level': 'silent' };
  server = await startServer({ ...expectOk(readSettings({}, flags)), requestsPerMinute: 0, messagesPerSecond: 0 });
});
afterAll(() => server.stop());

const BUILDER = `python3 "${fileURLToPath(new URL('../../../../examples/bots/builder.py', import.meta.url))}"`;
const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' ');

interface Opened {
  readonly table: { readonly id: string };
  readonly inviteLink: string;
  readonly code: string;
}

interface Shown {
  readonly table: { readonly status: string; readonly seats: readonly { readonly kind: string; readonly name: string }[] };
}

/** Whoever opens the table, with a cookie and no socket. */
class Host {
  #cookie = '';

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' };
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
    const response = await fetch(server.address + path, { method, headers, ...sent });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** A table at which seat 0 is free. */
  open(game: string, others: readonly object[] = [{ type: 'bot', bot: 'random' }]): Promise<Opened> {
    return this.ask('POST', '/api/tables', { game, seats: [{ type: 'open' }, ...others] });
  }

  async startWhenFull(id: string): Promise<Shown['table']> {
    const look = async (): Promise<Shown['table']> => (await this.ask<Shown>('GET', `/api/tables/${id}`)).table;
    await expect.poll(async () => (await look()).seats.every(({ kind }) => kind !== 'open')).toBe(true);
    await this.ask('POST', `/api/tables/${id}/start`);
    return look();
  }
}

/** The command, with all the time that a busy machine may need. */
function bot(program: string, seat: string, ...rest: readonly string[]): Promise<Outcome> {
  return run(['bot', '--seat', seat, '--program', program, '--time', '100000', ...rest]);
}

describe('luftschloss bot', () => {
  it.each(GAMES.map(({ id }) => id))('seats a program at a table of %s and plays to the end', async (game) => {
    const host = new Host();
    const { table, inviteLink } = await host.open(game);
    const playing = bot(BUILDER, inviteLink, '--name', 'Builder');
    const { seats } = await host.startWhenFull(table.id);
    expect(seats[0]).toMatchObject({ kind: 'human', name: 'Builder' });
    const { code, output, errors } = await playing;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^Seated at table \S+, seat 1\.\nTo sit here again: http\S+#seat=\S+\n/);
    expect(output).toMatch(/The game is over\. Points: .*\n\d+ decisions, none of them lost\.\n$/);
    expect(await host.ask<Shown>('GET', `/api/tables/${table.id}`)).toMatchObject({ table: { status: 'finished' } });
  });

  it('finds its way back whenever the connection is lost', async () => {
    const sockets = new Set<Socket>();
    const { port, hostname } = new URL(server.address);
    let cuts = 0;
    const proxy = createServer((page) => {
      const house = connect(Number(port), hostname);
      let heard = 0;
      for (const socket of [page, house]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          page.destroy();
          house.destroy();
          sockets.delete(socket);
        });
      }
      page.on('data', (data) => house.write(data));
      house.on('data', (data) => {
        heard += data.length;
        page.write(data);
        if (heard < 10_000 || cuts >= 4) return;
        cuts++;
        page.destroy();
      });
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const { port: ours } = proxy.address() as { port: number };
    const host = new Host();
    const { table, code: word } = await host.open('castles');
    const playing = bot(BUILDER, word.toLowerCase(), '--server', `http://127.0.0.1:${ours}/`);
    await host.startWhenFull(table.id);
    const { code, output, errors } = await playing;
    for (const socket of sockets) socket.destroy();
    proxy.close();
    expect({ code, errors, cuts }).toEqual({ code: 0, errors: '', cuts: 4 });
    expect(output.match(/connection is lost/g)?.length).toBeGreaterThanOrEqual(4);
    expect(output).toMatch(/The connection is back\.\n(.*\n)*.*none of them lost/);
  });

  it('plays on by the first legal action where the program breaks', async () => {
    const host = new Host();
    const { table, inviteLink } = await host.open('castles');
    const playing = bot(quoted(oddProgram('crashes')), inviteLink);
    await host.startWhenFull(table.id);
    const { code, output, errors } = await playing;
    expect(code).toBe(0);
    expect(errors).toContain('my own mistake');
    expect(output).toContain('A decision was lost: It ended with exit code 1: Node.js');
    const [, decisions, lost, broken] =
      /(\d+) decisions, (\d+) of them lost \(late 0, broken (\d+), illegal 0\); started again 3 times/.exec(output) ?? [];
    expect([lost, broken]).toEqual([decisions, decisions]);
  });

  it('agrees to what people ask for, and stops when the game is ended', async () => {
    const host = new Host();
    const { table, inviteLink } = await host.open('between', [{ type: 'me' }]);
    const playing = bot(BUILDER, inviteLink);
    await host.startWhenFull(table.id);
    const api = `/api/tables/${table.id}`;
    const situation = async (): Promise<{ actions: number; toAct: number[]; stopped: boolean }> =>
      (await host.ask<{ shown: { situation: { actions: number; toAct: number[]; stopped: boolean } } }>('GET', `${api}/view`)).shown
        .situation;
    const choices = async (): Promise<readonly object[]> => (await host.ask<{ actions: object[] }>('GET', `${api}/choices`)).actions;
    await expect.poll(async () => (await choices()).length).toBeGreaterThan(0);
    const actions = await choices();
    await host.ask('POST', `${api}/actions`, { id: 'first', action: actions[0] });
    // A decision of the program would make the question pointless: it must have nothing to decide.
    await expect.poll(async () => (await situation()).toAct).toEqual([1]);
    await host.ask('POST', `${api}/undo`, { keep: 0 });
    const entries = async (): Promise<readonly string[]> =>
      (await host.ask<{ steps: { entry: { type: string } }[] }>('GET', `${api}/log`)).steps.map(({ entry }) => entry.type);
    await expect.poll(entries).toContain('undo');
    await expect.poll(async () => (await situation()).toAct).toEqual([1]);
    await host.ask('POST', `${api}/stop`);
    const { code, output } = await playing;
    expect(code).toBe(0);
    expect(output).toContain('The game was ended early.');
  });

  it('leaves when its seat is given to somebody else', async () => {
    const host = new Host();
    const { table, inviteLink } = await host.open('castles', [{ type: 'me' }]);
    const playing = bot(BUILDER, inviteLink);
    await expect.poll(async () => (await host.ask<Shown>('GET', `/api/tables/${table.id}`)).table.seats[0].kind).toBe('human');
    await host.ask('POST', `/api/tables/${table.id}/kick`, { seat: 0 });
    expect(await playing).toMatchObject({ code: 1, errors: 'luftschloss: The seat now belongs to somebody else.\n' });
  });

  it('says in one sentence why it cannot play', async () => {
    const host = new Host();
    const { inviteLink } = await host.open('castles');
    const cases: [readonly string[], string][] = [
      [['--program', 'x'], '--seat LINK is missing'],
      [['--seat', 'hello', '--program', 'x'], '“hello” is not a link to a seat'],
      [['--seat', 'K7MN-4TRW', '--program', 'x'], 'Where is the server?'],
      [['--seat', 'K7MN-4TRW', '--server', 'ftp://x', '--program', 'x'], '“ftp://x” is not the address of a server'],
      [['--seat', inviteLink, '--program', '"'], 'is not a command that starts a program'],
      [['--seat', inviteLink, '--program', ''], 'is not a command that starts a program'],
      [['--seat', 'K7MN-4TRW', '--server', server.address, '--program', 'x'], 'The server refuses: '],
      [['--seat', inviteLink, '--server', 'http://127.0.0.1:1', '--program', 'x'], 'cannot be reached'],
    ];
    for (const [words, sentence] of cases) {
      const { code, errors } = await run(['bot', ...words]);
      expect(code).toBe(1);
      expect(errors).toContain(sentence);
      expect(errors.split('\n')).toHaveLength(2);
    }
  });
});
