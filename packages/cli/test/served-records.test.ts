import { GAMES } from '@luftschloss/engine';
import { expectOk } from '@luftschloss/engine/kernel';
import { readSettings, type Server, startServer } from '@luftschloss/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();
let server: Server;
beforeAll(async () => {
  const flags = { host: '127.0.0.1', port: '0', data: `${folder.path}/data`, 'bot-pace': '0', 'log-level': 'silent' };
  server = await startServer({ ...expectOk(readSettings({}, flags)), requestsPerMinute: 0, messagesPerSecond: 0 });
});
afterAll(() => server.stop());

/** Somebody with a cookie and no socket. */
class Visitor {
  #cookie = '';

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' };
    const response = await fetch(server.address + path, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return (await response.json()) as T;
  }
}

interface Choices {
  readonly number: number;
  readonly actions: readonly object[];
}

/** Acts whenever possible, until so many entries are in the log or the game is over. */
async function playTo(people: readonly Visitor[], id: string, number: number): Promise<void> {
  for (;;) {
    for (const person of people) {
      const choices = await person.ask<Choices>('GET', `/api/tables/${id}/choices`);
      if (choices.number >= number) return;
      const action = choices.actions[choices.number % Math.max(1, choices.actions.length)];
      if (action) await person.ask('POST', `/api/tables/${id}/actions`, { id: `${choices.number}`, action });
      const { table } = await person.ask<{ table: { status: string } }>('GET', `/api/tables/${id}`);
      if (table.status === 'finished') return;
    }
  }
}

async function startedTable(game: string): Promise<{ readonly id: string; readonly people: readonly Visitor[] }> {
  const people = [new Visitor(), new Visitor()];
  const seats = [{ type: 'me' }, { type: 'open' }];
  const { table, code } = await people[0].ask<{ table: { id: string }; code: string }>('POST', '/api/tables', { game, seats });
  await people[1].ask('POST', `/api/tables/${table.id}/join`, { code });
  await people[0].ask('POST', `/api/tables/${table.id}/start`);
  return { id: table.id, people };
}

describe.each(GAMES.map(({ id }) => id))('a game of %s on a server', (game) => {
  it('is exported for every viewer as a record that `replay` tells, and whole after the end', async () => {
    const { id, people } = await startedTable(game);
    for (const number of [0, 1, 7, 30]) {
      await playTo(people, id, number);
      for (const viewer of [...people, new Visitor()]) {
        const record = await viewer.ask<{ viewer: number | null; steps: object[] }>('GET', `/api/tables/${id}/record`);
        const { code, output, errors } = await run(['replay', folder.file(`${game}.json`, record)]);
        expect({ code, errors }).toEqual({ code: 0, errors: '' });
        expect(output).toContain(`The record ends after ${record.steps.length} actions, before the end of the game.`);
        expect(output).toContain(record.viewer === null ? 'as seen by somebody who only watches' : 'as seen by Guest');
      }
    }
    await playTo(people, id, 100_000);
    const record = await people[0].ask<object>('GET', `/api/tables/${id}/record`);
    expect(await run(['replay', folder.file(`${game}.json`, record)])).toMatchObject({ code: 0, errors: '' });
  });

  it('is not believed when its record was tampered with', async () => {
    const { id, people } = await startedTable(game);
    await playTo(people, id, 5);
    const record = await people[0].ask<{ steps: object[]; view: object }>('GET', `/api/tables/${id}/record`);
    const broken: [object, string][] = [
      [{ ...record, rulesVersion: 99 }, 'rules version 99'],
      [{ ...record, viewer: 7 }, 'there is no seat 7'],
      [{ ...record, viewer: 1, steps: [] }, `record.view: not a view of ${game}`],
      [{ ...record, view: {} }, `record.view: not a view of ${game}`],
      [{ ...record, steps: [{ seat: 1, action: { type: 'pass' }, events: [] }] }, "record.steps[0].action: not the viewer's own"],
      [{ ...record, steps: [{ seat: 0, action: { type: 'dance' }, events: [] }] }, 'record.steps[0].action'],
      [{ ...record, seed: 'chacha8:1' }, 'unknown field "seed"'],
    ];
    for (const [value, sentence] of broken) {
      const { code, errors } = await run(['replay', folder.file('broken.json', value)]);
      expect(code).toBe(1);
      expect(errors).toContain(sentence);
    }
  });
});
