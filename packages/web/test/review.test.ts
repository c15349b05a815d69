import { botsFor } from '@luftschloss/bots';
import { accuracyOf, type Finding, newReview, type Reviewed, type Sources } from '@luftschloss/bots/review';
import { type GameRecord, type Rules, simulateGame } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import { describe, expect, test, vi } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { GAME_CARDS, rulesOf } from '../src/games/index.ts';
import { announced } from '../src/review/announced.ts';
import { curveOf, endOf, nearest } from '../src/review/curve.ts';
import { type FinishedGame, findFinished, finishedOf, type NoReview, openFinished } from '../src/review/finished-game.ts';
import { summaryOf } from '../src/review/moments.ts';
import { ownSeat } from '../src/review/own-seat.ts';
import { paceOf } from '../src/review/pace.ts';
import { taskResult } from '../src/review/review-answer.ts';
import { poolSize, type ReviewPool, type ReviewQuestion } from '../src/review/review-pool.ts';
import { ReviewRun } from '../src/review/review-run.ts';
import { dropReviews, keepImported, keepReview, loadImported, loadReview } from '../src/review/review-shelf.ts';
import { isTelling, sourceWords } from '../src/review/source-words.ts';
import { verdictAtOnce, verdictFrom } from '../src/review/verdict.ts';
import { measureOf, worthWords } from '../src/review/worth-words.ts';
import { MomentTable } from '../src/table/moment-table.ts';
import { takenBack } from '../src/table/played-game.ts';
import { dropTable, saveTable } from '../src/table/saved-tables.ts';
import { decidedSince } from '../src/table/turns.ts';
import { shelfOf } from './tables.ts';

function finished(game: string): GameRecord {
  const rules = rulesOf(game);
  const bots = botsFor(game);
  if (!rules) throw new Error(game);
  const options = Object.fromEntries(Object.entries(rules.options).map(([name, spec]) => [name, spec.default]));
  return simulateGame(rules, options, [bots.easy, bots.greedy], seedOf(`review ${game}`)).record;
}

function unfinished({ scores: _, ...record }: GameRecord): GameRecord {
  return { ...record, actions: record.actions.slice(0, -3) };
}

const loaded = async (): Promise<void> => {};
const castles = finished('castles');
const looked = finishedOf('t', castles, null) as FinishedGame;

/** Judges at once, with as few worlds as possible. */
function quickPool(asked: ReviewQuestion[], most = Number.POSITIVE_INFINITY): ReviewPool {
  return {
    size: 2,
    async ask(question) {
      asked.push(question);
      if (asked.length > most) return new Promise(() => {});
      const { look } = question.task;
      return taskResult({ ...question, task: { ...question.task, look: look && { ...look, worlds: 2 } } });
    },
    close: () => {},
  };
}

describe('which games can be looked back at', () => {
  test.each(GAME_CARDS.map(({ id }) => id))('a finished game of %s', async (game) => {
    expect(await openFinished('t', finished(game), null, loaded)).toMatchObject({ id: 't', result: { winners: expect.any(Array) } });
  });

  test('never a running one, wherever it comes from', async () => {
    const shelf = shelfOf();
    const running = unfinished(castles);
    expect(await openFinished('t', running, null, loaded)).toEqual({ why: 'running' });
    saveTable(shelf, { id: 'here', touched: 1, record: running });
    expect(await findFinished(shelf, 'here', false, loaded)).toEqual({ why: 'running' });
    const partial = { format: 'luftschloss-partial-record', game: 'castles', steps: [] };
    expect(await openFinished('t', partial, null, loaded)).toEqual({ why: 'running' });
    // Whoever claims the end of a running game is asked for the game.
    expect(await openFinished('t', { ...running, scores: castles.scores }, null, loaded)).toMatchObject({ why: 'broken' });
    const pretended = { ...looked, playedGame: { ...looked.playedGame, states: looked.playedGame.states.slice(0, -1) } };
    const setting = { playedGame: pretended.playedGame, seat: 0, kept: null, newPool: () => quickPool([]), keep: () => {} };
    expect(() => new ReviewRun(setting)).toThrow();
  });

  test('a server that cannot answer now, has sealed the game, or knows nothing of it, is told apart', async () => {
    const answers: { [path: string]: () => Response } = {
      '/api/tables/away/record': () => Response.json({ error: { code: 'not-found', message: '' } }, { status: 404 }),
      '/api/tables/stalled/record': () => Response.json({ error: { code: 'store-late', message: 'later' } }, { status: 503 }),
      '/api/tables/today/record': () => Response.json({ format: 'luftschloss-partial-record', game: 'castles', steps: [] }),
      '/api/tables/today': () => Response.json({ table: { status: 'finished', day: { day: '2026-05-01', kind: 'solo' } } }),
      '/api/tables/playing/record': () => Response.json({ format: 'luftschloss-partial-record', game: 'castles', steps: [] }),
      '/api/tables/playing': () => Response.json({ table: { status: 'playing' } }),
    };
    vi.stubGlobal('fetch', async (path: string) => {
      if (!answers[path]) throw new TypeError('nothing answers');
      return answers[path]();
    });
    const why = async (id: string): Promise<string> => ((await findFinished(shelfOf(), id, true, loaded)) as NoReview).why;
    try {
      expect(await Promise.all(['away', 'stalled', 'today', 'playing', 'gone'].map(why))).toEqual([
        'unknown',
        'refused',
        'sealed',
        'running',
        'unreachable',
      ]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('everything else gets its reason', async () => {
    expect(await openFinished('t', { ...castles, game: 'chess' }, null, loaded)).toEqual({ why: 'other-game', game: 'chess' });
    expect(await openFinished('t', { ...castles, rulesVersion: 99 }, null, loaded)).toMatchObject({ why: 'broken' });
    expect(await openFinished('t', { ...castles, actions: castles.actions.slice(1) }, null, loaded)).toMatchObject({ why: 'broken' });
    expect(await openFinished('t', 'nothing of the kind', null, loaded)).toMatchObject({ why: 'broken' });
    expect(await findFinished(shelfOf(), 'nowhere', false, loaded)).toEqual({ why: 'unknown' });
  });
});

describe('a review in the page', () => {
  test('tells its workers what the player saw, and nothing else of the game', async () => {
    const asked: ReviewQuestion[] = [];
    const run = new ReviewRun({ playedGame: looked.playedGame, seat: 1, kept: null, newPool: () => quickPool(asked, 6), keep: () => {} });
    run.start();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(6));
    run.stop();
    const { rules, states } = looked.playedGame;
    for (const { decision, ...rest } of asked) {
      expect(Object.keys(rest).sort()).toEqual(['game', 'task']);
      expect(decision).toEqual({
        step: decision.step,
        view: rules.view(states[decision.step], 1),
        action: castles.actions[decision.step].action,
      });
    }
  });

  test('can be stopped and gone on with, and is kept with its record', async () => {
    const shelf = shelfOf();
    const between = finished('between');
    const whole = finishedOf('t', between, null) as FinishedGame;
    const setting = (most?: number) => ({
      playedGame: whole.playedGame,
      seat: 0,
      kept: loadReview(shelf, 't', between, 0),
      newPool: () => quickPool([], most),
      keep: (kept: Parameters<typeof keepReview>[3]) => keepReview(shelf, 't', between, kept, 1),
    });
    const first = new ReviewRun(setting(60));
    first.start();
    await vi.waitFor(() => expect(first.snapshot().progress).toBeGreaterThan(0));
    await vi.waitFor(() => expect(loadReview(shelf, 't', between, 0)?.review).toEqual(first.snapshot().review));
    first.stop();
    expect(first.snapshot().phase).toBe('stopped');
    const before = first.snapshot().review.decisions.filter(({ finding }) => finding).length;
    expect(before).toBeGreaterThan(0);

    const second = new ReviewRun(setting());
    expect(second.snapshot().review).toEqual(first.snapshot().review);
    second.start();
    await vi.waitFor(() => expect(second.snapshot().phase).toBe('done'), 60_000);
    const { review } = second.snapshot();
    expect(review.decisions.every(({ finding }) => finding !== null)).toBe(true);
    expect(accuracyOf(review)).toBeGreaterThan(0);
    expect(loadReview(shelf, 't', between, 0)?.review).toEqual(review);
    expect(loadReview(shelf, 't', { ...between, actions: between.actions.slice(1) }, 0)).toBeNull();
    expect(curveOf(review).map(({ step }) => step)).toEqual(review.decisions.map(({ step }) => step));

    const key = 'luftschloss.review.t.0';
    const kept = JSON.parse(shelf.getItem(key) ?? '{}');
    shelf.setItem(key, JSON.stringify({ ...kept, weighed: kept.weighed - 1 }));
    expect(loadReview(shelf, 't', between, 0)).toBeNull();
    shelf.setItem(key, JSON.stringify(kept));
    expect(loadReview(shelf, 't', between, 0)).not.toBeNull();

    saveTable(shelf, { id: 't', touched: 1, record: between });
    dropTable(shelf, 't');
    expect(loadReview(shelf, 't', between, 0)).toBeNull();
  });

  test('in two tabs keeps what the one has found beyond the other', () => {
    const shelf = shelfOf();
    const review = newReview(0, [1, 2]);
    const looked = { ...review, decisions: review.decisions.map((each) => ({ ...each, looks: 2 })) };
    const kept = (): unknown => loadReview(shelf, 't', castles, 0);
    keepReview(shelf, 't', castles, { review: looked, depth: 'usual' }, 1);
    keepReview(shelf, 't', castles, { review, depth: 'usual' }, 2);
    expect(kept()).toEqual({ review: looked, depth: 'usual' });
    keepReview(shelf, 't', castles, { review: looked, depth: 'deep' }, 3);
    keepReview(shelf, 't', castles, { review: looked, depth: 'usual' }, 4);
    expect(kept()).toEqual({ review: looked, depth: 'deep' });
    keepReview(shelf, 't', { ...castles, actions: castles.actions.slice(1) }, { review, depth: 'usual' }, 5);
    expect(kept()).toBeNull();
  });

  test('leaves one core to the page', () => {
    expect([undefined, 1, 2, 8].map(poolSize)).toEqual([1, 1, 1, 7]);
  });

  test('keeps records that were opened from files', () => {
    const shelf = shelfOf();
    const id = keepImported(shelf, castles);
    expect(loadImported(shelf, id)).toEqual(castles);
    expect(loadImported(shelf, 'another')).toBeNull();
    dropReviews(shelf, id);
    expect(loadImported(shelf, id)).toEqual(castles);
  });

  test('ends its curve with what came of the game', () => {
    const winner = looked.result.winners[0];
    expect(endOf(looked.result, winner)).toBe(1 / looked.result.winners.length);
    const points = [3, 9, 20].map((step) => ({ step, after: 0.5, kept: null }));
    expect([0, 7, 99].map((at) => nearest(points, at, (step) => step)?.step)).toEqual([3, 9, 20]);
  });

  test('has its decisions as far apart as the game has come between them: talk is no step of it', () => {
    const rules = { ...rulesOf('between'), outOfTurn: ({ type }: { type: string }) => type === 'advise' } as Rules;
    const record = { ...castles, actions: ['build', 'advise', 'advise', 'advise', 'build'].map((type) => ({ seat: 0, action: { type } })) };
    const pace = paceOf({ rules, record });
    expect([0, 1, 2, 4, 5, 9].map(pace)).toEqual([0, 1, 1, 1, 2, 2]);
    const points = [1, 4].map((step) => ({ step, after: 0.5, kept: null }));
    expect(nearest(points, 2, (step) => step)?.step).toBe(1);
    expect(nearest(points.slice(1), 2, pace)?.step).toBe(4);
  });
});

test('answers are told apart by chances; where none is left to lose, by the lead; alone, by points', () => {
  const { words } = english;
  expect(measureOf({ chance: 0.2, points: -9 }, { chance: 0.3, points: -4 }, true)).toBe('chance');
  expect(measureOf({ chance: 0.2, points: -9 }, null, true)).toBe('chance');
  expect(measureOf({ chance: 0.001, points: -70 }, { chance: 0.002, points: -58 }, true)).toBe('lead');
  expect(measureOf({ chance: null, points: 70 }, { chance: null, points: 80 }, true)).toBe('points');
  // How far a castle is ahead of a neighbour's is not how far its builder is ahead.
  expect(measureOf({ chance: 0.001, points: -36 }, { chance: 0.002, points: -20 }, false)).toBe('chance');
  expect(worthWords(words, { chance: 0.001, points: -69.7 }, 'lead')).toBe(words.review.moment.behind({ points: 70 }));
  expect(worthWords(words, { chance: 0.999, points: 12.2 }, 'lead')).toBe(words.review.moment.ahead({ points: 12 }));
});

test('a game is called the reader’s own only where somebody knows that', () => {
  const seated = (...seats: GameRecord['seats']) => ({ ...looked.playedGame, record: { ...castles, seats } });
  const [ada, ben, eduard, nameless] = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Eduard', bot: 'greedy' }, { name: 'You' }];
  const own = (address: string | null, asked: number | null, ...seats: GameRecord['seats']) =>
    ownSeat({ address, playedGame: seated(...seats) }, asked);
  expect(own('#/table/t', null, ada, eduard)).toBe(0);
  expect(own('#/table/t', null, ada, ben)).toBeNull();
  expect(own('#/online/t', 1, ada, ben)).toBe(1);
  // Somebody may look at a bot’s decisions, or at a seat that there is not.
  expect([1, 9].map((asked) => own('#/table/t', asked, ada, eduard))).toEqual([0, 0]);
  expect(own(null, null, ada, eduard)).toBeNull();
  expect(own(null, null, eduard, nameless)).toBe(1);
  expect(own(null, 0, eduard, eduard)).toBeNull();
});

test('only what is one of the three moments is announced as one', () => {
  const answer = (type: string, chance: number) => ({ action: { type }, chance, points: 0, reasons: [] });
  const finding = { played: answer('pass', 0.1), better: answer('build', 0.3) } as unknown as Finding;
  const [moment, other]: Reviewed[] = [1, 2].map((step) => ({ step, looks: 2, promise: 0, finding }));
  const inWords = (_: number, action: unknown): string => (action as { type: string }).type;
  const said = (selected: Reviewed): string => announced({ selected, moments: [moment], inWords, measure: () => 'chance' }, english.words);
  expect(said(moment)).toBe('Moment 1 of 1. Played: pass, 10%. Better: build, 30%.');
  expect(said(other)).toBe('Played: pass, 10%. Better: build, 30%.');
});

test('accuracy is told when every decision was looked at: those that promise the most to be found come first', () => {
  const finding = { stake: 8, better: {}, cost: { points: 4 } } as Finding;
  const known = { step: 1, looks: 1, promise: 3, finding };
  const unknown = { step: 2, looks: 0, promise: 0, finding: null };
  expect(summaryOf({ seat: 0, decisions: [known, unknown] })).toEqual({ accuracy: null, among: 0, of: 1 });
  const good = { ...unknown, finding: { ...finding, better: null, stake: 8 } };
  expect(summaryOf({ seat: 0, decisions: [known, good] })).toEqual({ accuracy: 75, among: 1, of: 2 });
});

describe('trying it oneself', () => {
  const answer = (type: string) => ({ action: { type }, chance: 0.5, points: 0, reasons: [] });
  const cost = { chance: 0.2, points: 6, chanceError: 0.01, pointsError: 0.5 };
  const finding = { played: answer('pass'), better: answer('build'), cost } as unknown as Finding;

  test('finds the best, repeats what was played, or is weighed', () => {
    // Nobody compares the best with itself.
    expect(verdictAtOnce(finding, { type: 'build' })).toEqual({ kind: 'found', worth: null });
    expect(verdictAtOnce(finding, { type: 'pass' })?.kind).toBe('same');
    expect(verdictAtOnce(finding, { type: 'price' })).toBeNull();
    expect(verdictFrom({ finding: { ...finding, better: null } }, finding).kind).toBe('good');
    expect(verdictFrom({ finding }, finding).kind).toBe('worse');
    // A judge that breaks has not found anything better.
    expect(verdictFrom(null, finding).kind).toBe('failed');
  });

  test('says that something is better than what was played, where that is clear', () => {
    const costing = (points: number): { finding: Finding } => ({ finding: { ...finding, cost: { ...cost, points } } });
    expect(verdictFrom(costing(3), finding).kind).toBe('closer');
    expect(verdictFrom(costing(5), finding).kind).toBe('worse');
    expect(verdictFrom(costing(9), finding).kind).toBe('worse');
  });

  test('happens at the table of that moment, and the game stays as it is', () => {
    const { playedGame } = looked;
    const step = castles.actions.findIndex(({ seat, action }) => seat === 0 && action.type === 'buy-room');
    const table = new MomentTable({ id: 'try', position: takenBack(playedGame, step), seat: 0 });
    expect(table.snapshot()).toMatchObject({ step, viewer: 0, toAct: [0], result: null });
    expect(table.snapshot().view).toEqual(playedGame.rules.view(playedGame.states[step], 0));
    table.act({ type: 'nonsense' });
    expect(table.snapshot().refusal).not.toBeNull();
    const { action } = castles.actions[step];
    table.act(action);
    table.act(action);
    expect(table.attempt().answer).toEqual(action);
    expect(table.snapshot()).toMatchObject({ step: step + 1, toAct: [], refusal: null });
    // It is the viewer's own: nobody says that the table has changed meanwhile.
    expect(decidedSince(table.snapshot(), step)).toBe(true);
    expect(playedGame.record.actions).toEqual(castles.actions);
  });
});

test('where points come from is told in lines: what they come to, and what it is for the others', () => {
  const of = (game: string, sources: Omit<Sources, 'worlds'>): string[] => sourceWords(english, game, { ...sources, worlds: 48 });
  const rooms = { category: 'rooms', points: 2.56 };
  const favors = { category: 'favors', points: -1 };
  expect(of('castles', { own: [rooms, favors], total: 1.56, rival: -3, rivals: [favors] })).toEqual([
    '+2.6 Rooms',
    '−1 Favors',
    '+1.6 in the final score',
    '−3 for the best of the others: −1 Favors',
  ]);
  // One kind alone comes to nothing else; one of two castles does, where the lower one counts.
  expect(of('castles', { own: [rooms], total: 2.56, rival: 0, rivals: [] })).toEqual(['+2.6 Rooms']);
  const castle = { category: '0', points: 5, board: true } as const;
  expect(of('between', { own: [castle], total: 2, rival: 0, rivals: [] })).toEqual(['+5 Neuschwanstein', '+2 in the final score']);
  // As earlier versions kept it.
  expect(of('castles', { own: [rooms, favors], rival: 2 })).toEqual(['+2.6 Rooms', '−1 Favors', '+2 for the best of the others']);
  // Nothing is told where whole games show no gain.
  expect(isTelling({ own: [favors], total: 0, rival: 0, worlds: 48 })).toBe(false);
  expect(isTelling({ own: [], total: 0, rival: 0, worlds: 48 })).toBe(false);
  expect(isTelling({ own: [], total: 0, rival: -3, worlds: 48 })).toBe(true);
  expect(isTelling({ own: [rooms, favors], rival: 2, worlds: 48 })).toBe(true);
});
