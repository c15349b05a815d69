import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, patched } from '../src/index.ts';

describe('a patch', () => {
  it('is empty between equal values', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
  });

  it('names only what changed', () => {
    expect(difference({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 2, 3] } })).toEqual([[['b', 'c', 2], 3]]);
    expect(difference({ a: 1, b: 2 }, { b: 2 })).toEqual([[['a']]]);
    expect(difference({ a: [1, 2, 3] }, { a: [1, 2] })).toEqual([[['a', 2]]]);
  });

  it('leads from any value to any other, through JSON', () => {
    const values = fc.tuple(fc.jsonValue(), fc.jsonValue());
    fc.assert(
      fc.property(values, ([before, after]) => {
        const wire = JSON.parse(JSON.stringify(difference({ v: before }, { v: after })));
        expect(patched({ v: before }, wire)).toEqual(JSON.parse(JSON.stringify({ v: after })));
      }),
      { numRuns: 5000 },
    );
  });
});
