import { describe, expect, it } from 'vitest';
import { botNamed, botsFor, usualBot } from '../src/index.ts';

describe('a bot by its name', () => {
  it('is the one of that game', () => {
    for (const game of ['castles', 'between', 'palace']) {
      for (const [name, bot] of Object.entries(botsFor(game))) expect(botNamed(game, name)).toBe(bot);
    }
  });

  it.each(['nobody', 'constructor', '__proto__', ''])('that the game does not have (%j) is the usual one', (name) => {
    expect(botNamed('palace', name)).toBe(botsFor('palace').greedy);
    expect(botNamed('chess', name)).toBe(botsFor('chess').random);
  });

  it('where nobody has named one is greedy, if there is one', () => {
    expect(['castles', 'between', 'palace', 'chess'].map((game) => usualBot(botsFor(game)))).toEqual([
      'greedy',
      'greedy',
      'greedy',
      'random',
    ]);
  });
});
