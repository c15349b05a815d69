import { beforeLastDecision, type Viewer } from '@luftschloss/engine/kernel';
import type { LogLine, Moment, TableSnapshot } from '../table/link.ts';
import { ON_THIS_DEVICE } from '../table/on-this-device.ts';
import { momentOf, storyOf } from '../table/played-game.ts';
import { SolitaryTable } from '../table/solitary-table.ts';
import { attempt, type Course, goOn, holding, oneBack, othersMove, stepOf, viewOf } from './course.ts';
import { LEARNER } from './lesson.ts';

/** The table of a lesson: a link as any other, whose game is the course's. */
export class LessonTable extends SolitaryTable {
  #course: Course;
  #current: TableSnapshot;

  constructor(course: Course) {
    super();
    this.#course = course;
    this.#current = described(course);
  }

  readonly course = (): Course => this.#course;
  readonly snapshot = (): TableSnapshot => this.#current;

  readonly change = (course: Course): void => {
    if (course === this.#course) return;
    const sameTable = course.game === this.#course.game && course.phase === this.#course.phase && course.refusal === this.#course.refusal;
    this.#course = course;
    if (!sameTable) this.#current = described(course);
    this.tell();
  };

  readonly act = (action: unknown): void => this.change(attempt(pastHolding(this.#course), action));
  readonly hold = (action: unknown): void => this.change(holding(this.#course, action));
  readonly next = (): void => this.change(goOn(this.#course));
  readonly back = (): void => this.change(oneBack(this.#course));
  readonly tick = (): void => this.change(othersMove(this.#course));
  readonly undo = (): void => this.back();

  readonly momentAt = (step: number): Moment => momentOf(this.#course.game, step, LEARNER);
  readonly logThrough = (_eyes: Viewer): readonly LogLine[] => this.#current.log;
}

/** Whoever goes on with what they should only hold is a step ahead. */
function pastHolding(course: Course): Course {
  const next = course.phase === 'done' && stepOf(course)?.kind === 'hold' ? goOn(course) : course;
  return next.game === course.game ? next : course;
}

function described(course: Course): TableSnapshot {
  const { game, phase, refusal, lesson } = course;
  const moment = momentOf(game, game.steps.length, LEARNER);
  const asked = phase === 'trying' || phase === 'waiting' || stepOf(course)?.kind === 'hold';
  return {
    ...ON_THIS_DEVICE,
    ...moment,
    view: viewOf(game),
    // While the lesson speaks, the learner is asked nothing.
    toAct: asked ? moment.toAct : moment.toAct.filter((seat) => seat !== LEARNER),
    id: `lesson-${lesson.id}`,
    game: game.rules.id,
    seats: game.record.seats.map(({ name, bot }) => ({ name, bot: bot ?? null })),
    viewer: LEARNER,
    log: storyOf(game, LEARNER),
    chat: [],
    undoable: 0,
    back: beforeLastDecision(game.steps, LEARNER),
    thinking: null,
    refusal,
    handOver: null,
  };
}
