import { expect, test } from 'vitest';
import { seedOf, tell } from '../../../../testing/seed.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { recordOf } from '../tables.ts';
import { violations } from './axe.ts';
import { playBetween } from './between-by-hand.ts';
import { during } from './during.ts';
import { look, openEyes } from './eyes.ts';
import { finalSums, stored } from './play.ts';
import { Pointer } from './pointer.ts';

const DESK = { size: { width: 1280, height: 800 } } as const;
const PHONE = { size: { width: 390, height: 844 }, touch: true } as const;

/** Looks closely only at the first of each kind of decision. */
test.each([
  [3, DESK],
  [4, DESK],
  [7, DESK],
  [5, PHONE],
  [7, PHONE],
])('a whole game of %i by hand, with nothing covered, cut off, too small or inaccessible', async (players, sight) => {
  const seed = seedOf(`a game of ${players} by hand`);
  const record = recordOf({ game: 'between', options: {}, seats: againstBots(['Ada'], players - 1), seed });
  await during('#/table/t', { ...sight, storage: stored('t', record) }, async (page, visit) => {
    await openEyes(visit);
    const seen = new Set<string>();
    const findings: string[] = [];
    const { presses, kinds } = await playBetween({
      page,
      hand: new Pointer(page, { touch: 'touch' in sight }),
      look: async (kind) => {
        if (seen.has(kind)) return;
        seen.add(kind);
        findings.push(...(await look(page)).map((finding) => `${kind}: ${finding}`));
        findings.push(...(await violations(page)).map((finding) => `${kind}: ${finding}`));
      },
    });
    tell(
      `${players} players at ${sight.size.width} pixels (${seed}): ${presses} presses, ${[...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ')}`,
    );
    expect(findings).toEqual([]);
    expect(kinds.get('keep')).toBe(8);
    for (const { sum, total } of await finalSums(page)) expect(sum).toBe(total);
  });
});
