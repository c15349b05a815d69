import type { TableFile } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tell } from '../../../../testing/seed.ts';
import type { GameScorer } from '../../src/scorer/game-scorer.ts';
import { type Item, itemsOf } from '../../src/scorer/questions.ts';
import type { Entered } from '../scorer-tables.ts';
import type { Tap } from '../scorer-taps.ts';
import { type Point, Pointer, type Target } from './pointer.ts';

/** What somebody needs who looks for the next tile between two taps, in seconds for each of them. Nobody looks for the next letter of a name. */
const PACE = { quick: 1.5, slow: 2, letter: 0.5 } as const;

/** Somebody at the drawing board with one thumb, who counts every tap, every letter, and every stroke that brings something into sight. */
export class Thumb {
  readonly #page: Page;
  readonly #hand: Pointer;
  taps = 0;
  letters = 0; // and digits, on the keys of the phone: taps as well
  strokes = 0;

  constructor(page: Page) {
    this.#page = page;
    this.#hand = new Pointer(page, { touch: true });
  }

  minutesAt(pace: 'quick' | 'slow'): number {
    return ((this.taps - this.letters + this.strokes) * PACE[pace] + this.letters * PACE.letter) / 60;
  }

  /** A tap counts when the browser has sent its click: the next one waits for what it changes. */
  async press(target: Target): Promise<void> {
    this.taps++;
    if ('evaluate' in target && (await isOutOfSight(target))) this.strokes++;
    const before = await this.#page.evaluate(clicksSoFar);
    await this.#hand.press(target);
    await this.#page.waitForFunction((clicks) => (window as CountedClicks).clicksSoFar !== clicks, before);
  }

  /** To the next castle. */
  goOn(): Promise<void> {
    return this.press(this.#page.getByTestId('next'));
  }

  async enter(taps: readonly Tap[]): Promise<void> {
    for (const tap of taps) await this.#enter(tap);
  }

  async #enter(tap: Tap): Promise<void> {
    const page = this.#page;
    if (tap.on === 'letter') await this.press(page.locator(`[data-letter="${tap.letter}"]`));
    else if (tap.on === 'key') await this.press(page.locator(`[data-key="${tap.row}:${tap.key}"]`));
    else if (tap.on === 'tab') await this.press(page.locator(`[data-tab="${tap.tab}"]`));
    else if (tap.on === 'find') await this.press(await inSight(page, `[data-find="${tap.tile}"]`));
    else if (tap.on === 'board') await this.press(await onScreen(page, tap));
    else if (tap.on === 'dragged') throw new Error('nothing of this is to be dragged');
    else await this.press(page.getByTestId(tap.on));
  }

  /** Answers whatever the sheet asks for, as it lies on the finished table, from one question to the next. */
  async answerAll(scorer: GameScorer, finished: TableFile, kept: () => Promise<TableFile>): Promise<number> {
    const open = async (): Promise<Item[]> => {
      const table = await kept();
      return itemsOf(scorer, table, scorer.tables.sheet(table), english).filter(({ neededFor }) => neededFor.length > 0);
    };
    let answered = 0;
    for (let [item] = await open(); item; [item] = await open()) {
      if (!(await isWhole(this.#page.locator(`[data-question="${item.place}"]`))))
        await this.press(this.#page.getByTestId('next-question'));
      await this.#answer(item, valueIn(finished, item.place));
      await expect.poll(async () => (await open()).map(({ place }) => place)).not.toContain(item.place);
      answered++;
    }
    return answered;
  }

  async #answer({ place, field }: Item, value: unknown): Promise<void> {
    const question = this.#page.locator(`[data-question="${place}"]`);
    const chip = (title: string): Locator => question.getByRole('button', { name: title, exact: true });
    if (field.kind === 'number') return this.#number(question, Number(value));
    if (field.kind === 'tab') throw new Error(`${place}: tiles are missing`);
    const titleOf = (wanted: unknown): string => {
      const option = field.options.find((each) => JSON.stringify(each.value) === JSON.stringify(wanted));
      if (!option) throw new Error(`${place}: nothing to answer ${JSON.stringify(wanted)} with`);
      return option.title;
    };
    if (field.kind === 'one') return this.press(chip(titleOf(value)));
    if (isNothing(value)) return this.press(chip(english.words.scorer.answers.none()));
    if (field.kind === 'some') for (const each of value as unknown[]) await this.press(chip(titleOf(each)));
    else if (field.kind === 'counts')
      for (const [index, count] of countsOf(field, value).entries())
        await (count > 0 ? this.type(question.locator('.count input').nth(index), String(count)) : null);
    else
      for (const [slot, each] of (value as unknown[]).entries())
        await (each === null ? null : this.#choose(question.locator('select').nth(slot), titleOf(each)));
  }

  /** Whole thousands have a key. */
  async #number(question: Locator, value: number): Promise<void> {
    const thousands = question.getByRole('button', { name: english.words.scorer.answers.thousands(), exact: true });
    const isRound = value >= 1000 && value % 1000 === 0;
    await this.type(question.locator('input'), String(isRound ? value / 1000 : value));
    if (isRound) await this.press(thousands);
  }

  /** Tapped, then typed on the keys of the phone. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await this.#page.keyboard.type(text);
    this.taps += text.length;
    this.letters += text.length;
  }

  /** The list that a phone unfolds is not in the page: one tap opens it, one chooses. */
  async #choose(list: Locator, title: string): Promise<void> {
    await list.selectOption({ label: title });
    this.taps += 2;
  }
}

/** Enters boards of a finished table by taps alone, from an empty sheet on, and says how many tiles those were. */
export async function enterBoards(
  thumb: Thumb,
  scorer: GameScorer,
  finished: TableFile,
  boards: readonly Entered[],
  kept: () => Promise<TableFile>,
): Promise<number> {
  for (const [tab, { taps }] of boards.entries()) {
    if (tab > 0) await thumb.goOn();
    await thumb.enter(taps);
    await expect.poll(async () => lying(scorer, await kept(), tab)).toEqual(lying(scorer, finished, tab));
  }
  return boards.reduce((sum, each) => sum + each.tiles, 0);
}

/** Where each tile lies and whose it is, in whatever order. */
function lying(scorer: GameScorer, table: TableFile, tab: number): string[] {
  return scorer
    .laid(table, tab)
    .map(({ tile, x, y, r, level, owner }) => [tile.replace(/^STA-\d+/, 'STA'), x, y, r, level, owner].join(' ')) // stairs are all the same
    .sort();
}

export function tellTaps(what: string, thumb: Thumb): void {
  const { taps, letters, strokes } = thumb;
  const [quick, slow] = [thumb.minutesAt('quick').toFixed(1), thumb.minutesAt('slow').toFixed(1)];
  tell(`drawing board on a phone, ${what}: ${taps} taps so far (${letters} letters), ${strokes} strokes, ${quick} to ${slow} minutes`);
}

/** Whether all of a question is in sight, between the board and the bar. */
async function isWhole(question: Locator): Promise<boolean> {
  const [box, panel] = await Promise.all([question.boundingBox(), question.page().locator('.sheet-panel').boundingBox()]);
  return box !== null && panel !== null && box.y >= panel.y && box.y + box.height <= panel.y + panel.height;
}

/** Whether one has to stroke before it can be pressed. */
async function isOutOfSight(target: Locator): Promise<boolean> {
  await target.waitFor();
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !(element.contains(hit) || hit.contains(element));
  });
}

function isNothing(value: unknown): boolean {
  return Object.values(value as object).every((each) => each === null || each === 0);
}

function countsOf({ options, as }: Extract<Item['field'], { kind: 'counts' }>, value: unknown): number[] {
  if (as === 'list') return options.map((option) => (value as unknown[]).filter((each) => each === option.value).length);
  return options.map((option) => (value as { readonly [name: string]: number })[String(option.value)] ?? 0);
}

function valueIn(table: TableFile, place: string): unknown {
  const steps = [...place.matchAll(/[^.[\]]+/g)].map(([step]) => step);
  return steps.reduce<unknown>((part, step) => (part as { readonly [step: string]: unknown })[step], table);
}

type CountedClicks = typeof window & { clicksSoFar?: number };

/** Runs in the page. */
function clicksSoFar(): number {
  const counted = window as CountedClicks;
  if (counted.clicksSoFar === undefined) {
    counted.clicksSoFar = 0;
    addEventListener('click', () => counted.clicksSoFar !== undefined && counted.clicksSoFar++);
  }
  return counted.clicksSoFar;
}

/** Where on the screen a cell of the board is, by where the tile in hand lies. Nobody taps beside the board. */
async function onScreen(page: Page, { x, y, from }: Extract<Tap, { on: 'board' }>): Promise<Point> {
  if (!from) throw new Error('nothing in hand');
  const { tile, board } = await page.evaluate(boxesAtRest);
  const scale = tile.width / from.width;
  const at = { x: tile.x + (x - from.left) * scale, y: tile.y + (y - from.top) * scale };
  const isOnBoard = at.x > board.left && at.x < board.right && at.y > board.top && at.y < board.bottom;
  if (!isOnBoard) throw new Error(`a place where the tile in hand fits is out of sight: ${Math.round(at.x)}, ${Math.round(at.y)}`);
  return at;
}

/** Runs in the page: the board, and the tile in hand as soon as it has come to rest. */
async function boxesAtRest(): Promise<{ readonly tile: DOMRect; readonly board: DOMRect }> {
  for (let known = ''; ; ) {
    const [tile, board] = ['.handle', '.scorer-board'].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    if (!tile || !board) throw new Error('nothing in hand');
    const now = JSON.stringify([tile, board]);
    if (now === known) return { tile: tile.toJSON(), board: board.toJSON() };
    known = now;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/** A hand scrolls to what it presses, and that would be one more thing to do. */
async function inSight(page: Page, selector: string): Promise<Locator> {
  const found = page.locator(selector);
  await found.waitFor();
  await expect.poll(async () => (await found.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(0);
  const box = await found.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeLessThan(page.viewportSize()?.width ?? 0);
  return found;
}
