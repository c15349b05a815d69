import { join } from 'node:path';
import type { BetweenView } from '@luftschloss/engine/between';
import type { CastlesView } from '@luftschloss/engine/castles';
import type { GameRecord } from '@luftschloss/engine/kernel';
import type { PalaceView } from '@luftschloss/engine/palace';
import type { Browser, Page } from 'playwright-core';
import { tell } from '../../../../testing/seed.ts';
import { answerOf } from '../../src/table/bot-answer.ts';
import { lastState, openPlayedGame, played } from '../../src/table/played-game.ts';
import { type Visit, type VisitOptions, visit } from './chromium.ts';
import { look, lookAt, openEyes } from './eyes.ts';
import type { Control } from './in-page/screen.ts';
import type { Watching } from './in-page/watching.ts';
import { stored } from './play.ts';
import { nextFrames } from './work.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A moment of a game at which somebody looks at the screen. */
interface Moment {
  readonly name: string;
  readonly record: GameRecord;
}

/** A whole game as sensible people play it: every kind of question when Ada is asked it first and last, and the end. */
export function momentsOf(record: GameRecord): Moment[] {
  const opened = openPlayedGame(record);
  if (!opened.ok) throw new Error(opened.problem.code);
  let game = opened.value;
  const moments = new Map<string, Moment>();
  for (;;) {
    const [seat] = game.rules.toAct(lastState(game));
    if (seat === undefined) break;
    const view = game.rules.view(lastState(game), seat);
    if (seat === 0) {
      const question = questionOf(view);
      const order = moments.has(`${question}, first`) ? 'last' : 'first';
      moments.set(`${question}, ${order}`, { name: `${question}, ${order}`, record: game.record });
    }
    const action = answerOf({ game: record.game, bot: 'greedy', view, seed: 'sweep' });
    const next = played(game, seat, action);
    if (!next.ok) throw new Error(next.refusal.code);
    game = next.value;
  }
  return [...moments.values(), { name: 'the end', record: game.record }];
}

/** What somebody is asked, by its kind. */
function questionOf(view: unknown): string {
  const { waiting, phase } = view as Partial<BetweenView>;
  const bonus = waiting?.find((each) => each?.by === 0);
  if (bonus) return `a bonus: ${bonus.decision}`;
  return (view as Partial<CastlesView>).ask?.type ?? (view as Partial<PalaceView>).agenda?.[0]?.type ?? phase ?? 'a decision';
}

/** A gallery goes on in the same way. */
const MOST_SCREENS = 12;

/** A long sweep says now and then that it goes on, in milliseconds. */
const SIGN_OF_LIFE = 60_000;

/** Nothing lies there. */
const NOWHERE = { x: 1, y: 1 };

/** Goes from moment to moment in one window, and looks at each in every size and theme. */
export class Sweep {
  readonly findings = new Set<string>();
  looks = 0;
  readonly #visit: Visit;
  readonly #page: Page;
  /** Kinds of controls that were hovered over and held down already, in a theme. */
  readonly #kinds = new Set<string>();
  #told = performance.now();

  private constructor(arrived: Visit) {
    this.#visit = arrived;
    this.#page = arrived.page;
  }

  static async begin(browser: Browser, address: string, options: VisitOptions): Promise<Sweep> {
    const arrived = await visit(browser, address, options);
    await openEyes(arrived);
    return new Sweep(arrived);
  }

  async end(): Promise<void> {
    await this.#visit.close();
  }

  async through(table: string, moments: readonly Moment[], sizes: readonly Size[], themes: readonly Theme[]): Promise<void> {
    for (const [index, { name, record }] of moments.entries()) {
      const id = `${table.replaceAll(/\W+/g, '-')}-${index}`;
      await this.#page.evaluate(
        ([items, hash]) => {
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
          location.hash = hash;
        },
        [stored(id, record), `/table/${id}`] as const,
      );
      await this.#page.locator('.table').waitFor();
      await this.#inEverySight(`${table}, ${name}`, sizes, themes, async (where, theme) => {
        await this.#lookAround(where, theme);
        await this.#takeUp(where, theme);
      });
    }
    this.#noteComplaints(table);
  }

  /** Pages other than tables, by their addresses. */
  async throughPages(addresses: readonly string[], sizes: readonly Size[], themes: readonly Theme[]): Promise<void> {
    for (const address of addresses) {
      await this.#page.evaluate((hash) => {
        location.hash = hash;
      }, address);
      await this.#page.waitForFunction(() => document.querySelector('.waiting') === null);
      await this.#page.locator('h1').first().waitFor();
      await this.#inEverySight(address, sizes, themes, (where, theme) => this.#readThrough(where, theme));
      this.#noteComplaints(address);
    }
  }

  /** From the top to the end, a screen at a time. */
  async #readThrough(where: string, theme: Theme): Promise<void> {
    const screens = await this.#page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
    for (let screen = 0; screen < Math.min(screens, MOST_SCREENS); screen++) {
      await this.#page.evaluate((shown) => scrollTo(0, shown * innerHeight), screen);
      await this.#lookAround(where, theme, false);
    }
  }

  async #inEverySight(
    what: string,
    sizes: readonly Size[],
    themes: readonly Theme[],
    look: (where: string, theme: Theme) => Promise<void>,
  ): Promise<void> {
    for (const size of sizes) {
      await this.#page.setViewportSize(size);
      for (const theme of themes) {
        await this.#page.emulateMedia({ colorScheme: theme });
        await this.#page.waitForFunction(
          (worn) => document.documentElement.dataset.theme === worn,
          theme === 'dark' ? 'blueprint' : 'paper',
        );
        await look(`${what}, ${size.width} x ${size.height}, ${theme}`, theme);
      }
    }
  }

  #noteComplaints(where: string): void {
    for (const complaint of this.#visit.complaints.splice(0)) this.findings.add(`${where}: ${complaint}`);
  }

  /** A room in hand opens another panel, and so does one that is tried. */
  async #takeUp(where: string, theme: Theme): Promise<void> {
    const card = this.#page
      .locator('.market-card.open .take, .tile[data-source=own], .hand-tile:not([disabled]), [data-testid=row-tile]:not([disabled])')
      .first();
    if (!(await card.isVisible())) return;
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    if (!box) return;
    await this.#page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await this.#lookAround(`${where}, with a room in hand`, theme);
    await this.#page.keyboard.press('n');
    await this.#lookAround(`${where}, with a room tried`, theme);
    await this.#page.keyboard.press('Escape');
  }

  /** `closely`: also at what must be scrolled to, as tables do it inside of themselves. */
  async #lookAround(where: string, theme: Theme, closely = true): Promise<void> {
    await nextFrames(this.#page);
    this.looks++;
    await this.#note(where, await look(this.#page, closely));
    const controls = await this.#page.evaluate(() => (window as unknown as { watching: Watching }).watching.eye.controls());
    for (const control of controls) {
      const kind = `${theme} ${control.kind}`;
      if (this.#kinds.has(kind)) continue;
      this.#kinds.add(kind);
      await this.#touch(where, control);
    }
  }

  /** Under the pointer, and held down; the pointer leaves before it lets go, so nothing is pressed. */
  async #touch(where: string, { places: [{ x, y }] }: Control): Promise<void> {
    await this.#page.mouse.move(x, y);
    await nextFrames(this.#page);
    await this.#note(`${where}, under the pointer`, await lookAt(this.#page, { x, y }));
    await this.#page.mouse.down();
    await nextFrames(this.#page);
    await this.#note(`${where}, held down`, await lookAt(this.#page, { x, y }));
    await this.#page.mouse.move(NOWHERE.x, NOWHERE.y);
    await this.#page.mouse.up();
    // What the pointer has dragged over is marked, and would be looked at like that from now on.
    await this.#page.evaluate(() => getSelection()?.removeAllRanges());
    await nextFrames(this.#page);
  }

  /** The same thing at many moments is told once. `LUFTSCHLOSS_PICTURES`: a folder for a picture of what was found. */
  async #note(where: string, noticed: readonly string[]): Promise<void> {
    const fresh = noticed.filter((what) => ![...this.findings].some((told) => told.startsWith(`${what}\n`)));
    for (const what of fresh) {
      this.findings.add(`${what}\n    ${where}`);
      tell(`${what}\n    ${where}`);
    }
    const { LUFTSCHLOSS_PICTURES: pictures } = process.env;
    if (fresh.length > 0 && pictures) await this.#page.screenshot({ path: join(pictures, `${where.replaceAll(/\W+/g, '-')}.png`) });
    this.#tellProgress(where);
  }

  #tellProgress(where: string): void {
    if (performance.now() < this.#told + SIGN_OF_LIFE) return;
    this.#told = performance.now();
    tell(`${this.looks} looks, ${this.findings.size} findings, now at ${where}`);
  }
}
