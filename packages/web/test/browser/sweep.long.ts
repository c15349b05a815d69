import type { GameRecord } from '@luftschloss/engine/kernel';
import { describe, expect, test } from 'vitest';
import { tell } from '../../../../testing/seed.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { recordOf } from '../tables.ts';
import { sharedChromium, sharedSite } from './shared.ts';
import { momentsOf, SIZES, type Size, Sweep, THEMES } from './sweep.ts';

const BOXES = {
  'the first edition': { edition: 'first' },
  Secrets: { edition: 'first', secretRooms: true, swans: true, passages: true, moats: true },
  "the Collector's Edition": { edition: 'collectors' },
  'all expansions': { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true },
} as const;

/** Five need the towers. */
const TABLES = Object.entries(BOXES).flatMap(([box, options]) =>
  [1, 2, 3, 4, 5].filter((players) => players < 5 || 'towers' in options).map((players) => ({ box, options, players })),
);

async function swept(table: string, record: GameRecord): Promise<void> {
  const moments = momentsOf(record);
  const findings: string[] = [];
  let looks = 0;
  for (const touch of [false, true]) {
    const sizes: readonly Size[] = SIZES.filter(({ width }) => width < 1000 === touch);
    const sweep = await Sweep.begin(await sharedChromium(), sharedSite().address, touch, sizes[0]);
    try {
      await sweep.through(table, moments, sizes, THEMES);
    } finally {
      await sweep.end();
    }
    findings.push(...sweep.findings);
    looks += sweep.looks;
  }
  tell([`${table}: ${moments.length} moments, ${looks} looks, ${findings.length} findings`, ...findings].join('\n'));
  expect(findings).toEqual([]);
}

describe('Castles looks right at every size, in every theme, at every question of a whole game', () => {
  test.each(TABLES)('$players at a table with $box', async ({ box, options, players }) => {
    await swept(
      `${box} for ${players}`,
      recordOf({ options: { ...options }, seats: againstBots(['Ada'], players - 1), seed: `sweep ${players}` }),
    );
  });
});

test.each([
  ...[2, 3, 4, 5, 6, 7].map((players) => ['between', players] as const),
  ...[2, 3, 4].map((players) => ['palace', players] as const),
])('so does the table of %s for %i', async (game, players) => {
  await swept(`${game} for ${players}`, recordOf({ game, options: {}, seats: againstBots(['Ada'], players - 1), seed: 'sweep' }));
});
