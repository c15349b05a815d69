import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TriedTable } from '../../src/day/try.ts';
import type { Entry } from '../../src/game/entry.ts';
import { newCode, newId } from '../../src/secrets.ts';
import type { Append, ChatPage, Job, StaleTimes, Store } from '../../src/store/store.ts';
import { EMPTY_CHAIR, type Table } from '../../src/table/table.ts';

export function someTable(changes: Partial<Table> = {}): Table {
  return {
    id: newId(),
    revision: 1,
    game: 'castles',
    rulesVersion: 1,
    options: {},
    pace: { type: 'none' },
    listed: false,
    status: 'playing',
    host: 'host',
    inviteHash: 'hash',
    code: null,
    chairs: [{ ...EMPTY_CHAIR, guest: `guest-${newId()}`, name: 'Änne "quoted"' }, EMPTY_CHAIR],
    seed: 'chacha8:1',
    created: 1,
    started: 1,
    firstToAct: [0],
    changed: Date.now(),
    result: null,
    stopped: false,
    rematch: null,
    imported: false,
    ...changes,
  };
}

export function someEntry(number: number, changes: Partial<Entry> = {}): Entry {
  return {
    number,
    id: `id-${number}`,
    at: 1000 + number,
    toAct: [1],
    body: { type: 'act', seat: 0, action: { type: 'pass' } },
    ...changes,
  };
}

function append(table: string, entry: Entry, more: Partial<Append> = {}): Append {
  return { table, entry, jobs: [], ...more };
}

/** What every store must do, whatever it is made of. `reopen` closes the store and opens it again on the same data. */
export function storeConformance(name: string, open: () => Promise<Store>, end: () => Promise<void>): void {
  describe(name, () => {
    let store: Store;
    const reopen = async (): Promise<void> => {
      await store.close();
      store = await open();
    };
    beforeAll(async () => {
      store = await open();
    });
    afterAll(async () => {
      await store.close();
      await end();
    });

    it('knows a guest by the hash of the cookie and by nothing else', async () => {
      const id = newId();
      await store.addGuest({ id, name: 'Ludwig' }, `hash of ${id}`);
      await store.renameGuest(id, 'König Ludwig');
      expect(await store.guest(`hash of ${id}`)).toEqual({ id, name: 'König Ludwig' });
      expect(await store.guest(id)).toBeNull();
    });

    it('gives back tables as they were stored, after reopening too', async () => {
      const table = someTable();
      await store.addTable(table);
      await reopen();
      expect(await store.table(table.id)).toEqual(table);
      expect(await store.table('unknown')).toBeNull();
    });

    it('finds a table by its code for as long as it has that code', async () => {
      const table = someTable({ code: newCode() });
      await store.addTable(table);
      expect(await store.tableByCode(table.code as string)).toEqual(table);
      const code = newCode();
      await store.changeTable({ ...table, code, revision: 2 });
      expect(await store.tableByCode(table.code as string)).toBeNull();
      expect((await store.tableByCode(code))?.id).toBe(table.id);
      await store.append(append(table.id, someEntry(1), { change: { ...table, code: null, revision: 3 } }));
      expect(await store.tableByCode(code)).toBeNull();
    });

    it('lets only one of two changes of the same revision win', async () => {
      const table = someTable();
      await store.addTable(table);
      const changes = [1, 2].map((changed) => store.changeTable({ ...table, revision: 2, changed }));
      expect((await Promise.all(changes)).sort()).toEqual([false, true]);
    });

    it('appends entries once: no number can be taken twice', async () => {
      const table = someTable();
      await store.addTable(table);
      expect(await store.append(append(table.id, someEntry(1)))).toBe(true);
      expect(await store.append(append(table.id, someEntry(1, { id: 'another' })))).toBe(false);
      expect(await store.append(append(table.id, someEntry(2)))).toBe(true);
      await reopen();
      expect(await store.entries(table.id, 0)).toEqual([someEntry(1), someEntry(2)]);
      expect(await store.entries(table.id, 1)).toEqual([someEntry(2)]);
    });

    it('keeps the entries of many tables apart when they are stored together', async () => {
      const tables = Array.from({ length: 30 }, () => someTable());
      for (const table of tables) await store.addTable(table);
      const twice = [...tables, ...tables].map(({ id }) => store.append(append(id, someEntry(1))));
      expect((await Promise.all(twice)).filter((stored) => stored)).toHaveLength(30);
      for (const { id } of tables) expect(await store.entries(id, 0)).toHaveLength(1);
    });

    it('stores the end of a game with its last entry or not at all', async () => {
      const table = someTable();
      await store.addTable(table);
      const change: Table = { ...table, revision: 2, status: 'finished' };
      expect(await store.append(append(table.id, someEntry(1), { change: { ...change, revision: 3 } }))).toBe(false);
      expect(await store.entries(table.id, 0)).toEqual([]);
      expect(await store.append(append(table.id, someEntry(1), { change }))).toBe(true);
      expect((await store.table(table.id))?.status).toBe('finished');
      expect(await store.append(append(table.id, someEntry(1), { change: { ...change, revision: 3, status: 'playing' } }))).toBe(false);
      expect((await store.table(table.id))?.status).toBe('finished');
    });

    it('lists public tables by status and own tables by guest, with who must act', async () => {
      const open = someTable({ listed: true, status: 'gathering' });
      const secret = someTable({ status: 'gathering' });
      await store.addTable(open);
      await store.addTable(secret);
      await store.append(append(open.id, someEntry(1, { toAct: [1] })));
      const listed = await store.listedTables('gathering', 1000, 1000);
      expect(listed.find(({ table }) => table.id === open.id)).toMatchObject({ number: 1, toAct: [1], lastAt: 1001 });
      expect(listed.some(({ table }) => table.id === secret.id)).toBe(false);
      const own = await store.tablesOf(secret.chairs[0].guest as string, 10);
      expect(own.map(({ table }) => table.id)).toEqual([secret.id]);
      expect(own[0]).toMatchObject({ number: 0, toAct: [], lastAt: null });
    });

    it('lists own tables that are not over first, however old they are', async () => {
      const old = someTable({ changed: 1 });
      const over = someTable({ changed: 3, status: 'finished', chairs: old.chairs });
      const young = someTable({ changed: 2, status: 'gathering', chairs: old.chairs });
      for (const table of [over, old, young]) await store.addTable(table);
      const own = await store.tablesOf(old.chairs[0].guest as string, 2);
      expect(own.map(({ table }) => table.id)).toEqual([young.id, old.id]);
    });

    it('forgets who got up from a table', async () => {
      const table = someTable();
      await store.addTable(table);
      await store.changeTable({ ...table, revision: 2, chairs: [EMPTY_CHAIR, EMPTY_CHAIR] });
      expect(await store.tablesOf(table.chairs[0].guest as string, 10)).toEqual([]);
    });

    it('keeps the newest snapshot of a game, and takes it away with the table', async () => {
      const table = someTable();
      await store.addTable(table);
      const [older, newer] = [1, 2].map((number) => ({ number, views: { watching: { step: number } } }));
      await store.keepSnapshot(table.id, newer);
      await store.keepSnapshot(table.id, older);
      expect(await store.snapshot(table.id)).toEqual(newer);
      await store.removeTable(table.id);
      expect(await store.snapshot(table.id)).toBeNull();
    });

    it('numbers chat lines from 1 for each table', async () => {
      const table = someTable();
      await store.addTable(table);
      await Promise.all(['a', 'b', 'c'].map((text) => store.addChat(table.id, { at: 5, seat: 0, text }, 100)));
      expect((await store.chat(table.id, { limit: 100 })).map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(await store.chat(table.id, { after: 2, limit: 100 })).toHaveLength(1);
    });

    it('reads chat in pages, forwards and backwards, and forgets the oldest lines', async () => {
      const table = someTable();
      const numbers = async (page: ChatPage): Promise<readonly number[]> => (await store.chat(table.id, page)).map(({ number }) => number);
      await store.addTable(table);
      for (let i = 0; i < 8; i++) await store.addChat(table.id, { at: i, seat: 0, text: `${i}` }, 5);
      expect(await numbers({ limit: 100 })).toEqual([3, 4, 5, 6, 7, 8]);
      expect(await numbers({ limit: 2 })).toEqual([7, 8]);
      expect(await numbers({ before: 7, limit: 2 })).toEqual([5, 6]);
      expect(await numbers({ after: 4, limit: 2 })).toEqual([5, 6]);
    });

    it('counts what somebody has opened, and lists no more than so many of one host', async () => {
      const host = newId();
      const listed = [1, 2, 3].map((changed) => someTable({ host, listed: true, status: 'gathering', changed }));
      for (const table of listed) await store.addTable(table);
      await store.addTable(someTable({ host }));
      await store.addTable(someTable({ host, status: 'finished' }));
      expect(await store.openTables(host)).toEqual({ open: 4, listed: 3 });
      expect(await store.openTables('nobody')).toEqual({ open: 0, listed: 0 });
      const shown = (await store.listedTables('gathering', 1000, 2)).filter(({ table }) => table.host === host);
      expect(shown.map(({ table }) => table.changed)).toEqual([3, 2]);
    });

    it('finds tables in which nothing has happened for long, by what they wait for', async () => {
      const waiting = someTable({ status: 'gathering', changed: 10 });
      const abandoned = someTable({ changed: 10 });
      const played = someTable({ changed: 10 });
      const over = someTable({ status: 'finished', changed: 10 });
      for (const table of [waiting, abandoned, played, over]) await store.addTable(table);
      await store.append(append(played.id, someEntry(1, { at: 500 })));
      const stale = async (times: StaleTimes): Promise<readonly string[]> => {
        const found = await store.staleTables(times, 1000);
        return [waiting, abandoned, played, over].map(({ id }) => id).filter((id) => found.includes(id));
      };
      expect(await stale({ gathering: 100, playing: 100, finished: null })).toEqual([waiting.id, abandoned.id]);
      expect(await stale({ gathering: null, playing: 501, finished: 11 })).toEqual([abandoned.id, played.id, over.id]);
      expect(await stale({ gathering: 10, playing: null, finished: null })).toEqual([]);
    });

    it('finds the tables of every device of a seat', async () => {
      const [first, second] = [newId(), newId()];
      const table = someTable({ chairs: [{ ...EMPTY_CHAIR, guest: first, devices: [second] }] });
      await store.addTable(table);
      for (const guest of [first, second]) expect((await store.tablesOf(guest, 10)).map((each) => each.table.id)).toEqual([table.id]);
    });

    it('takes in a finished game at once, and removes a table with all that belongs to it', async () => {
      const table = someTable({ status: 'finished' });
      await store.addFinished(table, [someEntry(1), someEntry(2)]);
      expect(await store.entries(table.id, 0)).toHaveLength(2);
      await store.removeTable(table.id);
      expect(await store.table(table.id)).toBeNull();
      expect(await store.entries(table.id, 0)).toEqual([]);
    });

    it('keeps one try at a castle of the day for each guest, with what it came to, longer than its table', async () => {
      const [guest, other] = [newId(), newId()];
      const day = '2026-11-18';
      const tried = (host: string): TriedTable =>
        someTable({ host, day: { day, kind: 'solo' }, chairs: [{ ...EMPTY_CHAIR, guest: host, name: `name of ${host}` }] }) as TriedTable;
      const tables = [tried(guest), tried(guest), tried(other)];
      const claimed = await Promise.all(tables.map((table) => store.addTry(table, [])));
      const [own, , others] = claimed;
      expect(claimed[1]).toBe(own);
      expect((await Promise.all(tables.map(({ id }) => store.table(id)))).filter((table) => table !== null)).toHaveLength(2);
      expect(await store.tryOf(day, 'solo', guest)).toMatchObject({ table: own, finished: null, points: null });
      const end = async (id: string, score: number): Promise<void> => {
        const table = (await store.table(id)) as Table;
        const result = { standings: [{ seat: 0, rank: 1, score, lines: [], tiebreaks: [] }], winners: [0] };
        const change: Table = { ...table, revision: 2, status: 'finished', changed: Date.parse(`${day}T10:00:00Z`), result };
        expect(await store.append(append(id, someEntry(1), { change }))).toBe(true);
      };
      await end(own, 70);
      await end(others, 90);
      await store.removeTable(others);
      await reopen();
      expect((await store.rankedTries(day, 'solo', 10)).map(({ guest: each, points, lead }) => [each, points, lead])).toEqual([
        [other, 90, 90],
        [guest, 70, 70],
      ]);
      expect(await store.rankedTries(day, 'bots', 10)).toEqual([]);
      expect(await store.rankedWeek('2026-11-16', '2026-11-22', 'solo', 1)).toEqual([
        { guest: other, name: `name of ${other}`, days: 1, points: 90, best: 90 },
      ]);
      expect(await store.triesOf(guest, 10)).toMatchObject([{ day, kind: 'solo', table: own, points: 70 }]);
      await store.removeTries('2026-11-19');
      expect(await store.tryOf(day, 'solo', guest)).toBeNull();
    });

    it('keeps the first value that it is given under a name', async () => {
      const name = newId();
      expect(await store.keep(name, 'first')).toBe('first');
      expect(await store.keep(name, 'second')).toBe('first');
    });

    it('knows for how long no server ran, also after reopening', async () => {
      const now = 5_000_000;
      expect(await store.beat(now, 10)).toEqual([]);
      expect(await store.beat(now + 10, 10)).toEqual([]);
      const outage = { from: now + 10, to: now + 1000 };
      expect(await store.beat(now + 1000, 10)).toEqual([outage]);
      await reopen();
      expect(await store.beat(now + 1005, 10)).toEqual([outage]);
      expect(await store.beat(now + 900, 10), 'a clock that was set back').toEqual([outage]);
    });

    it('runs a job that belongs to no entry', async () => {
      const table = someTable();
      await store.addTable(table);
      await store.order({ table: table.id, kind: 'clock', due: Date.now() - 1, number: 7 });
      await reopen();
      const ran: number[] = [];
      await store.runJobs(async ({ table: id, number }) => void (id === table.id && ran.push(number)));
      await expect.poll(() => ran).toEqual([7]);
    });

    it('runs a job when it is due and not before, also after reopening, and again after a failure', async () => {
      const table = someTable();
      await store.addTable(table);
      const soon = Date.now() + 150;
      const job = (number: number, due: number): Job => ({ table: table.id, kind: 'clock', due, number });
      await store.append(append(table.id, someEntry(1), { jobs: [job(1, soon)] }));
      await store.append(append(table.id, someEntry(2), { jobs: [job(2, soon)] }));
      await reopen();
      const ran: { readonly number: number; readonly at: number }[] = [];
      await store.runJobs(async ({ table: id, number }) => {
        if (id !== table.id || number !== 2) return;
        ran.push({ number, at: Date.now() });
        if (ran.length === 1) throw new Error('once');
      });
      await expect.poll(() => ran.map(({ number }) => number)).toEqual([2, 2]);
      expect(ran[0].at).toBeGreaterThanOrEqual(soon - 5);
    });
  });
}
