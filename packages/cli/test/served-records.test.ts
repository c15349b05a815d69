import { GAMES } from '@luftschloss/engine';
import { type DealProof, expectOk, type GameRecord } from '@luftschloss/engine/kernel';
import { readSettings, type Server, startServer } from '@luftschloss/server';
import { english } from '@luftschloss/words/english';
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

async function startedTable(
  game: string,
  added: readonly (string | null)[] = [],
): Promise<{ readonly id: string; readonly people: readonly Visitor[] }> {
  const people = [new Visitor(), new Visitor()];
  const seats = [{ type: 'me' }, { type: 'open' }];
  const { table, code } = await people[0].ask<{ table: { id: string }; code: string }>('POST', '/api/tables', { game, seats });
  await people[1].ask('POST', `/api/tables/${table.id}/join`, { code });
  for (const [seat, contribution] of added.entries()) {
    if (contribution !== null) await people[seat].ask('PUT', `/api/tables/${table.id}/contribution`, { contribution });
  }
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
        expect(output).toContain(english.words.cli.told.unfinished({ actions: record.steps.length }));
        expect(output).toContain(record.viewer === null ? 'as seen by an onlooker' : 'as seen by Guest');
      }
    }
    await playTo(people, id, 100_000);
    const record = await people[0].ask<object>('GET', `/api/tables/${id}/record`);
    const file = folder.file(`${game}.json`, record);
    expect(await run(['replay', file])).toMatchObject({ code: 0, errors: '' });
    const verified = await run(['verify', file, '--json']);
    expect({ ...verified, output: JSON.parse(verified.output) }).toMatchObject({ code: 0, output: { kept: true, table: id } });
  });

  it('is not believed when its record was tampered with', async () => {
    const { id, people } = await startedTable(game);
    await playTo(people, id, 5);
    const record = await people[0].ask<{ steps: object[]; view: object }>('GET', `/api/tables/${id}/record`);
    const broken: [object, string][] = [
      [{ ...record, rulesVersion: 99 }, 'version 99 of the rules'],
      [{ ...record, viewer: 7 }, 'record.viewer: there is no such seat'],
      [{ ...record, viewer: 1, steps: [] }, 'record.view: this is not what the viewer sees'],
      [{ ...record, view: {} }, 'record.view: this is not what the viewer sees'],
      [{ ...record, steps: [{ seat: 1, action: { type: 'pass' }, events: [] }] }, 'record.steps[0].action: only the viewer’s own actions'],
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

describe('the deal of a record', () => {
  it('is verified against what was noted before the start, and not believed when it was tampered with', async () => {
    const { id, people } = await startedTable('castles', ['0f'.repeat(16), null]);
    await playTo(people, id, 100_000);
    const record = await people[0].ask<GameRecord>('GET', `/api/tables/${id}/record`);
    const deal = record.deal as DealProof;
    const file = folder.file('dealt.json', record);
    expect(await run(['verify', file])).toMatchObject({ code: 0, output: expect.stringContaining('The deal was kept') });
    const noted = ['--commitment', deal.commitment, '--contribution', '0f'.repeat(16)];
    expect(await run(['verify', file, ...noted])).toMatchObject({ code: 0 });
    const broken: [string[], object, string][] = [
      [['--commitment', 'ff'.repeat(32)], record, 'another deal'],
      [['--contribution', 'ff'.repeat(16)], record, 'not among those'],
      [[], { ...record, seed: 'chacha8:7' }, 'was not dealt from the secret'],
      [[], { ...record, deal: { ...deal, secret: 'ff'.repeat(32) } }, 'not the one that the server committed to'],
      [[], { ...record, deal: undefined }, 'no proof of its deal'],
      [[], { ...record, actions: record.actions.slice(1) }, 'is refused'],
    ];
    for (const [options, value, sentence] of broken) {
      const { code, errors } = await run(['verify', folder.file('broken.json', value), ...options]);
      expect(code).toBe(1);
      expect(errors).toContain(sentence);
    }
  });
});
