import type { Pace } from '@luftschloss/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryBody } from '../src/game/entry.ts';
import { follow, newLogState } from '../src/game/log-state.ts';
import { EMPTY_CHAIR } from '../src/table/table.ts';
import { type Person, startedTable, type TableOfPeople } from './support/person.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A log of two people that tells itself: who does what at which time, and who is asked then. */
function told(pace: Pace, entries: readonly (readonly [at: number, toAct: readonly number[], body: EntryBody])[]) {
  const logState = newLogState({ pace, chairs: [EMPTY_CHAIR, EMPTY_CHAIR] }, [0], 0);
  for (const [index, [at, toAct, body]] of entries.entries()) follow(logState, { number: index + 1, id: `${index}`, at, toAct, body });
  return logState;
}

const act = (seat: number, bot = false): EntryBody => ({
  type: 'act',
  seat,
  action: { type: 'x' },
  ...(bot ? { bot: true as const } : {}),
});
const goes: EntryBody = { type: 'take-over', seat: 0, by: 0, bot: 'greedy' };
const comes: EntryBody = { type: 'come-back', seat: 0 };

describe('to get up and to come back', () => {
  const live = { type: 'live', bank: 600, gain: 30 } as const;

  it('gains no time with a live clock, however often', () => {
    const { clocks } = told(live, [
      [MINUTE, [0], goes],
      [2 * MINUTE, [0], comes],
      [3 * MINUTE, [0], goes],
      [4 * MINUTE, [0], comes],
    ]);
    expect(clocks.left[0], 'two minutes of it were spent at the table').toBe(8 * MINUTE);
  });

  it('does not refill the days of a decision', () => {
    const { clocks } = told({ type: 'days', days: 2 }, [
      [DAY, [0], goes],
      [DAY + 1, [0], comes],
    ]);
    expect(clocks.left[0]).toBe(DAY);
  });

  it("does not clear being late; only a decision of one's own does", () => {
    const late: readonly (readonly [number, readonly number[], EntryBody])[] = [
      [600_000, [0], { type: 'late', seat: 0 }],
      [600_001, [0], goes],
      [600_002, [1], act(0, true)],
      [600_003, [0], act(1)],
      [600_004, [0], comes],
    ];
    const back = told(live, late);
    expect(back.late).toEqual([0]);
    expect(back.clocks.left[0]).toBeLessThanOrEqual(0);
    expect(told(live, [...late, [600_005, [1], act(0)]]).late).toEqual([]);
  });

  it('does not get the gain of a turn that a bot has finished', () => {
    const { clocks } = told(live, [
      [MINUTE, [0], goes],
      [MINUTE + 1, [1], act(0, true)],
      [MINUTE + 2, [1], comes],
    ]);
    expect(clocks.left[0]).toBe(9 * MINUTE);
  });
});

describe('to decide and to take it back', () => {
  it('gains no time either', () => {
    const { clocks } = told({ type: 'live', bank: 600, gain: 30 }, [
      [MINUTE, [1], act(0)],
      [MINUTE, [0], { type: 'undo', seat: 0, keep: 0 }],
      [MINUTE, [1], act(0)],
      [MINUTE, [0], { type: 'undo', seat: 0, keep: 0 }],
    ]);
    expect(clocks.left[0]).toBe(9 * MINUTE);
    const days = told({ type: 'days', days: 1 }, [
      [DAY - MINUTE, [1], act(0)],
      [DAY - MINUTE, [0], { type: 'undo', seat: 0, keep: 0 }],
    ]);
    expect(days.clocks.left[0]).toBe(MINUTE);
  });

  it('by agreement gives the whole time of a decision over days again', () => {
    const { clocks } = told({ type: 'days', days: 1 }, [
      [DAY - MINUTE, [1], act(0)],
      [DAY, [1], { type: 'ask-undo', seat: 0, keep: 0 }],
      [DAY, [0], { type: 'undo', seat: 0, keep: 0 }],
    ]);
    expect(clocks.left[0]).toBe(DAY);
  });
});

async function situation(person: Person, id: string) {
  const { body } = await person.get<{
    shown: { situation: { actions: number; undo: number; back: number | null; toAct: number[]; stopped: boolean; ending: object | null } };
  }>(`/api/tables/${id}/view`);
  return body.shown.situation;
}

/** Whoever must act takes the first of the choices. */
async function actOnce({ id, people }: TableOfPeople): Promise<number> {
  const { toAct, actions } = await situation(people[0], id);
  const seat = toAct[0];
  const choices = (await people[seat].get<{ actions: object[] }>(`/api/tables/${id}/choices`)).body.actions;
  await people[seat].mustPost(`/api/tables/${id}/actions`, { id: `a-${actions}-${Math.random()}`, action: choices[0] });
  return seat;
}

/** Until each of the people has decided something. */
async function everybodyDecides(table: TableOfPeople): Promise<void> {
  const decided = new Set<number>();
  while (decided.size < table.people.length) decided.add(await actOnce(table));
}

describe('with bots in the place of people who are away', () => {
  it('one person neither rewinds nor ends the game', async () => {
    const table = await startedTable(server.address, 'castles', 3);
    await everybodyDecides(table);
    const [a, b, c] = table.people;
    const before = (await situation(a, table.id)).actions;
    await b.mustPost(`/api/tables/${table.id}/leave`);
    await c.mustPost(`/api/tables/${table.id}/leave`);
    expect((await a.post(`/api/tables/${table.id}/undo`, { keep: 0 })).body.error?.code).toBe('away');
    expect((await a.post(`/api/tables/${table.id}/stop`)).body.error?.code).toBe('may-come-back');
    const now = await situation(a, table.id);
    expect(now.actions).toBeGreaterThanOrEqual(before);
    expect(now.stopped).toBe(false);
  });

  it('those who are there take back by agreement what the bot did, but nothing that the absent person decided', async () => {
    const table = await startedTable(server.address, 'castles', 3);
    await everybodyDecides(table);
    const [a, b, c] = table.people;
    const own = (await situation(a, table.id)).actions;
    await c.mustPost(`/api/tables/${table.id}/leave`);
    const here = { id: table.id, people: [a, b] };
    // Play until the bot has decided something for the third seat.
    await expect
      .poll(
        async () => {
          const { toAct } = await situation(a, table.id);
          if (toAct[0] < 2) await actOnce(here);
          const { steps } = (
            await a.get<{ steps: { entry: { type: string; seat?: number } }[] }>(`/api/tables/${table.id}/log?since=${own + 1}`)
          ).body;
          return steps.some(({ entry }) => entry.type === 'act' && entry.seat === 2);
        },
        { interval: 5 },
      )
      .toBe(true);
    expect((await a.post(`/api/tables/${table.id}/undo`, { keep: 0 })).body.error?.code).toBe('away');
    await a.mustPost(`/api/tables/${table.id}/undo`, { keep: own });
    expect((await c.post(`/api/tables/${table.id}/undo/answer`, { agree: true })).body.error?.code).toBe('bot-plays');
    await b.mustPost(`/api/tables/${table.id}/undo/answer`, { agree: true });
    const { steps } = (await a.get<{ steps: { entry: object }[] }>(`/api/tables/${table.id}/log`)).body;
    expect(steps.map(({ entry }) => entry)).toContainEqual({ type: 'undo', seat: 0, keep: own });
  });

  it('one person alone may end the game after a day, and earlier only together with somebody else', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    await table.people[1].mustPost(`/api/tables/${table.id}/leave`);
    const [a] = table.people;
    expect((await a.post(`/api/tables/${table.id}/stop`)).body.error?.message).toContain('in 24 hours');
    // The log was written a day ago.
    const live = await server.services.registry.open(table.id);
    live.logState!.awaySince[1] = Date.now() - DAY;
    await a.mustPost(`/api/tables/${table.id}/stop`);
    expect((await situation(a, table.id)).stopped).toBe(true);
  });
});

describe('ending a game early', () => {
  it('needs everybody who is there, and one refusal is enough', async () => {
    const table = await startedTable(server.address, 'palace', 3);
    const [a, b, c] = table.people;
    const path = `/api/tables/${table.id}/stop`;
    await a.mustPost(path);
    expect((await situation(b, table.id)).ending).toEqual({ seat: 0, agreed: [0] });
    await b.mustPost(`${path}/answer`, { agree: true });
    expect((await situation(b, table.id)).stopped).toBe(false);
    await c.mustPost(`${path}/answer`, { agree: false });
    expect((await situation(b, table.id)).ending).toBeNull();
    await a.mustPost(path);
    await b.mustPost(path);
    await c.mustPost(path);
    expect((await situation(b, table.id)).stopped).toBe(true);
    const { steps } = (await b.get<{ steps: { entry: object }[] }>(`/api/tables/${table.id}/log`)).body;
    expect(steps.at(-1)?.entry).toEqual({ type: 'stop', seat: 0, agreed: [1, 2] });
  });

  it('is at once for a person alone with bots', async () => {
    const table = await startedTable(server.address, 'palace', 1, ['random']);
    await table.people[0].mustPost(`/api/tables/${table.id}/stop`);
    expect((await situation(table.people[0], table.id)).stopped).toBe(true);
  });
});

describe('questions to the table', () => {
  it('have an end, until the game goes on', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    await actOnce(table);
    await actOnce(table);
    const [a, b] = table.people;
    const path = `/api/tables/${table.id}/undo`;
    for (let i = 0; i < 3; i++) {
      await a.mustPost(path, { keep: 0 });
      expect((await b.post(path, { keep: 0 })).body.error?.code, 'one question at a time').toBe('asked');
      await b.mustPost(`${path}/answer`, { agree: false });
    }
    expect(await a.post(path, { keep: 0 })).toMatchObject({ status: 429, body: { error: { code: 'too-many-questions' } } });
    expect((await a.post(`/api/tables/${table.id}/stop`)).status).toBe(429);
    await actOnce(table);
    await a.mustPost(path, { keep: 0 });
    await a.mustPost(`${path}/answer`, { agree: false });
    expect((await b.post(`${path}/answer`, { agree: true })).body.error?.code, 'taken back by the asker').toBe('nothing-asked');
  });
});

describe('alone with bots', () => {
  it('taking back leads to before the own last decision, unless something was shown since', async () => {
    const table = await startedTable(server.address, 'castles', 1, ['greedy', 'greedy']);
    const [me] = table.people;
    let tried = 0;
    let refused = 0;
    for (let turn = 0; turn < 60 && (tried < 2 || refused < 1); turn++) {
      await expect.poll(async () => (await situation(me, table.id)).toAct, { interval: 5 }).toEqual([0]);
      const { actions, back, undo } = await situation(me, table.id);
      if (back !== null && actions - back > 1 && (tried < 2 || undo < actions - back)) {
        const answer = await me.post(`/api/tables/${table.id}/undo`, { keep: back });
        if (undo >= actions - back) {
          expect(answer.status).toBe(200);
          expect(await situation(me, table.id)).toMatchObject({ actions: back, toAct: [0] });
          tried++;
        } else {
          expect(answer.body.error?.code).toBe('revealed');
          refused++;
        }
        expect((await me.post(`/api/tables/${table.id}/undo`, { keep: back + 1 })).status, 'no bot is made to think again').toBe(409);
      }
      await actOnce(table);
    }
    expect(tried).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });
});
