import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { asks, palaceWhere } from '../palace-games.ts';
import { castlesWhere } from '../tables.ts';
import { during } from './during.ts';
import { look, openEyes } from './eyes.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { nextFrames } from './work.ts';

const PHONE = { size: { width: 390, height: 844 }, touch: true };

/** A table on a phone at which somebody gets tips, except those that were seen already. */
async function tipped(record: GameRecord, seen: readonly string[], scenario: (page: Page, hand: Pointer) => Promise<void>): Promise<void> {
  const storage = { ...stored('t', record), 'luftschloss.companion': JSON.stringify({ on: true, asked: [record.game], seen }) };
  await during('#/table/t', { ...PHONE, storage }, async (page, visit) => {
    await openEyes(visit);
    await page.getByTestId('companion').waitFor();
    await scenario(page, new Pointer(page, { touch: true }));
  });
}

async function lookAtPart(page: Page, hand: Pointer, part: number): Promise<string[]> {
  await hand.press(page.locator('.tabs button').nth(part));
  await nextFrames(page);
  return look(page);
}

test('a tip gives way to buttons that come after it', async () => {
  const record = castlesWhere({ edition: 'first' }, ({ ask }) => ask?.type === 'take-turn');
  await tipped(record, [], async (page, hand) => {
    await hand.press(page.getByRole('button', { name: 'Zoom in' }));
    await page.locator('.way-back').waitFor();
    expect(await lookAtPart(page, hand, 2)).toEqual([]);
  });
});

test('a tip leaves free what is written below a long log', async () => {
  const late = castlesWhere({ edition: 'collectors' }, ({ ask, round }) => ask?.type === 'take-turn' && round > 4, againstBots(['Ada'], 3));
  await tipped(late, [], async (page, hand) => {
    expect(await lookAtPart(page, hand, 3)).toEqual([]);
    expect(await page.getByTestId('companion').isVisible()).toBe(true);
  });
});

test.runIf(THOROUGH)('at The Palace a tip leaves every button of a phone free, whichever part is looked at', async () => {
  const seen = ['favor', 'act', 'match', 'completed', 'moat', 'tie', 'near'].map((tip) => `palace.${tip}`);
  await tipped(palaceWhere(4, asks('act', 30)), seen, async (page, hand) => {
    for (const part of [1, 2, 3, 0]) expect(await lookAtPart(page, hand, part)).toEqual([]);
  });
});
