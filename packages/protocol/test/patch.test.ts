import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THOROUGH } from '../../../testing/thorough.ts';
import { difference, type Patch, PatchWriter, patched } from '../src/index.ts';

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
      { numRuns: THOROUGH ? 5000 : 1200 },
    );
  });

  it('is the same for viewers who share parts, wherever each of them keeps a part', () => {
    const parts = fc.array(fc.tuple(fc.jsonValue(), fc.jsonValue()), { minLength: 1, maxLength: 4 });
    const places = fc.array(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(3)), { maxLength: 4 }), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(parts, places, (shared, viewers) => {
        const writer = new PatchWriter();
        for (const chosen of viewers) {
          const view = (when: 0 | 1) =>
            Object.fromEntries(chosen.map(([name, part]) => [name, { part: shared[part % shared.length][when] }]));
          // Each part is one object for all viewers, as in views of one state.
          const [before, after] = [view(0), view(1)];
          const text = writer.write(before, after);
          expect(patched(before, JSON.parse(text) as Patch)).toEqual(JSON.parse(JSON.stringify(after)));
          expect(text).toBe(new PatchWriter().write(before, after));
        }
      }),
      { numRuns: THOROUGH ? 3000 : 600 },
    );
  });

  it('compares once what several viewers share', () => {
    let read = 0;
    const shared = (value: number) => ({
      get value() {
        read++;
        return value;
      },
    });
    const [before, after] = [shared(1), shared(2)];
    const writer = new PatchWriter();
    const first = writer.write({ viewer: 0, shared: before }, { viewer: 0, shared: after });
    const once = read;
    expect(writer.write({ viewer: 1, shared: before }, { viewer: 1, shared: after })).toBe(first);
    expect(read).toBe(once);
  });
});
