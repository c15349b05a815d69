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

/** A table as the drawing board hands it out to a phone. */
export async function savedFile(page: Page): Promise<string> {
  const hand = new Pointer(page, { touch: true });
  await hand.press(page.getByTestId('share'));
  await expect.poll(() => page.getByTestId('link').inputValue()).toContain('#/score/link/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(page.getByRole('button', { name: english.words.scorer.share.file(), exact: true })),
  ]);
  return inFolder(async (folder) => {
    const path = join(folder, 'table.json');
    await download.saveAs(path);
    return readFileSync(path, 'utf8');
  });
}

/** What `luftschloss score` says about a file. */
export async function scoredByCommand(file: string): Promise<TableSheet> {
  return inFolder(async (folder) => {
    const path = join(folder, 'table.json');
    writeFileSync(path, file);
    const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'score', path, '--json'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return JSON.parse(stdout) as TableSheet;
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
