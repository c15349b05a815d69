import type { Browser, Page } from 'playwright-core';
import { type Visit, type VisitOptions, visit } from './chromium.ts';
import type { RunningServer } from './running-server.ts';

export interface PersonOptions extends VisitOptions {
  readonly language?: string; // instead of the browser's
}

/** Somebody with a browser of their own, at a page of the house. */
export async function person(
  browser: Browser,
  server: Pick<RunningServer, 'address'>,
  name: string,
  path = '',
  { language = 'auto', ...options }: PersonOptions = {},
): Promise<Visit> {
  const settings = JSON.stringify({ name, pace: 'quick', inWords: options.inWords ?? false, language });
  const storage = { ...options.storage, 'luftschloss.settings': settings };
  return visit(browser, path.startsWith('http') ? path : `${server.address}/${path}`, { ...options, storage });
}

/** Follows an invitation and takes the seat. */
export async function guest(
  browser: Browser,
  server: Pick<RunningServer, 'address'>,
  name: string,
  link: string,
  options: VisitOptions = {},
): Promise<Visit> {
  const arrived = await person(browser, server, name, link, options);
  await sitDown(arrived.page);
  return arrived;
}

export async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sit down' }).click();
  await seated(page);
}

/** Sits, and has added to the deal: whoever begins at once is quicker than any hand, and the page would come too late with it. */
export async function seated(page: Page): Promise<void> {
  await page.getByText('you', { exact: true }).waitFor();
  await page.waitForFunction(async () => {
    const id = /online\/([^/]+)/.exec(location.hash)?.[1];
    const { table, seat } = await (await fetch(`/api/tables/${id}`)).json();
    return table.deal === null || table.deal.contributions[seat] !== null;
  });
}

/** Takes the next seat of a table that gathers, and does nothing there: a bot that plays on for somebody else then has to wait. */
export async function sitStill(page: Page, server: Pick<RunningServer, 'address'>): Promise<void> {
  const id = /online\/([^/]+)/.exec(page.url())?.[1];
  const code = await page.locator('.table-code').innerText();
  const body = JSON.stringify({ code });
  await fetch(`${server.address}/api/tables/${id}/join`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Opens a table through the form; answers with the link for friends. */
export async function openTable(page: Page, game: string, friends: readonly number[]): Promise<string> {
  await page.getByRole('radio', { name: new RegExp(`^${game}`) }).click();
  for (const _ of friends) await page.getByRole('button', { name: 'Remove seat 2' }).click();
  for (const _ of friends) await page.getByRole('button', { name: 'Add: A friend, by link' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.locator('.invitation').inputValue();
}

/** A table that the form does not offer, such as one with very little time. */
export async function openByHand(page: Page, server: Pick<RunningServer, 'address'>, wish: object): Promise<string> {
  const id = await page.evaluate(async (body) => {
    const send = async (method: string, path: string, value: unknown): Promise<{ table: { id: string } }> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method, headers, body: JSON.stringify(value) })).json();
    };
    await send('PUT', '/api/me', { name: JSON.parse(localStorage.getItem('luftschloss.settings') ?? '{}').name });
    return (await send('POST', '/api/tables', body)).table.id;
  }, wish);
  await page.goto(`${server.address}/#/online/${id}`);
  return id;
}
