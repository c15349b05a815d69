import { problemText } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';
import { describe, expect, it } from 'vitest';
import { readSettings, SETTINGS } from '../src/settings.ts';

function problemOf(read: ReturnType<typeof readSettings>): string {
  return read.ok ? 'read' : problemText(english, read.problem);
}

describe('settings', () => {
  it('have defaults that a person can start with', () => {
    expect(readSettings({})).toMatchObject({ ok: true, value: { port: 8080, data: './data', database: null } });
  });

  it('come from flags first, then from the environment', () => {
    expect(readSettings({ PORT: '1' })).toMatchObject({ value: { port: 1 } });
    expect(readSettings({ PORT: '1' }, { port: '2' })).toMatchObject({ value: { port: 2 } });
  });

  it.each([
    ['PORT', 'eighty', 'PORT: expected a whole number from 0 to 65,535, got "eighty"'],
    [
      'LUFTSCHLOSS_URL',
      'castle.example',
      'LUFTSCHLOSS_URL: expected an address that begins with http:// or https://, got "castle.example"',
    ],
    ['LUFTSCHLOSS_LOG_LEVEL', 'loud', 'LUFTSCHLOSS_LOG_LEVEL: expected one of silent, error, warn, info, debug, got "loud"'],
    ['LUFTSCHLOSS_TRUST_PROXY', 'maybe', 'LUFTSCHLOSS_TRUST_PROXY: expected the number of proxies in front, from 0 to 10, got "maybe"'],
    ['LUFTSCHLOSS_DATA', '', 'LUFTSCHLOSS_DATA: must not be empty'],
  ])('refuse a wrong %s with one sentence', (name, value, sentence) => {
    expect(problemOf(readSettings({ [name]: value }))).toBe(sentence);
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['no', 0],
    ['yes', 1],
  ])('take %s for the proxies in front, as earlier ones did', (text, proxies) => {
    expect(readSettings({}, { 'trust-proxy': text })).toMatchObject({ ok: true, value: { trustProxy: proxies } });
  });

  it('do not repeat a database address, which holds a password', () => {
    const read = readSettings({ DATABASE_URL: 'mysql://root:geheim@db' });
    expect(problemOf(read)).toBe('DATABASE_URL: expected an address that begins with postgres://');
  });

  it('have a flag, a variable and a help text each', () => {
    for (const { flag, env, help } of Object.values(SETTINGS)) expect([flag, env, help].every((text) => text.length > 1)).toBe(true);
  });
});
