import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { castlesLibrary } from '../../src/castles/index.ts';
import { expectOk } from '../../src/kernel/index.ts';

interface Vector {
  readonly castle: object;
  readonly placements: readonly { tile: string; count: number; sha256: string }[];
  readonly illegal: readonly { tile: string; x: number; y: number; r: number; level?: string; reason: string }[];
}

const vectors = JSON.parse(readFileSync(new URL('../vectors/castles-public.json', import.meta.url), 'utf8')) as Vector[];

describe('castles scored by an independent implementation', () => {
  it('are all there', () => expect(vectors.length).toBe(60));

  for (const [number, { castle, placements, illegal, ...score }] of vectors.entries()) {
    it(`castle ${number}: every step, every measure`, () => {
      expect(expectOk(castlesLibrary.score(castle))).toEqual(score);
    });

    it(`castle ${number}: legal placements`, () => {
      for (const { tile, count, sha256 } of placements) {
        const places = expectOk(castlesLibrary.placements(castle, { tile })) as { x: number; y: number; r: number; level?: string }[];
        const lines = places.map(({ x, y, r, level }) => [x, y, r, level].filter((part) => part !== undefined).join(','));
        expect(lines.length, tile).toBe(count);
        expect(createHash('sha256').update(lines.sort().join('\n')).digest('hex'), tile).toBe(sha256);
      }
    });

    it(`castle ${number}: near misses`, () => {
      for (const { reason, ...query } of illegal) {
        expect(expectOk(castlesLibrary.check(castle, query)), JSON.stringify(query)).toEqual({ legal: false, reason });
      }
    });
  }
});
