import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visit } from './chromium.ts';
import { close, DESKTOP, hand, PHONE, sitTogether } from './company.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});

afterAll(() => server?.close());

async function keepTwo(visit: Visit, touch: boolean): Promise<void> {
  const { page } = visit;
  for (let i = 0; i < 2; i++) await hand(visit, touch).press(page.locator('.hand-tile[aria-pressed=false]:not([disabled])').first());
  await hand(visit, touch).press(page.getByTestId('keep'));
}

/** Ben puts one of Ada's tiles on a cell of the castle that they share. */
async function suggest(ben: Visit): Promise<void> {
  const { page } = ben;
  await hand(ben, true).press(page.locator('.tile[data-source=partner]').first());
  await hand(ben, true).press(page.getByTestId('next-place'));
  await hand(ben, true).press(page.getByTestId('place'));
  await page.getByTestId('suggestion').waitFor();
}

/** What is cut off, or too small to be told, of what lies beside a suggestion. */
function squeezedBeside(page: Page): Promise<readonly string[]> {
  return page.locator('.tiles-part:has(.suggestion)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const frame = part.getBoundingClientRect();
      return [...part.querySelectorAll('h2, .tile, .suggestion button, .phrases button, .talk input')]
        .filter((each) => {
          const { left, top, right, bottom, width } = each.getBoundingClientRect();
          const cut = left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom;
          return cut || (each.matches('.tile') && width < 60) || (each.matches('h2') && each.scrollWidth > each.clientWidth);
        })
        .map(({ className, tagName, textContent }) => `${tagName} ${className} ${textContent}`);
    }),
  );
}

const ownTiles = (page: Page): Promise<number> => page.locator('.tile[data-source=own]').count();

test('partners suggest places to each other: refused, withdrawn, accepted; what one holds stays in hand', async () => {
  const { ada, ben } = await sitTogether(browser, server, { game: 'between', bots: ['greedy'], ada: DESKTOP, ben: PHONE });
  await Promise.all([keepTwo(ada, false), keepTwo(ben, true)]);
  await ada.page.locator('.tile[data-source=own]').first().waitFor();
  await ben.page.locator('.tile[data-source=own]').first().waitFor();

  // Ada tries a tile of her own when the suggestion comes: it stays where she holds it.
  await hand(ada).press(ada.page.locator('.tile[data-source=own]').nth(1));
  await hand(ada).press(ada.page.getByTestId('next-place'));
  const held = await ada.page.getByTestId('tried').getAttribute('transform');
  await suggest(ben);
  await ada.page.getByTestId('suggestion').waitFor();
  expect(await ada.page.getByTestId('tried').getAttribute('transform')).toBe(held);
  expect(await ada.page.getByTestId('change').count()).toBe(0);
  expect(await ada.page.locator('.suggested.azure').count()).toBe(1);
  expect(await squeezedBeside(ada.page), 'tiles, suggestion and talk lie beside each other').toEqual([]);

  await hand(ada).press(ada.page.getByTestId('not-this'));
  await ada.page.getByTestId('suggestion').waitFor({ state: 'detached' });
  expect(await ben.page.getByTestId('suggestion').count(), 'refusing is a matter of one’s own sight').toBe(1);

  await hand(ben, true).press(ben.page.getByTestId('withdraw'));
  await ben.page.getByTestId('suggestion').waitFor({ state: 'detached' });
  await ada.page.keyboard.press('Escape');

  await suggest(ben);
  // The same advice again is not shown to whoever refused it; another place is.
  if ((await ada.page.getByTestId('suggestion').count()) === 0) {
    await hand(ben, true).press(ben.page.locator('.tile[data-source=partner]').first());
    await hand(ben, true).press(ben.page.getByTestId('next-place'));
    await hand(ben, true).press(ben.page.getByTestId('next-place'));
    await hand(ben, true).press(ben.page.getByTestId('place'));
  }
  await ada.page.getByTestId('do-it').waitFor();
  const before = await ownTiles(ada.page);
  await hand(ada).press(ada.page.getByTestId('do-it'));
  await expect.poll(() => ownTiles(ada.page)).toBe(before - 1);
  await ben.page.getByTestId('suggestion').waitFor({ state: 'detached' });
  expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  await close([ada, ben]);
});
