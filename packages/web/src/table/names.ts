import type { Language } from '@luftschloss/words';
import type { SeatAtTable } from './link.ts';

export function namesOf(seats: readonly SeatAtTable[]): string[] {
  return seats.map(({ name }) => name);
}

/** What a bot is called by its strength. */
export function botLabel(bot: string, { term }: Pick<Language, 'term'>): string {
  return term('common.level', bot);
}

/** Which player is to move is told by the seat, so no two may share a name. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
  });
}
