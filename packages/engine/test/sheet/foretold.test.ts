import { describe, expect, it } from 'vitest';
import { seedOf } from '../../../../testing/seed.ts';
import { type BetweenTable, between, betweenTables } from '../../src/between/index.ts';
import { expectOk, type TilePreview } from '../../src/kernel/index.ts';
import { type PalaceTable, palace, palaceTables } from '../../src/palace/index.ts';
import { played } from './played.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const EVERY = 5; // tiles: each of them is taken up and foretold where it lay

/** What the lines say, and what changes on the sheet of whoever lays it. */
function foretold(preview: TilePreview, whose: number): { readonly said: number; readonly comes: number } | null {
  if (!preview.legal) return null;
  const said = preview.lines.reduce((sum, { points }) => sum + points, 0);
  const changes = preview.changes.filter((change) => change.whose === whose);
  return { said, comes: changes.reduce((sum, { before, after }) => sum + after - before, 0) };
}

describe('the lines that are foretold of a tile add up to what it changes, losses among them', () => {
  it('in Between Two Castles', () => {
    const state = played(between, {}, 3, seedOf('foretold between'));
    const table = betweenTables.ofView(between.view(state, null), NAMES);
    let legal = 0;
    for (const [board, { tiles }] of table.castles.entries())
      for (const [number, tile] of tiles.entries()) {
        if (number % EVERY !== 0) continue;
        const without = { tiles: tiles.filter((each) => each !== tile) };
        const castles = table.castles.map((castle, index) => (index === board ? { ...castle, ...without } : castle));
        const found = foretold(expectOk(betweenTables.preview({ ...table, castles } as BetweenTable, board, tile)), board);
        if (!found) continue;
        legal++;
        expect(found.said, tile.tile).toBe(found.comes);
      }
    expect(legal).toBeGreaterThan(3);
  });

  it('in The Palace', () => {
    const state = played(palace, {}, 3, seedOf('foretold palace'));
    const table = palaceTables.ofView(palace.view(state, null), NAMES);
    const dry = { ...table, left: [], right: [], ponds: [] } as PalaceTable;
    let legal = 0;
    for (const tile of dry.tiles.filter(({ owner }, index) => index % EVERY === 0 && typeof owner === 'number')) {
      const without = { ...dry, tiles: dry.tiles.filter((each) => each !== tile) };
      const found = foretold(expectOk(palaceTables.preview(without, tile.owner as number, tile)), tile.owner as number);
      if (!found) continue;
      legal++;
      expect(found.said, tile.tile).toBe(found.comes);
    }
    expect(legal).toBeGreaterThan(3);
  });
});
