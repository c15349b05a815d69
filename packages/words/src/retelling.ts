import {
  accept,
  type Checked,
  checkPartialRecord,
  type GameEvent,
  type GameTypes,
  type PartialRecord,
  type Rules,
  reject,
} from '@luftschloss/engine/kernel';
import type { Wording } from './games/wording.ts';
import { type People, plain, told } from './said.ts';

/** The log of a game that is still being played, and what is decided next. */
export interface Retelling {
  readonly log: readonly string[];
  readonly next: string;
}

/** What events say, line by line. */
export function linesOf(wording: Wording, events: readonly GameEvent[], people: People): string[] {
  return events.flatMap((event) => {
    const line = wording.event(event, people);
    return line === null ? [] : [plain(line)];
  });
}

/** Tells what the viewer saw. Events have no schema of their own: what cannot be said is none. */
export function retell<G extends GameTypes>(rules: Rules<G>, wording: Wording, record: PartialRecord): Checked<Retelling> {
  const checked = checkPartialRecord(rules, record);
  if (!checked.ok) return checked;
  const people = told(record.seats.map(({ name }) => name));
  const log: string[] = [];
  for (const [index, { events }] of record.steps.entries()) {
    try {
      log.push(...linesOf(wording, events, people));
    } catch {
      return reject('not-events', { game: rules.id }, `record.steps[${index}].events`);
    }
  }
  return accept({ log, next: plain(wording.decision(record.view as GameTypes['view'], people)) });
}
