import { describe, expect, it } from 'vitest';
import { chanceAhead, ratings } from '../src/bradley-terry.ts';
import { LEVELS } from '../src/levels.ts';
import { RATINGS } from '../src/ratings.ts';
import { levelNear, strengthOf } from '../src/strength.ts';

const results = (bot: string, won: number, lost: number) => [
  ...Array.from({ length: won }, () => ({ bot, ahead: 1 })),
  ...Array.from({ length: lost }, () => ({ bot, ahead: 0 })),
];

describe('a scale of strength', () => {
  it('finds the ratings that results were made from', () => {
    const real = { a: 1000, b: 1150, c: 1500 };
    const names = Object.keys(real) as (keyof typeof real)[];
    const comparisons = names.flatMap((winner) =>
      names
        .filter((loser) => loser !== winner)
        .map((loser) => ({ winner, loser, count: 10_000 * chanceAhead(real[winner] - real[loser]) })),
    );
    const found = ratings(comparisons, 'a', 1000);
    for (const name of names) expect(Math.abs((found.get(name) as number) - real[name])).toBeLessThan(3);
  });

  it('gives somebody who never lost a rating that is high but finite', () => {
    const found = ratings([{ winner: 'a', loser: 'b', count: 20 }], 'b', 0);
    expect(found.get('a')).toBeGreaterThan(400);
    expect(found.get('a')).toBeLessThan(1000);
  });

  it.each(Object.keys(RATINGS))('of %s has the levels in their order', (game) => {
    const rated = LEVELS.map(({ bot, milliseconds }) => RATINGS[game][bot] ?? RATINGS[game][`${bot}@${milliseconds}`]);
    expect(rated).toEqual([...rated].sort((a, b) => a - b));
  });
});

describe('a person', () => {
  it('is rated by results against bots, and not before there are some', () => {
    expect(strengthOf('castles', results('easy', 1, 1))).toBeNull();
    const weak = strengthOf('castles', results('easy', 1, 6)) as number;
    const even = strengthOf('castles', results('greedy', 5, 5)) as number;
    const strong = strengthOf('castles', results('greedy', 9, 1)) as number;
    expect(weak).toBeLessThan(RATINGS['castles']['easy']);
    expect(even).toBeLessThan(strong);
    expect(levelNear('castles', even)).toBe('greedy');
  });

  it('is rated by games against a bot that searches, by the longest time that was measured', () => {
    const [longest] = Object.keys(RATINGS['castles'])
      .filter((name) => name.startsWith('hard@'))
      .sort((a, b) => Number(b.slice(5)) - Number(a.slice(5)));
    const even = strengthOf('castles', results('hard', 10, 10)) as number;
    expect(Math.abs(even - RATINGS['castles'][longest])).toBeLessThan(40);
    expect(levelNear('castles', even)).toBe('hard');
  });

  it('is not rated by bots that nobody has rated', () => {
    expect(strengthOf('castles', results('stranger', 9, 9))).toBeNull();
    expect(levelNear('unknown game', 1000)).toBeNull();
  });
});
