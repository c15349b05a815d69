import { readFileSync } from 'node:fs';
import { clientMessage } from '@luftschloss/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS } from '../src/settings.ts';
import { Person } from './support/person.ts';
import { type TestServer, testServer } from './support/server.ts';

function document(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

describe('the documents', () => {
  it('name every request', async () => {
    const protocol = document('protocol.md');
    const { paths } = (await new Person(server.address).get<{ paths: Record<string, Record<string, unknown>> }>('/openapi.json')).body;
    expect(Object.keys(paths).length).toBeGreaterThan(25);
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) expect(protocol).toContain(`${method.toUpperCase()} ${path}`);
    }
  });

  it('say what every request is answered with', async () => {
    interface Operation {
      readonly responses: { readonly [status: string]: { readonly content?: { readonly [type: string]: { readonly schema: object } } } };
    }
    const { paths } = (await new Person(server.address).get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json')).body;
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        const [status] = Object.keys(responses).filter((each) => each.startsWith('2'));
        const schema = responses[status]?.content?.['application/json']?.schema;
        expect(schema, `${method} ${path}`).toMatchObject({});
        expect(
          Object.keys(schema ?? {}).some((key) => key === 'properties' || key === 'oneOf'),
          `${method} ${path}`,
        ).toBe(true);
        expect(responses['4XX']?.content?.['application/json']?.schema).toHaveProperty('properties.error');
      }
    }
  });

  it('name every message that a page may send', () => {
    const protocol = document('protocol.md');
    const variants = clientMessage.json['oneOf'] as { properties: { type: { const: string } } }[];
    for (const { properties } of variants) expect(protocol).toContain(`{"type":"${properties.type.const}"`);
  });

  it('list every setting', () => {
    const hosting = document('hosting.md');
    for (const { flag, env } of Object.values(SETTINGS)) expect(hosting).toContain(`| \`--${flag}\` | \`${env}\` |`);
  });

  it('are reachable on a running server', async () => {
    const response = await fetch(`${server.address}/api`);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('POST /api/tables/{id}/actions');
  });
});
