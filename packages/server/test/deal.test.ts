import { createHash, randomBytes } from 'node:crypto';
import { type GameRecord, rngState } from '@luftschloss/engine/kernel';
import type { TableCard } from '@luftschloss/protocol';
import { checkDeal, commitmentOf, seedOfDeal } from '@luftschloss/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDealSecret } from '../src/secrets.ts';
import { rulesNamed } from '../src/table/wishes.ts';
import { type NewTable, Person } from './support/person.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const newPerson = (): Person => new Person(server.address);
const newContribution = (): string => randomBytes(16).toString('hex');

async function cardOf(person: Person, id: string): Promise<TableCard> {
  return (await person.get<NewTable>(`/api/tables/${id}`)).body.table;
}

async function add(person: Person, id: string, contribution: string) {
  return person.ask('PUT', `/api/tables/${id}/contribution`, { contribution });
}

/** A table with a host, somebody who joined, and a bot. */
async function gathered() {
  const host = newPerson();
  const friend = newPerson();
  const seats = [{ type: 'me' }, { type: 'open' }, { type: 'bot', bot: 'random' }];
  const { table, invite } = await host.mustPost<NewTable>('/api/tables', { game: 'castles', seats });
  await friend.mustPost(`/api/tables/${table.id}/join`, { invite });
  return { host, friend, table };
}

/** Both let a bot stand in for them, until the game is over. */
async function recordAfterTheEnd(host: Person, friend: Person, id: string): Promise<GameRecord> {
  await host.mustPost(`/api/tables/${id}/start`);
  for (const person of [friend, host]) await person.mustPost(`/api/tables/${id}/leave`);
  for (;;) {
    const { status } = await cardOf(host, id);
    if (status === 'finished') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return (await host.get<GameRecord>(`/api/tables/${id}/record`)).body;
}

describe('the deal of a server', () => {
  it('is committed to before anybody adds to it, and proved by the record after the end', async () => {
    const { host, friend, table } = await gathered();
    const contributions = [newContribution(), newContribution(), null];
    const commitment = table.deal?.commitment;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    for (const [person, text] of [[host, contributions[0]] as const, [friend, contributions[1]] as const]) {
      expect((await add(person, table.id, text as string)).status).toBe(200);
    }
    expect((await cardOf(newPerson(), table.id)).deal).toEqual({ commitment, contributions });
    const record = await recordAfterTheEnd(host, friend, table.id);
    expect((await cardOf(host, table.id)).deal).toEqual({ commitment, contributions });
    expect(record.deal).toMatchObject({ table: table.id, commitment, contributions });
    expect(checkDeal(record)).toMatchObject({ ok: true });
    expect(record.seed).toBe(seedOfDeal({ table: table.id, secret: record.deal?.secret as string, contributions }));
  });

  it('stays proved when its record is imported elsewhere, and is refused when it was tampered with', async () => {
    const { host, friend, table } = await gathered();
    await add(host, table.id, newContribution());
    const record = await recordAfterTheEnd(host, friend, table.id);
    const { table: copy } = await newPerson().mustPost<{ table: string }>('/api/records', { record });
    expect((await newPerson().get<GameRecord>(`/api/tables/${copy}/record`)).body.deal).toEqual(record.deal);
    const forged = { ...record, deal: { ...record.deal, contributions: [newContribution(), null, null] } };
    const answer = await newPerson().post('/api/records', { record: forged });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.message).toContain('not dealt from the secret');
  });

  it('takes one contribution from each seat, before the start, from whoever sits there', async () => {
    const { host, friend, table } = await gathered();
    const first = newContribution();
    expect((await add(newPerson(), table.id, newContribution())).status).toBe(403);
    for (const bad of ['', 'abc', 'g'.repeat(32), 'A'.repeat(32), '0'.repeat(65), `${'0'.repeat(32)}\n`]) {
      expect((await add(host, table.id, bad)).status, JSON.stringify(bad)).toBe(400);
    }
    expect((await add(host, table.id, first)).status).toBe(200);
    // A page that has not heard of it yet sends the same again.
    expect((await add(host, table.id, first)).status).toBe(200);
    expect((await add(host, table.id, newContribution())).body.error?.code).toBe('contributed');
    expect((await cardOf(host, table.id)).deal?.contributions).toEqual([first, null, null]);
    await host.mustPost(`/api/tables/${table.id}/start`);
    expect((await add(friend, table.id, newContribution())).body.error?.code).toBe('started');
  });

  it('takes the contribution of whoever sits down with the seat, so that no start can come before it', async () => {
    for (let round = 0; round < 5; round++) {
      const [host, friend] = [newPerson(), newPerson()];
      const seats = [{ type: 'me' }, { type: 'open' }];
      const { table, invite } = await host.mustPost<NewTable>('/api/tables', { game: 'castles', seats });
      const contribution = newContribution();
      // The host wants to begin all the time, and does as soon as nobody is missing.
      const begin = async (): Promise<void> => {
        while ((await host.post(`/api/tables/${table.id}/start`)).status !== 200);
      };
      await Promise.all([begin(), friend.mustPost(`/api/tables/${table.id}/join`, { invite, contribution })]);
      expect((await add(friend, table.id, contribution)).body.error?.code).toBe('started');
      const { status, deal } = await cardOf(host, table.id);
      expect(status).toBe('playing');
      expect(deal?.contributions).toEqual([null, contribution]);
      const { seed, deal: kept } = await server.services.tables.find(table.id);
      expect(seed).toBe(seedOfDeal({ table: table.id, secret: kept?.secret as string, contributions: [null, contribution] }));
    }
  });

  it('refuses a seat with a contribution that is none, and keeps what a seat that is played again has added before', async () => {
    const { host, friend, table } = await gathered();
    await host.mustPost(`/api/tables/${table.id}/kick`, { seat: 1 });
    const { invite } = await host.mustPost<{ invite: string }>(`/api/tables/${table.id}/invite`);
    expect((await friend.post(`/api/tables/${table.id}/join`, { invite, contribution: 'abc' })).status).toBe(400);
    await friend.mustPost(`/api/tables/${table.id}/join`, { invite });
    await host.mustPost(`/api/tables/${table.id}/start`);
    for (const person of [host, friend]) await person.mustPost(`/api/tables/${table.id}/stop`);
    const { table: next } = await host.mustPost<{ table: string }>(`/api/tables/${table.id}/rematch`);
    const first = newContribution();
    await add(friend, next, first);
    await friend.mustPost(`/api/tables/${next}/join`, { contribution: newContribution() });
    expect((await cardOf(host, next)).deal?.contributions).toContain(first);
  });

  it('forgets what somebody added who left again, and begins anew at a rematch', async () => {
    const { host, friend, table } = await gathered();
    await add(friend, table.id, newContribution());
    await friend.mustPost(`/api/tables/${table.id}/leave`);
    expect((await cardOf(host, table.id)).deal?.contributions).toEqual([null, null, null]);
    await host.ask('PUT', `/api/tables/${table.id}/seats/1`, { type: 'bot', bot: 'random' });
    await add(host, table.id, newContribution());
    await host.mustPost(`/api/tables/${table.id}/start`);
    await host.mustPost(`/api/tables/${table.id}/stop`);
    const { table: next } = await host.mustPost<{ table: string }>(`/api/tables/${table.id}/rematch`);
    const { deal } = await cardOf(host, next);
    expect(deal?.contributions).toEqual([null, null, null]);
    expect(deal?.commitment).not.toBe((await cardOf(host, table.id)).deal?.commitment);
  });

  it('takes the contribution of whoever comes to a rematch with the same message, though the host begins at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [host, friend] = [newPerson(), newPerson()];
      const { table, invite } = await host.mustPost<NewTable>('/api/tables', {
        game: 'castles',
        seats: [{ type: 'me' }, { type: 'open' }],
      });
      await friend.mustPost(`/api/tables/${table.id}/join`, { invite });
      await host.mustPost(`/api/tables/${table.id}/start`);
      for (const person of [host, friend]) await person.mustPost(`/api/tables/${table.id}/stop`);
      const { table: next } = await host.mustPost<{ table: string }>(`/api/tables/${table.id}/rematch`);
      expect((await cardOf(friend, table.id)).rematch).toBe(next);
      const contribution = newContribution();
      const begin = async (): Promise<void> => {
        while ((await host.post(`/api/tables/${next}/start`)).status !== 200);
      };
      await Promise.all([begin(), friend.mustPost(`/api/tables/${table.id}/rematch`, { contribution })]);
      const { status, deal } = await cardOf(host, next);
      expect(status).toBe('playing');
      expect(deal?.contributions).toEqual([contribution, null]);
    }
  });
});

describe('somebody who wants to know the deal beforehand', () => {
  it('finds neither secret nor seed in anything that is sent before the end', async () => {
    const { host, friend, table } = await gathered();
    await add(host, table.id, newContribution());
    await host.mustPost(`/api/tables/${table.id}/start`);
    const { seed, deal } = await server.services.tables.find(table.id);
    const paths = ['', '/view', '/log', '/record', '/choices', '/chat'];
    const answers = await Promise.all(
      [host, friend, newPerson()].flatMap((person) => paths.map((path) => person.get(`/api/tables/${table.id}${path}`))),
    );
    const everything = JSON.stringify([
      answers,
      (await host.get('/api/my/tables')).body,
      (await host.get('/api/tables?status=playing')).body,
    ]);
    expect(everything).toContain(deal?.commitment);
    expect(everything).not.toContain(deal?.secret);
    expect(everything).not.toContain(seed?.split(':')[1]);
  });

  it('gains nothing by trying secrets: whatever is known of a table does not make its commitment', async () => {
    const { table } = await gathered();
    const { seed } = await server.services.tables.find(table.id);
    expect(seed, 'there is no deal yet that could be tried').toBeNull();
    const known = [
      table.id,
      table.game,
      String(table.created),
      String(table.changed),
      '',
      '0',
      ...Array.from({ length: 4096 }, (_, n) => String(n)),
    ];
    const padded = known.flatMap((text) => [text, text.padStart(64, '0'), createHash('sha256').update(text).digest('hex')]);
    expect(padded.filter((secret) => commitmentOf(table.id, secret) === table.deal?.commitment)).toEqual([]);
  });

  it('faces 256 bits that all vary, and that change deal and commitment', () => {
    const secrets = Array.from({ length: 2000 }, newDealSecret);
    expect(new Set(secrets).size).toBe(secrets.length);
    const ones = new Array<number>(256).fill(0);
    for (const secret of secrets) {
      const bytes = Buffer.from(secret, 'hex');
      for (let bit = 0; bit < 256; bit++) ones[bit] += (bytes[bit >> 3] >> (bit & 7)) & 1;
    }
    // Seven standard deviations of a fair bit: about one run in a billion fails.
    for (const count of ones) expect(Math.abs(count - 1000)).toBeLessThan(157);
    const [secret] = secrets;
    const flipped = `${secret.slice(0, -1)}${(Number.parseInt(secret.slice(-1), 16) ^ 1).toString(16)}`;
    expect(commitmentOf('t', flipped)).not.toBe(commitmentOf('t', secret));
    expect(commitmentOf('other', secret), 'a commitment cannot be carried to another table').not.toBe(commitmentOf('t', secret));
  });

  it('cannot choose the deal by choosing a contribution, nor can the server by choosing none', () => {
    const rules = rulesNamed('castles');
    const secret = newDealSecret();
    const deals = [
      [null, null],
      ['0'.repeat(32), null],
      [null, '0'.repeat(32)],
      ['0'.repeat(33), null],
    ].map((contributions) => {
      const seed = seedOfDeal({ table: 't', secret, contributions });
      const options = Object.fromEntries(
        Object.entries(rules.options).map(([name, spec]) => [name, (spec as { default: unknown }).default]),
      );
      return JSON.stringify(rules.view(rules.setup(options, 2, rngState(seed)), null));
    });
    expect(new Set(deals).size).toBe(deals.length);
  });
});
