import { between } from '@luftschloss/engine/between';
import { rngState } from '@luftschloss/engine/kernel';
import { describe, expect, it, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { type NewTable, Person, startedTable } from './support/person.ts';
import { Player } from './support/player.ts';
import { testServer } from './support/server.ts';

const view = between.view(between.setup({}, 4, rngState('chacha8:pool')), 0);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

describe('bots that think', () => {
  it('answer legally within the time that the house allows', async () => {
    const pool = new BotPool(1, 100);
    expect(between.refusal(view, (await pool.ask('between', 'hard', view)) as never)).toBeNull();
    expect(await timed(() => pool.ask('between', 'hard', view))).toBeLessThan(800);
    await pool.close();
  });

  it('think less while others wait for a thread', async () => {
    const pool = new BotPool(1, 500);
    await pool.ask('between', 'hard', view);
    const crowd = Array.from({ length: 10 }, () => () => pool.ask('between', 'hard', view));
    expect(await timed(() => Promise.all(crowd.map((ask) => ask())))).toBeLessThan(10 * 500 * 0.8);
    await pool.close();
  });

  it('never keep the server from answering others', async () => {
    const server = await testServer({ botThreads: 2 });
    const { id, people } = await startedTable(server.address, 'between', 1, ['hard', 'hard', 'hard']);
    const player = new Player(people[0], 'between', id).open();
    const times: number[] = [];
    const until = performance.now() + 2500;
    while (performance.now() < until) times.push(await timed(() => fetch(`${server.address}/health`)));
    times.sort((a, b) => a - b);
    expect(times.length).toBeGreaterThan(20);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(100);
    player.close();
    await server.end();
  });
});

describe('bots that are asked at the very start of a game', () => {
  it('move, although the table was looked at before it began', async () => {
    const server = await testServer();
    const host = new Person(server.address);
    const players: Player[] = [];
    for (let game = 0; game < 40; game++) {
      const seats = [{ type: 'me' }, { type: 'bot', bot: 'random' }];
      const { table } = await host.mustPost<NewTable>('/api/tables', { game: 'castles', seats });
      const player = new Player(host, 'castles', table.id, { plays: false }).open();
      players.push(player);
      await vi.waitFor(() => expect(player.messages.length + player.connections).toBeGreaterThan(0));
      await host.mustPost(`/api/tables/${table.id}/start`);
    }
    await vi.waitFor(() => expect(players.filter(({ isMyTurn }) => !isMyTurn)).toEqual([]), 5000);
    for (const player of players) player.close();
    await server.end();
  });
});
