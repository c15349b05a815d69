import { findGame } from '@luftschloss/engine';
import { between } from '@luftschloss/engine/between';
import { type GameResult, type GameTypes, type Rules, randomPlayer, simulateGame } from '@luftschloss/engine/kernel';
import { told } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { GAME_CARDS, screenOf } from '../src/games/index.ts';
import { actionGroups, searchGroup } from '../src/general/action-menu.ts';
import { asideGroups } from '../src/general/asides.ts';
import { keptAction, keptPieces } from '../src/general/choice.ts';
import { worthOf } from '../src/general/worth.ts';
import { parseRoute } from '../src/shell/route.ts';
import type { Change } from '../src/table/held.ts';
import { distinctNames } from '../src/table/names.ts';
import { againstBots, newRecord } from '../src/table/new-table.ts';
import { resultTable } from '../src/table/result-table.ts';
import { decidedSince } from '../src/table/turns.ts';
import { openTable, recordOf, sensibleAction, settled, telling } from './tables.ts';

describe('the general table', () => {
  test.each(['castles', 'between', 'palace'])('lists every legal action of %s in words, and finds it again', async (game) => {
    const rules = findGame(game)?.rules as Rules;
    const link = openTable(recordOf({ game, options: {} }));
    for (let turn = 0; turn < 12; turn++) {
      await settled(link);
      const view = link.snapshot().view as GameTypes['view'];
      for (const group of actionGroups(rules, view)) {
        const page = searchGroup(telling(link), view, group, { typed: '', limit: 5 });
        expect(page.actions.length).toBe(Math.min(5, group.count));
        expect(page.more).toBe(group.count > 5);
        for (const { action, text } of page.actions) {
          expect(rules.refusal(view, action)).toBeNull();
          expect(searchGroup(telling(link), view, group, { typed: text, limit: 1 }).actions.length).toBe(1);
        }
      }
      link.act(sensibleAction(link));
    }
  });

  test('Between: a place is worth what the castle has more after it', async () => {
    const rules = findGame('between')?.rules as Rules;
    const link = openTable(recordOf({ game: 'between', options: {}, seats: againstBots(['Ada'], 2) }));
    let compared = 0;
    for (let i = 0; i < 40 && compared < 6; i++) {
      await settled(link);
      const view = link.snapshot().view as GameTypes['view'];
      const action = sensibleAction(link) as GameTypes['action'];
      const worth = worthOf(rules, view, action);
      if (worth) {
        expect(worth.say(english)).toMatch(/→/);
        compared++;
      }
      link.act(action);
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('Between: a placed tile can be taken back out of turn', async () => {
    const rules = findGame('between')?.rules as Rules;
    const link = openTable(
      recordOf({
        game: 'between',
        options: {},
        seats: [
          { name: 'Ada', bot: null },
          { name: 'Ben', bot: null },
          { name: 'Cy', bot: null },
        ],
      }),
    );
    for (let i = 0; i < 12; i++) {
      const { view, handOver, viewer } = link.snapshot();
      const kinds = asideGroups(rules, view as GameTypes['view'], false).map(({ kind }) => kind);
      if (kinds.includes('take-back')) {
        expect(kinds).toContain('suggest');
        return;
      }
      if (handOver !== null && !link.snapshot().toAct.includes(viewer ?? -1)) link.sit(handOver);
      link.act(sensibleAction(link));
    }
    throw new Error('nothing could be taken back');
  });

  test.each(['between', 'palace'])('%s is told in words: hand, boards, purses', async (game) => {
    const link = openTable(recordOf({ game, options: {} }));
    await settled(link);
    const { status, sheets } = screenOf(game)!.facts!(link.snapshot().view, told(['Ada', 'Eduard'], 0), english);
    expect(status).toMatch(/\w/);
    expect(sheets.length).toBeGreaterThan(3);
    expect(sheets.every(({ title }) => title !== '')).toBe(true);
  });

  test('the final table adds up, with a reason for every point', async () => {
    const link = openTable(recordOf({ seed: 'final' }));
    for (let i = 0; i < 600 && link.snapshot().result === null; i++) {
      await settled(link);
      if (link.snapshot().result === null) link.act(sensibleAction(link));
    }
    const { result } = link.snapshot();
    if (!result) throw new Error('no end');
    for (const { sums, reasons, score } of resultTable(result, ['Ada', 'Eduard'], { game: 'castles', language: english }).columns) {
      expect(sums.reduce((a, b) => a + b, 0)).toBe(score);
      for (const [index, lines] of reasons.entries()) expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(sums[index]);
    }
  });
});

test('who breaks a tie is told to those who share a score, and to nobody else', () => {
  const standing = (seat: number, score: number) => ({ seat, rank: 1, score, lines: [], tiebreaks: [{ name: 'area', value: 100 + seat }] });
  const tiebreaks = (...scores: readonly number[]): string[] => {
    const result = { standings: scores.map((score, seat) => standing(seat, score)), winners: [0] } as unknown as GameResult;
    const { places } = resultTable(result, ['Ada', 'Eduard', 'Ida'], { game: 'castles', language: english });
    return places.map((place) => place.tiebreaks);
  };
  expect(tiebreaks(50, 40, 30)).toEqual(['', '', '']);
  const [ada, eduard, ida] = tiebreaks(50, 40, 50);
  expect([ada, ida].every((words) => /\d{3}/.test(words))).toBe(true);
  expect(eduard).toBe('');
});

function changeText(change: Change | null): string | null {
  return typeof change === 'function' ? change(english) : change;
}

describe('what somebody is about to do', () => {
  const rules = findGame('palace')?.rules as Rules;
  const twoPeople = [
    { name: 'Ada', bot: null },
    { name: 'Ben', bot: null },
  ];

  test('is kept as long as it is allowed, else a line says that it is not', async () => {
    const link = openTable(recordOf({ game: 'palace', options: {}, seats: twoPeople }));
    const view = link.snapshot().view as GameTypes['view'];
    const [group] = actionGroups(rules, view);
    const [picked] = searchGroup(telling(link), view, group, { typed: '', limit: 1 }).actions;
    expect(keptAction(rules, { ...view }, telling(link), picked)).toEqual({ held: picked, change: null });
    const forbidden = { ...picked, action: { ...picked.action, type: 'no-such-thing' } };
    const { held, change } = keptAction({ ...rules, refusal: () => ({ code: 'no' }) }, view, telling(link), forbidden);
    expect(held).toBeNull();
    expect(changeText(change)).toBe(english.words.general.actions.gone({ action: picked.text }));
  });

  test('pieces that are still at hand stay pressed', () => {
    const [oven, bed] = [
      { id: 'a', title: 'Oven' },
      { id: 'b', title: 'Bed' },
    ];
    expect(keptPieces([oven, bed], [oven])).toEqual({ held: [oven], change: null });
    const { held, change } = keptPieces([bed], [oven, bed]);
    expect(held).toEqual([bed]);
    expect(changeText(change)).toBe(english.words.general.actions.piecesGone({ pieces: ['Oven'] }));
    expect(keptPieces([], [bed]).held).toBeNull();
  });

  // In the Palace a moat can be laid again and again: what was done must not lie there as if it were still to be done.
  test('an own decision is told from those of others by the table, whatever it left possible', async () => {
    const link = openTable(recordOf({ game: 'palace', options: {}, seats: twoPeople }));
    let repeated = 0;
    for (let i = 0; i < 300 && link.snapshot().result === null; i++) {
      const { handOver, step, viewer } = link.snapshot();
      if (handOver !== null) {
        link.sit(handOver);
        continue;
      }
      expect(decidedSince(link.snapshot(), step)).toBe(false);
      const groups = actionGroups(rules, link.snapshot().view as GameTypes['view']);
      const group = groups[(i * 7) % groups.length];
      const action = group.at((i * 13) % group.count);
      link.act(action);
      expect(decidedSince(link.snapshot(), step)).toBe(true);
      const { view, toAct } = link.snapshot();
      if (toAct.includes(viewer ?? -1) && rules.refusal(view as GameTypes['view'], action) === null) repeated++;
    }
    expect(repeated).toBeGreaterThan(0);
  });

  test('actions are told apart by what they do, so that a list stays the same while others move', async () => {
    for (const game of ['between', 'palace', 'castles']) {
      const { rules } = findGame(game) as { rules: Rules };
      const link = openTable(recordOf({ game, options: {} }));
      for (let i = 0; i < 15; i++) {
        await settled(link);
        const view = link.snapshot().view as GameTypes['view'];
        for (const group of actionGroups(rules, view)) {
          const keys = searchGroup(telling(link), view, group, { typed: '', limit: 200 }).actions.map(({ key }) => key);
          expect(new Set(keys).size, `${game} ${group.kind}`).toBe(keys.length);
        }
        link.act(sensibleAction(link));
      }
    }
  });
});

describe('the final table of Between (B-5.9)', () => {
  test('has a column for every castle with all categories of the score sheet, and lists the players by their places', () => {
    const { result } = simulateGame(between, {}, [randomPlayer, randomPlayer, randomPlayer], 'sheet');
    const { categories, columns, places } = resultTable(result, ['Ada', 'Eduard', 'Ida'], { game: 'between', language: english });
    expect(categories.slice(0, 3).map(({ title }) => title)).toEqual(['Food', 'Living', 'Utility']);
    expect(categories.length).toBe(13);
    expect(columns.map(({ title, seats }) => [title, seats])).toEqual([
      ['Neuschwanstein', [0, 1]],
      ['Lichtenstein', [1, 2]],
      ['Hohenschwangau', [2, 0]],
    ]);
    for (const { sums, score } of columns) expect(sums.reduce((a, b) => a + b, 0)).toBe(score);
    expect(places.map(({ name, score }) => [name, score])).toEqual(
      ['Ada', 'Eduard', 'Ida'].map((name, seat) => [name, Math.min(columns[seat].score, columns[(seat + 2) % 3].score)]),
    );
  });
});

describe('setting up', () => {
  test('every preset of every game is allowed', () => {
    for (const { id, presets } of GAME_CARDS) {
      for (const { options, bots } of presets) expect(newRecord({ game: id, options, seats: againstBots(['Ada'], bots) }).ok).toBe(true);
    }
  });

  test('options that exclude each other are refused by a code', () => {
    const record = newRecord({ game: 'castles', options: { edition: 'first', towers: true }, seats: againstBots(['Ada'], 1) });
    expect(record).toEqual({ ok: false, refusal: { code: 'towers-need-collectors' } });
  });

  test('names are told apart', () => {
    expect(distinctNames(['Ada', 'Ada', 'Ben'])).toEqual(['Ada', 'Ada 2', 'Ben']);
  });

  test('addresses lead to pages', () => {
    expect(parseRoute('')).toEqual({ page: 'home' });
    expect(parseRoute('#/table/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parseRoute('#/rules/palace')).toEqual({ page: 'rules', game: 'palace', place: '' });
    expect(parseRoute('#/rules/castles/why:fence')).toEqual({ page: 'rules', game: 'castles', place: 'why:fence' });
    expect(parseRoute('#/nowhere')).toEqual({ page: 'lost' });
  });
});
