import { describe, expect, it } from 'vitest';
import { type Checked, parseOptions } from '../../src/kernel/index.ts';
import { type HighCard, highCard } from './toy-game.ts';

function parsed(raw: unknown): Checked<HighCard['options']> {
  return parseOptions<HighCard['options']>(highCard.options, raw);
}

function problem(raw: unknown): string {
  const checked = parsed(raw);
  return checked.ok ? 'accepted' : checked.error;
}

describe('options', () => {
  it('have defaults', () => {
    expect(parsed({})).toEqual({ ok: true, value: { length: 'short', generous: false, without: [] } });
    expect(parsed({ generous: undefined })).toEqual(parsed({}));
  });

  it('are taken as data or as the texts of a command line', () => {
    const expected = { ok: true, value: { length: 'long', generous: true, without: ['2', '5'] } };
    expect(parsed({ length: 'long', generous: true, without: ['2', '5'] })).toEqual(expected);
    expect(parsed({ length: 'long', generous: 'true', without: '2,5' })).toEqual(expected);
    expect(parsed({ generous: 'false', without: '' })).toEqual(parsed({}));
  });

  it('make a set of a list: sorted, and nothing twice', () => {
    expect(parsed({ without: ['5', '2', '5'] })).toEqual(parsed({ without: '2,5' }));
  });

  it('are refused by name and value', () => {
    expect(problem({ lenght: 'long' })).toBe('unknown option "lenght" (known: length, generous, without)');
    expect(problem({ length: 'endless' })).toBe('option length: expected one of short, long, got "endless"');
    expect(problem({ generous: 'yes' })).toBe('option generous: expected true or false, got "yes"');
    expect(problem({ generous: 1 })).toBe('option generous: expected true or false, got 1');
    expect(problem({ without: ['2', '12'] })).toBe('option without: unknown entry "12"');
    expect(problem({ without: 7 })).toBe('option without: expected a list, got 7');
    for (const raw of [null, [], 'long', 3]) expect(problem(raw)).toBe('options: expected an object');
  });

  it('are not misled by what every object inherits', () => {
    expect(problem(JSON.parse('{"__proto__":{"length":"long"}}'))).toContain('unknown option "__proto__"');
    expect(problem({ constructor: 'long' })).toContain('unknown option "constructor"');
    expect(parsed(Object.create({ length: 'long' }))).toEqual(parsed({}));
  });
});
