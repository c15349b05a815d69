import { expect, test } from 'vitest';
import { sampled } from '../../../../testing/thorough.ts';
import { answerOf } from '../../src/table/bot-answer.ts';
import { lastState, openPlayedGame, played } from '../../src/table/played-game.ts';
import { recordOf } from '../tables.ts';
import { violations } from './axe.ts';
import { during } from './during.ts';
import { look, openEyes } from './eyes.ts';
import { stored } from './play.ts';
import { Pointer } from './pointer.ts';

const PHONE = { size: { width: 390, height: 844 }, touch: true, theme: 'dark' } as const;

/** A game against two bots that have acted since Ada's last decision; it is her turn. */
function waitingForAda(game: string) {
  const seats = [
    { name: 'Ada', bot: null },
    { name: 'Eduard', bot: 'greedy' },
    { name: 'Sophie', bot: 'greedy' },
  ];
  const opened = openPlayedGame(recordOf({ game, options: {}, seats, seed: 'recap' }));
  if (!opened.ok) throw new Error(opened.problem.code);
  let at = opened.value;
  for (let step = 0, since = 0; step < 200; step++) {
    const toAct = at.rules.toAct(lastState(at));
    if (toAct.includes(0) && since >= 3 && step > 30) return at.record;
    const seat = toAct.find((each) => each > 0) ?? 0;
    since = seat === 0 ? 0 : since + 1;
    const next = played(at, seat, answerOf({ game, bot: 'greedy', view: at.rules.view(lastState(at), seat), seed: `${step}` }));
    if (!next.ok) throw new Error(next.refusal.code);
    at = next.value;
  }
  throw new Error('nobody acts');
}

test('on a laptop a recap leaves the buttons of the board free, also where another castle is looked at meanwhile', () => {
  const storage = { ...stored('back', waitingForAda('castles')), 'luftschloss.recap': 'on' };
  return during('#/table/back', { size: { width: 1280, height: 800 }, storage }, async (page, visit) => {
    await openEyes(visit);
    await page.getByTestId('recap').locator('.meaning').waitFor();
    await new Pointer(page).press(page.locator('.seat .mini').nth(1));
    await page.locator('.back-home').waitFor();
    expect(await look(page)).toEqual([]);
  });
});

const GAMES = [
  ['castles', {}],
  ['between', PHONE],
  ['palace', PHONE],
] as const;

test.each(sampled(GAMES, ([game]) => game === 'castles'))(
  'coming back to %s, one is told what has happened, step by step, and then asked',
  (game, options) => {
    const storage = { ...stored('back', waitingForAda(game)), 'luftschloss.recap': 'on' };
    return during('#/table/back', { ...options, storage }, async (page) => {
      const hand = new Pointer(page, { touch: 'touch' in options });
      const recap = page.getByTestId('recap');
      await recap.waitFor();
      expect(await recap.locator('.steps li').count()).toBeGreaterThan(1);
      await hand.press(page.getByTestId('recap-next'));
      await expect.poll(() => recap.locator('[aria-current=step]').count()).toBe(1);
      expect(await violations(page)).toEqual([]);
      const replay = page.getByRole('region', { name: 'Replay' });
      await hand.press(page.locator('.tools').getByRole('button', { name: 'Replay' }));
      await replay.waitFor();
      expect(await recap.count(), 'two ways to step at once would leave the board no room').toBe(0);
      await hand.press(page.locator('.tools').getByRole('button', { name: 'Replay' }));
      await recap.waitFor();
      await hand.press(page.getByTestId('recap-close'));
      await expect.poll(() => recap.count()).toBe(0);
      expect(await replay.count(), 'the present is shown again').toBe(0);
      if (game !== 'castles') return;
      await page.getByRole('button', { name: 'Menu' }).click();
      await hand.press(page.getByTestId('recap-setting'));
      await page.reload();
      await page.getByTestId('question').waitFor();
      expect(await recap.count()).toBe(0);
    });
  },
);
