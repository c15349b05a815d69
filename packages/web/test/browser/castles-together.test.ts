import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import type { Visit } from './chromium.ts';
import { close, PHONE, sitTogether } from './company.ts';
import { look, openEyes } from './eyes.ts';
import { Pointer } from './pointer.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([RunningServer.open(), sharedChromium()]);
});

afterAll(() => server?.close());

const finger = ({ page }: Visit): Pointer => new Pointer(page, { touch: true });

async function keepCards(visit: Visit): Promise<void> {
  const { page } = visit;
  const loose = page.locator('.pick .ask-card[aria-pressed=false]');
  await page.getByTestId('pick').waitFor();
  while (await page.getByTestId('pick').isDisabled()) await finger(visit).press(loose.first());
  await finger(visit).press(page.getByTestId('pick'));
  await page.getByTestId('pick').waitFor({ state: 'detached' });
}

/** Which of two is asked first. */
function whoSees(visits: readonly Visit[], testid: string): Promise<Visit> {
  return Promise.race(
    visits.map((visit) =>
      visit.page
        .getByTestId(testid)
        .waitFor()
        .then(() => visit),
    ),
  );
}

test.runIf(THOROUGH)('hints stay while others move', async () => {
  const { ada, ben } = await sitTogether(browser, server, { game: 'between', bots: ['greedy'], ada: PHONE, ben: PHONE });
  for (const visit of [ada, ben]) {
    await finger(visit).press(visit.page.getByRole('button', { name: 'Hint', exact: true }));
    await visit.page.locator('.hints li').first().waitFor();
  }
  const words = await ada.page.locator('.hints').innerText();
  await finger(ben).press(ben.page.getByRole('button', { name: 'Do this' }).first());
  await ben.page.locator('.hints').waitFor({ state: 'detached' });
  await ada.page.locator('.log-line', { hasText: 'Ben' }).first().waitFor({ state: 'attached' });
  expect(await ada.page.locator('.hints').innerText()).toBe(words);
  await close([ada, ben]);
});

test('two people with phones: an account and a room in hand outlive what the other does, and a line tells what did not', async () => {
  const { ada, ben } = await sitTogether(browser, server, { game: 'castles', ada: PHONE, ben: PHONE });
  const first = await whoSees([ada, ben], 'pick');
  await keepCards(first);
  await keepCards(first === ada ? ben : ada);
  const builder = await whoSees([ada, ben], 'set-prices');
  const other = builder === ada ? ben : ada;
  await finger(other).press(other.page.locator('.tabs').getByText('Seats', { exact: true }));
  await finger(other).press(other.page.locator('.score-open').first());
  await other.page.locator('.account').waitFor();
  await finger(builder).press(builder.page.getByTestId('set-prices'));
  await other.page.getByText('Buy something and build it').first().waitFor({ state: 'attached' });
  expect(await other.page.locator('.account').isVisible()).toBe(true);
  await finger(other).press(other.page.locator('.account').getByRole('button', { name: 'Close' }));

  await finger(other).press(other.page.locator('.market-card.open .take').first());
  await other.page.getByTestId('hand').waitFor();
  await openEyes(other);
  await finger(builder).press(builder.page.getByRole('button', { name: /^(Undo|Ask to undo)/ }));
  const agree = other.page.getByRole('button', { name: 'Agree' });
  const note = other.page.getByTestId('change');
  await agree.or(note).first().waitFor();
  if (await agree.isVisible()) await finger(other).press(agree);
  await note.getByText(/The table changed while you were deciding/).waitFor();
  expect(await look(other.page)).toEqual([]);
  const [line, tabs] = [await note.boundingBox(), await other.page.locator('.tabs').boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  await finger(other).press(note.getByRole('button', { name: 'Got it' }));
  await note.waitFor({ state: 'detached' });
  expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  await close([ada, ben]);
});
