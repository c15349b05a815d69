import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRng, rngState, tagSeed } from '../../src/kernel/index.ts';

function words(seed: string, count: number): number[] {
  const rng = openRng(rngState(seed));
  return Array.from({ length: count }, () => rng.below(0x1_0000_0000));
}

describe('random generators', () => {
  it('chacha8 with a key of zeros gives the published key stream', () => {
    const bytes = words(`chacha8:${'0'.repeat(64)}`, 4).flatMap((word) => [0, 8, 16, 24].map((shift) => (word >>> shift) & 0xff));
    expect(Buffer.from(bytes).toString('hex')).toBe('3e00ef2f895f40d67f5bb8e81f09a5a1');
  });

  it('continue from the number of words drawn', () => {
    fc.assert(
      fc.property(fc.constantFrom('chacha8:x', 'splitmix32:x'), fc.nat(200), fc.nat(50), (seed, drawn, more) => {
        const all = words(seed, drawn + more);
        const later = openRng({ seed, drawn });
        expect(Array.from({ length: more }, () => later.below(0x1_0000_0000))).toEqual(all.slice(drawn));
      }),
    );
  });

  it('give every number below a bound about equally often', () => {
    for (const seed of ['chacha8:even', 'splitmix32:even']) {
      const rng = openRng(rngState(seed));
      const counts = [0, 0, 0, 0, 0, 0, 0];
      for (let i = 0; i < 70_000; i++) counts[rng.below(7)]++;
      for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    }
  });

  it('shuffle into every order about equally often', () => {
    const rng = openRng(rngState('chacha8:orders'));
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = rng.shuffle(['a', 'b', 'c', 'd']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  it('differ by seed, and an unknown generator is refused', () => {
    expect(words('chacha8:1', 4)).not.toEqual(words('chacha8:2', 4));
    expect(tagSeed('42')).toBe('chacha8:42');
    expect(tagSeed('splitmix32:42')).toBe('splitmix32:42');
    expect(() => words('dice:1', 1)).toThrow('unknown random generator');
  });
});
