import { expectOk, type GameRecord, parseOptions, rngState } from '@luftschloss/engine/kernel';
import { dayAfter, dayOf } from '@luftschloss/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { cleanUp } from '../src/jobs/clean-up.ts';
import { rulesNamed } from '../src/table/wishes.ts';
import { begun, castleOfDay, playToTheEnd } from './support/day.ts';
import { type NewTable, Person, startedTable } from './support/person.ts';
import { Player } from './support/player.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** Each test has a day of its own, and midnight comes when a test wants it. */
let day = '2026-01-05';
beforeEach(() => {
  day = dayAfter(day, 14);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
});

const tomorrow = (): unknown => vi.setSystemTime(Date.parse(`${dayAfter(dayOf(Date.now()), 1)}T00:00:01Z`));

async function viewOf(person: Person, table: string): Promise<unknown> {
  return (await person.get<{ shown: { game: unknown } }>(`/api/tables/${table}/view`)).body.shown.game;
}

describe('the castle of the day', () => {
  it('is one deal for everybody and another one the next day, and one try for each guest', async () => {
    const [ada, ben] = [await begun(server.address), await begun(server.address)];
    expect(await viewOf(ada.person, ada.table)).toEqual(await viewOf(ben.person, ben.table));
    const again = await Promise.all([1, 2, 3].map(() => ada.person.mustPost<{ table: string }>('/api/day/solo')));
    expect(again.map(({ table }) => table)).toEqual([ada.table, ada.table, ada.table]);
    const today = await viewOf(ada.person, ada.table);
    vi.setSystemTime(Date.parse(`${dayAfter(day, 7)}T12:00:00Z`));
    const next = await ada.person.mustPost<{ table: string }>('/api/day/solo');
    expect(next.table).not.toBe(ada.table);
    expect(await viewOf(ada.person, next.table)).not.toEqual(today);
  });

  it('ranks what was finished on the day, for the day, the week and oneself', async () => {
    const tries = [await begun(server.address), await begun(server.address)];
    for (const { person, table } of tries) await playToTheEnd(person, table);
    const shown = await castleOfDay(tries[0].person);
    expect(shown.ranking).toHaveLength(2);
    expect(shown.ranking[0].points).toBeGreaterThanOrEqual(shown.ranking[1].points);
    expect(shown.ranking.map(({ rank }) => rank)).toEqual([1, shown.ranking[0].points === shown.ranking[1].points ? 1 : 2]);
    expect(shown.ranking.filter(({ you }) => you)).toHaveLength(1);
    expect(shown.own).toMatchObject({ over: true, points: shown.ranking.find(({ you }) => you)?.points });
    const week = await tries[1].person.get<{ castles: { ranking: { days: number; points: number }[] }[] }>('/api/day/week');
    expect(week.body.castles[0].ranking).toMatchObject(shown.ranking.map(({ points }) => ({ days: 1, points, best: points })));
    const mine = await tries[1].person.get<{ tries: unknown[] }>('/api/day/mine');
    expect(mine.body.tries).toMatchObject([{ day, kind: 'solo', over: true }]);
  });

  it('shows nobody a table of today who has not finished the own try, and nobody the seed before the day is over', async () => {
    const [ada, ben] = [await begun(server.address), await begun(server.address)];
    const nosy = [new Person(server.address), ben.person];
    const looks = (table: string): string[] => ['view', 'log', 'record', 'chat'].map((what) => `/api/tables/${table}/${what}`);
    await playToTheEnd(ada.person, ada.table);
    for (const person of nosy) {
      for (const path of looks(ada.table)) expect((await person.get(path)).body.error?.code, path).toBe('day-secret');
      expect((await castleOfDay(person)).ranking[0].table).toBeNull();
      const page = new Player(person, 'castles', ada.table, { keepsMessages: true }).open();
      await page.until(() => page.refusals.length > 0, 'a refusal');
      expect(page.received.join()).not.toContain('"shown"');
      page.close();
    }
    const told = await Promise.all(looks(ada.table).map(async (path) => JSON.stringify((await ada.person.get(path)).body)));
    expect(told.join()).not.toMatch(/chacha8|"seed"/);
    const seats = [{ type: 'me' }];
    expect((await ada.person.post(`/api/tables/${ada.table}/same-deal`, { seats })).body.error?.code).toBe('day-secret');
    expect((await ada.person.get(looks(ben.table)[0])).body.error?.code, 'a game that runs is private').toBe('day-secret');
    await playToTheEnd(ben.person, ben.table);
    expect((await ben.person.get(looks(ada.table)[0])).status).toBe(200);
    tomorrow();
    const record = (await nosy[0].get<GameRecord>(`/api/tables/${ada.table}/record`)).body;
    expect(record.seed).toMatch(/^chacha8:[0-9a-f]{64}$/);
    expect((await castleOfDay(nosy[0], 'solo', day)).ranking.map(({ table }) => table).sort()).toEqual([ada.table, ben.table].sort());
  });

  it('ranks neither a try that was stopped nor one that was finished after midnight', async () => {
    const [stopped, late] = [await begun(server.address), await begun(server.address)];
    await stopped.person.mustPost(`/api/tables/${stopped.table}/stop`);
    expect(await castleOfDay(stopped.person)).toMatchObject({ own: { over: true, points: null }, mayLook: true, ranking: [] });
    tomorrow();
    await playToTheEnd(late.person, late.table);
    expect(await castleOfDay(late.person, 'solo', day)).toMatchObject({ own: { over: true, points: null }, ranking: [] });
  });

  it('is played by nobody but its guest: no bot stands in, no link, no second round', async () => {
    const { person, table } = await begun(server.address, 'bots');
    for (const what of ['leave', 'link', 'only-here']) {
      expect((await person.post(`/api/tables/${table}/${what}`)).body.error?.code, what).toBe('day-table');
    }
    await person.mustPost(`/api/tables/${table}/stop`);
    expect((await person.post(`/api/tables/${table}/rematch`)).body.error?.code).toBe('day-table');
  });

  it('refuses days that are none or that have not come', async () => {
    const person = new Person(server.address);
    for (const wrong of ['2026-02-30', 'today', '99999']) expect((await person.get(`/api/day?day=${wrong}`)).status).toBe(400);
    expect((await person.get(`/api/day?day=${dayAfter(day, 1)}`)).body.error?.code).toBe('day-to-come');
    expect((await person.post('/api/day/everything')).status).toBe(400);
  });

  it('is forgotten with finished games, where the house forgets them', async () => {
    const { person, table } = await begun(server.address);
    await person.mustPost(`/api/tables/${table}/stop`);
    vi.setSystemTime(Date.parse(`${dayAfter(day, 9)}T12:00:00Z`));
    await cleanUp(server.services.store, { waitingDays: 0, abandonedDays: 0, finishedDays: 10 });
    expect((await castleOfDay(person, 'solo', day)).own).not.toBeNull();
    vi.setSystemTime(Date.parse(`${dayAfter(day, 12)}T12:00:00Z`));
    await cleanUp(server.services.store, { waitingDays: 0, abandonedDays: 0, finishedDays: 10 });
    expect((await castleOfDay(person, 'solo', day)).own).toBeNull();
  });
});

it('a bot with a fixed effort answers the same in every thread', async () => {
  const rules = rulesNamed('castles');
  const state = rules.setup(expectOk(parseOptions(rules.options, {})), 2, rngState('chacha8:fixed'));
  const view = rules.view(state, rules.toAct(state)[0]);
  const pools = [new BotPool(1), new BotPool(1, 1)];
  const fixed = { playouts: 12, seed: 'the same' };
  const answers = await Promise.all(pools.map((pool) => pool.ask('guest', 'castles', 'hard', view, fixed)));
  expect(answers[0]).toEqual(answers[1]);
  await Promise.all(pools.map((pool) => pool.close()));
});

describe('the same deal', () => {
  it('of a castle of the day is played again once the day is over, and the try keeps its rank', async () => {
    const { person, table } = await begun(server.address);
    await playToTheEnd(person, table);
    tomorrow();
    const other = new Person(server.address);
    await other.mustPost<NewTable>(`/api/tables/${table}/same-deal`, { seats: [{ type: 'me' }] });
    expect((await castleOfDay(person, 'solo', day)).ranking).toMatchObject([{ rank: 1, you: true }]);
  });

  it('is played again by others at a table of its own, and leads back to the first one', async () => {
    const first = await startedTable(server.address, 'castles', 1, ['random']);
    const [host] = first.people;
    const other = new Person(server.address);
    const seats = [{ type: 'bot', bot: 'random' }, { type: 'me' }];
    expect((await other.post(`/api/tables/${first.id}/same-deal`, { seats })).body.error?.code).toBe('not-over');
    await playToTheEnd(host, first.id);
    expect((await other.post(`/api/tables/${first.id}/same-deal`, { seats: [{ type: 'me' }] })).body.error?.code).toBe('other-seat-count');
    const { table } = await other.mustPost<NewTable>(`/api/tables/${first.id}/same-deal`, { seats });
    expect(table).toMatchObject({ status: 'gathering', sameDeal: first.id, deal: null });
    expect(JSON.stringify(table)).not.toContain('chacha8');
    await other.mustPost(`/api/tables/${table.id}/start`);
    await playToTheEnd(other, table.id);
    const records = await Promise.all(
      [first.id, table.id].map(async (id) => (await other.get<GameRecord>(`/api/tables/${id}/record`)).body),
    );
    expect(records[1]).toMatchObject({ seed: records[0].seed, rulesVersion: records[0].rulesVersion, options: records[0].options });
    const third = await host.mustPost<NewTable>(`/api/tables/${table.id}/same-deal`, { seats });
    expect(third.table.sameDeal).toBe(first.id);
    const ofDeal = async (id: string): Promise<string[]> =>
      (await new Person(server.address).get<{ tables: { id: string }[] }>(`/api/tables/${id}/same-deal`)).body.tables.map(
        (each) => each.id,
      );
    for (const id of [first.id, table.id, third.table.id]) expect(await ofDeal(id), 'those that are over').toEqual([first.id, table.id]);
  });
});
