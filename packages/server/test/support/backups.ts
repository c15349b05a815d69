import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { backUp, type Contents, restore } from '../../src/backup/index.ts';
import { Person, startedTable } from './person.ts';
import { Player } from './player.ts';
import type { TestPostgres } from './postgres.ts';
import { freePort, Served } from './served.ts';

export interface Place {
  readonly data: string;
  readonly database: string | null;
}

/** Makes new places for games. */
export type Places = { readonly [store: string]: () => Promise<Place> };

export function placesOf(folder: string, postgres: () => TestPostgres): Places {
  let places = 0;
  return {
    SQLite: async () => ({ data: join(folder, `data-${++places}`), database: null }),
    PostgreSQL: async () => ({ data: 'unused', database: await postgres().newDatabase() }),
  };
}

export async function served({ data, database }: Place): Promise<Served> {
  const server = new Served(await freePort(), database === null ? { LUFTSCHLOSS_DATA: data } : { DATABASE_URL: database });
  await server.start();
  return server;
}

interface Seat {
  readonly person: Person;
  readonly game: string;
  readonly table: string;
}

/** Games that are played as fast as the server can. */
async function busyTables(address: string): Promise<readonly Seat[]> {
  const tables = await Promise.all(
    ['castles', 'between', 'palace'].map(async (game) => ({ game, ...(await startedTable(address, game, 2, ['random'])) })),
  );
  return tables.flatMap(({ game, id, people }) => people.map((person) => ({ person, game, table: id })));
}

function playersAt(seats: readonly Seat[], address: string): readonly Player[] {
  return seats.map(({ person, game, table }) => {
    const again = new Person(address);
    again.cookie = person.cookie;
    return new Player(again, game, table).open();
  });
}

/** The log of every table in a backup. */
function logsIn(file: string): Map<string, string[]> {
  const db = new DatabaseSync(file, { readOnly: true });
  const logs = new Map<string, string[]>();
  for (const { table_id, number, id } of db.prepare('SELECT table_id, number, id FROM entries ORDER BY table_id, number').all()) {
    const log = logs.get(table_id as string) ?? [];
    expect(number).toBe(log.length + 1);
    logs.set(table_id as string, [...log, (id as string).replace(/^p\d-/, '')]);
  }
  db.close();
  return logs;
}

function count(players: readonly Player[]): number {
  return players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}

/** Backs up while games are played at full speed, kills the server, and looks into the file. Answers with whoever played. */
export async function backedUpUnderLoad(place: Place, file: string): Promise<readonly Seat[]> {
  const server = await served(place);
  const seats = await busyTables(server.address);
  const players = playersAt(seats, server.address);
  for (const player of players) await player.until(() => player.acknowledged.size >= 3, 'the first steps');
  const acknowledged = players.map((player) => [...player.acknowledged.keys()]);
  const before = count(players);
  const contents: Contents = await backUp(place, file);
  await Promise.any(players.map((player) => player.until(() => count(players) > before, 'play that went on')));
  await server.kill();
  for (const player of players) player.close();

  const logs = logsIn(file);
  expect(contents).toMatchObject({ tables: seats.length / 2, guests: seats.length });
  for (const [index, { table }] of seats.entries()) expect(logs.get(table)).toEqual(expect.arrayContaining(acknowledged[index]));
  return seats;
}

/** Restores into a new place and lets everybody play on until they are satisfied. */
export async function playedOn(file: string, target: Place, seats: readonly Seat[], satisfied: (player: Player) => boolean): Promise<void> {
  await restore(file, target, false);
  const server = await served(target);
  const players = playersAt(seats, server.address);
  await Promise.all(players.map((player) => player.until(() => satisfied(player), 'play that goes on', 600_000)));
  for (const player of players) player.close();
  expect(await server.stop()).toBe(0);
}
