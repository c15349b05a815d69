import type { BotPool } from '../bots/pool.ts';
import { botToMove } from '../game/bot-to-move.ts';
import { botAt, deadlineOf } from '../game/course.ts';
import { draftAction, draftLate } from '../game/drafts.ts';
import type { Hall } from '../game/hall.ts';
import { wantsNotice } from '../game/jobs-after.ts';
import type { LiveGame } from '../game/live-game.ts';
import type { Notices } from '../notices/notices.ts';
import { Problem } from '../problem.ts';
import type { Job, JobKind, Store } from '../store/store.ts';

export interface DutyParts {
  readonly store: Store;
  readonly hall: Hall;
  readonly bots: BotPool;
  readonly notices: Notices;
}

/** Whoever runs a duty may find that the game has gone on since: then somebody else has taken care of it. */
type Duty = (parts: DutyParts, job: Job) => Promise<void>;

const DUTIES: { readonly [K in JobKind]: Duty } = { bot: moveBot, clock: callLate, notice: sendNotices };

export async function runJob(parts: DutyParts, job: Job): Promise<void> {
  try {
    await DUTIES[job.kind](parts, job);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

async function moveBot({ hall, bots }: DutyParts, { table, number }: Job): Promise<void> {
  const live = await hall.openAt(table, number);
  if (live.table.status !== 'playing' || live.readOnly || live.number > number) return;
  const { course, position } = live.playable();
  const seat = botToMove(course, position);
  if (seat === undefined) return;
  const action = await bots.ask(live.table.host, live.table.game, botAt(course, seat) as string, position.rules.view(position.state, seat));
  await hall.write(table, `bot-${number}-${seat}`, (now) => draftAction(now, seat, action, true));
}

async function callLate({ hall, store }: DutyParts, { table, number }: Job): Promise<void> {
  const live = await hall.openAt(table, number);
  if (live.table.status !== 'playing' || live.readOnly) return;
  const { course } = live.playable();
  const deadline = deadlineOf(course);
  if (!deadline) return;
  if (deadline.due > Date.now()) return live.locked(() => putOff(store, live));
  const { seat } = deadline;
  await hall.write(table, `late-${course.number}-${seat}`, (now) => {
    const still = deadlineOf(now.playable().course);
    if (still?.seat !== seat || still.due > Date.now()) throw new Problem(409, 'in-time', 'The player has acted in time.');
    return draftLate(now, seat);
  });
}

/** Time that was lost to an outage has moved the deadline. Where a newer entry has done so, somebody will look anyway: looking twice is harmless. */
async function putOff(store: Store, { table, course }: LiveGame): Promise<void> {
  const deadline = course && deadlineOf(course);
  if (deadline) await store.order({ table: table.id, kind: 'clock', due: deadline.due, number: course.number });
}

/** For everybody who came to be asked by that entry and still is: whoever was quick gets no notice. */
async function sendNotices({ hall, notices }: DutyParts, { table, number }: Job): Promise<void> {
  const live = await hall.openAt(table, number);
  if (live.table.status !== 'playing' || live.readOnly) return;
  const { course } = live.playable();
  const waitedFor = course.toAct.filter((seat) => course.askedAt[seat] === number && wantsNotice(live.table, course, seat));
  await Promise.all(waitedFor.map((seat) => notices.yourTurn(live.table, seat)));
}
