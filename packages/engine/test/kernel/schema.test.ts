import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyObject, flag, integer, list, nullable, object, oneOf, optional, type Schema, tagged, text } from '../../src/kernel/index.ts';
import { saidProblem } from '../said-problem.ts';

function problem(schema: Schema<unknown>, value: unknown, path?: string): string | null {
  return saidProblem(schema.check(value, path));
}

describe('schemas of single values', () => {
  it('integer takes whole numbers within its limits', () => {
    const schema = integer(0, 3);
    for (const good of [0, 3, -0]) expect(problem(schema, good)).toBeNull();
    expect(problem(schema, 4, 'turns')).toBe('turns: expected a whole number from 0 to 3, got 4');
    for (const bad of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, true, [1]]) {
      expect(problem(schema, bad)).toContain('expected a whole number from 0 to 3, got ');
    }
  });

  it('text takes texts up to its length', () => {
    expect(problem(text(3), 'abc')).toBeNull();
    expect(problem(text(3), 'abcd', 'name')).toBe('name: expected a text of at most 3 characters, got "abcd"');
    expect(problem(text(3), 7)).toBe('expected a text of at most 3 characters, got 7');
  });

  it('flag takes true and false and nothing like them', () => {
    expect(problem(flag, true)).toBeNull();
    expect(problem(flag, false)).toBeNull();
    for (const bad of [0, 1, 'true', null, undefined]) expect(problem(flag, bad)).toContain('expected true or false');
  });

  it('oneOf takes its values alone and lists them while they are few', () => {
    const sides = oneOf('N', 'E', 'S', 'W');
    expect(problem(sides, 'E')).toBeNull();
    expect(problem(sides, 'e', 'side')).toBe('side: expected one of N, E, S, W, got "e"');
    expect(problem(oneOf(0, 1), '1')).toBe('expected one of 0, 1, got "1"');
    const many = oneOf(...Array.from({ length: 13 }, (_, i) => `name ${i}`));
    expect(problem(many, 'other')).toBe('expected a known name, got "other"');
  });

  it('optional lets nothing pass, nullable lets null pass, and neither the other', () => {
    expect(problem(optional(flag), undefined)).toBeNull();
    expect(problem(optional(flag), null)).toBe('expected true or false, got null');
    expect(problem(nullable(flag), null)).toBeNull();
    expect(problem(nullable(flag), undefined)).toBe('expected true or false, got nothing');
  });

  it('show long and deep values shortened', () => {
    expect(problem(flag, 'x'.repeat(100))).toBe(`expected true or false, got "${'x'.repeat(36)}...`);
    let deep: unknown = [];
    for (let i = 0; i < 200_000; i++) deep = [deep];
    expect(problem(flag, deep)).toMatch(/^expected true or false, got .{1,60}$/);
    const round: { self?: unknown } = {};
    round.self = round;
    expect(problem(flag, round)).toMatch(/^expected true or false, got .{1,60}$/);
  });
});

describe('schemas of lists', () => {
  const schema = list(integer(0, 9), 3);

  it('check every item and name the first that is wrong', () => {
    expect(schema.check([1, 2, 3])).toEqual({ ok: true, value: [1, 2, 3] });
    expect(problem(schema, [1, 'two', 'three'], 'cards')).toBe('cards[1]: expected a whole number from 0 to 9, got "two"');
  });

  it('refuse too many items and what is no list', () => {
    expect(problem(schema, [1, 2, 3, 4], 'cards')).toBe('cards: a list of 4 is too long (at most 3)');
    for (const bad of [null, 'abc', { length: 1, 0: 1 }, 3]) expect(problem(schema, bad)).toContain('expected a list');
  });

  it('refuse holes', () => {
    expect(problem(schema, new Array(2))).toBe('[0]: expected a whole number from 0 to 9, got nothing');
  });
});

describe('schemas of objects', () => {
  const place = object({ x: integer(), level: optional(oneOf('main', 'down')) });
  const castle = object({ tiles: list(place) });

  it('give back exactly the known fields', () => {
    expect(place.check({ x: 1 })).toEqual({ ok: true, value: { x: 1 } });
    expect(place.check({ x: 1, level: 'down' })).toEqual({ ok: true, value: { x: 1, level: 'down' } });
  });

  it('name the way to the mistake', () => {
    expect(problem(castle, { tiles: [{ x: 1 }, { x: 1, level: 'up' }] }, 'castle')).toBe(
      'castle.tiles[1].level: expected one of main, down, got "up"',
    );
    expect(problem(castle, {})).toBe('tiles: expected a list, got nothing');
    expect(problem(castle, [], 'castle')).toBe('castle: expected an object, got []');
  });

  it('refuse unknown fields, so that a misspelt one is noticed', () => {
    expect(problem(place, { x: 1, levle: 'down' }, 'place')).toBe('place: unknown field "levle" (known: x, level)');
  });

  it('are not misled by fields that every object inherits', () => {
    expect(problem(place, JSON.parse('{"x":1,"__proto__":{"level":"down"}}'))).toBe('unknown field "__proto__" (known: x, level)');
    expect(problem(place, { x: 1, constructor: 1 })).toContain('unknown field "constructor"');
    expect(problem(place, Object.create({ x: 1 }))).toContain('x: expected a whole number');
    expect(problem(object({ toString: optional(flag) } as { [key: string]: Schema<unknown> }), {})).toBeNull();
  });

  it('anyObject takes any object but no list', () => {
    expect(problem(anyObject, { a: 1 })).toBeNull();
    for (const bad of [null, [], 'a']) expect(problem(anyObject, bad, 'tags')).toContain('tags: expected an object');
  });
});

describe('schemas of unions', () => {
  type Move = { type: 'pass' } | { type: 'place'; x: number };
  const move = tagged<Move>({ pass: object({}), place: object({ x: integer(0, 5) }) });

  it('take the variant that the type names', () => {
    expect(move.check({ type: 'place', x: 2 })).toEqual({ ok: true, value: { type: 'place', x: 2 } });
    expect(problem(move, { type: 'place' }, 'move')).toBe('move.x: expected a whole number from 0 to 5, got nothing');
    expect(problem(move, { type: 'pass', x: 2 }, 'move')).toBe('move: unknown field "x" (known: none)');
  });

  it('refuse unknown types, inherited ones too', () => {
    for (const type of ['jump', '__proto__', 'constructor', 'toString', 3, null, undefined]) {
      expect(problem(move, { type }, 'move')).toContain('move.type: expected one of pass, place, got ');
    }
  });
});

describe('every schema', () => {
  const everything = object({
    number: integer(0, 5),
    name: text(5),
    on: flag,
    side: oneOf('N', 'S'),
    items: list(integer(), 3),
    may: optional(flag),
    none: nullable(text()),
    rest: anyObject,
  });

  it('answers with a value or a sentence for anything at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), fc.jsonValue()), (value) => {
        for (const schema of Object.values(fields())) {
          const checked = schema.check(value, 'it');
          expect(checked.ok || saidProblem(checked)?.startsWith('it')).toBe(true);
        }
      }),
    );
    function fields(): { [name: string]: Schema<unknown> } {
      return { everything, items: list(flag), union: tagged<{ type: 'a' }>({ a: object({}) }), text: text(), whole: integer() };
    }
  });

  it('takes its own output again unchanged', () => {
    const good = { number: 1, name: 'abc', on: true, side: 'N', items: [1], none: null, rest: { a: [1] } };
    const once = everything.check(good);
    expect(once).toEqual({ ok: true, value: good });
    expect(everything.check(once.ok ? once.value : null)).toEqual(once);
  });

  it('describes itself as JSON Schema', () => {
    expect(object({ x: integer(0, 3), level: optional(oneOf('main', 'down')) }).json).toEqual({
      type: 'object',
      properties: { x: { type: 'integer', minimum: 0, maximum: 3 }, level: { enum: ['main', 'down'] } },
      required: ['x'],
      additionalProperties: false,
    });
    expect(list(text(9), 2).json).toEqual({ type: 'array', items: { type: 'string', maxLength: 9 }, maxItems: 2 });
    expect(nullable(flag).json).toEqual({ anyOf: [{ type: 'boolean' }, { type: 'null' }] });
    expect(tagged<{ type: 'go'; x: number }>({ go: object({ x: integer(0, 1) }) }).json).toEqual({
      oneOf: [
        {
          type: 'object',
          properties: { type: { const: 'go' }, x: { type: 'integer', minimum: 0, maximum: 1 } },
          required: ['type', 'x'],
          additionalProperties: false,
        },
      ],
    });
  });
});
