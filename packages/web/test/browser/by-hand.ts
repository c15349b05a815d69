import { errors, type Page } from 'playwright-core';
import { PATIENCE } from '../../../../testing/patience.ts';
import { waitForQuestion } from './play.ts';
import type { Pointer } from './pointer.ts';

export interface Played {
  readonly presses: number;
  readonly kinds: ReadonlyMap<string, number>; // how often each kind of decision was met
}

export interface ByHand {
  readonly page: Page;
  readonly hand: Pointer;
  readonly most?: number; // decisions
  /** Looks at the page at every decision, before it is answered. */
  look?(kind: string, decision: number): Promise<void>;
}

const LOOK = 10_000; // milliseconds between two looks at whether the game goes on

/**
 * Waits until the page asks something. Others may take as long as they like while the game goes on: only a table at which nothing happens any more is given
 * up, with what its page says.
 */
export async function waitWhileOthersPlay<T, A>(page: Page, asks: (about: A) => T | null, about: A): Promise<T> {
  const logged = (): Promise<number> => page.locator('.log-line').count();
  for (let [lines, since] = [await logged(), Date.now()]; ; ) {
    const asked = await page.waitForFunction(asks as never, about, { timeout: LOOK }).catch((error) => {
      if (error instanceof errors.TimeoutError) return null;
      throw error;
    });
    if (asked) return asked.jsonValue() as Promise<T>;
    const now = await logged();
    if (now !== lines) [lines, since] = [now, Date.now()];
    else if (Date.now() - since > PATIENCE.poll)
      throw new Error(`nothing is asked, and nothing happens: ${await page.locator('body').innerText()}`);
  }
}

/** Plays Castles to the end as a person would: by pressing what can be seen, at coordinates. */
export async function playByHand({ page, hand, most = 400, look = async () => {} }: ByHand): Promise<Played> {
  const kinds = new Map<string, number>();
  let presses = 0;
  for (let decision = 0; decision < most; decision++) {
    const question = await waitForQuestion(page);
    const kind = question === 'ask' ? `ask ${await page.locator('.ask [data-kind]').first().getAttribute('data-kind')}` : question;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    await look(kind, decision);
    if (question === 'end') break;
    const before = await stepOf(page);
    presses += await answer(page, hand, question);
    await page.waitForFunction((step) => document.querySelector('.ending') !== null || window.document.body.innerText !== step, before);
    await page.waitForTimeout(30);
  }
  return { presses, kinds };
}

function stepOf(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText);
}

async function answer(page: Page, hand: Pointer, question: string): Promise<number> {
  switch (question) {
    case 'pick':
      return pick(page, hand);
    case 'build':
      await hand.press(page.getByTestId('build'));
      return 1;
    case 'prices':
      await hand.press(page.getByTestId('set-prices'));
      return 1;
    case 'turn':
      return takeTurn(page, hand);
    default:
      return chooseCard(page, hand);
  }
}

async function pick(page: Page, hand: Pointer): Promise<number> {
  const cards = page.locator('.pick .ask-card');
  let presses = 1;
  for (let i = 0; i < (await cards.count()) && (await page.getByTestId('pick').isDisabled()); i++, presses++)
    await hand.press(cards.nth(i));
  await hand.press(page.getByTestId('pick'));
  return presses;
}

async function chooseCard(page: Page, hand: Pointer): Promise<number> {
  await hand.press(page.locator('.ask .ask-card, .ask .action').first());
  if ((await page.getByTestId('confirm').count()) === 0) return 1;
  await hand.press(page.getByTestId('confirm'));
  return 2;
}

/** The first room that can be had, put where it is held; or nothing. */
async function takeTurn(page: Page, hand: Pointer): Promise<number> {
  const cards = page.locator('.market-card.open .take');
  if ((await cards.count()) === 0) {
    await hand.press(page.getByTestId('pass'));
    return 1;
  }
  await hand.press(cards.first());
  await page.getByTestId('build').waitFor();
  await hand.press(page.getByTestId('build'));
  return 2;
}
