import type { Browser } from 'playwright-core';
import type { Visit, VisitOptions } from './chromium.ts';
import { openByHand, person, sitDown } from './guests.ts';
import { Pointer } from './pointer.ts';
import type { RunningServer } from './running-server.ts';

export const PHONE = { size: { width: 390, height: 844 }, touch: true } as const satisfies VisitOptions;
export const DESKTOP = { size: { width: 1280, height: 800 } } as const satisfies VisitOptions;

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
async function join(browser: Browser, server: RunningServer, name: string, code: string, options: VisitOptions): Promise<Visit> {
  const arrived = await person(browser, server, name, '', options);
  await arrived.page.getByLabel('Code or link of a table').fill(code);
  await arrived.page.getByRole('button', { name: 'Join', exact: true }).click();
  await sitDown(arrived.page);
  return arrived;
}

const NAMES = ['Ada', 'Ben', 'Eva'] as const;

/** As many people as there are sights, each with a browser of their own, at a table that has begun: Ada opened it, the others come by its code. */
export async function sitDownAll(
  browser: Browser,
  server: RunningServer,
  { game, bots = [], sights }: { readonly game: string; readonly bots?: readonly string[]; readonly sights: readonly VisitOptions[] },
): Promise<{ readonly id: string; readonly visits: readonly Visit[] }> {
  const [own, ...others] = sights;
  const ada = await person(browser, server, NAMES[0], '', own);
  const seats = [{ type: 'me' }, ...others.map(() => ({ type: 'open' })), ...bots.map((bot) => ({ type: 'bot', bot }))];
  const id = await openByHand(ada.page, server, { game, seats, listed: false });
  const code = await ada.page.locator('.table-code').innerText();
  const visits = [ada];
  for (const sight of others) visits.push(await join(browser, server, NAMES[visits.length], code, sight));
  await ada.page.getByText(`${sights.length} of ${sights.length} so far`).waitFor({ state: 'attached' });
  await hand(ada, own.touch).press(ada.page.getByRole('button', { name: 'Begin' }));
  for (const { page } of visits) await page.locator('.table').waitFor();
  return { id, visits };
}

/** Ada at a desk and Ben with a phone, unless told otherwise, at a table that has begun. */
export async function sitTogether(
  browser: Browser,
  server: RunningServer,
  { ada: desk = DESKTOP, ben: phone = PHONE, ...table }: Together,
): Promise<Company> {
  const { id, visits } = await sitDownAll(browser, server, { ...table, sights: [desk, phone] });
  const [ada, ben] = visits;
  return { id, ada, ben };
}
