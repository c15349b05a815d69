import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { openByHand, person } from './guests.ts';
import { finalSums, rushToTheEnd } from './play.ts';
import { sharedChromium } from './shared.ts';
import { ROWS } from './toy-game/rows.ts';
import { buildWithToyGame } from './toy-game/site.ts';

// A game is one folder and one row in each package: the toy game of the kernel's tests is added by five rows and played.

const HERE = join(import.meta.dirname, 'toy-game');
let folder = '';
let server: ChildProcess | null = null;
let address = '';

async function during(path: string, scenario: (page: Page) => Promise<void>): Promise<void> {
  const { page, close, complaints } = await person(await sharedChromium(), { address }, 'Ada', path);
  try {
    await scenario(page);
    // What a page adds to the deal may be sent twice, and is then refused once.
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
}

async function playToTheEnd(page: Page): Promise<void> {
  await page.locator('.action').first().waitFor();
  await page.locator('.board svg').first().waitFor();
  expect(await rushToTheEnd(page)).toBeGreaterThan(3);
  for (const { sum, total } of await finalSums(page)) expect(sum).toBe(total);
}

test('nothing but the five tables knows the games: each gets one row', async () => {
  const packages = join(HERE, '../../../..');
  const tables = await Promise.all(ROWS.map(({ file }) => readFile(join(packages, file), 'utf8')));
  for (const [index, source] of tables.entries()) expect(source.split(ROWS[index].table)).toHaveLength(2);
});

// To build the page once more is as much work as all tests of tables, so a long run does it.
describe.runIf(THOROUGH)('the toy game', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'luftschloss-toy-'));
    await buildWithToyGame(folder);
    const args = ['--import', join(HERE, 'node-hook.ts'), join(HERE, 'serve.ts'), folder];
    server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [told] = await Promise.race([once(server.stdout as NodeJS.ReadableStream, 'data'), once(server, 'exit')]);
    address = String(told).trim();
  });

  afterAll(async () => {
    if (server && server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  });

  test('is set up and played in the page', () =>
    during('#/new', async (page) => {
      await page.getByRole('radio', { name: /^High Card/ }).click();
      await page.getByRole('button', { name: 'Open the table' }).click();
      await playToTheEnd(page);
      expect(page.url()).toContain('#/table/');
    }));

  test('is played at a table of the server, against a bot in its threads', () =>
    during('', async (page) => {
      await openByHand(page, { address }, { game: 'high-card', seats: [{ type: 'me' }, { type: 'bot', bot: 'greedy' }] });
      await page.getByRole('button', { name: 'Begin' }).click();
      await playToTheEnd(page);
    }));
});
