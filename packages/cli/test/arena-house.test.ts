import { describe, expect, it } from 'vitest';
import { THOROUGH } from '../../../testing/thorough.ts';
import { parseContenders } from '../src/arena/contenders.ts';
import type { Match } from '../src/arena/match.ts';
import { reportOf } from '../src/arena/report.ts';
import { runMatch } from '../src/arena/run.ts';
import { catalogue } from '../src/catalogue.ts';

/** The short form of `luftschloss arena GAME --mixed --bots .. --games 1000`, which is for a machine that has time. */
describe('all bots of the house, in games of mixed options', () => {
  it.each([
    ['castles', THOROUGH ? 10 : 2],
    ['between', THOROUGH ? 6 : 4],
    ['palace', THOROUGH ? 8 : 4],
  ])('never try anything illegal in %s', async (game, deals) => {
    const bots = Object.keys(catalogue.bots(game));
    const contenders = parseContenders(bots.join(','), bots, game, { playouts: 2 });
    const match: Match = { game, contenders, options: {}, players: null, mixed: true, deals, seed: 'mixed', byProcessor: false };
    const report = reportOf(match, await runMatch(match, catalogue, 2, () => {}));
    expect(report.games).toBe(deals);
    expect({ illegalActions: report.illegalActions, seeds: report.illegalSeeds }).toEqual({ illegalActions: 0, seeds: [] });
    for (const { name, thinking } of report.bots) expect(thinking.decisions, name).toBeGreaterThan(0);
  });
});
