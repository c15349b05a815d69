import type { GameRecord } from '@luftschloss/engine/kernel';
import { REFERENCE } from '@luftschloss/words';
import { PSEUDO } from '@luftschloss/words/pseudo';
import { describe, expect, test } from 'vitest';
import { tell } from '../../../../testing/seed.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { recordOf } from '../tables.ts';
import type { VisitOptions } from './chromium.ts';
import { sharedChromium, sharedSite } from './shared.ts';
import { momentsOf, SIZES, type Size, Sweep, THEMES } from './sweep.ts';
import { PAGES } from './sweep-pages.ts';

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

/** `LUFTSCHLOSS_LANGUAGE=de` looks at tables in German. */
const { LUFTSCHLOSS_LANGUAGE: LANGUAGE = REFERENCE } = process.env;

/** Devices that are touched, and those that are not, at every size of theirs. */
async function atEverySize(
  what: string,
  options: VisitOptions,
  work: (sweep: Sweep, sizes: readonly Size[]) => Promise<void>,
): Promise<void> {
  const findings: string[] = [];
  let looks = 0;
  for (const touch of [false, true]) {
    const sizes: readonly Size[] = SIZES.filter(({ width }) => width < 1000 === touch);
    const sweep = await Sweep.begin(await sharedChromium(), sharedSite().address, { ...options, touch, size: sizes[0] });
    try {
      await work(sweep, sizes);
    } finally {
      await sweep.end();
    }
    findings.push(...sweep.findings);
    looks += sweep.looks;
  }
  tell([`${what}: ${looks} looks, ${findings.length} findings`, ...findings].join('\n'));
  expect(findings).toEqual([]);
}

async function swept(table: string, record: GameRecord): Promise<void> {
  const moments = momentsOf(record);
  await atEverySize(`${table}, ${moments.length} moments`, { language: LANGUAGE }, (sweep, sizes) =>
    sweep.through(table, moments, sizes, THEMES),
  );
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

describe('with words longer by four tenths', () => {
  test.each([
    ['castles', 2, BOXES['the first edition']],
    ['castles', 5, BOXES['all expansions']],
    ['between', 2, {}],
    ['between', 4, {}],
    ['palace', 3, {}],
  ] as const)('a table of %s for %i looks right at every size', async (game, players, options) => {
    const record = recordOf({ game, options: { ...options }, seats: againstBots(['Ada'], players - 1), seed: 'long words' });
    const moments = momentsOf(record);
    await atEverySize(`${game} for ${players}, ${moments.length} moments`, { language: PSEUDO }, (sweep, sizes) =>
      sweep.through(`${game} for ${players}`, moments, sizes, ['light']),
    );
  });

  test('so does every other page', async () => {
    await atEverySize('pages', { language: PSEUDO, storage: PAGES.storage() }, (sweep, sizes) =>
      sweep.throughPages(PAGES.every, sizes, ['light']),
    );
  });
});
