import { DAY_PLAYOUTS } from '@luftschloss/protocol';
import type { BotPool } from '../bots/pool.ts';
import { botToMove } from '../game/bot-to-move.ts';
import type { GameRegistry } from '../game/game-registry.ts';
import { wantsNotice } from '../game/jobs-after.ts';
import type { LiveGame } from '../game/live-game.ts';
import { botAt, deadlineOf } from '../game/log-state.ts';
import { proposeAction, proposeLate } from '../game/proposals.ts';
import type { Notices } from '../notices/notices.ts';
import { conflict, Problem } from '../problem.ts';
import type { Job, JobKind, Store } from '../store/store.ts';

export interface DutyParts {
  readonly store: Store;
  readonly registry: GameRegistry;
  readonly bots: BotPool;
  readonly notices: Notices;
}

/** The game may have gone on since the duty was ordered: then somebody else has taken care of it. */
type Duty = (parts: DutyParts, job: Job) => Promise<void>;

const DUTIES: { readonly [K in JobKind]: Duty } = { bot: moveBot, clock: callLate, notice: sendNotices };

export async function runJob(parts: DutyParts, job: Job): Promise<void> {
  try {
    await DUTIES[job.kind](parts, job);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

async function moveBot({ registry, bots }: DutyParts, { table, number }: Job): Promise<void> {
  const live = await registry.openAt(table, number);
  if (live.table.status !== 'playing' || live.readOnly || live.number > number) return;
  const { logState, position } = live.playable();
  const seat = botToMove(logState, position);
  if (seat === undefined) return;
  const action = await bots.ask(
    live.table.host,
    live.table.game,
    botAt(logState, seat) as string,
    position.rules.view(position.state, seat),
    live.table.day && { playouts: DAY_PLAYOUTS, seed: `${live.table.seed} ${seat} ${logState.actions.length}` },
  );
  await registry.write(table, `bot-${number}-${seat}`, (now) => proposeAction(now, seat, action, true));
}

async function callLate({ registry, store }: DutyParts, { table, number }: Job): Promise<void> {
  const live = await registry.openAt(table, number);
  if (live.table.status !== 'playing' || live.readOnly) return;
  const { logState } = live.playable();
  const deadline = deadlineOf(logState);
  if (!deadline) return;
  if (deadline.due > Date.now()) return live.locked(() => putOff(store, live));
  const { seat } = deadline;
  await registry.write(table, `late-${logState.number}-${seat}`, (now) => {
    const still = deadlineOf(now.playable().logState);
    if (still?.seat !== seat || still.due > Date.now()) throw conflict('in-time');
    return proposeLate(now, seat);
  });
}

/** Time that was lost to an outage has moved the deadline. Where a newer entry has done so, somebody will look anyway: looking twice is harmless. */
async function putOff(store: Store, { table, logState }: LiveGame): Promise<void> {
  const deadline = logState && deadlineOf(logState);
  if (deadline) await store.order({ table: table.id, kind: 'clock', due: deadline.due, number: logState.number });
}

/** For everybody who came to be asked by that entry and still is: whoever was quick gets no notice. */
async function sendNotices({ registry, notices }: DutyParts, { table, number }: Job): Promise<void> {
  const live = await registry.openAt(table, number);
  if (live.table.status !== 'playing' || live.readOnly) return;
  const { logState } = live.playable();
  const waitedFor = logState.toAct.filter((seat) => logState.askedAt[seat] === number && wantsNotice(live.table, logState, seat));
  await Promise.all(waitedFor.map((seat) => notices.yourTurn(live.table, seat)));
}
