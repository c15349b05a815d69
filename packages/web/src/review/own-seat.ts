import type { Seat } from '@luftschloss/engine/kernel';
import { NAMELESS } from '../shell/nameless.ts';
import type { FinishedGame } from './finished-game.ts';

/** Which of the seats was the reader's: named by the way to this page, or the only person's at a table that this browser knows. A record from a file may be anybody's. */
export function ownSeat({ address, playedGame }: Pick<FinishedGame, 'address' | 'playedGame'>, asked: Seat | null): Seat | null {
  const people = playedGame.record.seats.flatMap(({ name, bot }, seat) => (bot === undefined ? [{ name, seat }] : []));
  const nameless = people.filter(({ name }) => name === NAMELESS);
  if (nameless.length === 1) return nameless[0].seat;
  if (address === null) return null;
  if (people.some(({ seat }) => seat === asked)) return asked;
  return people.length === 1 ? people[0].seat : null;
}
