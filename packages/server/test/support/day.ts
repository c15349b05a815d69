import type { DayKind } from '@luftschloss/protocol';
import { Person } from './person.ts';
import { Player } from './player.ts';

export interface CastleShown {
  readonly kind: DayKind;
  readonly own: { readonly table: string; readonly over: boolean; readonly points: number | null; readonly lead: number | null } | null;
  readonly mayLook: boolean;
  readonly ranking: readonly {
    readonly rank: number;
    readonly name: string;
    readonly points: number;
    readonly lead: number;
    readonly you: boolean;
    readonly table: string | null;
  }[];
}

export async function castleOfDay(person: Person, kind: DayKind = 'solo', day = ''): Promise<CastleShown> {
  const { body } = await person.get<{ castles: CastleShown[] }>(`/api/day${day && `?day=${day}`}`);
  return body.castles.find((castle) => castle.kind === kind) as CastleShown;
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
