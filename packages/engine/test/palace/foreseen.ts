import { expect } from 'vitest';
import { advance, type Choice, rngFrom, rngState, type Seat } from '../../src/kernel/index.ts';
import { TILES } from '../../src/palace/data/tiles.ts';
import { boardOf } from '../../src/palace/geometry/board.ts';
import { joined } from '../../src/palace/geometry/moat.ts';
import { type Preview, previewOf } from '../../src/palace/preview.ts';
import { palace as rules } from '../../src/palace/rules.ts';
import { suggestedColour, suggestedPayment } from '../../src/palace/suggestion.ts';
import type { PalaceEvent } from '../../src/palace/table/events.ts';
import type { PalaceAction, PalaceState, Task } from '../../src/palace/table/state.ts';
import { claimable } from '../../src/palace/turn/rewards.ts';

type Random = ReturnType<typeof rngFrom>;

/** What came of a build, gathered while its turn was played. */
interface Came {
  readonly swans: string[];
  readonly completed: string[];
  readonly rewards: string[];
  moat: number;
  joined: boolean;
}

const typeOf = (id: string): string => TILES.find((tile) => tile.id === id)?.type ?? '';

function gather(came: Came, events: readonly PalaceEvent[], asked: Task | null): void {
  for (const event of events) {
    if (event.type === 'swan') {
      const chosen = asked?.type === 'swan' && JSON.stringify(asked.reason) === JSON.stringify(event.reason);
      came.swans.push(`${event.seat} ${chosen ? '*' : event.colour} ${JSON.stringify(event.reason)}`);
    }
    if (event.type === 'completed') came.completed.push(`${event.tile} ${event.owner}`);
    if (event.type === 'secret-swan') came.rewards.push(`${event.seat} secret-swan`);
    if (event.type === 'favors-looked-at') came.rewards.push(`${event.seat} favors`);
    if (event.type === 'moat-laid') came.moat++;
    if (event.type === 'moat-forfeited') came.moat += event.tiles;
    if (event.type === 'arms-joined') came.joined = true;
  }
}

function anyAction(choices: readonly Choice<PalaceAction>[], rng: Random): PalaceAction {
  const some = choices.filter((choice) => choice.count() > 0);
  // Building is what is looked at here, and what brings a game to its end.
  const builds = some.filter(({ kind }) => kind === 'build');
  const kind = builds.length > 0 && rng.below(4) > 0 ? rng.pick(builds) : rng.pick(some);
  return kind.at(rng.below(kind.count()));
}

/** As a preview answers what it meets on its way. */
function suggested(state: PalaceState, task: Task): PalaceAction | null {
  if (task.type === 'pay') return { type: 'pay', ...mutable(suggestedPayment(state.players[task.seat], task.amount)) };
  if (task.type === 'swan') return { type: 'choose-swan', colour: suggestedColour(state.players[task.seat]) };
  if (task.type === 'rewards') return { type: 'claim', tile: claimable(state, task.tiles)[0] };
  if (task.type === 'choose-favor') return { type: 'keep-favor', favor: null, slot: null };
  return task.type === 'take-room' ? { type: 'decline' } : null;
}

function mutable({ swans, secret }: ReturnType<typeof suggestedPayment>): Pick<Extract<PalaceAction, { type: 'pay' }>, 'swans' | 'secret'> {
  return { swans: [...swans], secret: [...secret] };
}

/** Plays a random game, and holds every build against what was foreseen. Returns how many builds there were. */
export function playForeseen(seats: number, seed: string): number {
  const rng = rngFrom(seed);
  let state = rules.setup({}, seats, rngState(`chacha8:${seed}`));
  let builds = 0;
  while (!state.over) {
    const [seat] = rules.toAct(state);
    const action = anyAction(rules.choices(rules.view(state, seat)), rng);
    if (action.type !== 'build') {
      state = stepped(state, seat, action).state;
      continue;
    }
    builds++;
    state = compared(state, seat, action, rng);
  }
  return builds;
}

function stepped(state: PalaceState, seat: Seat, action: PalaceAction): { state: PalaceState; events: readonly PalaceEvent[] } {
  const next = advance(rules, state, seat, action);
  if (!next.ok) throw new Error(next.refusal.code);
  return next;
}

/** Plays the turn of a build to its end, as suggested or at random. */
function compared(before: PalaceState, builder: Seat, action: PalaceAction, rng: Random): PalaceState {
  const preview = previewOf(rules.view(before, builder), action);
  const faithful = rng.below(2) === 0;
  const came: Came = { swans: [], completed: [], rewards: [], moat: 0, joined: false };
  let looked = false;
  let { state, events } = stepped(before, builder, action);
  gather(came, events, null);
  while (!state.over && state.turn.number === before.turn.number && state.ended === null) {
    const [task] = state.agenda;
    const onTheWay = suggested(state, task);
    if (!onTheWay && faithful && !looked) {
      looked = true;
      sameTable(preview, state, builder);
    }
    const [seat] = rules.toAct(state);
    if (task.type === 'take-room') came.rewards.push(`${seat} room`);
    const quiet = rules.choices(rules.view(state, seat)).filter(({ kind }) => kind !== 'move-moat');
    const answer = faithful && onTheWay ? onTheWay : anyAction(quiet, rng);
    ({ state, events } = stepped(state, seat, answer));
    gather(came, events, task);
  }
  sameFacts(preview, came, faithful, joined(boardOf(before.palace)));
  return state;
}

const total = (swans: Preview['after']['players'][number]['swans']): number => Object.values(swans).reduce((sum, count) => sum + count, 0);

function sameTable({ after, swans, rewards }: Preview, state: PalaceState, builder: Seat): void {
  const now = rules.view(state, builder);
  expect(after.palace.tiles).toEqual(now.palace.tiles);
  expect(after.palace.left).toEqual(now.palace.left);
  expect(after.palace.right).toEqual(now.palace.right);
  expect(after.moatSupply).toBe(now.moatSupply);
  expect(after.turn).toEqual(now.turn);
  expect(after.row).toEqual(now.row);
  for (const [seat, player] of after.players.entries()) {
    // Which colour is suggested depends on secret swans, which the builder may not know.
    const blind = seat !== builder || rewards.some((reward) => reward.seat === seat && reward.gives === 'secret-swan');
    const chooses = swans.some((swan) => swan.seat === seat && swan.colour === '*');
    if (blind && chooses) expect(total(player.swans)).toBe(total(now.players[seat].swans));
    else expect(player.swans).toEqual(now.players[seat].swans);
    expect(player.slots).toEqual(now.players[seat].slots);
  }
}

function sameFacts(preview: Preview, came: Came, faithful: boolean, wasJoined: boolean): void {
  const sorted = (lines: readonly string[]): string[] => [...lines].sort();
  expect(sorted(came.swans)).toEqual(
    sorted(preview.swans.map(({ seat, colour, reason }) => `${seat} ${colour} ${JSON.stringify(reason)}`)),
  );
  expect(came.completed).toEqual(preview.completed.map(({ tile, owner }) => `${tile} ${owner}`));
  if (faithful) expect(sorted(came.rewards)).toEqual(sorted(preview.rewards.map(({ seat, gives }) => `${seat} ${gives}`)));
  for (const { tile, gives } of preview.rewards)
    expect([typeOf(tile), gives]).toEqual([{ favors: 'food', room: 'sleeping', 'secret-swan': 'downstairs' }[gives], gives]);
  if (wasJoined) return;
  if (came.joined) expect(preview.canEnd).toBe(true);
  else expect(came.moat).toBe(preview.moat);
}
