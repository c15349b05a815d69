import { beforeLastDecision, type Viewer } from '@luftschloss/engine/kernel';
import type { LogLine, Moment, TableSnapshot } from '../table/link.ts';
import { ON_THIS_DEVICE } from '../table/on-this-device.ts';
import { momentOf, storyOf } from '../table/played-game.ts';
import { SolitaryTable } from '../table/solitary-table.ts';
import { LEARNER } from './lesson.ts';
import { attempt, goOn, holding, type LessonRun, oneBack, othersMove, stepOf, viewOf } from './lesson-run.ts';

/** The table of a lesson: a link as any other, whose game is the run's. */
export class LessonTable extends SolitaryTable {
  #run: LessonRun;
  #current: TableSnapshot;

  constructor(run: LessonRun) {
    super();
    this.#run = run;
    this.#current = described(run);
  }

  readonly run = (): LessonRun => this.#run;
  readonly snapshot = (): TableSnapshot => this.#current;

  readonly change = (run: LessonRun): void => {
    if (run === this.#run) return;
    const sameTable = run.game === this.#run.game && run.phase === this.#run.phase && run.refusal === this.#run.refusal;
    this.#run = run;
    if (!sameTable) this.#current = described(run);
    this.tell();
  };

  readonly act = (action: unknown): void => this.change(attempt(pastHolding(this.#run), action));
  readonly hold = (action: unknown): void => this.change(holding(this.#run, action));
  readonly next = (): void => this.change(goOn(this.#run));
  readonly back = (): void => this.change(oneBack(this.#run));
  readonly tick = (): void => this.change(othersMove(this.#run));
  readonly undo = (): void => this.back();

  readonly momentAt = (step: number): Moment => momentOf(this.#run.game, step, LEARNER);
  readonly logThrough = (_eyes: Viewer): readonly LogLine[] => this.#current.log;
}

/** Whoever goes on with what they should only hold is a step ahead. */
function pastHolding(run: LessonRun): LessonRun {
  const next = run.phase === 'done' && stepOf(run)?.kind === 'hold' ? goOn(run) : run;
  return next.game === run.game ? next : run;
}

function described(run: LessonRun): TableSnapshot {
  const { game, phase, refusal, lesson } = run;
  const moment = momentOf(game, game.steps.length, LEARNER);
  const asked = phase === 'trying' || phase === 'waiting' || stepOf(run)?.kind === 'hold';
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
