import type { TableCard } from '@luftschloss/protocol';
import { loadLanguage } from '@luftschloss/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewTable, Person, startedTable } from './support/person.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const newPerson = (): Person => new Person(server.address);
const DUEL = { game: 'castles', seats: [{ type: 'me' }, { type: 'open' }] };

async function openTable(host: Person, wish: object = {}): Promise<NewTable> {
  return host.mustPost<NewTable>('/api/tables', { ...DUEL, ...wish });
}

describe('whoever is refused', () => {
  const refusal = async (language: string): Promise<{ code: string; message: string }> => {
    const headers = { 'accept-language': language, 'content-type': 'application/json' };
    const response = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body: JSON.stringify({ ...DUEL, seats: [] }) });
    return ((await response.json()) as { error: { code: string; message: string } }).error;
  };

  it('reads why in the language that the browser asks for, under the same code', async () => {
    const { common } = (await loadLanguage('de')).words;
    expect(await refusal('de-AT, en;q=0.5')).toMatchObject({
      code: 'players',
      message: common.refusals.players({ min: 1, max: 4, players: 0 }),
    });
    expect(await refusal('tlh, *;q=x')).toMatchObject({ code: 'players', message: expect.stringContaining('not for 0') });
  });
});

describe('a guest', () => {
  it('gets a name and a cookie that scripts cannot read', async () => {
    const response = await fetch(`${server.address}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":" Sissi  von Bayern "}',
    });
    expect(response.headers.get('set-cookie')).toMatch(/^luftschloss=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await response.json()).toEqual({ name: 'Sissi von Bayern' });
  });

  it.each(['', '   ', 'a'.repeat(41), 'a\u202eb', 'a\u0000b'])('cannot be called %j', async (name) => {
    expect((await newPerson().ask('PUT', '/api/me', { name })).status).toBe(400);
  });

  it('is shown under a new name at the tables where it sits', async () => {
    const host = newPerson();
    const { table } = await openTable(host);
    await host.ask('PUT', '/api/me', { name: 'Otto' });
    expect((await host.get<NewTable>(`/api/tables/${table.id}`)).body.table.seats[0].name).toBe('Otto');
  });
});

describe('a table', () => {
  it('by link is joined with the invitation only', async () => {
    const host = newPerson();
    const { table, invite } = await openTable(host);
    expect(invite).toMatch(/^[\w-]{32}$/);
    const other = newPerson();
    expect((await other.post(`/api/tables/${table.id}/join`)).status).toBe(403);
    expect((await other.post(`/api/tables/${table.id}/join`, { invite: `${invite}x` })).status).toBe(403);
    expect(await other.post(`/api/tables/${table.id}/join`, { invite })).toMatchObject({ status: 200, body: { seat: 1 } });
    expect((await newPerson().post(`/api/tables/${table.id}/join`, { invite })).body.error?.code).toBe('full');
  });

  it('is found and joined by a code that people can type, until the game starts', async () => {
    const host = newPerson();
    const { table, code } = await openTable(host, { seats: [{ type: 'me' }, { type: 'open' }, { type: 'open' }] });
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const other = newPerson();
    const found = (await other.get<NewTable>(`/api/codes/${encodeURIComponent(typed)}`)).body;
    expect(found.table.id).toBe(table.id);
    expect(JSON.stringify(found), 'who only looks is not told more than everybody').not.toContain(code);
    expect((await other.get<NewTable>(`/api/tables/${table.id}`)).body.code).toBeNull();
    expect((await other.post(`/api/tables/${table.id}/join`, { code: '22222222' })).status).toBe(403);
    expect(await other.post(`/api/tables/${table.id}/join`, { code: typed })).toMatchObject({ status: 200, body: { seat: 1 } });
    expect((await other.get<NewTable>(`/api/tables/${table.id}`)).body.code, 'who sits there can pass it on').toBe(code);
    const renewed = await host.mustPost<{ code: string }>(`/api/tables/${table.id}/invite`);
    expect((await newPerson().get(`/api/codes/${code}`)).status).toBe(404);
    await newPerson().mustPost(`/api/tables/${table.id}/join`, { code: renewed.code });
    await host.mustPost(`/api/tables/${table.id}/start`);
    expect((await newPerson().get(`/api/codes/${renewed.code}`)).status).toBe(404);
    expect((await host.get<NewTable>(`/api/tables/${table.id}`)).body.code).toBeNull();
  });

  it('cannot be found by trying codes fast', async () => {
    const limited = await testServer({ requestsPerMinute: 1200 });
    const person = new Person(limited.address);
    const tries = await Promise.all(Array.from({ length: 30 }, (_, index) => person.get(`/api/codes/${22_222_222 + index}`)));
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await person.get('/api/codes/short')).status).toBe(429);
    await limited.end();
  });

  it('is in the lobby only when it is public', async () => {
    const host = newPerson();
    const open = await openTable(host, { listed: true });
    const closed = await openTable(host);
    const { tables } = (await newPerson().get<{ tables: TableCard[] }>('/api/tables')).body;
    expect(tables.some(({ id }) => id === open.table.id)).toBe(true);
    expect(tables.some(({ id }) => id === closed.table.id)).toBe(false);
    expect((await newPerson().post(`/api/tables/${open.table.id}/join`)).status).toBe(200);
  });

  it('gives a seat back to whoever holds the link of that seat', async () => {
    const host = newPerson();
    const { table, invite } = await openTable(host);
    const phone = newPerson();
    const { link } = await phone.mustPost<{ link: string }>(`/api/tables/${table.id}/join`, { invite });
    const laptop = newPerson();
    expect((await laptop.post(`/api/tables/${table.id}/sit-again`, { link: 'x'.repeat(32) })).status).toBe(403);
    expect(await laptop.mustPost(`/api/tables/${table.id}/sit-again`, { link })).toEqual({ seat: 1 });
    expect((await phone.get(`/api/tables/${table.id}`)).body, 'the first device stays there').toMatchObject({ seat: 1 });
    const { link: renewed } = await laptop.mustPost<{ link: string }>(`/api/tables/${table.id}/link`);
    expect((await phone.post(`/api/tables/${table.id}/sit-again`, { link })).status).toBe(403);
    expect((await phone.post(`/api/tables/${table.id}/sit-again`, { link: renewed })).status).toBe(200);
  });

  it('obeys its host, and nobody else', async () => {
    const host = newPerson();
    const { table, invite } = await openTable(host);
    const guest = newPerson();
    await guest.mustPost(`/api/tables/${table.id}/join`, { invite });
    for (const [path, body] of [['start'], ['kick', { seat: 0 }], ['invite']] as const) {
      expect((await guest.post(`/api/tables/${table.id}/${path}`, body)).status).toBe(403);
      expect((await newPerson().post(`/api/tables/${table.id}/${path}`, body)).status).toBe(403);
    }
    expect((await host.post(`/api/tables/${table.id}/kick`, { seat: 1 })).status).toBe(200);
    expect((await guest.get(`/api/tables/${table.id}`)).body).toMatchObject({ seat: null });
    expect((await host.post(`/api/tables/${table.id}/start`)).body.error?.code).toBe('open-seats');
    expect((await host.ask('PUT', `/api/tables/${table.id}/seats/1`, { type: 'bot', bot: 'random' })).status).toBe(200);
    expect((await host.post(`/api/tables/${table.id}/start`)).status).toBe(200);
    expect((await host.post(`/api/tables/${table.id}/start`)).body.error?.code).toBe('started');
  });

  it('is started by a program that announces JSON and has nothing to say', async () => {
    const host = newPerson();
    const { table } = await openTable(host, { seats: [{ type: 'me' }, { type: 'bot', bot: 'easy' }] });
    expect(await host.post(`/api/tables/${table.id}/start`, '')).toMatchObject({ status: 200 });
    expect(await host.post('/api/tables', '')).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } });
  });

  it('goes to the next person when the host leaves, and away with the last', async () => {
    const host = newPerson();
    const { table, invite } = await openTable(host);
    const heir = newPerson();
    await heir.mustPost(`/api/tables/${table.id}/join`, { invite });
    await host.mustPost(`/api/tables/${table.id}/leave`);
    expect((await heir.get(`/api/tables/${table.id}`)).body).toMatchObject({ host: true });
    await heir.mustPost(`/api/tables/${table.id}/leave`);
    expect((await heir.get(`/api/tables/${table.id}`)).status).toBe(404);
  });

  it('of mine tells whose turn it is', async () => {
    const { id, people } = await startedTable(server.address, 'castles', 2);
    const turns = await Promise.all(
      people.map(async (person) => {
        const { tables } = (await person.get<{ tables: { id: string; yourTurn: boolean }[] }>('/api/my/tables')).body;
        return tables.find((table) => table.id === id)?.yourTurn;
      }),
    );
    expect(turns.filter((turn) => turn)).toHaveLength(1);
    expect((await newPerson().get('/api/my/tables')).body).toEqual({ tables: [] });
  });

  it.each([
    [{ game: 'chess', seats: [{ type: 'me' }] }, 'There is no game called chess.'],
    [{ ...DUEL, options: { edition: 'third' } }, 'options.edition: expected one of collectors, first, got "third"'],
    [{ ...DUEL, seats: [] }, 'This game is for 1 to 4 players with these options, not for 0.'],
    [{ ...DUEL, seats: [{ type: 'me' }, { type: 'me' }] }, 'You can only take one seat yourself.'],
    [{ ...DUEL, seats: [{ type: 'me' }, { type: 'bot', bot: 'genius' }] }, 'No bot of this game is called “genius”. There are: random'],
    [{ ...DUEL, pace: { type: 'live', bank: 1, gain: 0 } }, 'body.pace.bank: expected a whole number from 10 to 86,400, got 1'],
    [{ ...DUEL, colour: 'red' }, 'body: unknown field "colour"'],
  ])('is refused with one sentence when it cannot be: %j', async (wish, sentence) => {
    const { status, body } = await newPerson().post('/api/tables', wish);
    expect(status).toBe(400);
    expect(body.error?.message).toContain(sentence);
  });

  it('that does not exist is not found', async () => {
    const person = newPerson();
    await person.ask('PUT', '/api/me', { name: 'Otto' });
    for (const path of ['', '/view', '/log', '/choices', '/record', '/chat']) {
      expect((await person.get(`/api/tables/unknown${path}`)).status).toBe(404);
    }
    for (const path of ['/join', '/start', '/leave', '/rematch', '/stop', '/come-back', '/link', '/invite']) {
      expect((await person.post(`/api/tables/unknown${path}`)).status).toBe(404);
    }
    expect((await person.post('/api/tables/unknown/actions', { id: '1', action: {} })).status).toBe(404);
  });

  it('never shows what only the server may know', async () => {
    const { id, people } = await startedTable(server.address, 'castles', 2);
    const stored = await server.services.store.table(id);
    const secrets = [stored?.seed, stored?.host, stored?.inviteHash, stored?.chairs[1].guest, stored?.chairs[1].linkHash] as string[];
    for (const path of ['', '/view', '/log', '/choices', '/record', '/chat']) {
      const text = JSON.stringify((await people[0].get(`/api/tables/${id}${path}`)).body);
      for (const secret of secrets) expect(text).not.toContain(secret.replace('chacha8:', ''));
    }
  });
});

describe('a page of another site', () => {
  it('cannot ask for changes', async () => {
    const answer = await newPerson().ask('POST', '/api/tables', DUEL, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  it('gets a strict content security policy', async () => {
    const response = await fetch(server.address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  });
});

describe('a bot', () => {
  const seatsOf = async (person: Person, id: string): Promise<TableCard['seats']> =>
    (await person.get<NewTable>(`/api/tables/${id}`)).body.table.seats;

  it('has the name that it was given, from the first card to the record', async () => {
    const host = newPerson();
    await host.ask('PUT', '/api/me', { name: 'Otto' });
    const seats = [{ type: 'me' }, { type: 'bot', bot: 'greedy', name: 'Therese' }, { type: 'bot', bot: 'random', name: 'Otto' }];
    const { table } = await openTable(host, { seats });
    const names = table.seats.map(({ name }) => name);
    expect(names).toEqual(['Otto', 'Therese', 'Eduard']);
    await host.mustPost(`/api/tables/${table.id}/start`);
    const record = (await host.get(`/api/tables/${table.id}/record`)).body as unknown as { seats: { name: string }[] };
    expect(record.seats.map(({ name }) => name)).toEqual(names);
    expect((await seatsOf(host, table.id)).map(({ name }) => name)).toEqual(names);
  });

  it('keeps its name, whoever sits down and whichever bots come and go', async () => {
    const host = newPerson();
    const seats = [{ type: 'me' }, { type: 'bot', bot: 'greedy' }, { type: 'open' }, { type: 'open' }];
    const { table, invite } = await openTable(host, { options: { edition: 'first', rooms: 'printed' }, seats });
    const { name } = table.seats[1];
    expect(name).toMatch(/^\p{L}+$/u);
    const other = newPerson();
    await other.ask('PUT', '/api/me', { name });
    await other.mustPost(`/api/tables/${table.id}/join`, { invite });
    await host.ask('PUT', `/api/tables/${table.id}/seats/3`, { type: 'bot', bot: 'easy' });
    const now = await seatsOf(host, table.id);
    expect(now[1]).toMatchObject({ name, kind: 'bot' });
    expect(now[3].name).not.toBe(name);
  });

  it('cannot be given a name that nobody can read', async () => {
    const seats = [{ type: 'me' }, { type: 'bot', bot: 'greedy', name: 'a\u202eb' }];
    expect((await newPerson().post('/api/tables', { ...DUEL, seats })).status).toBe(400);
  });
});
