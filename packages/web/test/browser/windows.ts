import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE } from '../../../../testing/patience.ts';

export interface WindowOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
  readonly touch?: boolean;
  /** Lets the page install itself. Elsewhere that would be a quarter of the work of a visit. */
  readonly installs?: boolean;
  /** In a browser that has never seen the page: twice the work. */
  readonly fresh?: boolean;
}

/** A window with cookies and storage of its own. To open one and to read all scripts for the first time is half of the work of a visit, so windows are kept. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly touch: boolean;
  /** Something was done to it that cannot be undone. */
  spent: boolean;
}

const kept = new WeakMap<Browser, Window[]>();

/** What changes a context for whoever comes next. */
const CHANGES = ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newPage', 'route', 'setOffline'] as const;
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response', 'websocket'] as const;
/** A file of the house, where nothing happens: it has the origin of the page, and so its storage. */
export const RESTING_PLACE = '/icon.svg';
export const DESKTOP = { width: 1440, height: 900 };

async function openWindow(browser: Browser, options: WindowOptions): Promise<Window> {
  const { size = DESKTOP, theme = 'light', touch = false, installs = false, fresh = false } = options;
  const context = await browser.newContext({
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: installs ? 'allow' : 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE.poll);
  const window: Window = { context, page, touch, spent: installs || fresh };
  for (const target of [context, page]) {
    for (const change of CHANGES) {
      const original = (target as BrowserContext)[change] as ((...args: unknown[]) => unknown) | undefined;
      if (!original) continue;
      const spending = (...args: unknown[]): unknown => {
        window.spent = true;
        return original.apply(target, args);
      };
      Object.assign(target, { [change]: spending });
    }
  }
  return window;
}

export function windowFor(browser: Browser, options: WindowOptions): Window | Promise<Window> {
  const { touch = false, installs = false, fresh = false } = options;
  const free = kept.get(browser) ?? [];
  const index = installs || fresh ? -1 : free.findIndex((each) => each.touch === touch);
  return index < 0 ? openWindow(browser, options) : free.splice(index, 1)[0];
}

/** Keeps it for the next visitor, who finds no trace, unless something was done to it that stays. */
export async function leaveWindow(browser: Browser, window: Window): Promise<void> {
  const { context, page, spent } = window;
  if (spent || page.isClosed() || context.pages().length > 1) return context.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.mouse.move(-1, -1);
  await rest(page);
  await context.clearCookies();
  kept.set(browser, [...(kept.get(browser) ?? []), window]);
}

/** The server may be gone. */
async function rest(page: Page): Promise<void> {
  if (page.url().startsWith('http')) await page.goto(new URL(RESTING_PLACE, page.url()).href).catch(() => page.goto('about:blank'));
}
