import { type Seat, undoable, type Viewer } from '@luftschloss/engine/kernel';
import { type Course, lastState, linesOf, momentOf, played, takenBack } from './course.ts';
import type { ChatLine, LogLine, SeatAtTable, TableLink, TableSnapshot } from './link.ts';
import { namesOf } from './names.ts';
import type { Thinker } from './thinker.ts';

export interface LocalSetting {
  readonly id: string;
  readonly course: Course;
  readonly thinker: Thinker;
  /** Called after every change, with what is to be kept. */
  save(course: Course): void;
  /** Milliseconds before a bot moves: after a person, who may want to take something back, and after another bot. */
  readonly pause: { readonly afterPerson: number; readonly afterBot: number };
}

/** A table in this browser: the engine, bots that answer through a thinker, and one or several people at one device. */
export function openLocalTable({ id, course: opening, thinker, save, pause }: LocalSetting): TableLink {
  const { rules, record } = opening;
  const seats: SeatAtTable[] = record.seats.map(({ name, bot }) => ({ name, bot: bot ?? null }));
  const names = namesOf(seats);
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const listeners = new Set<() => void>();
  const chat: ChatLine[] = [];
  let course = opening;
  let viewer: Viewer = firstViewer();
  let log: LogLine[] = wholeLog();
  let thinking: Seat | null = null;
  let refusal: string | null = null;
  let closed = false;
  let current: TableSnapshot = describe();

  function firstViewer(): Viewer {
    const toAct = rules.toAct(lastState(opening));
    return people.find((seat) => toAct.includes(seat)) ?? people[0] ?? null;
  }

  function wholeLog(): LogLine[] {
    return course.steps.flatMap((_, index) => linesOf(course, index, viewer, names));
  }

  function describe(): TableSnapshot {
    const moment = momentOf(course, course.steps.length, viewer);
    const waiting = people.filter((seat) => moment.toAct.includes(seat));
    const handOver = viewer === null || waiting.length === 0 || waiting.includes(viewer) ? null : waiting[0];
    return {
      ...moment,
      id,
      game: rules.id,
      seats,
      viewer,
      log,
      chat: [...chat],
      undoable: viewer === null ? 0 : undoable(course.steps, viewer),
      thinking,
      sending: false,
      refusal,
      handOver,
      connection: 'local',
      proposal: null,
      late: [],
    };
  }

  function changed(): void {
    current = describe();
    for (const listener of [...listeners]) listener();
  }

  function take(seat: Seat, action: unknown): boolean {
    const next = played(course, seat, action);
    refusal = next.ok ? null : next.error;
    if (next.ok) {
      course = next.value;
      log = [...log, ...linesOf(course, course.steps.length - 1, viewer, names)];
      save(course);
    }
    changed();
    return next.ok;
  }

  /** Asks one bot at a time; an answer to a question that has passed is forgotten. */
  function wakeBots(): void {
    if (closed || thinking !== null) return;
    const seat = rules.toAct(lastState(course)).find((each) => seats[each].bot !== null);
    if (seat === undefined) return;
    thinking = seat;
    const step = course.steps.length;
    const last = course.steps[step - 1];
    const wait = last && seats[last.seat].bot === null ? pause.afterPerson : pause.afterBot;
    changed();
    const question = {
      game: rules.id,
      bot: seats[seat].bot ?? 'random',
      view: rules.view(lastState(course), seat),
      seed: `${record.seed}/${seat}/${step}`,
    };
    Promise.all([thinker.think(question), delay(wait)]).then(
      ([action]) => answered(seat, step, action),
      (error: unknown) => {
        if (closed) return;
        thinking = null;
        refusal = `${names[seat]} cannot go on: ${error instanceof Error ? error.message : String(error)}`;
        changed();
      },
    );
  }

  function answered(seat: Seat, step: number, action: unknown): void {
    if (closed) return;
    thinking = null;
    if (course.steps.length === step && !take(seat, action)) return;
    wakeBots();
  }

  const table: TableLink = {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    momentAt: (step) => momentOf(course, step, viewer),
    act(action) {
      if (viewer === null) return;
      if (take(viewer, action)) wakeBots();
    },
    undo() {
      if (current.undoable === 0) return;
      course = takenBack(course);
      log = log.filter(({ step }) => step <= course.steps.length);
      refusal = null;
      save(course);
      changed();
      wakeBots();
    },
    // Nobody else decides at a table of one device, and nobody is late.
    answerUndo: () => {},
    takeOver: () => {},
    say(text) {
      chat.push({ from: viewer === null ? 'Onlooker' : names[viewer], text });
      changed();
    },
    sit(seat) {
      viewer = seat;
      log = wholeLog();
      changed();
    },
    close() {
      closed = true;
      thinker.close();
    },
  };
  setTimeout(wakeBots, 0);
  return table;
}

function delay(milliseconds: number): Promise<void> {
  return milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
