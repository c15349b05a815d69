import { GAMES } from '@luftschloss/engine';
import { beforeLastDecision, expectOk, type GameRecord, parseRecord, replay, rngFrom, undoable } from '@luftschloss/engine/kernel';
import { patched } from '@luftschloss/protocol';
import { refusalText, wordingOf } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedOf } from '../../../testing/seed.ts';
import { sampled } from '../../../testing/thorough.ts';
import { Person, startedTable, type TableOfPeople } from './support/person.ts';
import { type Message, Player, type PlayerOptions } from './support/player.ts';
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

  it.each(sampled(tables, ([, people]) => people === 2 || people === 4))(
    'of %s end for %i people with the same record, which the rules confirm',
    async (game, people) => {
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
    },
  );

  it('go on with bots, and with people who lose their connection all the time', async () => {
    const table = await startedTable(server.address, 'castles', 2, ['random', 'random']);
    const players = sitDown(table, 'castles');
    const rng = rngFrom(seedOf('trouble'));
    const trouble = setInterval(() => rng.pick(players).drop(), 40);
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
    clearInterval(trouble);
    // Whoever lost the connection with the last action is told by a view that it is over, and only then that the action was taken.
    await Promise.all(players.map((player) => player.until(() => player.isAnswered, 'the last answer')));
    expect(players[0].connections + players[1].connections).toBeGreaterThan(2);
    const { actions } = await finishedRecord(table.people[0], table.id);
    const own = players.flatMap(({ acknowledged }) => [...acknowledged.values()]);
    expect(new Set(own).size).toBe(own.length);
    expect(actions.filter(({ seat }) => seat < 2)).toHaveLength(own.length);
    for (const player of players) player.close();
  });
});

describe('an action', () => {
  it('is checked against the one game that it is written into, although that left memory meanwhile', async () => {
    const table = await startedTable(server.address, 'castles', 2);
    const [player] = sitDown(table, 'castles', { plays: false });
    await player.until(() => player.shown !== null);
    const { registry } = server.services;
    const opened = vi.spyOn(registry, 'open');
    const seat = player.shown!.situation.toAct[0];
    const { actions } = (await table.people[seat].get<{ actions: object[] }>(`/api/tables/${table.id}/choices`)).body;
    opened.mockClear();
    await table.people[seat].mustPost(`/api/tables/${table.id}/actions`, { id: 'once', action: actions[0] });
    expect(opened.mock.calls).toHaveLength(1);
    opened.mockRestore();
    player.close();
  });

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
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'not-seated' } } });
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
    const views = (): Message[] => witness.messages.filter(({ type }) => type === 'view');
    await witness.until(() => views().length === 2, 'a second view');
    const [, view] = views();
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
    await expect.poll(async () => (await server.services.registry.open(id)).watchers.size).toBe(0);
    const before = (await people[0].get(`/api/tables/${id}/view`)).body;
    await server.services.registry.putAsideIdle(-1);
    expect((await people[0].get(`/api/tables/${id}/view`)).body).toEqual(before);
    const size = server.services.registry.size;
    await server.services.registry.sweep(-1);
    expect(server.services.registry.size).toBeLessThan(size);
    expect((await people[0].get(`/api/tables/${id}/view`)).body).toEqual(before);
  });
});

describe('no leak: whatever a socket received for a viewer', () => {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it.each(GAMES.map(({ id }) => id))('of %s can be computed from the views and events of that viewer', async (game) => {
    const table = await startedTable(server.address, game, 2, ['random']);
    const spectator = new Person(server.address);
    const watchers = [...table.people, spectator].map((person) =>
      new Player(person, game, table.id, { keepsMessages: true, seed: game }).open(),
    );
    const tried = await tryWhatOthersMay(watchers, table.id);
    await Promise.all(watchers.map((watcher) => watcher.until(() => watcher.isOver, 'the end', 60_000)));
    const record = await finishedRecord(spectator, table.id);
    const rules = GAMES.find(({ id }) => id === game)!.rules;
    const { states, steps } = expectOk(replay(rules, record));
    const onlooker = watchers[2];
    const publicCards = new Set(onlooker.messages.filter(({ type }) => type === 'table').map(({ card }) => JSON.stringify(card)));
    publicCards.add(JSON.stringify((await spectator.get<{ table: object }>(`/api/tables/${table.id}`)).body.table));
    for (const { messages, received, shown, sent } of watchers) {
      const viewer = shown!.seat;
      let held: unknown = null;
      for (const [index, message] of messages.entries()) {
        expect(received[index]).not.toContain(record.seed.slice(8));
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
          expectPublic(message);
          continue;
        }
        const { game: view, situation, seat } = held as { game: unknown; situation: Record<string, unknown>; seat: unknown };
        const state = states[message.number!];
        expect(seat).toBe(viewer);
        expect(view).toEqual(plain(rules.view(state, viewer)));
        const { undo, back, actions, toAct, result, ...others } = situation;
        expect({ actions, toAct }).toEqual({ actions: message.number, toAct: [...rules.toAct(state)] });
        expect(undo).toBe(viewer === null || result !== null ? 0 : undoable(steps.slice(0, message.number), viewer));
        expect(back).toBe(viewer === null || result !== null ? null : beforeLastDecision(steps.slice(0, message.number), viewer));
        expect(result).toEqual(plain(rules.result(state)));
        expect(others).toEqual({
          clocks: null,
          late: [],
          standIns: [null, null, null],
          proposal: null,
          ending: null,
          stopped: false,
          readOnly: null,
        });
      }

      /** Everything but views and steps: what is said to everybody, about oneself, or by the rules about one's own view. */
      function expectPublic({ type, table: _, ...rest }: Message): void {
        if (type === 'welcome') expect(rest).toEqual({ name: viewer === null ? null : record.seats[viewer].name });
        else if (type === 'chats') expect(rest).toEqual({ lines: [] });
        else if (type === 'table') {
          const { card, ...own } = rest;
          expect(own).toEqual({ seat: viewer, host: viewer === 0, code: null });
          expect([...publicCards]).toContain(JSON.stringify(card));
        } else if (type === 'accepted') {
          expect(Object.keys(rest).sort()).toEqual(['id', 'number']);
          expect(steps[(rest.number as number) - 1].seat).toBe(viewer);
        } else if (type === 'onlookers') {
          expect(Object.keys(rest).sort()).toEqual(['names', 'others']);
          expect(rest['names'], 'the only onlooker has no name').toEqual([]);
        } else {
          const { to, id, error, ...more } = rest;
          expect({ type, to, more }).toEqual({ type: 'refused', to: 'act', more: {} });
          expect(possibleRefusals((tried.get(id as string) ?? sent.get(id as string))!)).toContainEqual(error);
        }
      }

      /** What the rules say about an action from what this viewer could see at any time of the game. */
      function possibleRefusals(action: object): object[] {
        return states.flatMap((state) => {
          const { code, params } =
            viewer !== null && rules.toAct(state).includes(viewer)
              ? (rules.refusal(rules.view(state, viewer), action as never) ?? { code: 'allowed' })
              : { code: rules.toAct(state).length === 0 ? 'game-over' : 'not-your-turn' };
          const refusal = params ? { code, params } : { code };
          const message = code === 'game-over' ? 'The game is over.' : refusalText(english, wordingOf(rules.id, english), refusal);
          return code === 'allowed' ? [] : [{ ...refusal, message }];
        });
      }
    }
    const refused = watchers.flatMap(({ refusals }) => refusals);
    expect(refused.length, 'something was refused').toBeGreaterThan(3);
    for (const watcher of watchers) watcher.close();
  });

  /** Both people try, while they play, what the other one could do. */
  async function tryWhatOthersMay(watchers: readonly Player[], table: string): Promise<Map<string, object>> {
    const tried = new Map<string, object>();
    await Promise.all(watchers.map((watcher) => watcher.until(() => watcher.shown !== null)));
    for (let round = 0; round < 10; round++) {
      await watchers[2].until(() => watchers[2].number >= round * 3 || watchers[2].isOver);
      for (const [mine, others] of [
        [watchers[0], watchers[1]],
        [watchers[1], watchers[0]],
      ]) {
        if (!others.isMyTurn) continue;
        const [id, action] = [`try-${tried.size}`, others.someAction()];
        tried.set(id, action);
        mine.send({ type: 'act', table, id, action });
      }
    }
    return tried;
  }
});
