import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedOf, tell } from '../../../../testing/seed.ts';
import { againstBots } from '../../src/table/new-table.ts';
import { recordOf } from '../tables.ts';
import { violations } from './axe.ts';
import { playBetween } from './between-by-hand.ts';
import type { VisitOptions } from './chromium.ts';
import { close, DESKTOP, PHONE, sitDownAll } from './company.ts';
import { during } from './during.ts';
import { look, openEyes } from './eyes.ts';
import { finalSums, stored } from './play.ts';
import { Pointer } from './pointer.ts';
import { RunningServer } from './running-server.ts';
import { sharedChromium } from './shared.ts';

/** Looks closely only at the first of each kind of decision. */
test.each([
  [3, DESKTOP],
  [4, DESKTOP],
  [7, DESKTOP],
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

describe('several people', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await RunningServer.open();
  });
  afterAll(() => server?.close());

  test.each([
    [3, []],
    [2, []],
    [3, ['greedy']],
  ])('%i of them play a whole game online by hand, at desks and on a phone, with bots: %j', async (people, bots) => {
    const sights: readonly VisitOptions[] = [DESKTOP, PHONE, DESKTOP].slice(0, people);
    const { visits } = await sitDownAll(await sharedChromium(), server, { game: 'between', bots, sights });
    const played = await Promise.all(
      visits.map(({ page }, index) =>
        playBetween({ page, hand: new Pointer(page, { touch: sights[index].touch ?? false, patience: 15_000 }), together: true }),
      ),
    );
    tell(`${played.map(({ presses }) => presses).join(', ')} presses`);
    for (const { kinds } of played) expect(kinds.get('keep')).toBe(8);
    const sums = await Promise.all(visits.map(({ page }) => finalSums(page)));
    for (const { sum, total } of sums.flat()) expect(sum).toBe(total);
    expect(sums.map((each) => each.map(({ total }) => total))).toEqual(visits.map(() => sums[0].map(({ total }) => total)));
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
    await close(visits);
  });
});
