import type { TableFile } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameScorer } from '../../src/scorer/game-scorer.ts';
import { type Item, itemsOf } from '../../src/scorer/questions.ts';
import type { Tap } from '../scorer-taps.ts';
import { type Point, Pointer, type Target } from './pointer.ts';

/** Somebody at the drawing board with one thumb, who counts every tap. */
export class Thumb {
  readonly #page: Page;
  readonly #hand: Pointer;
  taps = 0;

  constructor(page: Page) {
    this.#page = page;
    this.#hand = new Pointer(page, { touch: true });
  }

  async press(target: Target): Promise<void> {
    this.taps++;
    await this.#hand.press(target);
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
    else if (tap.on === 'board') await this.#tapBoard(tap);
    else if (tap.on === 'dragged') throw new Error('nothing of this is to be dragged');
    else await this.press(page.getByTestId(tap.on));
  }

  /** A tap on the board counts when the browser has sent its click: the next one waits for what it moved. */
  async #tapBoard(tap: Extract<Tap, { on: 'board' }>): Promise<void> {
    const held = (): Promise<string> => this.#page.locator('.held').evaluate((tile) => tile.outerHTML); // it may have turned in its place
    const before = await held();
    await this.press(await onScreen(this.#page, tap));
    await expect.poll(held).not.toBe(before);
  }

  /** Answers whatever the sheet asks for, as it lies on the finished table, from one question to the next. */
  async answerAll(scorer: GameScorer, finished: TableFile, kept: () => Promise<TableFile>): Promise<number> {
    const open = async (): Promise<Item[]> => {
      const table = await kept();
      return itemsOf(scorer, table, scorer.tables.sheet(table), english).filter(({ neededFor }) => neededFor.length > 0);
    };
    let answered = 0;
    for (let [item] = await open(); item; [item] = await open()) {
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
    if (field.kind === 'number') return this.#type(question.locator('input'), String(value));
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
        await (count > 0 ? this.#type(question.locator('.count input').nth(index), String(count)) : null);
    else
      for (const [slot, each] of (value as unknown[]).entries())
        await (each === null ? null : this.#choose(question.locator('select').nth(slot), titleOf(each)));
  }

  /** Tapped, then typed on the keys of the phone. */
  async #type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await this.#page.keyboard.type(text);
    this.taps += text.length;
  }

  /** The list that a phone unfolds is not in the page: one tap opens it, one chooses. */
  async #choose(list: Locator, title: string): Promise<void> {
    await list.selectOption({ label: title });
    this.taps += 2;
  }
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

/** Where on the screen a cell of the board is, by where the tile in hand lies. Nobody taps beside the board. */
async function onScreen(page: Page, { x, y, from }: Extract<Tap, { on: 'board' }>): Promise<Point> {
  if (!from) throw new Error('nothing in hand');
  const [tile, board] = [await page.locator('.handle').boundingBox(), await page.locator('.scorer-board').boundingBox()];
  if (!tile || !board) throw new Error('nothing in hand');
  const scale = tile.width / from.width;
  const at = { x: tile.x + (x - from.left) * scale, y: tile.y + (y - from.top) * scale };
  const isOnBoard = at.x > board.x && at.x < board.x + board.width && at.y > board.y && at.y < board.y + board.height;
  if (!isOnBoard) throw new Error(`a place where the tile in hand fits is out of sight: ${Math.round(at.x)}, ${Math.round(at.y)}`);
  return at;
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
