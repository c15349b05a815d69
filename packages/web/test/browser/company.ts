import type { Browser } from 'playwright-core';
import type { Visit, VisitOptions } from './chromium.ts';
import { openByHand, person, sitDown } from './guests.ts';
import { Pointer } from './pointer.ts';
import type { RunningServer } from './running-server.ts';

export const PHONE: VisitOptions = { size: { width: 390, height: 844 }, touch: true };
export const DESKTOP: VisitOptions = { size: { width: 1280, height: 800 } };

export const close = (visits: readonly Visit[]): Promise<unknown> => Promise.all(visits.map((each) => each.close()));
export const hand = ({ page }: Visit, touch = false): Pointer => new Pointer(page, { touch });

export interface Company {
  readonly id: string;
  readonly ada: Visit;
  readonly ben: Visit;
}

interface Together {
  readonly game: string;
  readonly bots?: readonly string[];
  readonly ada?: VisitOptions;
  readonly ben?: VisitOptions;
}

/** Somebody who was told the code of a table, and takes the next seat. */
export async function join(browser: Browser, server: RunningServer, name: string, code: string, options: VisitOptions): Promise<Visit> {
  const arrived = await person(browser, server, name, '', options);
  await arrived.page.getByLabel('Code or link of a table').fill(code);
  await arrived.page.getByRole('button', { name: 'Join', exact: true }).click();
  await sitDown(arrived.page);
  return arrived;
}

/** Ada at a desk and Ben with a phone, unless told otherwise, at a table that has begun. */
export async function sitTogether(browser: Browser, server: RunningServer, together: Together): Promise<Company> {
  const { game, bots = [] } = together;
  const ada = await person(browser, server, 'Ada', '', together.ada ?? DESKTOP);
  const seats = [{ type: 'me' }, { type: 'open' }, ...bots.map((bot) => ({ type: 'bot', bot }))];
  const id = await openByHand(ada.page, server, { game, seats, listed: false });
  const code = await ada.page.locator('.table-code').innerText();
  const ben = await join(browser, server, 'Ben', code, together.ben ?? PHONE);
  await ada.page.getByText('2 of 2 so far').waitFor({ state: 'attached' });
  await hand(ada, together.ada?.touch).press(ada.page.getByRole('button', { name: 'Begin' }));
  for (const { page } of [ada, ben]) await page.locator('.table').waitFor();
  return { id, ada, ben };
}
