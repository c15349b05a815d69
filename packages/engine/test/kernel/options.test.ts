import { describe, expect, it } from 'vitest';
import { type Checked, parseOptions } from '../../src/kernel/index.ts';
import { saidProblem } from '../said-problem.ts';
import { type HighCard, highCard } from './toy-game.ts';

function parsed(raw: unknown): Checked<HighCard['options']> {
  return parseOptions<HighCard['options']>(highCard.options, raw);
}

function problem(raw: unknown): string {
  return saidProblem(parsed(raw)) ?? 'accepted';
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
    expect(problem({ length: 'endless' })).toBe('options.length: expected one of short, long, got "endless"');
    expect(problem({ generous: 'yes' })).toBe('options.generous: expected true or false, got "yes"');
    expect(problem({ generous: 1 })).toBe('options.generous: expected true or false, got 1');
    expect(problem({ without: ['2', '12'] })).toBe('options.without: unknown entry "12"');
    expect(problem({ without: 7 })).toBe('options.without: expected a list, got 7');
    for (const raw of [null, [], 'long', 3]) expect(problem(raw)).toMatch(/^options: expected an object, got /);
  });

  it('are not misled by what every object inherits', () => {
    expect(problem(JSON.parse('{"__proto__":{"length":"long"}}'))).toContain('unknown option "__proto__"');
    expect(problem({ constructor: 'long' })).toContain('unknown option "constructor"');
    expect(parsed(Object.create({ length: 'long' }))).toEqual(parsed({}));
  });
});
