import { type CastlesState, type CastlesView, readCastle } from '@luftschloss/engine/castles';
import { type GameTypes, openRng, type Rng, rngState } from '@luftschloss/engine/kernel';
import { ALL_BUNDLES, LANGUAGES, type Language, type LanguageId, loadLanguage } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { bestFor } from '../src/games/castles/lessons/finding.ts';
import { GAME_CARDS, loadScreen, screenOf } from '../src/games/index.ts';
import { answerToDone, answerToHeld, doneText, taskNow } from '../src/learn/answers.ts';
import {
  accepts,
  attempt,
  beginAt,
  type Course,
  compared,
  goOn,
  holding,
  oneBack,
  othersMove,
  same,
  stepOf,
  viewOf,
  wantedNow,
} from '../src/learn/course.ts';
import { LEARNER, type Lesson } from '../src/learn/lesson.ts';
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
function asWanted(course: Course): Course {
  const kind = stepOf(course)?.kind;
  if (kind === 'read') return course;
  return kind === 'hold' ? holding(course, wantedNow(course)) : attempt(course, wantedNow(course));
}

/** On to the next question; no lesson keeps anybody waiting for long. */
function onward(course: Course): Course {
  let now = goOn(course);
  for (let moves = 0; now.phase === 'waiting'; moves++) {
    expect(moves, `${course.lesson.id}/${stepOf(now)?.id}`).toBeLessThan(60);
    now = othersMove(now);
  }
  expect(now.at, placeIn(course)).toBe(course.at + 1);
  return now;
}

function placeIn(course: Course): string {
  return `${course.lesson.id}/${stepOf(course)?.id}`;
}

/** Everything that is said at this moment. */
function allSaid(course: Course, language: Language): string[] {
  const step = stepOf(course);
  const view = viewOf(course.before);
  const done = course.phase === 'done' && step?.kind !== 'read' ? [doneText(course, language)] : [];
  if (!step) return done;
  return [
    step.title(language.words),
    step.text(language, view),
    taskNow(course, language),
    ...(step.notes?.(language) ?? []).map(({ text }) => text),
    ...done,
  ];
}

function someLegal(course: Course, rng: Rng): GameTypes['action'] | null {
  const choices = course.game.rules.choices(viewOf(course.game)).filter((choice) => choice.count() > 0);
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
    let course = beginAt(lesson, 0, NAMES);
    while (course.phase !== 'over') {
      expect(course.phase, placeIn(course)).toBe('trying');
      expect(course.relaid, placeIn(course)).toBe(false);
      const before = course;
      course = asWanted(course);
      if (stepOf(course)?.kind !== 'read') expect(course.phase, `${placeIn(course)} ${JSON.stringify(course.refusal)}`).toBe('done');
      for (const language of languages) {
        for (const text of [...allSaid(before, language), ...allSaid(course, language)]) {
          expect(text, `${placeIn(course)} in ${language.id}`).toMatch(/\S/);
          expect(text, `${placeIn(course)} in ${language.id}`).not.toMatch(/undefined|NaN|\{|\$/);
        }
      }
      course = onward(course);
    }
    expect(course.at).toBe(lesson.steps.length);
  });

  test('what it foretells is what happens', () => {
    let course = beginAt(lesson, 0, NAMES);
    while (course.phase !== 'over') {
      const view = viewOf(course.before);
      const wanted = wantedNow(course);
      const foretold = wanted === null ? null : lesson.points(view, wanted);
      course = asWanted(course);
      if (foretold !== null && stepOf(course)?.kind === 'do') {
        const screen = screenOf(lesson.game);
        const gained = (screen?.scores(viewOf(course.game))[LEARNER] ?? 0) - (screen?.scores(view)[LEARNER] ?? 0);
        // With the last action of a game the end is counted, too.
        if (lesson.game === 'castles' && course.game.rules.result(lastState(course.game)) === null)
          expect(gained, placeIn(course)).toBe(foretold);
      }
      course = onward(course);
    }
  });

  test('whatever else the rules allow gets an answer, can be taken back, and leads on', () => {
    const rng = openRng(rngState(`splitmix32:${seedOf(`lessons ${lesson.id}`)}`));
    let course = beginAt(lesson, 0, NAMES);
    while (course.phase !== 'over') {
      const action = someLegal(course, rng);
      const step = stepOf(course);
      if (action !== null && step) {
        const tried = attempt(course, action);
        const right = step.kind === 'do' && accepts(step, viewOf(course.before), action);
        expect(tried.phase, `${placeIn(course)} ${JSON.stringify(action)}`).toBe(right ? 'done' : 'astray');
        expect(tried.wrong).toBe(right ? 0 : 1);
        if (!right) expect(answerToDone(tried, english)?.text).toMatch(/\S/);
        expect(oneBack(tried).game).toBe(course.before);
        expect(oneBack(tried).phase).toBe('trying');
        course = tried;
      }
      course = onward(course.phase === 'trying' ? asWanted(course) : course);
    }
    expect(course.at).toBe(lesson.steps.length);
  });

  test('what the rules refuse changes nothing but the count of tries', () => {
    let course = beginAt(lesson, 0, NAMES);
    while (course.phase !== 'over') {
      const refused = attempt(course, { type: 'no-such-thing' });
      expect(refused.refusal, placeIn(course)).not.toBeNull();
      expect([refused.game, refused.phase, refused.wrong]).toEqual([course.game, 'trying', 1]);
      course = onward(asWanted(refused));
    }
  });

  test('says why by a clause of the rulebook, and shows pictures of the right place and of a worse one', async () => {
    const book = (await screenOf(lesson.game)?.rulebook.load())?.(english);
    for (const { id, rule } of lesson.steps) expect(book && openedAt(book, rule).clause?.id, `${lesson.id}/${id}`).toBe(rule);
    for (const at of lesson.steps.keys()) {
      const course = beginAt(lesson, at, NAMES);
      const wanted = wantedNow(course);
      const figure = wanted === null ? null : lesson.example?.(english, viewOf(course.before), wanted);
      if (figure) expect(figure('day', 'here-').pictures.map(({ svg }) => svg.startsWith('<svg'))).toEqual([true, true]);
    }
  });

  test('any step can be played again by itself', () => {
    for (const at of lesson.steps.keys()) {
      const course = beginAt(lesson, at, NAMES);
      expect(course.phase).toBe('trying');
      if (stepOf(course)?.kind !== 'read') expect(asWanted(course).phase, placeIn(course)).toBe('done');
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
  const at = (id: string): Course =>
    beginAt(
      first,
      first.steps.findIndex((step) => step.id === id),
      NAMES,
    );
  const building = (course: Course, tile: string): GameTypes['action'][] => {
    const { rules } = course.game;
    return rules.choices(viewOf(course.game)).flatMap((choice) => {
      const actions = Array.from({ length: choice.count() }, (_, index) => choice.at(index));
      return actions.filter((action) => (action as { tile?: string }).tile === tile);
    });
  };

  test('says 2 against 4 where a door does not meet the living room', () => {
    const course = at('doors');
    const step = stepOf(course);
    const worse = building(course, 'nap-room').find((action) => step && !accepts(step, viewOf(course.before), action)) ?? null;
    expect(compared(course, worse)).toEqual({ here: 2, there: 4 });
    expect(answerToHeld(course, worse, english)?.text).toBe(english.words.learn.answers.heldLess({ here: 2, there: 4 }));
    const built = attempt(course, worse);
    expect(answerToDone(built, english)?.text).toBe(english.words.learn.answers.didLess({ here: 2, there: 4 }));
    expect(goOn(built).relaid).toBe(true);
  });

  test('says that another place is meant where the right room lies at a better one', () => {
    const course = at('wall');
    const best = building(course, 'queens-bedroom').find((action) => compared(course, action)?.here === 5) ?? null;
    expect(answerToHeld(course, best, english)?.text).toBe(english.words.learn.answers.heldElsewhere());
    const [other] = building(course, 'formal-gardens');
    expect(answerToHeld(course, other, english)?.text).toBe(english.words.learn.answers.heldOther());
  });

  test('leaves the castle alone while somebody builds where the table lays the rooms first', () => {
    for (const id of ['take', 'doors', 'noise', 'better', 'complete', 'stairs', 'down']) {
      const { tile } = wantedNow(at(id)) as { tile: string };
      expect(wantedNow(at(id)), id).toEqual(bestFor(viewOf(at(id).game) as CastlesView, tile));
    }
  });

  test('lets whoever holds the right room build it at once', () => {
    const table = new LessonTable(at('take'));
    const action = wantedNow(table.course());
    table.hold(action);
    expect(table.course().phase).toBe('done');
    expect(table.snapshot().toAct).toContain(LEARNER);
    table.act(action);
    expect([stepOf(table.course())?.id, table.course().phase]).toEqual(['put', 'done']);
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
    const course = at('end');
    const result = course.game.rules.result(course.game.states.at(-1) as GameTypes['state']);
    const [mine] = result?.standings ?? [];
    expect(mine?.score).toBe((viewOf(course.game) as CastlesView).seats[LEARNER].score);
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
