import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { THOROUGH } from '../../../testing/thorough.ts';
import { benchServer } from '../src/bench/index.ts';
import { Person, startedTable } from './support/person.ts';
import { Player } from './support/player.ts';
import { freePort } from './support/served.ts';
import { temporaryFolder, testServer } from './support/server.ts';

describe('logs', () => {
  it('tell much and no secrets, however loud they are', async () => {
    const folder = temporaryFolder();
    const port = await freePort();
    const program = fileURLToPath(new URL('./support/serve-process.ts', import.meta.url));
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      LUFTSCHLOSS_DATA: folder.path,
      LUFTSCHLOSS_LOG_LEVEL: 'debug',
      LUFTSCHLOSS_BOT_PACE: '0',
    };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
      });
    }
    const exited = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(() => output).toContain('Luftschloss is open');
    const { id, people } = await startedTable(`http://127.0.0.1:${port}`, 'castles', 2, ['random']);
    const { invite } = await people[0].mustPost<{ invite: string }>(`/api/tables/${id}/invite`);
    const { link } = await people[1].mustPost<{ link: string }>(`/api/tables/${id}/link`);
    const players = people.map((person) => new Player(person, 'castles', id).open());
    await players[0].until(() => players[0].isOver, 'the end');
    await people[0].get(`/api/tables/${id}/view?invite=${invite}&link=${link}`);
    await people[0].get(`/nothing/${link}`);
    const { seed } = (await people[0].get<{ seed: string }>(`/api/tables/${id}/record`)).body;
    for (const player of players) player.close();
    child.kill('SIGTERM');
    await exited;
    const cookies = people.map(({ cookie }) => cookie.split('=')[1]);
    for (const secret of [invite, link, seed.slice(8), ...cookies]) expect(output).not.toContain(secret);
    folder.remove();
  });
});

describe('a web client that has been built', () => {
  it('is served with its own addresses, which requests of programs never meet', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder.path, 'assets'));
    writeFileSync(join(folder.path, 'index.html'), '<!doctype html><title>Castle</title>');
    writeFileSync(join(folder.path, 'assets', 'a1b2.js'), 'export {};');
    const server = await testServer({}, { webFolder: folder.path });
    const get = (path: string, accept: string): Promise<Response> => fetch(server.address + path, { headers: { accept } });
    expect(await (await get('/house.json', 'application/json')).json(), 'the client learns that there is a server').toEqual({
      online: true,
    });
    for (const path of ['/', '/table/abc', '/lobby']) {
      const page = await get(path, 'text/html');
      expect(await page.text()).toContain('<title>Castle</title>');
      expect(page.headers.get('cache-control')).toMatch(/no-cache|max-age=0/);
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    expect((await get('/assets/a1b2.js', '*/*')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/table/abc', 'application/json')).status).toBe(404);
    expect((await get('/api/nothing', 'text/html')).status).toBe(404);
    await server.end();
    folder.remove();
  });
});

describe('figures', () => {
  it('count what happens', async () => {
    const server = await testServer();
    const { id, people } = await startedTable(server.address, 'between', 1, ['random']);
    const player = new Player(people[0], 'between', id).open();
    await player.until(() => player.isOver, 'the end');
    const text = String((await new Person(server.address).get<{ text: string }>('/metrics')).body.text);
    expect(text).toContain(`luftschloss_moves_total{type="act",outcome="stored"} ${player.acknowledged.size}`);
    expect(text).toMatch(/luftschloss_jobs_total\{kind="bot",outcome="done"\} \d+/);
    expect(text).toContain('luftschloss_games_in_memory 1');
    expect(text).toContain('luftschloss_sockets 1');
    player.close();
    await server.end();
  });

  it.runIf(THOROUGH)('are measured by the benchmark with processes of their own', async () => {
    const figures = await benchServer({ tables: 2, seconds: 0.5, warmUpSeconds: 0.2, stored: 3, database: null });
    expect(figures.actions).toBeGreaterThan(0);
    expect(figures.serverMicrosecondsPerAction).toBeGreaterThan(0);
    expect(figures.p99Ms).toBeGreaterThanOrEqual(figures.medianMs);
    expect(figures.bytesPerActionAndViewer).toBeLessThan(5000);
    expect(figures.storedGames).toBe(3);
  });
});
