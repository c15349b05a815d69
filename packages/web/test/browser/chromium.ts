import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserServer,
  type LaunchOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { PATIENCE } from '../../../../testing/patience.ts';
import { DESKTOP, leaveWindow, RESTING_PLACE, type WindowOptions, windowFor } from './windows.ts';

/** One process for all would end with the first page that is closed, and a page without web security is not the page that people see. */
const UNWANTED = [
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  // Every window would load the program anew.
  '--no-zygote',
];

const ARGS = [...chromium.args.filter((arg) => !UNWANTED.includes(arg)), '--no-sandbox', '--disable-gpu'];
const ATTEMPTS = 6;

/** On its first use the browser is unpacked; whoever comes while another is still unpacking tries again. */
async function unpacked<T>(launch: (options: LaunchOptions) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch({ args: ARGS, executablePath: await chromium.executablePath(), headless: true, timeout: PATIENCE.poll });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}

/** A browser of one's own, for scripts. */
export function launchChromium(): Promise<Browser> {
  return unpacked((options) => playwright.launch(options));
}

/** Windows of most tests live for seconds: to optimize their scripts would be more work than it saves. */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan';

/** A browser that several threads can use. Whoever measures its speed wants it as people have it. */
export function openChromium({ optimizes }: { readonly optimizes: boolean }): Promise<BrowserServer> {
  return unpacked((options) => playwright.launchServer(optimizes ? options : { ...options, args: [...ARGS, UNOPTIMIZED] }));
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything that the page complained about. */
  readonly complaints: string[];
  /** Leaves the window to the next visitor, who finds no trace. */
  close(): Promise<void>;
}

export interface VisitOptions extends WindowOptions {
  readonly inWords?: boolean; // tables as lists of sentences
  readonly language?: string; // as the browser has it, if not said
  readonly storage?: { readonly [key: string]: string };
}

/** At a file of the house: it has the origin of the page, without the page itself. */
async function prepareStorage(page: Page, address: string, entries: { readonly [key: string]: string }): Promise<void> {
  const restingPlace = new URL(RESTING_PLACE, address).href;
  if (page.url() !== restingPlace) await page.goto(restingPlace);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.evaluate(fillStorage, entries);
}

function fillStorage(entries: { readonly [key: string]: string }): void {
  for (const [key, value] of Object.entries(entries)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}

/** What is said in the page's name: by Playwright where it may not install itself, by the browser where its worker takes over while files are fetched ahead. */
const NO_COMPLAINTS = [
  /^Service Worker registration blocked by Playwright$/,
  /^A preload for .* cross-world service worker resource mismatch/,
];

/** Somebody who has never been at the page before; bots do not hesitate. */
export async function visit(browser: Browser, address: string, options: VisitOptions = {}): Promise<Visit> {
  const { size = DESKTOP, theme = 'light', inWords = false, language = 'auto', storage = {} } = options;
  const atPage = address.startsWith('http');
  const window = await windowFor(browser, atPage ? options : { ...options, fresh: true });
  const { context, page } = window;
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', media: null });
  // Nobody is asked whether a game is new, unless a test wants that.
  const known = JSON.stringify({ asked: ['castles', 'between', 'palace'] });
  const entries = {
    'luftschloss.settings': JSON.stringify({ pace: 'quick', inWords, language, name: 'Ada' }),
    'luftschloss.companion': known,
    'luftschloss.recap': 'off', // tables are found in the middle of their games
    ...storage,
  };
  if (atPage) await prepareStorage(page, address, entries);
  else await page.addInitScript(fillStorage, entries);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !NO_COMPLAINTS.some((known) => known.test(message.text()))) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  return { context, page, complaints, close: () => leaveWindow(browser, window) };
}
