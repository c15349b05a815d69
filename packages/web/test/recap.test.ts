import { english } from '@luftschloss/words/english';
import { expect, test } from 'vitest';
import { GAME_CARDS, scoresNow, screenOf } from '../src/games/index.ts';
import { earned, lastDecided, stepsSince, toldSince } from '../src/recap/recap.ts';
import { answerOf } from '../src/table/bot-answer.ts';
import { lastState, momentOf, openPlayedGame, type PlayedGame, played, storyOf } from '../src/table/played-game.ts';
import { openTable, recordOf, settled, telling } from './tables.ts';

const SEATS = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, bot: null }));

/** A game of three greedy people after so many actions. */
function after(game: string, actions: number): PlayedGame {
  const options = game === 'castles' ? { edition: 'collectors' } : {};
  const opened = openPlayedGame(recordOf({ game, options, seats: SEATS, seed: `recap ${game}` }));
  if (!opened.ok) throw new Error(opened.problem.code);
  let at = opened.value;
  for (let step = 0; step < actions; step++) {
    const [seat] = at.rules.toAct(lastState(at));
    const next = played(at, seat, answerOf({ game, bot: 'greedy', view: at.rules.view(lastState(at), seat), seed: `${step}` }));
    if (!next.ok) throw new Error(next.refusal.code);
    at = next.value;
  }
  return at;
}

test('a recap begins after the viewer’s last decision, and what has no words is no part of it', () => {
  expect(lastDecided({ back: null })).toBe(0);
  expect(lastDecided({ back: 7 })).toBe(8);
  const line = (step: number) => ({ step, seat: 1, type: 'bought', event: {} });
  expect(stepsSince([line(8), line(9), line(9), line(11)], 8).map(({ step, lines }) => [step, lines.length])).toEqual([
    [9, 2],
    [11, 1],
  ]);
  const silent = { ...line(10), type: 'silent' };
  const told = toldSince([line(8), line(9), line(9), silent], 8, { line: ({ type }) => (type === 'silent' ? null : type) });
  expect(told.map(({ step, text }) => [step, text])).toEqual([[9, 'bought bought']]);
  expect(toldSince([silent], 8, { line: () => null })).toEqual([]);
});

test('points are named for those whose points have changed', () => {
  expect(earned([3, 4, 0], [3, 9, -1])).toEqual([
    { seat: 1, points: 5 },
    { seat: 2, points: -1 },
  ]);
  expect(earned(null, [1])).toEqual([]);
});

test('at a table against bots the viewer’s own decision is no part of it', async () => {
  const link = openTable(recordOf());
  for (let turn = 0; turn < 6; turn++) {
    await settled(link);
    const { game, view } = link.snapshot();
    link.act(answerOf({ game, bot: 'greedy', view, seed: 'person' }));
  }
  await settled(link);
  const { log, back } = link.snapshot();
  const steps = stepsSince(log, lastDecided({ back }));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.flatMap(({ lines }) => lines.flatMap((line) => telling(link).line(line) ?? [])).join(' ')).toContain('Eduard');
  link.close();
});

test.each(GAME_CARDS.map(({ id }) => id))(
  'what has changed in %s is told from the viewer’s own views, and something is worth telling',
  async (game) => {
    const say = await screenOf(game)?.recap?.();
    if (!say) throw new Error(game);
    const end = after(game, 70);
    const texts: string[] = [];
    for (const seat of [0, 1, 2]) {
      for (let step = 10; step < 70; step += 12) {
        const [before, now] = [momentOf(end, step - 8, seat), momentOf(end, step, seat)];
        const told = say(before.view, now.view, english);
        texts.push(...told);
        // Another world that this seat cannot tell from the first one gives the same recap.
        const views = [before.view, now.view].map((view) => JSON.parse(JSON.stringify(view)) as unknown);
        expect(say(views[0], views[1], english)).toEqual(told);
        expect(earned(scoresNow(game, before.view), scoresNow(game, now.view)).every(({ points }) => points !== 0)).toBe(true);
      }
    }
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.join()).not.toMatch(/undefined|NaN|\?/);
    expect(stepsSince(storyOf(end, 0), 60).length).toBeGreaterThan(1);
  },
);
