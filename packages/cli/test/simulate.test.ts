import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stretchesOf } from '../src/simulation/run.ts';
import { addGame, emptyTally, mergeTallies, statistics } from '../src/simulation/tally.ts';
import { luftschloss, run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

interface Report {
  readonly games: number;
  readonly players: number;
  readonly bots: readonly { name: string; seat: number; wins: number; meanScore: number; meanScoreInterval: [number, number] }[];
  readonly seats: readonly { seat: number; wins: number; meanScore: number }[];
  readonly illegalActions: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  readonly seconds: number;
}

async function simulated(...words: string[]): Promise<Report> {
  const { code, output, errors } = await run(['simulate', 'high-card', '--json', ...words]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output) as Report;
}

function timeless({ gamesPerSecond: _, actionsPerSecond: __, seconds: ___, ...report }: Report & { jobs?: number }): object {
  return { ...report, jobs: 0 };
}

describe('luftschloss simulate', () => {
  it('gives the same result for the same seed, and another for another', async () => {
    const once = await simulated('--games', '40', '--seed', 's');
    expect(timeless(await simulated('--games', '40', '--seed', 's'))).toEqual(timeless(once));
    expect(timeless(await simulated('--games', '40', '--seed', 't'))).not.toEqual(timeless(once));
    expect(once).toMatchObject({ games: 40, players: 2, illegalActions: 0 });
    expect(once.gamesPerSecond).toBeGreaterThan(0);
    expect(once.actionsPerSecond).toBeGreaterThan(once.gamesPerSecond);
  });

  it('gives the same result for any number of threads', async () => {
    const words = ['--games', '130', '--bots', 'bold,random,random'];
    const alone = await simulated(...words);
    for (const jobs of ['2', '3']) expect(timeless(await simulated(...words, '--jobs', jobs))).toEqual(timeless(alone));
  });

  it('rotates seats, so that equal bots do about equally well wherever they are named', async () => {
    const { bots } = await simulated('--games', '300', '--bots', 'bold,random');
    const mirrored = await simulated('--games', '300', '--bots', 'random,bold');
    expect(bots.map(({ name, seat }) => `${name} ${seat}`)).toEqual(['bold 0', 'random 1']);
    expect(bots[0].wins).toBeGreaterThan(bots[1].wins);
    expect(mirrored.bots[1].wins).toBeGreaterThan(mirrored.bots[0].wins);
  });

  it('shares out exactly one win for each game', async () => {
    const { bots, seats } = await simulated('--games', '100', '--players', '3', '--bots', 'bold');
    for (const list of [bots, seats]) expect(list.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(100, 2);
  });

  it('seats one player for each bot, at least two, and repeats a short list', async () => {
    expect((await simulated('--games', '1')).bots.map(({ name }) => name)).toEqual(['random', 'random']);
    expect((await simulated('--games', '1', '--bots', 'bold')).players).toBe(2);
    expect((await simulated('--games', '1', '--bots', 'bold,random,bold')).players).toBe(3);
    const { bots } = await simulated('--games', '1', '--bots', 'bold,random', '--players', '5');
    expect(bots.map(({ name }) => name)).toEqual(['bold', 'random', 'bold', 'random', 'bold']);
  });

  it('passes options on to the game', async () => {
    const mean = async (...words: string[]): Promise<number> =>
      (await simulated('--games', '50', '--bots', 'bold', ...words)).bots[0].meanScore;
    expect(await mean('--option', 'generous=true')).toBeGreaterThan(await mean());
  });

  it('prints a table for people', async () => {
    const { output, errors } = await run(['simulate', 'high-card', '--games', '20', '--bots', 'bold,random,random']);
    expect(output).toMatch(/^High Card: 20 games of 3 \(seed 1\)\n/);
    expect(output).toMatch(/^bold +\d/m);
    expect(output).toMatch(/^random 2 +\d/m);
    expect(output).toMatch(/^Points by category +bold +random 1 +random 2$/m);
    expect(output).toMatch(/^Cards +\d/m);
    expect(output).toMatch(/games and [\d,]+ actions per second, 0 illegal actions\n$/);
    expect(errors).toBe('');
  });

  it('shows a bar to somebody who watches a terminal, and none with --json', async () => {
    const { errors } = await run(['simulate', 'high-card', '--games', '20'], '', true);
    expect(errors).toContain('20 of 20 games');
    expect(errors.endsWith('\r\x1b[K')).toBe(true);
    expect((await run(['simulate', 'high-card', '--games', '20', '--json'], '', true)).errors).toBe('');
  });
});

describe('records of simulated games', () => {
  it('are written one by one and replay to their scores', async () => {
    const records = join(folder.path, 'new', 'records');
    await simulated('--games', '12', '--bots', 'bold,bold', '--record', records, '--jobs', '2');
    const files = readdirSync(records).sort();
    expect(files.length).toBe(12);
    expect(files[0]).toBe('high-card-00.json');
    for (const file of files) expect((await run(['replay', join(records, file)])).code, file).toBe(0);
    const seats = files.map((file) => JSON.parse(readFileSync(join(records, file), 'utf8')).seats[0].name);
    expect(seats.slice(0, 2)).toEqual(['bold 1', 'bold 2']);
  });
});

describe('a record that cannot be written', () => {
  it('is a failure in one sentence, in whatever thread it happens', async () => {
    const records = join(folder.path, 'blocked');
    mkdirSync(join(records, 'high-card-3.json'), { recursive: true });
    for (const jobs of ['1', '2']) {
      const { code, errors } = await run(['simulate', 'high-card', '--games', '8', '--jobs', jobs, '--record', records]);
      expect(errors).toMatch(/^luftschloss: .*high-card-3\.json cannot be written: it is a folder, not a file\.\n$/);
      expect(code).toBe(1);
    }
  });
});

describe('luftschloss replay', () => {
  it('prints the log in words, the final table and who won', async () => {
    const records = join(folder.path, 'replayed');
    await simulated('--games', '1', '--bots', 'bold,random', '--record', records);
    const file = join(records, 'high-card-0.json');
    const { output } = await run(['replay', file]);
    expect(output).toMatch(/^High Card: bold, random\n\nThe cards are \d, \d: (bold|random) decides\.\n/);
    expect(output).toMatch(/^ +bold +random$/m);
    expect(output).toMatch(/^Total +\d+ +\d+$/m);
    expect(output).toMatch(/^Tiebreak: cards left +\d+ +\d+$/m);
    expect(output).toMatch(/^Rank +[12] +[12]$/m);
    expect(output).toMatch(/wins\.\n$|share the win\.\n$/);

    const json = JSON.parse((await run(['replay', file, '--json'])).output) as {
      log: string[];
      result: { standings: { score: number }[] };
    };
    const record = JSON.parse(readFileSync(file, 'utf8')) as { scores: number[]; actions: object[] };
    expect(json.result.standings.map(({ score }) => score)).toEqual(record.scores);
    for (const line of json.log) expect(output).toContain(line);

    const refusal = async (change: object): Promise<string> => {
      const { code, errors } = await run(['replay', '-'], JSON.stringify({ ...record, ...change }));
      expect(code).toBe(1);
      return errors;
    };
    expect(await refusal({ scores: record.scores.map((score) => score + 1) })).toMatch(
      /^luftschloss: standard input: the record states the scores .*\.\n$/,
    );
    expect(await refusal({ rulesVersion: 9 })).toContain('the record was made by version 9 of the rules; this program plays version 3');
    expect(await refusal({ game: 'chess' })).toContain('unknown game "chess"');
    expect(await refusal({ actions: record.actions.slice(1) })).toMatch(/is refused: /);
    const { scores: _, ...open } = record;
    const unfinished = await run(['replay', '-'], JSON.stringify({ ...open, actions: record.actions.slice(0, 3) }));
    expect(unfinished.output).toContain('The record ends after 3 actions, before the end of the game.');
  });
});

describe('luftschloss show', () => {
  it('draws what was built and leaves a page and a record', async () => {
    const out = join(folder.path, 'shown');
    const { code, output } = await run(['show', 'high-card', '--bots', 'bold,random', '-o', out]);
    expect(code).toBe(0);
    expect(output).toMatch(/^Total +\d+ +\d+$/m);
    for (const name of ['high-card-1-cards-of-bold.svg', 'high-card-2-cards-of-random.svg', 'high-card.json', 'index.html']) {
      expect(output).toContain(join(out, name));
      expect(existsSync(join(out, name)), name).toBe(true);
    }
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<img src="high-card-1-cards-of-bold.svg" alt="Cards of bold">');
    expect((await run(['replay', join(out, 'high-card.json')])).code).toBe(0);
  });
});

describe('a game of Castles', () => {
  it('is played, recorded, replayed and drawn by the real program', () => {
    const out = join(folder.path, 'castles');
    const shown = luftschloss(['show', '--out', out, '--players', '3', '--option', 'edition=first', '--theme', 'night']);
    expect(shown).toMatchObject({ code: 0, errors: '' });
    expect(readdirSync(out).filter((name) => name.endsWith('.svg')).length).toBe(3);
    const replayed = luftschloss(['replay', join(out, 'castles.json')]);
    expect(replayed).toMatchObject({ code: 0, errors: '' });
    expect(replayed.output).toContain(shown.output.match(/^Total.*$/m)?.[0] ?? 'no total');
  });
});

describe('sums over games', () => {
  const standing = (seat: number, score: number) => ({
    seat,
    rank: 1,
    score,
    tiebreaks: [],
    lines: [{ category: 'Rooms', points: score, reason: { code: 'none' } }],
  });
  const game = (scores: readonly number[], winners: readonly number[]) => ({
    record: { actions: [] } as never,
    result: { standings: scores.map((score, seat) => standing(seat, score)), winners },
    illegalActions: 0,
  });

  it('follow a bot from seat to seat and split shared wins', () => {
    const tally = emptyTally(2);
    addGame(tally, 0, game([10, 4], [0]));
    addGame(tally, 1, game([6, 12], [1]));
    addGame(tally, 2, game([5, 5], [0, 1]));
    expect(statistics(tally.bots[0], 3)).toMatchObject({ wins: 2.5, meanScore: 9, categories: { Rooms: 9 } });
    expect(statistics(tally.bots[1], 3)).toMatchObject({ wins: 0.5, meanScore: 5 });
    expect(statistics(tally.seats[0], 3)).toMatchObject({ wins: 1.5, meanScore: 7 });
  });

  it('give the interval of the mean by its standard error', () => {
    const tally = emptyTally(1);
    for (const [number, score] of [1, 2, 3, 4, 5].entries()) addGame(tally, number, game([score], [0]));
    const { meanScore, meanScoreInterval } = statistics(tally.bots[0], 5);
    expect(meanScore).toBe(3);
    expect(meanScoreInterval[0]).toBeCloseTo(3 - 1.96 * Math.sqrt(2.5 / 5), 3);
    expect(meanScoreInterval[1]).toBeCloseTo(3 + 1.96 * Math.sqrt(2.5 / 5), 3);
  });

  it('add up to the same however they are cut', () => {
    const parts = [emptyTally(2), emptyTally(2)];
    const whole = emptyTally(2);
    for (let number = 0; number < 9; number++) {
      const each = game([number * 3, 20 - number], [number % 2]);
      addGame(whole, number, each);
      addGame(parts[number < 4 ? 0 : 1], number, each);
    }
    expect(mergeTallies(parts, 2)).toEqual(whole);
  });

  it('cut a series into stretches that cover every game once', () => {
    for (const games of [1, 2, 49, 50, 51, 999, 1000, 12_345]) {
      const numbers = stretchesOf(games).flatMap(({ first, end }) => Array.from({ length: end - first }, (_, i) => first + i));
      expect(numbers).toEqual([...Array(games).keys()]);
    }
  });
});
