import { PSEUDO } from '@luftschloss/words/pseudo';
import { expect, test } from 'vitest';
import { sampled, THOROUGH } from '../../../../testing/thorough.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { recordOf } from '../tables.ts';
import { sharedChromium, sharedSite } from './shared.ts';
import { momentsOf, Sweep } from './sweep.ts';
import { PAGES } from './sweep-pages.ts';

const ALL = { edition: 'collectors', swans: true, passages: true, moats: true, towers: true, decrees: true };

test.runIf(THOROUGH)(
  'a table of The Palace for 4 looks right on a phone, in words longer by four tenths, at every fourth kind of question',
  async () => {
    const size = { width: 390, height: 844 };
    const record = recordOf({ game: 'palace', options: {}, seats: againstBots(['Ada'], 3), seed: 'sweep' });
    const moments = momentsOf(record).filter((_, index) => index % 4 === 0);
    const sweep = await Sweep.begin(await sharedChromium(), sharedSite().address, { touch: true, size, language: PSEUDO });
    try {
      await sweep.through('The Palace for 4', moments, [size], ['dark']);
      expect([...sweep.findings]).toEqual([]);
      expect(sweep.looks).toBeGreaterThan(2);
    } finally {
      await sweep.end();
    }
  },
);

test.runIf(THOROUGH)('so do other pages, on a small phone', async () => {
  const size = { width: 360, height: 640 };
  const sweep = await Sweep.begin(await sharedChromium(), sharedSite().address, {
    touch: true,
    size,
    language: PSEUDO,
    storage: PAGES.storage(),
  });
  try {
    await sweep.throughPages(PAGES.sample, [size], ['light']);
    expect([...sweep.findings]).toEqual([]);
    expect(sweep.looks).toBeGreaterThan(PAGES.sample.length);
  } finally {
    await sweep.end();
  }
});

const SAMPLES = [
  { players: 5, options: ALL, size: { width: 1280, height: 800 }, theme: 'light', every: 8 },
  { players: 2, options: { edition: 'first' }, size: { width: 390, height: 844 }, theme: 'dark', every: 4 },
] as const;

test.each(sampled(SAMPLES, ({ players }) => players === 2))(
  'a table of Castles for $players looks right at $size.width x $size.height, $theme',
  async (sample) => {
    const { players, options, size, theme, every } = sample;
    const record = recordOf({ options: { ...options }, seats: againstBots(['Ada'], players - 1), seed: 'sweep' });
    const moments = momentsOf(record).filter((_, index, all) => index % every === every - 1 || index === all.length - 1);
    const sweep = await Sweep.begin(await sharedChromium(), sharedSite().address, { touch: size.width < 1000, size });
    try {
      await sweep.through(`Castles for ${players}`, moments, [size], [theme]);
      expect([...sweep.findings]).toEqual([]);
      expect(sweep.looks).toBeGreaterThan(2);
    } finally {
      await sweep.end();
    }
  },
);
