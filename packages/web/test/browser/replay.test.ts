import type { CastlesView } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { piecesOf } from '../../src/games/castles/pieces.ts';
import type { TableLink } from '../../src/table/link.ts';
import { openTable, recordOf, sensibleAction, settled, telling } from '../tables.ts';
import { violations } from './axe.ts';
import { type VisitOptions, visit } from './chromium.ts';
import { stored } from './play.ts';
import { sharedChromium, sharedSite } from './shared.ts';

const site = sharedSite();
let browser: Browser;
let link: TableLink;
let over: GameRecord;

beforeAll(async () => {
  browser = await sharedChromium();
  over = recordOf({ options: { edition: 'collectors' }, seed: 'to look back at' });
  link = openTable(over, (record) => {
    over = record;
  });
  while (link.snapshot().result === null) {
    await settled(link);
    if (link.snapshot().result === null) link.act(sensibleAction(link));
  }
});

async function lookingBack(options: VisitOptions, scenario: (page: Page) => Promise<void>): Promise<void> {
  const { page, close, complaints } = await visit(browser, `${site.address}#/table/t`, { ...options, storage: stored('t', over) });
  try {
    await press(page, page.getByRole('button', { name: 'Replay' }));
    await scenario(page);
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
}

async function press(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor();
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function goTo(page: Page, step: number): Promise<void> {
  await page.getByLabel('Step of the game').fill(String(step));
  await page.getByText(new RegExp(`^${step} of`)).waitFor();
}

/** Steps at which a seat was asked for its turn and could build some rooms and not others. */
function turnsOf(seat: number): number[] {
  const steps = Array.from({ length: link.snapshot().step }, (_, step) => step);
  return steps.filter((step) => {
    const view = link.momentAt(step, seat).view as CastlesView;
    return view.ask?.type === 'take-turn' && view.ask.seat === seat && piecesOf(view).length > 0;
  });
}

function buildable(step: number, seat: number): string[] {
  const view = link.momentAt(step, seat).view as CastlesView;
  const rooms = piecesOf(view).filter(({ kind }) => kind === 'buy-room');
  return rooms.map(({ tile }) => tile?.id ?? '').sort();
}

describe('looking back at a game of Castles', () => {
  test('rooms fit where they fitted then, and can be tried but not built', async () => {
    await lookingBack({}, async (page) => {
      const turns = turnsOf(0);
      for (const step of [turns[1], turns[4], turns.at(-1) ?? 0]) {
        await goTo(page, step);
        const open = page.locator('.market-card.open:has(.name)');
        await expect
          .poll(async () =>
            (await open.evaluateAll((all) => all.map((each) => each.getAttribute('data-tile'))))
              .filter((id) => id !== 'hallway' && id !== 'stairs')
              .sort(),
          )
          .toEqual(buildable(step, 0));
      }
      const step = turns.find((each) => buildable(each, 0).length > 0) ?? 0;
      await goTo(page, step);
      await press(page, page.locator(`.market-card[data-tile="${buildable(step, 0)[0]}"] .take`));
      await page.locator('.ghost').waitFor();
      expect(await page.getByTestId('build').count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.getByText(new RegExp(`^${step} of`)).waitFor();
      expect(await page.locator('.ghost').count()).toBe(1);
    });
  });

  test('the log ends where one looks, and is told through the eyes that look', async () => {
    await lookingBack({}, async (page) => {
      const lines = (): Promise<string[]> => page.locator('.log-line .line').allInnerTexts();
      const told = (step: number, eyes: number): string[] =>
        link
          .logThrough(eyes)
          .filter((line) => line.step <= step)
          .flatMap((line) => telling(link).line(line) ?? []);
      const [, step] = turnsOf(1);
      await goTo(page, step);
      await expect.poll(lines).toEqual(told(step, 0));
      expect(await page.locator('.log-line[aria-current]').count()).toBeGreaterThan(0);
      await page.getByLabel('Seen by').selectOption({ label: 'Eduard' });
      await expect.poll(lines).toEqual(told(step, 1));
      expect(told(step, 1)).not.toEqual(told(step, 0));
      const view = link.momentAt(step, 1).view as CastlesView;
      await page.getByText(telling(link).question(view)).first().waitFor();
    });
  });

  const sights = [
    ['light', { width: 1280, height: 800 }],
    ['dark', { width: 360, height: 640 }],
  ] as const;

  test.each(sampled(sights, ([theme]) => theme === 'dark'))(
    'rounds are marked below the line of steps and can be jumped to (%s)',
    async (theme, size) => {
      await lookingBack({ theme, size, touch: size.width < 900 }, async (page) => {
        const marks = page.locator('.round-marks li');
        await marks.first().waitFor();
        const rounds = await marks.count();
        expect(rounds).toBeGreaterThan(5);
        const [line, first, last] = [
          await page.getByLabel('Step of the game').boundingBox(),
          await marks.first().boundingBox(),
          await marks.last().boundingBox(),
        ];
        expect(first?.x).toBeGreaterThanOrEqual((line?.x ?? 0) - 4);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((line?.x ?? 0) + (line?.width ?? 0) + 8);
        await press(page, page.getByRole('button', { name: 'Back to the start of the round' }));
        await page.getByText(`· round ${rounds}`).waitFor();
        await press(page, page.getByRole('button', { name: 'Back to the start of the round' }));
        await page.getByText(`· round ${rounds - 1}`).waitFor();
        await press(page, page.getByRole('button', { name: 'On to the next round' }));
        await page.getByText(`· round ${rounds}`).waitFor();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      });
    },
  );
});
