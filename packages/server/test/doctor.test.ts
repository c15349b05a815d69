import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine, type Finding } from '../src/doctor/index.ts';
import { checkClock } from '../src/doctor/machine.ts';
import { startServer } from '../src/index.ts';
import { SqliteFile } from '../src/store/sqlite-file.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { freePort } from './support/served.ts';
import { temporaryFolder, testServer, testSettings } from './support/server.ts';

const folder = temporaryFolder();
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.end();
  folder.remove();
});

function newFolder(name: string): string {
  const path = join(folder.path, name);
  new SqliteFile(path).close();
  return path;
}

function told(findings: readonly Finding[], about: string): string {
  return findings
    .filter((finding) => finding.about === about)
    .map(({ verdict, sentence }) => `${verdict}: ${sentence}`)
    .join('\n');
}

function problems(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ verdict }) => verdict === 'problem');
}

/** What stands in front of the server and passes requests on, but no sockets. */
async function deafProxy(target: string): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(target + url);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe('the doctor', () => {
  it('finds nothing wrong with a new house, and makes no files', async () => {
    const data = join(folder.path, 'not-yet');
    const findings = await examine(testSettings(data));
    expect(problems(findings)).toEqual([]);
    expect(told(findings, 'data')).toContain('the first start makes it');
    expect(() => readFileSync(data)).toThrow(/ENOENT/);
  });

  it('finds a running server ready, reaches it by its public address, and stays out of its way', async () => {
    const server = await testServer();
    const port = Number(new URL(server.address).port);
    const findings = await examine({ ...server.settings, port, publicUrl: server.address });
    expect(problems(findings)).toEqual([]);
    expect(told(findings, 'data')).toContain('A server is using');
    expect(told(findings, 'port')).toContain('is ready');
    expect(told(findings, 'proxy')).toContain('and so do its sockets');
    await server.end();
  });

  it('sees a damaged file, a newer one, and one that others may read', async () => {
    const damaged = newFolder('damaged');
    const file = join(damaged, 'luftschloss.sqlite');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, 4096, bytes.length - 4096));
    expect(told(await examine(testSettings(damaged)), 'data')).toMatch(/problem: .*(damaged|cannot be read).*luftschloss restore/);
    const newer = newFolder('newer');
    const db = new DatabaseSync(join(newer, 'luftschloss.sqlite'));
    db.exec('PRAGMA user_version = 1000');
    db.close();
    chmodSync(join(newer, 'luftschloss.sqlite'), 0o644);
    const findings = told(await examine(testSettings(newer)), 'data');
    expect(findings).toContain('problem: The data were written by a newer Luftschloss: upgrade this one.');
    expect(findings).toContain('warning: Others on this machine may read luftschloss.sqlite');
    const noFile = join(folder.path, 'no-file');
    mkdirSync(join(noFile, 'luftschloss.sqlite'), { recursive: true });
    expect(told(await examine(testSettings(noFile)), 'data')).toMatch(/problem: .*cannot be read/);
  });

  it('sees spoiled push keys', async () => {
    const data = newFolder('keys');
    const file = new SqliteFile(data);
    file.keep('push-keys', JSON.stringify({ publicKey: 'B'.repeat(87), privateKey: 'A'.repeat(43) }));
    file.close();
    expect(told(await examine(testSettings(data, { pushContact: 'mailto:a@example.org' })), 'push')).toMatch(
      /problem: .*push keys.*spoiled/,
    );
    const whole = await startServer(testSettings(join(folder.path, 'whole-keys')));
    await whole.stop();
    const findings = await examine(testSettings(join(folder.path, 'whole-keys'), { pushContact: 'mailto:a@example.org' }));
    expect(told(findings, 'push')).toBe('ok: The push keys belong together.');
  });

  it('sees a port that is taken', async () => {
    const { address, server } = await deafProxy('http://127.0.0.1:1');
    const port = Number(new URL(address).port);
    const findings = await examine(testSettings(newFolder('port'), { port }));
    expect(told(findings, 'port')).toContain(`problem: Port ${port} is used by another program`);
    server.close();
  });

  it('sees a proxy that passes no sockets, leads elsewhere, or is not counted', async () => {
    const server = await testServer();
    const port = Number(new URL(server.address).port);
    const proxy = await deafProxy(server.address);
    const settings = { ...server.settings, port };
    expect(told(await examine({ ...settings, publicUrl: proxy.address }), 'proxy')).toMatch(
      /problem: .*passes no WebSockets on \(.*400.*\)/,
    );
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(told(await examine({ ...settings, publicUrl: nobody }), 'proxy')).toMatch(
      /problem: .*does not lead to this server \(.*ECONNREFUSED/,
    );
    const uncounted = await examine({ ...settings, publicUrl: 'https://castle.invalid', trustProxy: 0 });
    expect(told(uncounted, 'proxy')).toContain('warning: Players come over https');
    proxy.server.close();
    await server.end();
  });

  it('compares the clock with that of the store', () => {
    expect(checkClock(Date.now() + 60_000, 'the other', true)[0]).toMatchObject({
      verdict: 'problem',
      sentence: expect.stringContaining('seconds behind the other'),
    });
    expect(checkClock(Date.now() - 60_000, 'the other', true)[0]).toMatchObject({ verdict: 'ok' });
    expect(checkClock(Date.now() - 60_000, 'the other', false)[0]).toMatchObject({
      verdict: 'problem',
      sentence: expect.stringContaining('seconds ahead of the other'),
    });
  });

  it('looks at PostgreSQL: who runs on it, whether it is durable, and whether it can be reached', async () => {
    const database = await postgres.newDatabase();
    const settings = testSettings('unused', { database });
    expect(told(await examine(settings), 'store')).toContain('no games in this database yet');
    const server = await startServer(settings);
    const findings = await examine({ ...settings, port: Number(new URL(server.address).port) });
    expect(problems(findings)).toEqual([]);
    expect(told(findings, 'store')).toContain('one server runs on it');
    expect(told(findings, 'clock')).toContain('agrees with that of PostgreSQL');
    await server.stop();
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query('ALTER ROLE CURRENT_USER SET synchronous_commit = off');
    expect(told(await examine(settings), 'store')).toMatch(/problem: PostgreSQL runs with synchronous_commit = off/);
    await client.query('ALTER ROLE CURRENT_USER RESET synchronous_commit');
    await client.end();
    const away = await examine({ ...settings, database: `postgres://nobody:secret@127.0.0.1:${await freePort()}/x` });
    expect(told(away, 'store')).toMatch(/problem: PostgreSQL cannot be used/);
    expect(JSON.stringify(away)).not.toContain('secret');
  });
});
