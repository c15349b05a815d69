import { type CastlesState, type CastlesView, readCastle } from '@luftschloss/engine/castles';
import { type GameTypes, openRng, type Rng, rngState } from '@luftschloss/engine/kernel';
import { ALL_BUNDLES, LANGUAGES, type Language, type LanguageId, loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { bestFor } from '../src/games/castles/lessons/finding.ts';
import { GAME_CARDS, loadScreen, screenOf } from '../src/games/index.ts';
import { answerToDone, answerToHeld, doneText, taskNow } from '../src/learn/answers.ts';
import { LEARNER, type Lesson } from '../src/learn/lesson.ts';
import {
  accepts,
  attempt,
  beginAt,
  compared,
  goOn,
  holding,
  type LessonRun,
  oneBack,
  othersMove,
  same,
  stepOf,
  viewOf,
  wantedNow,
} from '../src/learn/lesson-run.ts';
import { LessonTable } from '../src/learn/lesson-table.ts';
import { isFinished, keepProgress, type LessonShelf, progressIn } from '../src/learn/progress.ts';
import { wholeGame } from '../src/learn/whole-game.ts';
import { openedAt } from '../src/rulebook/rulebook.ts';
import { newRecord } from '../src/table/new-table.ts';
import { lastState } from '../src/table/played-game.ts';

const NAMES = ['Ada', 'Eduard', 'Georg', 'Julius'];
await Promise.all(GAME_CARDS.map(({ id }) => loadScreen(id)));
const lessons = (await Promise.all(GAME_CARDS.map(async ({ id }) => (await screenOf(id)?.lessons?.()) ?? []))).flat();
const named = lessons.map((lesson) => [lesson.id, lesson] as const);

/** The step as the lesson itself would do it. */
function asWanted(run: LessonRun): LessonRun {
  const kind = stepOf(run)?.kind;
  if (kind === 'read') return run;
  return kind === 'hold' ? holding(run, wantedNow(run)) : attempt(run, wantedNow(run));
}

/** On to the next question; no lesson keeps anybody waiting for long. */
function onward(run: LessonRun): LessonRun {
  let now = goOn(run);
  for (let moves = 0; now.phase === 'waiting'; moves++) {
    expect(moves, `${run.lesson.id}/${stepOf(now)?.id}`).toBeLessThan(60);
    now = othersMove(now);
  }
  expect(now.at, placeIn(run)).toBe(run.at + 1);
  return now;
}

function placeIn(run: LessonRun): string {
  return `${run.lesson.id}/${stepOf(run)?.id}`;
}

/** Everything that is said at this moment. */
function allSaid(run: LessonRun, language: Language): string[] {
  const step = stepOf(run);
  const view = viewOf(run.before);
  const done = run.phase === 'done' && step?.kind !== 'read' ? [doneText(run, language)] : [];
  if (!step) return done;
  return [
    step.title(language.words),
    step.text(language, view),
    taskNow(run, language),
    ...(step.notes?.(language) ?? []).map(({ text }) => text),
    ...done,
  ];
}

function someLegal(run: LessonRun, rng: Rng): GameTypes['action'] | null {
  const choices = run.game.rules.choices(viewOf(run.game)).filter((choice) => choice.count() > 0);
  if (choices.length === 0) return null;
  const choice = choices[rng.below(choices.length)];
  return choice.at(rng.below(choice.count()));
}

let languages: readonly Language[] = [];
beforeAll(async () => {
  languages = await Promise.all((Object.keys(LANGUAGES) as LanguageId[]).map((id) => loadLanguage(id, ALL_BUNDLES)));
});

test('every game is taught', () => {
  expect(GAME_CARDS.filter(({ id }) => screenOf(id)?.lessons === undefined)).toEqual([]);
});

test('no two lessons and no two steps of a lesson share an id, and every step belongs to a part', () => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const { id, parts, steps } of lessons) {
    expect(new Set(steps.map((step) => step.id)).size, id).toBe(steps.length);
    expect([...new Set(steps.map(({ part }) => part))], id).toEqual(parts.map((part) => part.id));
  }
});

describe.each(named)('%s', (_, lesson) => {
  test('can be played to its end as it teaches, and speaks every language on the way', () => {
    let run = beginAt(lesson, 0, NAMES);
    while (run.phase !== 'over') {
      expect(run.phase, placeIn(run)).toBe('trying');
      expect(run.relaid, placeIn(run)).toBe(false);
      const before = run;
      run = asWanted(run);
      if (stepOf(run)?.kind !== 'read') expect(run.phase, `${placeIn(run)} ${JSON.stringify(run.refusal)}`).toBe('done');
      for (const language of languages) {
        for (const text of [...allSaid(before, language), ...allSaid(run, language)]) {
          expect(text, `${placeIn(run)} in ${language.id}`).toMatch(/\S/);
          expect(text, `${placeIn(run)} in ${language.id}`).not.toMatch(/undefined|NaN|\{|\$/);
        }
      }
      run = onward(run);
    }
    expect(run.at).toBe(lesson.steps.length);
  });

  test('what it foretells is what happens', () => {
    let run = beginAt(lesson, 0, NAMES);
    while (run.phase !== 'over') {
      const view = viewOf(run.before);
      const wanted = wantedNow(run);
      const foretold = wanted === null ? null : lesson.points(view, wanted);
      run = asWanted(run);
      if (foretold !== null && stepOf(run)?.kind === 'do') {
        const screen = screenOf(lesson.game);
        const gained = (screen?.scores(viewOf(run.game))[LEARNER] ?? 0) - (screen?.scores(view)[LEARNER] ?? 0);
        // With the last action of a game the end is counted, too.
        if (lesson.game === 'castles' && run.game.rules.result(lastState(run.game)) === null) expect(gained, placeIn(run)).toBe(foretold);
      }
      run = onward(run);
    }
  });

  test('whatever else the rules allow gets an answer, can be taken back, and leads on', () => {
    const rng = openRng(rngState(`splitmix32:${seedOf(`lessons ${lesson.id}`)}`));
    let run = beginAt(lesson, 0, NAMES);
    while (run.phase !== 'over') {
      const action = someLegal(run, rng);
      const step = stepOf(run);
      if (action !== null && step) {
        const tried = attempt(run, action);
        const right = step.kind === 'do' && accepts(step, viewOf(run.before), action);
        expect(tried.phase, `${placeIn(run)} ${JSON.stringify(action)}`).toBe(right ? 'done' : 'astray');
        expect(tried.wrong).toBe(right ? 0 : 1);
        if (!right) expect(answerToDone(tried, english)?.text).toMatch(/\S/);
        expect(oneBack(tried).game).toBe(run.before);
        expect(oneBack(tried).phase).toBe('trying');
        run = tried;
      }
      run = onward(run.phase === 'trying' ? asWanted(run) : run);
    }
    expect(run.at).toBe(lesson.steps.length);
  });

  test('what the rules refuse changes nothing but the count of tries', () => {
    let run = beginAt(lesson, 0, NAMES);
    while (run.phase !== 'over') {
      const refused = attempt(run, { type: 'no-such-thing' });
      expect(refused.refusal, placeIn(run)).not.toBeNull();
      expect([refused.game, refused.phase, refused.wrong]).toEqual([run.game, 'trying', 1]);
      run = onward(asWanted(refused));
    }
  });

  test('says why by a clause of the rulebook, and shows pictures of the right place and of a worse one', async () => {
    const book = (await screenOf(lesson.game)?.rulebook.load())?.(english);
    for (const { id, rule } of lesson.steps) expect(book && openedAt(book, rule).clause?.id, `${lesson.id}/${id}`).toBe(rule);
    for (const at of lesson.steps.keys()) {
      const run = beginAt(lesson, at, NAMES);
      const wanted = wantedNow(run);
      const figure = wanted === null ? null : lesson.example?.(english, viewOf(run.before), wanted);
      if (figure) expect(figure('day', 'here-').pictures.map(({ svg }) => svg.startsWith('<svg'))).toEqual([true, true]);
    }
  });

  test('any step can be played again by itself', () => {
    for (const at of lesson.steps.keys()) {
      const run = beginAt(lesson, at, NAMES);
      expect(run.phase).toBe('trying');
      if (stepOf(run)?.kind !== 'read') expect(asWanted(run).phase, placeIn(run)).toBe('done');
    }
  });
});

const castleLessons = lessons.filter(({ game }) => game === 'castles').map((lesson) => [lesson.id, lesson] as const);

describe.each(castleLessons)('the tables of %s', (_, lesson) => {
  test('are tables of the game: castles that can be built, and no tile in two places', () => {
    for (const { id, start } of lesson.steps) {
      if (!start) continue;
      const state = start().state as CastlesState;
      expect(readCastle({ game: 'castles', edition: state.options.edition, ...state.seats[LEARNER].castle }), id).toMatchObject({
        ok: true,
      });
      const rooms = [...state.seats.flatMap(({ castle }) => castle.tiles.slice(1)), ...state.market].map(({ tile }) => tile);
      const placed = [...rooms, ...Object.values(state.hidden.stacks).flat()].filter((tile) => tile !== 'hallway' && tile !== 'stairs');
      expect(placed.length, id).toBe(new Set(placed).size);
      const cards = [...state.hidden.hands.flat(), ...state.hidden.bonusDeck];
      expect(cards.length, id).toBe(new Set(cards).size);
      expect(state.seats[LEARNER].score, id).toBe(state.seats[LEARNER].ledger.reduce((sum, [, points]) => sum + points, 0));
    }
  });
});

describe('the first lesson of Castles', () => {
  const first = lessons.find(({ id }) => id === 'castles-first') as Lesson;
  const at = (id: string): LessonRun =>
    beginAt(
      first,
      first.steps.findIndex((step) => step.id === id),
      NAMES,
    );
  const building = (run: LessonRun, tile: string): GameTypes['action'][] => {
    const { rules } = run.game;
    return rules.choices(viewOf(run.game)).flatMap((choice) => {
      const actions = Array.from({ length: choice.count() }, (_, index) => choice.at(index));
      return actions.filter((action) => (action as { tile?: string }).tile === tile);
    });
  };

  test('says 2 against 4 where a door does not meet the living room', () => {
    const run = at('doors');
    const step = stepOf(run);
    const worse = building(run, 'nap-room').find((action) => step && !accepts(step, viewOf(run.before), action)) ?? null;
    expect(compared(run, worse)).toEqual({ here: 2, there: 4 });
    expect(answerToHeld(run, worse, english)?.text).toBe(english.words.learn.answers.heldLess({ here: 2, there: 4 }));
    const built = attempt(run, worse);
    expect(answerToDone(built, english)?.text).toBe(english.words.learn.answers.didLess({ here: 2, there: 4 }));
    expect(goOn(built).relaid).toBe(true);
  });

  test('says that another place is meant where the right room lies at a better one', () => {
    const run = at('wall');
    const best = building(run, 'queens-bedroom').find((action) => compared(run, action)?.here === 5) ?? null;
    expect(answerToHeld(run, best, english)?.text).toBe(english.words.learn.answers.heldElsewhere());
    const [other] = building(run, 'formal-gardens');
    expect(answerToHeld(run, other, english)?.text).toBe(english.words.learn.answers.heldOther());
  });

  test('leaves the castle alone while somebody builds where the table lays the rooms first', () => {
    for (const id of ['take', 'doors', 'noise', 'better', 'complete', 'stairs', 'down']) {
      const { tile } = wantedNow(at(id)) as { tile: string };
      expect(wantedNow(at(id)), id).toEqual(bestFor(viewOf(at(id).game) as CastlesView, tile));
    }
  });

  test('lets whoever holds the right room build it at once', () => {
    const table = new LessonTable(at('take'));
    const action = wantedNow(table.run());
    table.hold(action);
    expect(table.run().phase).toBe('done');
    expect(table.snapshot().toAct).toContain(LEARNER);
    table.act(action);
    expect([stepOf(table.run())?.id, table.run().phase]).toEqual(['put', 'done']);
    expect(table.snapshot().toAct).not.toContain(LEARNER);
  });

  test('shows what the others buy for the prices that were set', () => {
    const dear = at('prices');
    const sold = onward(asWanted(dear));
    const { seats } = viewOf(sold.game) as CastlesView;
    const paid = (seats[LEARNER].money ?? 0) - 15_000;
    const tiles = seats.slice(1).map(({ castle }) => castle.tiles.length);
    expect(stepOf(sold)?.text(english, viewOf(sold.game))).toContain(paid.toLocaleString('en'));
    expect(Math.max(...tiles)).toBeGreaterThan(1);
  });

  test('ends with a score that adds up', () => {
    const run = at('end');
    const result = run.game.rules.result(run.game.states.at(-1) as GameTypes['state']);
    const [mine] = result?.standings ?? [];
    expect(mine?.score).toBe((viewOf(run.game) as CastlesView).seats[LEARNER].score);
  });
});

test('a whole game after a lesson is played with what it taught', () => {
  for (const lesson of lessons) {
    const wish = wholeGame(lesson, 'Ada');
    expect(newRecord(wish).ok, lesson.id).toBe(true);
    expect(wish.seats.length === 1, lesson.id).toBe(lesson.id === 'castles-solo');
  }
  expect(wholeGame(lessons.find(({ id }) => id === 'castles-moats') as Lesson, 'Ada').options).toMatchObject({ moats: true });
});

describe('what is kept of a lesson', () => {
  const [lesson] = lessons;
  const shelf = (): LessonShelf & { text: string | null } => ({
    text: null,
    getItem() {
      return this.text;
    },
    setItem(_, value) {
      this.text = value;
    },
  });

  test('is the step and what is done, by their ids', () => {
    const kept = shelf();
    keepProgress(kept, lesson, { at: 2, done: new Set(['take', 'put']) });
    expect(progressIn(kept, lesson)).toEqual({ at: 2, done: new Set(['take', 'put']) });
    const longer = { ...lesson, steps: [{ ...lesson.steps[0], id: 'new' }, ...lesson.steps] };
    expect(progressIn(kept, longer).at).toBe(3);
    expect(isFinished(lesson, progressIn(kept, lesson))).toBe(false);
  });

  test('is nothing where something else lies there, or storage refuses', () => {
    const kept = shelf();
    for (const text of ['', '[]', '{"at":7,"done":{}}', 'nonsense']) {
      kept.text = text;
      expect(progressIn(kept, lesson)).toEqual({ at: 0, done: new Set() });
    }
    const full = {
      ...kept,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepProgress(full, lesson, { at: 1, done: new Set() })).not.toThrow();
  });
});

test('actions are the same whatever the order of their fields', () => {
  expect(same({ type: 'pass', a: [1, { b: 2 }] }, { a: [1, { b: 2 }], type: 'pass' })).toBe(true);
  expect(same({ type: 'pass' }, { type: 'pass', a: 1 })).toBe(false);
  expect(same({ tiles: ['a', 'b'] }, { tiles: ['b', 'a'] })).toBe(false);
});
