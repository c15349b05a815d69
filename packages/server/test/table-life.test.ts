import type { Shown } from '@luftschloss/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClocks, nextDeadline, turnClocks } from '../src/game/clocks.ts';
import { type NewTable, Person, startedTable, type TableOfPeople } from './support/person.ts';
import { Player } from './support/player.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

interface Seen {
  readonly number: number;
  readonly shown: Shown;
}

async function see(person: Person, id: string): Promise<Seen> {
  return (await person.get<Seen & Record<string, unknown>>(`/api/tables/${id}/view`)).body;
}

async function actOnce({ id, people }: TableOfPeople): Promise<number> {
  const { shown, number } = await see(people[0], id);
  const [seat] = shown.situation.toAct;
  const { actions } = (await people[seat].get<{ actions: object[] }>(`/api/tables/${id}/choices`)).body;
  await people[seat].mustPost(`/api/tables/${id}/actions`, { id: `act-${number}`, action: actions[0] });
  return seat;
}

/** Plays until a seat could take something back alone. */
async function untilUndoable(table: TableOfPeople): Promise<number> {
  for (let i = 0; i < 200; i++) {
    const seat = await actOnce(table);
    const { situation } = (await see(table.people[seat], table.id)).shown;
    if (situation.undo > 0) return seat;
  }
  throw new Error('nothing could ever be taken back');
}

describe('taking back', () => {
  it('goes alone up to the barrier, and restores the view exactly', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const seat = await untilUndoable(table);
    const { shown } = await see(table.people[seat], table.id);
    const keep = shown.situation.actions - 1;
    const before = (await table.people[seat].get<{ game: object }>(`/api/tables/${table.id}/view?after=${keep}`)).body.game;
    await table.people[seat].mustPost(`/api/tables/${table.id}/undo`, { keep });
    const after = await see(table.people[seat], table.id);
    expect(after.shown.game).toEqual(before);
    expect(after.shown.situation.actions).toBe(keep);
    await actOnce(table);
    await server.services.registry.sweep(-1);
    expect((await see(table.people[seat], table.id)).shown.situation.actions).toBe(keep + 1);
  });

  it('beyond the barrier needs everybody, and one refusal ends it', async () => {
    const table = await startedTable(server.address, 'castles', 3);
    for (let i = 0; i < 6; i++) await actOnce(table);
    const [a, b, c] = table.people;
    const path = `/api/tables/${table.id}/undo`;
    await a.mustPost(path, { keep: 2 });
    expect((await see(b, table.id)).shown.situation).toMatchObject({ actions: 6, proposal: { seat: 0, keep: 2, agreed: [0] } });
    await b.mustPost(`${path}/answer`, { agree: false });
    expect((await see(b, table.id)).shown.situation.proposal).toBeNull();
    expect((await c.post(`${path}/answer`, { agree: true })).body.error?.code).toBe('nothing-asked');
    await a.mustPost(path, { keep: 2 });
    await b.mustPost(`${path}/answer`, { agree: true });
    expect((await b.post(`${path}/answer`, { agree: true })).body.error?.code).toBe('answered');
    expect((await see(a, table.id)).shown.situation.actions).toBe(6);
    await c.mustPost(`${path}/answer`, { agree: true });
    expect((await see(a, table.id)).shown.situation).toMatchObject({ actions: 2, proposal: null });
  });

  it('is forgotten when the game goes on', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    for (let i = 0; i < 3; i++) await actOnce(table);
    await table.people[0].mustPost(`/api/tables/${table.id}/undo`, { keep: 0 });
    await actOnce(table);
    expect((await see(table.people[0], table.id)).shown.situation.proposal).toBeNull();
  });

  it('is refused when there is nothing to take back', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    expect((await table.people[0].post(`/api/tables/${table.id}/undo`, { keep: 0 })).body.error?.code).toBe('nothing-to-undo');
  });
});

describe('a clock', () => {
  const live = { type: 'live', bank: 60, gain: 5 } as const;

  it('runs only for those who must act, and gains when they are done', () => {
    const start = turnClocks(newClocks(live, 2, 0), live, { now: 0, asked: [], asks: [0], running: [0], decided: null });
    const then = turnClocks(start, live, { now: 20_000, asked: [0], asks: [1], running: [1], decided: 0 });
    expect(then.left).toEqual([45_000, 60_000]);
    expect(nextDeadline(then, live, [])).toEqual({ seat: 1, due: 80_000 });
    expect(nextDeadline(then, live, [1])).toBeNull();
  });

  it('over days gives the whole time to each move', () => {
    const pace = { type: 'days', days: 2 } as const;
    const start = turnClocks(newClocks(pace, 2, 0), pace, { now: 0, asked: [], asks: [0], running: [0], decided: null });
    const other = turnClocks(start, pace, { now: 86_400_000, asked: [0], asks: [1], running: [1], decided: 0 });
    const then = turnClocks(other, pace, { now: 90_000_000, asked: [1], asks: [0], running: [0], decided: 1 });
    expect(then.left[0]).toBe(2 * 86_400_000);
  });

  /** So long that nobody runs out of it by being slow. */
  const patient = { pace: { type: 'live', bank: 3600, gain: 0 } } as const;

  /** A test need not wait: the game began earlier. The clock rings once nobody remembers it otherwise. */
  async function hurry({ id }: TableOfPeople): Promise<void> {
    const { store, registry } = server.services;
    const table = (await store.table(id))!;
    const due = Date.now();
    await store.changeTable({ ...table, started: due - patient.pace.bank * 1000, revision: table.revision + 1 }, []);
    await registry.sweep(-1);
    await store.order({ table: id, kind: 'clock', due, number: 0 });
  }

  it('that has run out lets the others put a bot in the seat, and the player can come back', async () => {
    const table = await startedTable(server.address, 'between', 3, [], patient);
    const [early, late, third] = table.people;
    expect((await early.post(`/api/tables/${table.id}/take-over`, { seat: 1 })).body.error?.code).toBe('not-late');
    await hurry(table);
    await expect.poll(async () => (await see(early, table.id)).shown.situation.late).toEqual([0, 1, 2]);
    expect((await late.post(`/api/tables/${table.id}/take-over`, { seat: 1 })).body.error?.code).toBe('own-seat');
    await early.mustPost(`/api/tables/${table.id}/take-over`, { seat: 1 });
    expect((await see(early, table.id)).shown.situation.standIns).toEqual([null, 'greedy', null]);
    const players = [early, third].map((person) => new Player(person, 'between', table.id).open());
    await players[0].until(() => players[0].number > 15, 'the bot to play on');
    const refused = await late.post(`/api/tables/${table.id}/actions`, { id: '1', action: { type: 'choose', tiles: [] } });
    expect(refused.body.error?.code).toBe('bot-plays');
    await late.mustPost(`/api/tables/${table.id}/come-back`);
    expect((await see(late, table.id)).shown.situation.standIns).toEqual([null, null, null]);
    players.push(new Player(late, 'between', table.id).open());
    await Promise.all(players.map((each) => each.until(() => each.isOver, 'the end')));
    expect(players[2].acknowledged.size).toBeGreaterThan(0);
    for (const player of players) player.close();
  });

  it('that has run out lets the others end the game; its record is then complete', async () => {
    const table = await startedTable(server.address, 'castles', 2, [], patient);
    const { shown } = await see(table.people[0], table.id);
    const [slow] = shown.situation.toAct;
    const waiting = table.people[1 - slow];
    await hurry(table);
    await expect.poll(async () => (await see(waiting, table.id)).shown.situation.late).toEqual([slow]);
    await waiting.mustPost(`/api/tables/${table.id}/stop`);
    expect((await waiting.get<NewTable>(`/api/tables/${table.id}`)).body.table).toMatchObject({ status: 'finished', stopped: true });
    expect((await waiting.get(`/api/tables/${table.id}/record`)).body).toMatchObject({ format: 'luftschloss-record', actions: [] });
    expect((await waiting.post(`/api/tables/${table.id}/stop`)).body.error?.code).toBe('game-over');
  });

  it('never stops somebody who leaves a bot behind', async () => {
    const table = await startedTable(server.address, 'between', 2);
    await table.people[1].mustPost(`/api/tables/${table.id}/leave`);
    const player = new Player(table.people[0], 'between', table.id).open();
    await player.until(() => player.isOver, 'the end');
    player.close();
  });
});

describe('chat', () => {
  it('reaches everybody who watches, from those who sit there, and not too fast', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const onlooker = new Player(new Person(server.address), 'castles', table.id, { keepsMessages: true }).open();
    await onlooker.until(() => onlooker.messages.some(({ type }) => type === 'chats'));
    await table.people[1].mustPost(`/api/tables/${table.id}/chat`, { text: ' Grüß \n Gott ' });
    await onlooker.until(() => onlooker.messages.some((message) => message.type === 'chat' && message['text'] === 'Grüß Gott'));
    const stranger = new Person(server.address);
    await stranger.ask('PUT', '/api/me', { name: 'X' });
    expect((await stranger.post(`/api/tables/${table.id}/chat`, { text: 'hello' })).status).toBe(403);
    expect((await table.people[1].post(`/api/tables/${table.id}/chat`, { text: ' \n ' })).status).toBe(400);
    const flood = await Promise.all(Array.from({ length: 10 }, () => table.people[1].post(`/api/tables/${table.id}/chat`, { text: '!' })));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(3);
    expect((await table.people[0].get<{ lines: object[] }>(`/api/tables/${table.id}/chat`)).body.lines.length).toBeLessThan(8);
    onlooker.close();
  });
});

describe('advice in Between Two Castles', () => {
  it('reaches the partner and nobody else', async () => {
    const table = await startedTable(server.address, 'between', 4);
    const players = table.people.map((person) => new Player(person, 'between', table.id, { plays: false, keepsMessages: true }).open());
    await Promise.all(players.map((player) => player.until(() => player.shown !== null)));
    // Everybody chooses, so that tiles lie on the table which a partner can advise on.
    for (const player of players) await player.answered(player.act(player.someAction()));
    await Promise.all(players.map((player) => player.until(() => player.number === 4)));
    const { castle, tile, x, y } = players[0].someAction() as { castle: number; tile: string; x: number; y: number };
    expect(await players[0].answered(players[0].act({ type: 'suggest', castle, option: tile, x, y }))).toBe(5);
    await Promise.all(players.map((player) => player.until(() => player.number === 5)));
    const told = players.map(({ messages }) => messages.some((message) => message.events?.some(({ type }) => type === 'suggested')));
    expect(told.filter((each) => each)).toHaveLength(2);
    const unaware = players[told.indexOf(false)];
    const step = unaware.messages.findLast(({ type }) => type === 'step');
    expect(step).toMatchObject({ number: 5, entry: { type: 'act' }, events: [] });
    expect(step?.entry).not.toHaveProperty('seat');
    for (const player of players) player.close();
  });
});

describe('a rematch', () => {
  it('seats the same people and bots one further, once', async () => {
    const table = await startedTable(server.address, 'between', 2, ['greedy']);
    const [a, b] = table.people;
    expect((await a.post(`/api/tables/${table.id}/rematch`)).body.error?.code).toBe('not-over');
    const players = table.people.map((person) => new Player(person, 'between', table.id).open());
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
    const answers = await Promise.all([a, b].map((person) => person.mustPost<{ table: string }>(`/api/tables/${table.id}/rematch`)));
    expect(answers[0]).toEqual(answers[1]);
    const next = answers[0].table;
    expect((await a.get<{ seat: number }>(`/api/tables/${next}`)).body.seat).toBe(2);
    expect((await b.get<{ seat: number }>(`/api/tables/${next}`)).body.seat).toBe(0);
    expect((await a.get<NewTable>(`/api/tables/${next}`)).body.table.seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy' });
    const hosts = await Promise.all([a, b].map((person) => person.get<{ host: boolean }>(`/api/tables/${next}`)));
    const host = hosts[0].body.host ? a : b;
    await host.mustPost(`/api/tables/${next}/start`);
    for (const player of players) player.close();
  });
});

describe('replays', () => {
  it("show any moment through the eyes of any seat after the end, and only through one's own before", async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const [a] = table.people;
    for (let i = 0; i < 4; i++) await actOnce(table);
    expect((await a.get(`/api/tables/${table.id}/view?after=2`)).body).toMatchObject({ after: 2, actions: 4, game: { viewer: 0 } });
    expect((await a.get(`/api/tables/${table.id}/view?after=2&as=1`)).status).toBe(403);
    expect((await a.get(`/api/tables/${table.id}/view?after=5`)).status).toBe(404);
    const partial = (await a.get(`/api/tables/${table.id}/record`)).body;
    expect(partial).toMatchObject({ format: 'luftschloss-partial-record', viewer: 0 });
    expect(partial).not.toHaveProperty('seed');
    const players = table.people.map((person) => new Player(person, 'castles', table.id).open());
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
    expect((await a.get(`/api/tables/${table.id}/view?after=2&as=1`)).body).toMatchObject({ game: { viewer: 1 } });
    const record = (await a.get(`/api/tables/${table.id}/record`)).body;
    const imported = await a.mustPost<{ table: string }>('/api/records', { record });
    expect((await a.get<NewTable>(`/api/tables/${imported.table}`)).body.table).toMatchObject({
      status: 'finished',
      imported: true,
      scores: record['scores'],
    });
    expect((await a.get(`/api/tables/${imported.table}/view?after=3&as=0`)).status).toBe(200);
    expect((await a.post('/api/records', { record: { ...record, actions: [] } })).status).toBe(400);
    for (const player of players) player.close();
  });
});

describe('looking back', () => {
  it('at any moment, in any order, shows what was seen then, also after something was taken back', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const [a] = table.people;
    const then: object[] = [(await see(a, table.id)).shown.game as object];
    for (let i = 0; i < 50; i++) {
      await actOnce(table);
      then.push((await see(a, table.id)).shown.game as object);
    }
    const after = async (count: number): Promise<object> =>
      (await a.get<{ game: object }>(`/api/tables/${table.id}/view?after=${count}`)).body.game;
    for (const count of [50, 3, 16, 17, 33, 15, 32, 0, 48, 49]) expect(await after(count)).toEqual(then[count]);
    await a.mustPost(`/api/tables/${table.id}/undo`, { keep: 20 });
    await table.people[1].mustPost(`/api/tables/${table.id}/undo/answer`, { agree: true });
    expect((await see(a, table.id)).shown.game).toEqual(then[20]);
    // Other actions from here on: the second of the choices instead of the first. The last would be to pass, and a table that only passes is soon over.
    for (let i = 20; i < 40; i++) {
      const { shown, number } = await see(a, table.id);
      const person = table.people[shown.situation.toAct[0]];
      const { actions } = (await person.get<{ actions: object[] }>(`/api/tables/${table.id}/choices`)).body;
      await person.mustPost(`/api/tables/${table.id}/actions`, { id: `other-${number}`, action: actions[1] ?? actions[0] });
      then[i + 1] = (await see(a, table.id)).shown.game as object;
    }
    for (const count of [40, 20, 33, 16, 21]) expect(await after(count)).toEqual(then[count]);
    const { steps } = (await a.get<{ steps: { number: number; events: object[] }[] }>(`/api/tables/${table.id}/log?since=55`)).body;
    const whole = (await a.get<{ steps: object[] }>(`/api/tables/${table.id}/log`)).body.steps;
    expect(steps).toEqual(whole.slice(55));
  });
});

describe('a game of other rules', () => {
  it('is shown read-only with a clear message', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    for (let i = 0; i < 3; i++) await actOnce(table);
    const stored = (await server.services.store.table(table.id))!;
    const before = await Promise.all(table.people.map((person) => see(person, table.id)));
    await server.services.registry.sweep(-1);
    await server.services.store.changeTable({ ...stored, rulesVersion: 99, revision: stored.revision + 1 });
    const { shown, number } = await see(table.people[0], table.id);
    expect(number).toBe(3);
    expect(shown.game, 'the board as this seat last saw it').toEqual(before[0].shown.game);
    expect((await see(table.people[1], table.id)).shown.game).toEqual(before[1].shown.game);
    expect((await see(new Person(server.address), table.id)).shown.game).toMatchObject({ viewer: null });
    expect(shown.situation.readOnly).toContain('version 99 of the rules');
    const answer = await table.people[0].post(`/api/tables/${table.id}/actions`, { id: 'x', action: { type: 'pass' } });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'read-only' } } });
    expect((await table.people[0].get(`/api/tables/${table.id}/log`)).status).toBe(200);
    expect((await table.people[0].get(`/api/tables/${table.id}/view?after=1`)).status).toBe(409);
  });

  it('that went on after its snapshot was taken says so; one without a snapshot has no board', async () => {
    const table = await startedTable(server.address, 'palace', 2);
    for (let i = 0; i < 3; i++) await actOnce(table);
    await server.services.registry.sweep(-1);
    const stored = (await server.services.store.table(table.id))!;
    const foreign = { number: 4, id: 'x', at: Date.now(), toAct: [0], body: { type: 'late' as const, seat: 0 } };
    const change = { ...stored, rulesVersion: 99, revision: stored.revision + 1 };
    await server.services.store.append({ table: table.id, entry: foreign, jobs: [], change });
    const { situation, game } = (await see(table.people[0], table.id)).shown;
    expect(situation.readOnly).toContain('It is shown as it stood after step 3 of 4.');
    expect(game).not.toBeNull();
    const fresh = await startedTable(server.address, 'palace', 2);
    const early = (await server.services.store.table(fresh.id))!;
    await server.services.store.changeTable({ ...early, rulesVersion: 99, revision: early.revision + 1 });
    expect((await see(fresh.people[0], fresh.id)).shown.game).toBeNull();
  });

  it('that is over is shown to everybody as it ended', async () => {
    const table = await startedTable(server.address, 'between', 2);
    const players = table.people.map((person) => new Player(person, 'between', table.id).open());
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
    for (const player of players) player.close();
    const end = (await see(new Person(server.address), table.id)).shown;
    await expect.poll(() => server.services.store.snapshot(table.id)).not.toBeNull();
    const stored = (await server.services.store.table(table.id))!;
    await server.services.store.changeTable({ ...stored, rulesVersion: 99, revision: stored.revision + 1 });
    await expect.poll(async () => (await server.services.registry.open(table.id)).watchers.size).toBe(0);
    await server.services.registry.sweep(-1);
    const { game, situation } = (await see(table.people[1], table.id)).shown;
    expect(game).toEqual(end.game);
    expect(situation.result).toEqual(end.situation.result);
  });
});
