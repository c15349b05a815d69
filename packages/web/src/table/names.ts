import type { Language, Words } from '@luftschloss/words';
import { NAMELESS } from '../shell/nameless.ts';
import type { Connection, SeatAtTable } from './link.ts';

/** Who has said no name is called “You” in what is kept, and reads it in their own language. Online everybody has a name. */
export function shownSeats(seats: readonly SeatAtTable[], connection: Connection, { shell }: Words): readonly SeatAtTable[] {
  const nameless = ({ name, bot }: SeatAtTable): boolean => connection === 'local' && bot === null && name === NAMELESS;
  return seats.map((seat) => (nameless(seat) ? { ...seat, name: shell.person.you() } : seat));
}

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
