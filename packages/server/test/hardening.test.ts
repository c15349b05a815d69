import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testServer } from './support/server.ts';

describe('answers of a server', () => {
  it.each([
    ['https://castle.example', 'max-age=15768000'],
    ['http://castle.example', null],
    [null, null],
  ])('at the public address %s tell browsers %s about TLS', async (publicUrl, expected) => {
    const server = await testServer({ publicUrl });
    for (const path of ['/', '/api/games', '/api/nothing', '/health']) {
      const { headers } = await fetch(server.address + path);
      expect(headers.get('strict-transport-security'), path).toBe(expected);
    }
    await server.end();
  });
});

describe('compose.yaml', () => {
  const text = readFileSync(new URL('../../../compose.yaml', import.meta.url), 'utf8');
  const service = (name: string): string => text.split(/^ {2}(?=\w+:$)/m).find((block) => block.startsWith(`${name}:`)) ?? '';

  it.each(['luftschloss', 'postgres'])('runs %s read-only, without capabilities and without new privileges', (name) => {
    expect(service(name)).toContain('    read_only: true\n');
    expect(service(name)).toContain('    cap_drop:\n      - ALL\n');
    expect(service(name)).toContain('    security_opt:\n      - no-new-privileges:true\n');
  });

  it('gives capabilities back to PostgreSQL only, which needs them to give its volume to its user', () => {
    expect(service('luftschloss')).not.toContain('cap_add');
    expect(service('luftschloss')).not.toContain('privileged');
  });

  it('passes on how many proxies stand in front', () => {
    expect(service('luftschloss')).toMatch(/LUFTSCHLOSS_TRUST_PROXY: \$\{LUFTSCHLOSS_TRUST_PROXY:-0\}/);
  });
});
