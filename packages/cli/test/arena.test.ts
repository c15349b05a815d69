import { describe, expect, it } from 'vitest';
import { parseContenders } from '../src/arena/contenders.ts';
import { meanInterval, quantile, wilson } from '../src/arena/intervals.ts';
import { gamesOf, type Match, pairing } from '../src/arena/match.ts';
import { noThinking, type Outcome } from '../src/arena/play.ts';
import { type Report, reportOf } from '../src/arena/report.ts';
import { runMatch } from '../src/arena/run.ts';
import { rulesOf } from '../src/simulation/plan.ts';
import { catalogue } from './arena-catalogue.ts';
import { run } from './run.ts';

const KNOWN = Object.keys(catalogue.bots('high-card'));
const RULES = rulesOf('high-card', catalogue);

function matchOf(bots: string, changes: Partial<Match> = {}): Match {
  const contenders = parseContenders(bots, KNOWN, 'high-card', null);
  return { game: 'high-card', contenders, options: {}, players: 2, mixed: false, deals: 10, seed: '1', byProcessor: false, ...changes };
}

async function played(match: Match, jobs = 1): Promise<Report> {
  return reportOf(match, await runMatch(match, catalogue, jobs, () => {}));
}

async function arena(...words: string[]): Promise<Report & { jobs: number; seconds: number }> {
  const { code, output, errors } = await run(['arena', 'high-card', '--json', ...words]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output);
}

describe('luftschloss arena', () => {
  it('gives every bot one seat and the rest to the last', () => {
    const match = matchOf('bold,random', { players: 4 });
    const seats = Array.from({ length: 4 }, (_, number) => pairing(match, RULES, number).seats);
    expect(seats).toEqual([
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 0, 1],
      [1, 1, 1, 0],
    ]);
  });

  it('plays the same deal from every seat before the next deal comes', () => {
    const match = matchOf('bold,random', { players: 3, deals: 2 });
    const pairings = Array.from({ length: gamesOf(match) }, (_, number) => pairing(match, RULES, number));
    expect(pairings.map(({ seed }) => seed)).toEqual(['1/0', '1/0', '1/0', '1/1', '1/1', '1/1']);
    expect(new Set(pairings.map(({ seats }) => seats.join())).size).toBe(3);
  });

  it('finds the stronger bot wherever it is named', async () => {
    for (const [bots, strong] of [
      ['bold,random', 0],
      ['random,bold', 1],
    ] as const) {
      const report = await arena('--bots', bots, '--games', '300');
      const contest = report.bots[strong].contest;
      expect(contest?.winRateInterval[0]).toBeGreaterThan(0.5);
      expect(contest?.margin).toBeGreaterThan(0);
      expect(contest?.marginInterval?.[0]).toBeLessThan(contest?.margin ?? 0);
    }
  });

  it('shares out exactly one win for each game', async () => {
    const { bots, games } = await arena('--bots', 'bold,random', '--players', '4', '--games', '41');
    expect(games).toBe(44);
    expect(bots.reduce((sum, { contest }) => sum + (contest?.wins ?? 0), 0)).toBeCloseTo(44, 2);
    expect(bots.map(({ contest }) => contest?.parity)).toEqual([0.25, 0.75]);
  });

  it('gives the same match for the same seed with any number of threads', async () => {
    const timeless = ({ bots, ...report }: Report): object => ({
      ...report,
      jobs: 0,
      seconds: 0,
      bots: bots.map(({ thinking, ...bot }) => ({ ...bot, decisions: thinking.decisions })),
    });
    const words = ['--bots', 'bold,random', '--players', '3', '--games', '60'];
    const alone = timeless(await arena(...words, '--jobs', '1'));
    expect(timeless(await arena(...words, '--jobs', '2'))).toEqual(alone);
    expect(timeless(await arena(...words, '--jobs', '1', '--seed', 'other'))).not.toEqual(alone);
  });

  it('goes on with what was kept of a match that was stopped, and keeps every further game', async () => {
    const match = matchOf('bold,random', { deals: 4 });
    const whole = await runMatch(match, catalogue, 1, () => {});
    const played = new Map(whole.slice(0, 3).map((outcome, number) => [number, { ...outcome, illegalActions: 1 }]));
    const kept: number[] = [];
    const heard: number[] = [];
    const again = await runMatch(match, catalogue, 1, (games) => heard.push(games), { played, keep: (number) => kept.push(number) });
    expect(again.map(({ illegalActions }) => illegalActions)).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
    expect(again.map(({ scores }) => scores)).toEqual(whole.map(({ scores }) => scores));
    expect({ kept, heard }).toEqual({ kept: [3, 4, 5, 6, 7], heard: [4, 5, 6, 7, 8] });
  });

  it('lets a bot compete with itself under another budget', async () => {
    const { bots } = await played(matchOf('thinker@10p,thinker@2p', { deals: 150 }));
    expect(bots.map(({ name, budget }) => [name, budget])).toEqual([
      ['thinker@10p', { playouts: 10 }],
      ['thinker@2p', { playouts: 2 }],
    ]);
    expect(bots[0].contest?.winRateInterval[0]).toBeGreaterThan(0.5);
  });

  it('tells who was late without having had the processor', async () => {
    const { bots } = await played(matchOf('sleepy@20,bold@20000', { deals: 1 }));
    const [{ late, starved, decisions }] = bots.map(({ thinking }) => thinking);
    expect([late, starved]).toEqual([decisions, decisions]);
  });

  it('counts who thinks longer than the budget and a tenth', async () => {
    const { bots } = await played(matchOf('tardy@4,bold@20000', { deals: 1 }));
    const [tardy, bold] = bots.map(({ thinking }) => thinking);
    expect(tardy.late).toBe(tardy.decisions);
    expect(tardy.longest).toBeGreaterThanOrEqual(6);
    expect(tardy.millisecondsEach).toBeGreaterThanOrEqual(6);
    expect(bold.late).toBe(0);
    expect(bold.starved).toBe(0);
    expect(bold.decisionsPerSecond).toBeGreaterThan(tardy.decisionsPerSecond);
  });

  it('counts illegal actions and tells the seeds', async () => {
    const report = await played(matchOf('cheat,bold', { deals: 2 }));
    expect(report.illegalActions).toBeGreaterThan(0);
    expect(report.illegalSeeds).toEqual(['1/0', '1/0', '1/1', '1/1']);
  });

  it('draws options and players for each game of a mixed match, but not what is given', () => {
    const match = matchOf('bold,random,thinker', { mixed: true, players: null, deals: 60, options: { length: 'short' } });
    const pairings = Array.from({ length: gamesOf(match) }, (_, number) => pairing(match, RULES, number));
    expect(new Set(pairings.map(({ seats }) => seats.length)).size).toBeGreaterThan(2);
    expect(new Set(pairings.map(({ options }) => JSON.stringify(options))).size).toBeGreaterThan(2);
    for (const { options } of pairings) expect(options).toMatchObject({ length: 'short' });
    for (const contender of [0, 1, 2]) expect(pairings.some(({ seats }) => seats.includes(contender))).toBe(true);
    expect(pairing(match, RULES, 7)).toEqual(pairing(match, RULES, 7));
  });

  it('prints tables for people and a bar for somebody who watches', async () => {
    const { output, errors } = await run(['arena', 'high-card', '--bots', 'bold,random', '--games', '20', '--budget', '50'], '', true);
    expect(output).toMatch(/^High Card: 20 games of 2, 10 deals from every seat \(seed 1\)\n/);
    expect(output).toMatch(/^bold +20 +[\d.]+ +[\d.]+ +[\d.]+ to [\d.]+ +50\.0 +[-+][\d.]+ +[-+][\d.]+ to [-+][\d.]+$/m);
    expect(output).toMatch(/^Scores +Mean +95% +Lowest +Quartile +Median +Quartile +Highest$/m);
    // Late only where the machine kept a bot from the processor.
    expect(output).toMatch(/^random +50 ms +\d+ +[\d,]+ +[\d.]+ +\d+ +(?:0|(\d+) \(\1 for want of the processor\))$/m);
    expect(output).toMatch(/ s, 0 illegal actions\n$/);
    expect(errors).toContain('20 of 20 games');
  });

  it.each([
    [[], '--bots a,b,.. is missing'],
    [['--bots', 'bold,brave'], 'unknown bot "brave" (known for high-card: random, bold)'],
    [['--bots', 'bold@soon'], '"bold@soon": expected a budget from 1 to 1,000,000 behind the @'],
    [['--bots', 'bold,random,bold'], 'bold is named twice'],
    [['--bots', 'bold,random', '--budget', '5', '--playouts', '5'], '--budget and --playouts exclude each other'],
    [['--bots', 'bold,random', '--players', '9'], 'This game is for 2 to 5 players'],
  ])('refuses %j in one sentence', async (words, sentence) => {
    const { code, errors } = await run(['arena', 'high-card', ...words]);
    expect(code).toBe(1);
    expect(errors).toContain(sentence);
  });
});

describe('the report of a match', () => {
  const game = (deal: number, seats: readonly number[], scores: readonly number[], winners: readonly number[]): Outcome => ({
    deal,
    seats,
    scores,
    winners,
    seed: '',
    illegalActions: 0,
    thinking: [noThinking(), noThinking()],
    losses: [null, null],
  });

  it('measures the margin over whole deals and against everybody who is ranked', () => {
    const outcomes = [
      game(0, [0, 1], [10, 6], [0]),
      game(0, [1, 0], [4, 10], [1]),
      game(1, [0, 1], [5, 5, 9], [2]),
      game(1, [1, 0], [9, 9, 1], [0, 1]),
    ];
    const [{ contest }] = reportOf(matchOf('bold,random'), outcomes).bots;
    expect(contest).toMatchObject({ games: 4, wins: 2.5, winRate: 0.625, margin: 1.5 });
    expect(contest?.marginInterval?.[1]).toBeCloseTo(1.5 + 1.96 * Math.sqrt(24.5 / 2), 2);
  });

  it('says nothing about wins where a bot plays alone, but tells its scores', () => {
    const outcomes = [40, 10, 30, 20, 50].map((score, deal) => game(deal, [0], [score], [0]));
    const [{ contest, scores }] = reportOf(matchOf('bold'), outcomes).bots;
    expect(contest).toBeNull();
    expect(scores).toMatchObject({ mean: 30, lowest: 10, lowerQuartile: 20, median: 30, upperQuartile: 40, highest: 50 });
  });

  it('tells what winners score, also where a bot plays among itself', () => {
    const outcomes = [game(0, [0, 0], [10, 20], [1]), game(1, [0, 0], [30, 30], [0, 1]), game(2, [1, 0], [40, 0], [0])];
    const [{ scores }, other] = reportOf(matchOf('bold,random'), outcomes).bots;
    expect(scores?.meanOfWinners).toBeCloseTo(80 / 3, 1);
    expect(other.scores?.meanOfWinners).toBe(40);
    expect(reportOf(matchOf('bold,random'), [game(0, [0, 1], [1, 2], [1])]).bots[0].scores?.meanOfWinners).toBeNull();
  });
});

describe('intervals', () => {
  it('of rates are those of Wilson', () => {
    const [low, high] = wilson(75, 100);
    expect(low).toBeCloseTo(0.657, 3);
    expect(high).toBeCloseTo(0.8245, 3);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 9);
  });

  it('of means need two values', () => {
    expect(meanInterval([3])).toBeNull();
    expect(meanInterval([1, 2, 3, 4, 5])?.[0]).toBeCloseTo(3 - 1.96 * Math.sqrt(0.5), 3);
  });

  it('and quantiles may fall between two values', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([7], 0.75)).toBe(7);
  });
});
