import { levelOf } from '@luftschloss/bots/levels';
import type { SeatAtTable } from './link.ts';

export function namesOf(seats: readonly SeatAtTable[]): string[] {
  return seats.map(({ name }) => name);
}

export function botLabel(bot: string): string {
  return levelOf(bot)?.label ?? bot[0].toUpperCase() + bot.slice(1);
}

/** Which player is to move is told by the seat, so no two may share a name. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
  });
}
