import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewTable, Person, startedTable } from './support/person.ts';
import { Player } from './support/player.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const seatOf = async (person: Person, id: string): Promise<number | null> =>
  (await person.get<{ seat: number | null }>(`/api/tables/${id}`)).body.seat;

describe('a second device', () => {
  it('sits on the same seat, and the first one stays there', async () => {
    const { id, people } = await startedTable(server.address, 'between', 2);
    const [first, other] = people;
    const { link } = await first.mustPost<{ link: string }>(`/api/tables/${id}/link`);
    const second = new Person(server.address);
    await second.mustPost(`/api/tables/${id}/sit-again`, { link });
    expect([await seatOf(first, id), await seatOf(second, id)]).toEqual([0, 0]);
    expect((await second.get<{ host: boolean }>(`/api/tables/${id}`)).body.host).toBe(true);
    expect((await second.get<{ tables: { id: string }[] }>('/api/my/tables')).body.tables.map((each) => each.id)).toEqual([id]);
    const devices = [first, second].map((person) => new Player(person, 'between', id, { plays: false }).open());
    await Promise.all(devices.map((device) => device.until(() => device.shown?.seat === 0)));
    expect(typeof (await devices[1].answered(devices[1].act(devices[1].someAction()))), 'both may act').toBe('number');
    await devices[0].until(() => devices[0].number === devices[1].number);
    expect((await other.post(`/api/tables/${id}/sit-again`, { link })).body.error?.code).toBe('seated');
    for (const device of devices) device.close();
  });

  it('gets up when the person wants to be alone there, and is told', async () => {
    const { id, people } = await startedTable(server.address, 'between', 2);
    const { link } = await people[0].mustPost<{ link: string }>(`/api/tables/${id}/link`);
    const stranger = new Person(server.address);
    await stranger.mustPost(`/api/tables/${id}/sit-again`, { link });
    const page = new Player(stranger, 'between', id, { plays: false, keepsMessages: true }).open();
    await page.until(() => page.shown?.seat === 0);
    await people[0].mustPost(`/api/tables/${id}/only-here`);
    await page.until(() => page.shown?.seat === null, 'the other device to watch');
    expect(await seatOf(people[0], id)).toBe(0);
    expect((await stranger.post(`/api/tables/${id}/sit-again`, { link })).status).toBe(403);
    page.close();
  });

  it('is one of five at most', async () => {
    const { id, people } = await startedTable(server.address, 'between', 2);
    const { link } = await people[0].mustPost<{ link: string }>(`/api/tables/${id}/link`);
    const devices = Array.from({ length: 5 }, () => new Person(server.address));
    for (const device of devices) await device.mustPost(`/api/tables/${id}/sit-again`, { link });
    const [early, ...late] = devices;
    expect(await seatOf(early, id), 'the first one that came by the link got up').toBeNull();
    for (const device of [people[0], ...late]) expect(await seatOf(device, id)).toBe(0);
    await early.mustPost(`/api/tables/${id}/sit-again`, { link });
    expect([await seatOf(early, id), await seatOf(late[0], id), await seatOf(people[0], id)], 'and comes back by it').toEqual([0, null, 0]);
  });
});

describe('a rematch', () => {
  async function finished(): Promise<{ readonly id: string; readonly people: readonly Person[] }> {
    const table = await startedTable(server.address, 'palace', 3);
    for (const person of table.people) await person.mustPost(`/api/tables/${table.id}/stop`);
    return table;
  }

  it('does not begin without the people it seats', async () => {
    const { id, people } = await finished();
    const [a, b, c] = people;
    const { table: next } = await a.mustPost<{ table: string }>(`/api/tables/${id}/rematch`);
    const card = (await b.get<NewTable>(`/api/tables/${next}`)).body.table;
    expect(card.seats.map(({ awaited }) => awaited ?? false)).toEqual([true, true, false]);
    expect((await a.post(`/api/tables/${next}/start`)).body.error?.code).toBe('awaited');
    await b.mustPost(`/api/tables/${id}/rematch`);
    expect((await a.post(`/api/tables/${next}/start`)).body.error?.code).toBe('awaited');
    await c.mustPost(`/api/tables/${next}/join`, {});
    await a.mustPost(`/api/tables/${next}/start`);
    expect([await seatOf(a, next), await seatOf(b, next), await seatOf(c, next)]).toEqual([2, 0, 1]);
  });

  it('gives the seat of somebody who does not come to another', async () => {
    const { id, people } = await finished();
    const [a, b, c] = people;
    const { table: next } = await a.mustPost<{ table: string }>(`/api/tables/${id}/rematch`);
    await b.mustPost(`/api/tables/${next}/leave`);
    await a.mustPost(`/api/tables/${next}/kick`, { seat: 1 });
    await a.ask('PUT', `/api/tables/${next}/seats/0`, { type: 'bot', bot: 'random' });
    await a.ask('PUT', `/api/tables/${next}/seats/1`, { type: 'bot', bot: 'random' });
    await a.mustPost(`/api/tables/${next}/start`);
    expect((await c.mustPost<{ table: string }>(`/api/tables/${id}/rematch`)).table).toBe(next);
    expect(await seatOf(c, next)).toBeNull();
  });
});

describe('onlookers', () => {
  it('are told to everybody, by name where they have one, and once for each person', async () => {
    const { id, people } = await startedTable(server.address, 'palace', 2);
    const player = new Player(people[0], 'palace', id, { plays: false, keepsMessages: true }).open();
    const onlookers = (): unknown => player.messages.findLast(({ type }) => type === 'onlookers');
    await player.until(() => onlookers() !== undefined);
    expect(onlookers()).toMatchObject({ names: [], others: 0 });
    const curious = new Person(server.address);
    await curious.ask('PUT', '/api/me', { name: 'Curious' });
    const pages = [curious, curious, new Person(server.address)].map((person) => new Player(person, 'palace', id, { plays: false }).open());
    await player.until(() => JSON.stringify(onlookers()).includes('"names":["Curious"],"others":1'), 'both of them');
    for (const page of pages) page.close();
    await player.until(() => JSON.stringify(onlookers()).includes('"names":[],"others":0'), 'nobody');
    player.close();
  });
});

describe('an imported record', () => {
  it('shows people by name, and those without a name as such', async () => {
    const { id, people } = await startedTable(server.address, 'palace', 2);
    for (const person of people) await person.mustPost(`/api/tables/${id}/stop`);
    const players = await startedTable(server.address, 'between', 2);
    const pages = players.people.map((person) => new Player(person, 'between', players.id).open());
    await Promise.all(pages.map((page) => page.until(() => page.isOver, 'the end')));
    for (const page of pages) page.close();
    const record = (await people[0].get<{ seats: object[] }>(`/api/tables/${players.id}/record`)).body;
    const seats = [{ name: 'Änne' }, { name: '\u202e\u200b' }];
    const { table } = await people[0].mustPost<{ table: string }>('/api/records', { record: { ...record, seats } });
    const card = (await people[0].get<NewTable>(`/api/tables/${table}`)).body.table;
    expect(card.seats).toEqual([
      { name: 'Änne', kind: 'human' },
      { name: 'Unnamed player 2', kind: 'human' },
    ]);
  });
});
