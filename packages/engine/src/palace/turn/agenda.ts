import type { Seat } from '../../kernel/index.ts';
import type { PalaceState, Position, Task } from '../table/state.ts';

export function currentTask(position: Position): Task | null {
  return position.agenda[0] ?? null;
}

export function finishTask(state: PalaceState): void {
  state.agenda = state.agenda.slice(1);
}

/** The current task is done with and these come in its place. */
export function goOnWith(state: PalaceState, ...tasks: readonly Task[]): void {
  state.agenda = [...tasks, ...state.agenda.slice(1)];
}

/** Tasks that somebody else than the player whose turn it is may have to decide name their seat. */
export function deciders(position: Position): readonly Seat[] {
  const task = currentTask(position);
  if (!task) return [];
  if (task.type === 'deal') return task.hands.flatMap(({ decided }, seat) => (decided ? [] : [seat]));
  if (task.type === 'rewards') return [nextRewarded(position, task.tiles).seat];
  return ['seat' in task ? task.seat : position.turn.seat];
}

/** P-9 step 5: the player in turn first, then clockwise. */
export function nextRewarded(position: Position, tiles: readonly string[]): { seat: Seat; own: readonly string[] } {
  const seats = position.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = (position.turn.seat + i) % seats;
    const own = tiles.filter((tile) => position.palace.tiles.some((placed) => placed.tile === tile && placed.owner === seat));
    if (own.length > 0) return { seat, own };
  }
  throw new Error('a reward without an owner is waiting');
}
