import { expect } from 'vitest';
import { THOROUGH } from '../../../../testing/thorough.ts';
import type { Entry } from '../../src/game/entry.ts';
import { Person, startedTable } from './person.ts';
import { Player } from './player.ts';

export interface Trouble {
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
  readonly reason: RegExp;
  /** Reads a log from the store. */
  entries(table: string): Promise<readonly Pick<Entry, 'id' | 'number'>[]>;
}

/**
 * People and a bot are in the middle of a game when the store comes into trouble. Whoever asks then is answered 503 with a reason; the people just try again. When the
 * trouble is over the game goes on by itself, in a long run to its end, and everything that was acknowledged is stored exactly once.
 */
export async function expectPlaysThrough(address: string, { begin, end, reason, entries }: Trouble): Promise<void> {
  const { id, people } = await startedTable(address, 'castles', 2, ['random']);
  const players = people.map((person) => new Player(person, 'castles', id).open());
  await players[0].until(() => players[0].number > 10, 'the first steps');
  await begin();
  // It may be the bot's turn, and then nobody else would ask for anything.
  players[0].send({ type: 'say', table: id, text: 'Is anybody there?' });
  await expect.poll(() => refusalsOf(players).length, { message: 'pages are refused' }).toBeGreaterThan(0);
  for (const { error } of refusalsOf(players)) {
    expect(error).toMatchObject({ code: 'store', message: expect.stringMatching(reason) as unknown });
  }
  const stranger = new Person(address);
  expect(await stranger.post('/api/tables', { game: 'castles', seats: [{ type: 'me' }] })).toMatchObject({
    status: 503,
    body: { error: { code: 'store', message: expect.stringMatching(reason) as unknown } },
  });
  await expect.poll(async () => (await stranger.get('/ready')).status).toBe(503);
  expect((await stranger.get('/ready')).body).toMatchObject({ ok: false, message: expect.stringMatching(reason) as unknown });
  expect((await stranger.get('/health')).status, 'the process itself is well').toBe(200);
  const { number } = players[0];
  await end();
  const goesOn = (player: Player): boolean => player.isOver || (!THOROUGH && player.number > number + 30);
  await Promise.all(players.map((player) => player.until(() => goesOn(player), 'the game to go on')));
  await expect.poll(async () => (await stranger.get('/ready')).status).toBe(200);
  for (const player of players) player.close();
  const acknowledged = players.map((player) => new Map(player.acknowledged));
  expectStoredOnce(acknowledged, await entries(id));
}

function refusalsOf(players: readonly Player[]) {
  return players.flatMap(({ refusals }) => refusals).filter(({ error }) => error?.code === 'store');
}

/** By seat: the number that each action was acknowledged with. */
function expectStoredOnce(acknowledged: readonly ReadonlyMap<string, number>[], log: readonly Pick<Entry, 'id' | 'number'>[]): void {
  expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
  const numbers = new Map(log.map(({ id, number }) => [id, number]));
  expect(numbers.size).toBe(log.length);
  for (const [seat, own] of acknowledged.entries()) {
    expect(own.size).toBeGreaterThan(0);
    for (const [id, number] of own) expect(numbers.get(`p${seat}-${id}`)).toBe(number);
  }
}
