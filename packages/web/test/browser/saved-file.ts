import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableSheet } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Pointer } from './pointer.ts';

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/luftschloss.js', import.meta.url));

const { share } = english.words.scorer;

/** A table as the drawing board hands it out to a phone. */
export function savedFile(page: Page): Promise<string> {
  return saved(page, share.file());
}

/** The castle that is shown, as the command line has castles. */
export async function savedCastle(page: Page, name: string): Promise<string> {
  const file = await saved(page, share.castleFile({ name }));
  await new Pointer(page, { touch: true }).press(page.getByRole('button', { name: share.close(), exact: true }));
  return file;
}

async function saved(page: Page, button: string): Promise<string> {
  const hand = new Pointer(page, { touch: true });
  await hand.press(page.getByTestId('share'));
  await expect.poll(() => page.getByTestId('link').inputValue()).toContain('#/score/link/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(page.getByRole('button', { name: button, exact: true })),
  ]);
  return inFolder(async (folder) => {
    const path = join(folder, 'table.json');
    await download.saveAs(path);
    return readFileSync(path, 'utf8');
  });
}

/** What `luftschloss score` says about the file of a table. */
export function scoredByCommand(file: string): Promise<TableSheet> {
  return byCommand(file);
}

/** The points that it gives one castle. */
export async function castleScoredByCommand(file: string): Promise<number> {
  const { total } = await byCommand<{ readonly total: number }>(file);
  return total;
}

async function byCommand<T>(file: string): Promise<T> {
  return inFolder(async (folder) => {
    const path = join(folder, 'table.json');
    writeFileSync(path, file);
    const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'score', path, '--json'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return JSON.parse(stdout) as T;
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'luftschloss-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
