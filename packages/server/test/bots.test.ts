import { between } from '@luftschloss/engine/between';
import { rngState } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { shareOfTime } from '../src/bots/fair-queue.ts';
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

/** The shortest of several: the others had to wait for the processor. */
async function shortest(times: number, work: () => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push(await timed(work));
  return Math.min(...all);
}

// However slow the machine: one wait is compared with another.
describe('bots that think', () => {
  it('answer legally, and the sooner the less time the house allows', async () => {
    const [hasty, patient] = [new BotPool(1, 20), new BotPool(1, 1000)];
    for (const pool of [hasty, patient]) {
      expect(between.refusal(view, (await pool.ask('somebody', 'between', 'hard', view)) as never)).toBeNull();
    }
    const little = await shortest(4, () => hasty.ask('somebody', 'between', 'hard', view));
    expect(little).toBeLessThan(await timed(() => patient.ask('somebody', 'between', 'hard', view)));
    await Promise.all([hasty.close(), patient.close()]);
  });

  it('think less while others wait for a thread', async () => {
    const pool = new BotPool(1, 300);
    await pool.ask('somebody', 'between', 'hard', view);
    const alone = await shortest(2, () => pool.ask('somebody', 'between', 'hard', view));
    const crowd = () => Promise.all(Array.from({ length: 10 }, () => pool.ask('somebody', 'between', 'hard', view)));
    // What else the machine does only adds: the best of several tries tells.
    expect(await shortest(4, crowd)).toBeLessThan(10 * alone * 0.8);
    await pool.close();
  });

  it('of one guest with many tables let those of others have their turns', async () => {
    const pool = new BotPool(1, 50);
    const order: string[] = [];
    const ask = (guest: string) => pool.ask(guest, 'between', 'hard', view).then(() => order.push(guest));
    const many = Array.from({ length: 30 }, () => ask('many'));
    await Promise.all([ask('one'), ask('another'), ask('one')]);
    // One of the first guest's was being thought about already, and the guests take turns from there.
    expect(order.filter((guest) => guest === 'many').length).toBeLessThanOrEqual(4);
    await Promise.all(many);
    await pool.close();
  });

  it('have all their time unless they or the guests are many', () => {
    expect(shareOfTime(1, 1, 1)).toBe(1);
    expect(shareOfTime(2, 1, 2)).toBe(1);
    expect(shareOfTime(1, 1, 2)).toBe(1 / 2);
    expect(shareOfTime(1, 200, 2)).toBe(1 / 400);
  });

  it('never keep the server from answering others', async () => {
    const server = await testServer({ botThreads: 1 });
    const { id, people } = await startedTable(server.address, 'between', 1, ['hard', 'hard', 'hard']);
    const player = new Player(people[0], 'between', id).open();
    await player.until(() => player.number >= 0, 'the first view');
    let [answers, most] = [0, 0];
    // If bots thought in the server's own thread, it would answer at most once between two of their moves.
    for (let number = player.number; number < 8 && most < 5; ) {
      await fetch(`${server.address}/health`);
      answers = player.number === number ? answers + 1 : 0;
      most = Math.max(most, answers);
      number = player.number;
    }
    expect(most).toBeGreaterThanOrEqual(5);
    player.close();
    await server.end();
  });
});

describe('bots that are asked at the very start of a game', () => {
  it('move, although the table was looked at before it began', async () => {
    const server = await testServer();
    const host = new Person(server.address);
    const players: Player[] = [];
    for (let game = 0; game < 20; game++) {
      const seats = [{ type: 'me' }, { type: 'bot', bot: 'random' }];
      const { table } = await host.mustPost<NewTable>('/api/tables', { game: 'castles', seats });
      const player = new Player(host, 'castles', table.id, { plays: false }).open();
      players.push(player);
      await expect.poll(() => player.connections, { interval: 5 }).toBeGreaterThan(0);
      await host.mustPost(`/api/tables/${table.id}/start`);
    }
    await expect.poll(() => players.filter(({ isMyTurn }) => !isMyTurn).length).toBe(0);
    for (const player of players) player.close();
    await server.end();
  });
});
