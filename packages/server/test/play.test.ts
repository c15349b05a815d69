import { GAMES } from '@luftschloss/engine';
import { expectOk, type GameRecord, parseRecord, replay } from '@luftschloss/engine/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patched } from '../src/game/patch.ts';
import { Person, startedTable, type TableOfPeople } from './support/person.ts';
import { Player, type PlayerOptions } from './support/player.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

function sitDown({ id, people }: TableOfPeople, game: string, options: PlayerOptions = {}): Player[] {
  return people.map((person) => new Player(person, game, id, options).open());
}

async function finishedRecord(person: Person, id: string): Promise<GameRecord> {
  return expectOk(parseRecord((await person.get(`/api/tables/${id}/record`)).body));
}

describe('whole games over sockets', () => {
  const tables = GAMES.flatMap(({ id, rules }) => {
    const { max } = rules.players(Object.fromEntries(Object.entries(rules.options).map(([key, { default: value }]) => [key, value])));
    return [...new Set([2, 3, 4, Math.min(5, max), max])].map((people) => [id, people] as const);
  });

  it.each(tables)('of %s end for %i people with the same record, which the rules confirm', async (game, people) => {
    const table = await startedTable(server.address, game, people);
    const players = sitDown(table, game);
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end', 60_000)));
    const record = await finishedRecord(table.people[0], table.id);
    const rules = GAMES.find(({ id }) => id === game)!.rules;
    const { states, result } = expectOk(replay(rules, record));
    expect(result).not.toBeNull();
    expect(record.seed).toMatch(/^chacha8:[0-9a-f]{64}$/);
    for (const player of players) {
      expect(player.gaps).toBe(0);
      expect(player.shown?.game).toEqual(JSON.parse(JSON.stringify(rules.view(states.at(-1)!, player.shown!.seat))));
      player.close();
    }
  });

  it('go on with bots, and with people who lose their connection all the time', async () => {
    const table = await startedTable(server.address, 'castles', 2, ['random', 'random']);
    const players = sitDown(table, 'castles');
    const trouble = setInterval(() => players[Math.floor(Math.random() * 2)].drop(), 40);
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end', 60_000)));
    clearInterval(trouble);
    expect(players[0].connections + players[1].connections).toBeGreaterThan(2);
    const { actions } = await finishedRecord(table.people[0], table.id);
    const own = players.flatMap(({ acknowledged }) => [...acknowledged.values()]);
    expect(new Set(own).size).toBe(own.length);
    expect(actions.filter(({ seat }) => seat < 2)).toHaveLength(own.length);
    for (const player of players) player.close();
  });
});

describe('an action', () => {
  it('that is sent again is taken once, and answered with the same number', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const players = sitDown(table, 'castles', { plays: false });
    await Promise.all(players.map((player) => player.until(() => player.shown !== null)));
    const active = players.find(({ isMyTurn }) => isMyTurn)!;
    const action = active.someAction();
    const message = { type: 'act', table: table.id, id: 'the-same', action };
    for (let i = 0; i < 5; i++) active.send(message);
    expect(await active.answered('the-same')).toBe(1);
    const person = table.people[players.indexOf(active)];
    expect(await person.mustPost(`/api/tables/${table.id}/actions`, { id: 'the-same', action })).toEqual({ number: 1 });
    expect((await person.get<{ number: number }>(`/api/tables/${table.id}/view`)).body.number).toBe(1);
    for (const player of players) player.close();
  });

  it('that is not allowed is refused with the code of the rules and changes nothing', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const players = sitDown(table, 'castles', { plays: false });
    await Promise.all(players.map((player) => player.until(() => player.shown !== null)));
    const waiting = players.find(({ isMyTurn }) => !isMyTurn)!;
    const active = players.find(({ isMyTurn }) => isMyTurn)!;
    expect(await waiting.answered(waiting.act({ type: 'pass' }))).toMatchObject({ type: 'refused', error: { code: 'not-your-turn' } });
    expect(await active.answered(active.act({ type: 'dance' }))).toMatchObject({ error: { code: 'malformed' } });
    const stranger = new Person(server.address);
    await stranger.ask('PUT', '/api/me', { name: 'Stranger' });
    const answer = await stranger.post(`/api/tables/${table.id}/actions`, { id: '1', action: { type: 'pass' } });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    expect((await stranger.get<{ number: number }>(`/api/tables/${table.id}/view`)).body.number).toBe(0);
    for (const player of players) player.close();
  });

  it('can be played over HTTP alone, from the list of choices', async () => {
    const { id, people } = await startedTable(server.address, 'between', 1, ['random']);
    for (;;) {
      const { kinds, actions, number } = (
        await people[0].get<{ kinds: object[]; actions: object[]; number: number }>(`/api/tables/${id}/choices`)
      ).body;
      if (actions.length > 0) await people[0].post(`/api/tables/${id}/actions`, { id: `http-${number}`, action: actions[0] });
      else expect(kinds).toEqual([]);
      if ((await people[0].get<{ table: { status: string } }>(`/api/tables/${id}`)).body.table.status === 'finished') break;
    }
    expect((await finishedRecord(people[0], id)).scores?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('a page that comes back', () => {
  it('gets the steps that it missed, and a view that fits', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const [witness, ...others] = [...sitDown(table, 'castles', { plays: false, keepsMessages: true })];
    const helper = new Player(table.people[0], 'castles', table.id).open();
    const rival = new Player(table.people[1], 'castles', table.id).open();
    await witness.until(() => witness.number >= 25);
    witness.drop();
    const before = witness.number;
    await helper.until(() => helper.number > before + 10);
    await witness.until(() => witness.connections === 2 && witness.messages.at(-1)?.type === 'step');
    const view = witness.messages.filter(({ type }) => type === 'view').at(-1)!;
    expect(view.missed?.map(({ number }) => number)).toEqual(Array.from({ length: view.number! - before }, (_, i) => before + 1 + i));
    for (const player of [witness, helper, rival, ...others]) player.close();
  });

  it('and has missed more than the server remembers is told from the store', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const players = sitDown(table, 'castles');
    await players[0].until(() => players[0].isOver, 'the end', 60_000);
    const { steps } = (await table.people[0].get<{ steps: { number: number; events: object[] }[] }>(`/api/tables/${table.id}/log`)).body;
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.every(({ events }) => events.length > 0)).toBe(true);
    for (const player of players) player.close();
  });
});

describe('idle games', () => {
  it('leave memory and come back from the store as they were', async () => {
    const { id, people } = await startedTable(server.address, 'castles', 2);
    const players = sitDown({ id, people }, 'castles');
    await players[0].until(() => players[0].number >= 20);
    for (const player of players) player.close();
    await expect.poll(async () => (await server.house.hall.open(id)).watchers.size).toBe(0);
    const before = (await people[0].get(`/api/tables/${id}/view`)).body;
    await server.house.hall.rest(-1);
    expect((await people[0].get(`/api/tables/${id}/view`)).body).toEqual(before);
    const size = server.house.hall.size;
    await server.house.hall.sweep(-1);
    expect(server.house.hall.size).toBeLessThan(size);
    expect((await people[0].get(`/api/tables/${id}/view`)).body).toEqual(before);
  });
});

describe('no leak: whatever a socket received for a viewer', () => {
  it.each(GAMES.map(({ id }) => id))('of %s can be computed from the views and events of that viewer', async (game) => {
    const table = await startedTable(server.address, game, 2, ['random']);
    const spectator = new Person(server.address);
    const watchers = [...table.people, spectator].map((person) =>
      new Player(person, game, table.id, { keepsMessages: true, seed: game }).open(),
    );
    await Promise.all(watchers.map((watcher) => watcher.until(() => watcher.isOver, 'the end', 60_000)));
    const record = await finishedRecord(spectator, table.id);
    const rules = GAMES.find(({ id }) => id === game)!.rules;
    const { states, steps } = expectOk(replay(rules, record));
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    for (const { messages, received, shown } of watchers) {
      const viewer = shown!.seat;
      let held: unknown = null;
      for (const [index, message] of messages.entries()) {
        const { type, table: _, ...rest } = message;
        if (type === 'view') {
          expect(Object.keys(rest).sort()).toEqual(['missed', 'number', 'shown']);
          held = message.shown;
        } else if (type === 'step') {
          const step = steps[message.number! - 1];
          const events = step.events.map((event) => rules.redact(event, viewer)).filter((event) => event !== null);
          const entry = events.length > 0 || step.seat === viewer ? { type: 'act', seat: step.seat } : { type: 'act' };
          expect(Object.keys(rest).sort()).toEqual(['at', 'entry', 'events', 'number', 'patch']);
          expect({ events: message.events, entry: message.entry }).toEqual(plain({ events, entry }));
          held = patched(held, message.patch!);
        } else {
          // A refusal is computed from the viewer's own view by the rules.
          expect(['welcome', 'table', 'chats', 'accepted', 'refused']).toContain(type);
          expect(received[index]).not.toContain(record.seed.slice(8));
          continue;
        }
        const { game: view, situation, seat } = held as { game: unknown; situation: Record<string, unknown>; seat: unknown };
        const state = states[message.number!];
        expect(seat).toBe(viewer);
        expect(view).toEqual(plain(rules.view(state, viewer)));
        const { undo, actions, toAct, result, ...others } = situation;
        expect({ actions, toAct }).toEqual({ actions: message.number, toAct: [...rules.toAct(state)] });
        expect(typeof undo).toBe('number');
        expect(result).toEqual(plain(rules.result(state)));
        expect(others).toEqual({ clocks: null, late: [], standIns: [null, null, null], proposal: null, stopped: false, readOnly: null });
        expect(received[index]).not.toContain(record.seed.slice(8));
      }
    }
    for (const watcher of watchers) watcher.close();
  });
});
