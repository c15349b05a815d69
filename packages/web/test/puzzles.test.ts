import { judgeFor } from '@luftschloss/bots';
import { type GameTypes, replay } from '@luftschloss/engine/kernel';
import { isLanguage, LANGUAGES, loadLanguage, plain, scoreNamesOf } from '@luftschloss/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAME_CARDS, rulesOf, screenOf, wordingOf } from '../src/games/index.ts';
import { endsCompared } from '../src/puzzles/explained.ts';
import { keepTry, nextUnsolved, progressIn, solvedIn } from '../src/puzzles/progress.ts';
import { listed, openPuzzle, type Puzzle, recordOf } from '../src/puzzles/puzzle.ts';
import type { PuzzleFile, StoredAnswer } from '../src/puzzles/puzzle-file.ts';
import { isEnough, isRight, judged, LOT, NO_LOTS, verdictOn, withLot } from '../src/puzzles/verdict.ts';
import { MomentTable } from '../src/table/moment-table.ts';
import { weighedAnswers } from '../src/table/weigh-answer.ts';
import { shelfOf } from './tables.ts';

const momentOfPuzzle = ({ id, position, seat }: Puzzle): MomentTable => new MomentTable({ id, position, seat });

const GAMES = GAME_CARDS.map(({ id }) => id);
const files = new Map<string, PuzzleFile>();

beforeAll(async () => {
  for (const game of GAMES) {
    const file = await screenOf(game)?.puzzles?.();
    if (file) files.set(game, file);
  }
});

function fileOf(game: string): PuzzleFile {
  const file = files.get(game);
  if (!file) throw new Error(`${game} has no puzzles`);
  return file;
}

function opened(game: string, id: string): Puzzle {
  const rules = rulesOf(game);
  const puzzle = rules && openPuzzle(rules, fileOf(game), id, 'Ada');
  if (!puzzle) throw new Error(`${game} ${id}`);
  return puzzle;
}

const FEWEST: { readonly [game: string]: number } = { castles: 60, between: 20, palace: 20 };

describe.each(GAMES)('the puzzles of %s', (game) => {
  test('are many, each with an id of its own', () => {
    const ids = fileOf(game).puzzles.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(FEWEST[game]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('replay to a moment in which their player is asked, and all their answers are allowed there', () => {
    const rules = rulesOf(game);
    if (!rules) throw new Error(game);
    const { games, puzzles } = fileOf(game);
    for (const [index, stored] of games.entries()) {
      const record = recordOf(rules, stored, stored.actions.length);
      const replayed = replay(rules, record);
      if (!replayed.ok) throw new Error(`game ${index}: ${replayed.problem.code}`);
      for (const { id, step, seat, answers } of puzzles.filter((each) => each.game === index)) {
        const state = replayed.value.states[step];
        expect(rules.toAct(state), id).toContain(seat);
        const view = rules.view(state, seat);
        for (const { action } of answers)
          expect(rules.refusal(view, action as GameTypes['action']), `${id} ${JSON.stringify(action)}`).toBeNull();
      }
    }
  });

  test('have one best idea, ahead of every other by more than twice its standard error, which greedy bots do not have', () => {
    const judge = judgeFor(game);
    for (const { id, answers, usual, worlds } of fileOf(game).puzzles) {
      const [best, ...others] = answers;
      expect([best.behind, best.standardError], id).toEqual([0, 0]);
      expect(worlds, id).toBeGreaterThanOrEqual(48);
      expect(usual, id).toBeGreaterThan(0);
      expect(answers[usual].behind, id).toBeGreaterThan(2 * answers[usual].standardError);
      for (const each of others) {
        if (judge?.ideaOf(each.action) === judge?.ideaOf(best.action)) continue;
        expect(each.behind, `${id} ${JSON.stringify(each.action)}`).toBeGreaterThan(2 * each.standardError);
      }
    }
  });

  test('are said in every language: actions, categories of points and reasons', async () => {
    const { puzzles } = fileOf(game);
    const some = puzzles.filter((_, index) => index % 8 === 0).map(({ id }) => opened(game, id));
    for (const id of Object.keys(LANGUAGES)) {
      if (!isLanguage(id)) continue;
      const language = await loadLanguage(id);
      const wording = wordingOf(game, language);
      for (const { view, answers } of some) {
        const weigh = { actions: answers.map(({ action }) => action), worlds: 0 };
        const reasons = weighedAnswers({ game, view, seed: 'words' }, weigh).flatMap((each) => each.reasons);
        for (const { action, own } of answers) {
          expect(plain(wording.action(view, action as GameTypes['action']))).not.toBe('');
          for (const category of Object.keys(own)) expect(scoreNamesOf(game, language).category(category)).not.toBe(category);
        }
        for (const reason of reasons) expect(wording.hint(reason), `${id} ${reason.code}`).not.toBeNull();
      }
    }
  });
});

describe('a puzzle', () => {
  test('shows what its player saw, and nothing else of that game is in it', () => {
    for (const game of GAMES) {
      const { puzzles, games } = fileOf(game);
      for (const stored of puzzles.filter((_, index) => index % 10 === 0)) {
        const { position, view, seat } = opened(game, stored.id);
        const link = momentOfPuzzle(opened(game, stored.id));
        expect(JSON.stringify(link.snapshot().view)).toBe(JSON.stringify(view));
        expect(link.snapshot().log).toEqual([]);
        expect(position.record.seed).not.toBe(games[stored.game].seed);
        expect(JSON.stringify(position.rules.view(position.states[0], seat))).toBe(JSON.stringify(view));
        expect(position.record.actions).toEqual([]);
      }
    }
  });

  test('takes the first action as the answer, and can be laid anew', () => {
    const puzzle = opened('castles', fileOf('castles').puzzles[0].id);
    const link = momentOfPuzzle(puzzle);
    link.act({ type: 'nonsense' });
    expect(link.snapshot().refusal).not.toBeNull();
    expect(link.attempt().answer).toBeNull();
    link.act(puzzle.answers[0].action);
    expect(link.attempt().answer).toEqual(puzzle.answers[0].action);
    expect(link.snapshot().toAct).toEqual([]);
    const after = link.snapshot().view;
    link.act(puzzle.answers[1].action);
    expect(link.snapshot().view).toBe(after);
    link.undo();
    expect(link.snapshot().toAct).toContain(puzzle.seat);
    expect(link.attempt()).toMatchObject({ answer: null, laid: 1 });
  });

  test('that does not exist is none', () => {
    const rules = rulesOf('castles');
    expect(rules && openPuzzle(rules, fileOf('castles'), '0-0', 'Ada')).toBeNull();
  });
});

function answer(
  tile: string,
  behind: number,
  standardError: number,
  own: StoredAnswer['own'] = {},
  rival: number | null = null,
): StoredAnswer {
  const action: { readonly type: string; readonly tile: string } = { type: 'build', tile };
  return { action, worth: 0.6 - behind, behind, standardError, own, rival };
}

describe('an answer', () => {
  const answers = [answer('a', 0, 0), answer('b', 0.03, 0.02), answer('c', 0.08, 0.02)];

  test('is right if it is the best, or as good within the spread; the order of its fields says nothing', () => {
    expect(verdictOn(answers, { tile: 'a', type: 'build' })?.kind).toBe('best');
    expect(verdictOn(answers, { type: 'build', tile: 'b' })?.kind).toBe('as-good');
    const wrong = verdictOn(answers, { type: 'build', tile: 'c' });
    expect(wrong).toMatchObject({ kind: 'behind', behind: 0.08 });
    expect(wrong && isRight(wrong)).toBe(false);
    expect(verdictOn(answers, { type: 'build', tile: 'd' })).toBeNull();
  });

  test('that nobody thought of may be better than the best', () => {
    expect(judged(-0.05, 0.01).kind).toBe('better');
    expect(judged(-0.05, 0.04).kind).toBe('as-good');
  });

  test('is played through in lots until it is clear', () => {
    let lots = withLot(NO_LOTS, 0.2, 0.01);
    expect(isEnough(lots)).toBe(false);
    lots = withLot(lots, 0.3, 0.01);
    expect(lots.worlds).toBe(2 * LOT);
    expect(lots.behind).toBeCloseTo(0.25);
    expect(lots.standardError).toBeCloseTo(0.01 / Math.SQRT2);
    expect(isEnough(lots)).toBe(true);
    let unclear = NO_LOTS;
    for (let lot = 0; !isEnough(unclear); lot++) {
      expect(lot).toBeLessThan(10);
      unclear = withLot(unclear, 0.02, 0.05);
    }
  });

  test('is weighed against the best by playing both to the end', () => {
    const { id } = fileOf('between').puzzles[fileOf('between').puzzles.length - 1];
    const { game, view, answers: stored } = opened('between', id);
    const last = stored[stored.length - 1];
    const [best, other] = weighedAnswers({ game, view, seed: 'lot' }, { actions: [stored[0].action, last.action], worlds: 8 });
    expect(best.behind).toBe(0);
    expect(other.behind).toBeGreaterThan(0);
    const [, same] = weighedAnswers({ game, view, seed: 'lot' }, { actions: [stored[0].action, stored[0].action], worlds: 2 });
    expect(same).toMatchObject({ behind: 0, standardError: 0 });
  });

  test('is explained by where its points come from', () => {
    const best = answer('a', 0, 0, { rooms: 20, favors: 6.2 }, 40);
    const other = answer('b', 0.1, 0.01, { rooms: 21, bonus: 0.3 }, 43.5);
    const { points, parts, rival } = endsCompared(best, other);
    expect(points).toBeCloseTo(4.9);
    expect(parts.map(([category]) => category)).toEqual(['favors', 'rooms']);
    expect(rival).toBeCloseTo(-3.5);
  });
});

describe('progress', () => {
  test('is kept, what was solved stays solved, and the next one is the next that is not', () => {
    const shelf = shelfOf();
    const all = listed(fileOf('palace'));
    const [first, second, third] = all;
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
    keepTry(shelf, 'palace', second.id, false);
    keepTry(shelf, 'palace', second.id, true);
    keepTry(shelf, 'palace', second.id, false);
    const progress = progressIn(shelf, 'palace');
    expect(progress[second.id]).toEqual({ tries: 3, solved: true });
    expect(solvedIn(all, progress)).toBe(1);
    expect(nextUnsolved(all, progress, null)).toBe(first);
    expect(nextUnsolved(all, progress, first.id)).toBe(third);
    expect(nextUnsolved(all, progress, all[all.length - 1].id)).toBe(first);
    expect(nextUnsolved([second], progress, null)).toBeNull();
  });

  test('that is broken is none', () => {
    const shelf = shelfOf();
    shelf.setItem('luftschloss.puzzles.castles', '{"1-2":{"tries":"x"},"3-4":{"tries":1,"solved":true}}');
    expect(progressIn(shelf, 'castles')).toEqual({ '3-4': { tries: 1, solved: true } });
    shelf.setItem('luftschloss.puzzles.castles', 'not json');
    expect(progressIn(shelf, 'castles')).toEqual({});
  });
});
