import type { CastleOfDay, DayKind } from '@luftschloss/protocol';
import { Person } from './person.ts';
import { Player } from './player.ts';

export async function castleOfDay(person: Person, kind: DayKind = 'solo', day = ''): Promise<CastleOfDay> {
  const { body } = await person.get<{ castles: CastleOfDay[] }>(`/api/day${day && `?day=${day}`}`);
  return body.castles.find((castle) => castle.kind === kind) as CastleOfDay;
}

export async function begun(address: string, kind: DayKind = 'solo'): Promise<{ readonly person: Person; readonly table: string }> {
  const person = new Person(address);
  const { table } = await person.mustPost<{ table: string }>(`/api/day/${kind}`);
  return { person, table };
}

/** Plays on at random until the end. */
export async function playToTheEnd(person: Person, table: string): Promise<void> {
  const player = new Player(person, 'castles', table).open();
  await player.until(() => player.isOver, 'the end of a try');
  player.close();
}
