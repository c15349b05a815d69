import type { Seat } from '@luftschloss/engine/kernel';
import type { Job } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import type { Entry } from './entry.ts';
import type { LiveGame } from './live-game.ts';
import { botAt, deadlineOf, follow, type LogState } from './log-state.ts';

export interface JobTimes {
  /** Milliseconds that a bot lets pass. */
  readonly botPace: number;
  /** Milliseconds before a notice. */
  readonly noticeDelay: number;
}

/** What must be looked after once the entry is stored. */
export function jobsAfter(live: LiveGame, entry: Entry, times: JobTimes): readonly Job[] {
  const { logState } = live.playable();
  // Only what `follow` replaces is needed here, so the long lists are left out of the copy.
  const short = { actions: [], actionNumbers: [], byBot: [], numbers: new Map<string, number>() };
  const after: LogState = { ...logState, ...short, standIns: [...logState.standIns], awaySince: [...logState.awaySince] };
  follow(after, entry);
  return jobsFor(live.table, after, logState.toAct, entry.number, entry.at, times);
}

export function jobsFor(
  table: Table,
  logState: LogState,
  toActBefore: readonly Seat[],
  number: number,
  now: number,
  { botPace, noticeDelay }: JobTimes,
): readonly Job[] {
  const jobs: Job[] = [];
  if (logState.toAct.some((seat) => botAt(logState, seat) !== null))
    jobs.push({ table: table.id, kind: 'bot', due: now + botPace, number, guest: table.host });
  const deadline = deadlineOf(logState);
  if (deadline) jobs.push({ table: table.id, kind: 'clock', due: deadline.due, number });
  const newlyAsked = logState.toAct.some((seat) => !toActBefore.includes(seat) && wantsNotice(table, logState, seat));
  if (newlyAsked) jobs.push({ table: table.id, kind: 'notice', due: now + noticeDelay, number });
  return jobs;
}

export function wantsNotice(table: Table, logState: LogState, seat: Seat): boolean {
  const { push, webhook } = table.chairs[seat];
  return botAt(logState, seat) === null && (push !== null || webhook !== null);
}
