import type { GameTypes, Refusal, Seat } from '@luftschloss/engine/kernel';
import { lastState, type PlayedGame, played } from '../table/played-game.ts';
import { type LaidTable, LEARNER, type Lesson, type LessonStep } from './lesson.ts';

/**
 * `trying`: the learner is asked. `done`: as it should be. `astray`: something else that the rules allow was done. `waiting`: others move before the next
 * step. `over`: no step is left.
 */
export type Phase = 'trying' | 'done' | 'astray' | 'waiting' | 'over';

/** Where somebody is in a lesson. Every operation returns a new run; the rules decide what is possible. */
export interface LessonRun {
  readonly lesson: Lesson;
  readonly names: readonly string[]; // of the seats
  readonly at: number; // the step
  readonly phase: Phase;
  readonly game: PlayedGame;
  readonly before: PlayedGame; // as the step began
  readonly wrong: number; // tries in this step that led elsewhere
  readonly action: unknown; // what was done, or is held, in this step
  readonly refusal: Refusal | null;
  readonly laid: number; // counted up whenever the table is laid anew: whatever lay on the old one is gone
  readonly relaid: boolean; // the table was laid anew, because what was done does not lead here
}

/** After so many wrong tries the lesson offers to show it. */
export const PATIENCE = 3;
/** More moves of others than any lesson needs: whoever meets this has made a lesson that does not end. */
const MOST_MOVES = 60;

export function beginAt(lesson: Lesson, at: number, names: readonly string[], laid = 0): LessonRun {
  const game = positionOf(lesson, at, names);
  return fresh({ lesson, names, at, phase: 'trying', game, before: game, wrong: 0, action: null, refusal: null, laid, relaid: false });
}

function fresh(run: LessonRun): LessonRun {
  return { ...run, phase: 'trying', before: run.game, wrong: 0, action: null, refusal: null };
}

export function stepOf({ lesson, at }: Pick<LessonRun, 'lesson' | 'at'>): LessonStep | null {
  return lesson.steps[at] ?? null;
}

const views = new WeakMap<GameTypes['state'], GameTypes['view']>();

/** What the learner sees; one view for each state, so that what is worked out about it is worked out once. */
export function viewOf(game: PlayedGame): GameTypes['view'] {
  const state = lastState(game);
  const view = views.get(state) ?? game.rules.view(state, LEARNER);
  views.set(state, view);
  return view;
}

/** The table as the lesson itself would have left it before this step. */
export function positionOf(lesson: Lesson, at: number, names: readonly string[]): PlayedGame {
  const step = lesson.steps[at];
  if (step.start) return laid(lesson, step.start(), names);
  if (at === 0) throw new Error(`${lesson.id}: the first step lays no table`);
  const game = positionOf(lesson, at - 1, names);
  const { kind, id, model } = lesson.steps[at - 1];
  if (kind !== 'do') return step.othersFirst ? settled(lesson, game) : game;
  const action = model?.(viewOf(game));
  const next = action ? played(game, LEARNER, action) : null;
  if (!next?.ok) throw new Error(`${lesson.id}/${id}: what the lesson would do is not possible: ${next ? next.refusal.code : 'nothing'}`);
  return step.othersFirst ? settled(lesson, next.value) : next.value;
}

function laid(lesson: Lesson, { state, players }: LaidTable, names: readonly string[]): PlayedGame {
  const { rules } = lesson;
  const record = {
    format: 'luftschloss-record',
    game: lesson.game,
    rulesVersion: rules.version,
    tags: {},
    options: {},
    seats: names.slice(0, players).map((name, seat) => (seat === LEARNER ? { name } : { name, bot: 'easy' })),
    seed: `chacha8:${lesson.id}`,
    actions: [],
  } as const;
  return { rules, record, states: [state], steps: [] };
}

/** The game after all that others do before the learner is asked again. */
function settled(lesson: Lesson, game: PlayedGame): PlayedGame {
  let now = game;
  for (let move = 0; move < MOST_MOVES; move++) {
    const seat = otherToAct(now);
    if (seat === null) return now;
    now = withMove(lesson, now, seat);
  }
  throw new Error(`${lesson.id}: the others never stop`);
}

/** Whose move comes before the learner's next; `null` when the learner is asked, or nobody. */
function otherToAct(game: PlayedGame): Seat | null {
  const toAct = game.rules.toAct(lastState(game));
  return toAct.includes(LEARNER) ? null : (toAct[0] ?? null);
}

function withMove(lesson: Lesson, game: PlayedGame, seat: Seat): PlayedGame {
  const action = lesson.others(game.rules.view(lastState(game), seat), seat);
  const next = played(game, seat, action);
  if (!next.ok) throw new Error(`${lesson.id}: seat ${seat} may not: ${next.refusal.code}`);
  return next.value;
}

/** The learner acts. What the rules allow happens; the lesson says whether it was what it asked for. */
export function attempt(run: LessonRun, action: unknown): LessonRun {
  const step = stepOf(run);
  if (run.phase !== 'trying' || !step) return run;
  const next = played(run.game, LEARNER, action);
  if (!next.ok) return { ...run, refusal: next.refusal, wrong: run.wrong + 1 };
  const right = step.kind === 'do' && accepts(step, viewOf(run.before), action);
  return {
    ...run,
    game: next.value,
    action,
    refusal: null,
    phase: right ? 'done' : 'astray',
    wrong: run.wrong + (right ? 0 : 1),
  };
}

/** Something lies on the table, not done yet: enough for a step that only wants to see it there. */
export function holding(run: LessonRun, action: unknown): LessonRun {
  const step = stepOf(run);
  if (run.phase !== 'trying' || step?.kind !== 'hold' || action === null) return run;
  return accepts(step, viewOf(run.before), action) ? { ...run, action, refusal: null, phase: 'done' } : run;
}

export function accepts(step: LessonStep, view: unknown, action: unknown): boolean {
  return step.accepts ? step.accepts(view, action) : same(action, step.model?.(view) ?? null);
}

/** Actions are plain data: the order of their fields says nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.length === Object.keys(b).length && keys.every((key) => same(first[key], second[key]));
}

/** To before the try that led elsewhere. */
export function oneBack(run: LessonRun): LessonRun {
  return { ...run, game: run.before, phase: 'trying', action: null, refusal: null, laid: run.laid + 1 };
}

/** The next step: from where the table stands if that leads there, else from where the lesson would have led. */
export function goOn(run: LessonRun): LessonRun {
  const { lesson, names, at, phase } = run;
  const step = stepOf(run);
  if (!step || phase === 'waiting' || (phase === 'trying' && step.kind !== 'read')) return run;
  const next = lesson.steps[at + 1];
  if (!next) return { ...run, at: at + 1, phase: 'over', action: null };
  if (next.start) return { ...beginAt(lesson, at + 1, names, run.laid + 1), relaid: hasStrayed(run, step) };
  return arrived({ ...run, at: at + 1, phase: 'waiting', action: null, refusal: null, relaid: false });
}

/** Whether the learner's table differs from what the lesson lays for the next step. */
function hasStrayed({ phase, before, action }: LessonRun, { kind, model }: LessonStep): boolean {
  return kind === 'do' && phase !== 'trying' && !same(action, model?.(viewOf(before)) ?? null);
}

/** One move of somebody else, while others have to move. */
export function othersMove(run: LessonRun): LessonRun {
  if (run.phase !== 'waiting') return run;
  const seat = otherToAct(run.game);
  return seat === null ? arrived(run) : arrived({ ...run, game: withMove(run.lesson, run.game, seat) });
}

function arrived(run: LessonRun): LessonRun {
  const step = stepOf(run);
  if (step?.othersFirst && otherToAct(run.game) !== null) return run;
  return !step || leadsTo(step, viewOf(run.game)) ? fresh(run) : { ...beginAt(run.lesson, run.at, run.names, run.laid + 1), relaid: true };
}

function leadsTo({ model, fits }: LessonStep, view: unknown): boolean {
  return (!model || model(view) !== null) && (!fits || fits(view));
}

/** What the lesson would do now; `null` while nothing is asked. */
export function wantedNow(run: LessonRun): unknown {
  const step = stepOf(run);
  return run.phase === 'trying' && step?.model ? step.model(viewOf(run.before)) : null;
}

/** How something else compares with what the lesson would do. */
export interface Comparison {
  readonly here: number;
  readonly there: number;
}

export function compared(run: LessonRun, action: unknown): Comparison | null {
  const { lesson, before } = run;
  const view = viewOf(before);
  const model = stepOf(run)?.model?.(view) ?? null;
  if (model === null || action === null) return null;
  const here = lesson.points(view, action);
  const there = lesson.points(view, model);
  return here === null || there === null ? null : { here, there };
}
