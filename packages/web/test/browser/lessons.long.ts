import { describe, expect, test } from 'vitest';
import { GAME_CARDS, loadScreen, screenOf } from '../../src/games/index.ts';
import { visit } from './chromium.ts';
import { SIZES, stepByStep } from './glowing.ts';
import { Pointer } from './pointer.ts';
import { sharedChromium, sharedSite } from './shared.ts';

await Promise.all(GAME_CARDS.map(({ id }) => loadScreen(id)));
const lessons = (await Promise.all(GAME_CARDS.map(async ({ id }) => (await screenOf(id)?.lessons?.()) ?? []))).flat();

/** What glows must be in sight in every step: on a phone it may lie behind a tab. */
describe.each(SIZES)('on a $name', ({ size, touch }) => {
  test.each(lessons.map(({ game, id }) => [id, game] as const))('%s is played to its end by what glows', async (id, game) => {
    const { page, close, complaints } = await visit(await sharedChromium(), sharedSite().address, { size, touch });
    await page.goto(`${sharedSite().address}#/learn/${game}/${id}`);
    await page.locator('.lesson').waitFor();
    await stepByStep(page, new Pointer(page, { touch }));
    expect(await page.locator('.lesson').getAttribute('data-phase')).toBe('over');
    expect(complaints).toEqual([]);
    await close();
  });
});
