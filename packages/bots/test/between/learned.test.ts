import { type BetweenState, between, type CastleIndex, scoreCastle } from '@luftschloss/engine/between';
import { rngFrom, simulateGame } from '@luftschloss/engine/kernel';
import { describe, expect, it } from 'vitest';
import { betweenGame } from '../../../../scripts/learn/between-game.ts';
import { greedy } from '../../src/between/greedy.ts';
import { betweenNetwork, castleSeen, expectedPoints } from '../../src/between/learned/expected-points.ts';
import { turnsPlayed } from '../../src/between/turns.ts';
import { valuationOf } from '../../src/between/valuation.ts';

/** A game of greedy as it is after each turn but the last, and what its castles came to. */
function gameOf(seats: number, seed: string): { readonly turns: readonly BetweenState[]; readonly scores: readonly number[] } {
  const { record } = simulateGame(between, {}, Array(seats).fill(greedy), seed);
  const state = between.setup({}, seats, { seed: record.seed, drawn: 0 });
  const turns: BetweenState[] = [];
  for (const { seat, action } of record.actions) {
    between.play(state, seat, action as never);
    if (state.phase !== 'over' && turnsPlayed(state) > turns.length) turns.push(between.clone(state));
  }
  return { turns, scores: state.castles.map((castle) => scoreCastle(castle).total) };
}

type Guess = (state: BetweenState, castle: CastleIndex) => number;

/** How far a guess is off, if nobody minds that it is too high or too low by the same for all castles of a turn. */
function spreadOf(guess: Guess, games: readonly ReturnType<typeof gameOf>[], turn: number): number {
  const errors = games.flatMap(({ turns, scores }) => scores.map((score, castle) => guess(turns[turn - 1], castle) - score));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return Math.sqrt(errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length);
}

describe('what a castle of Between is going to score', () => {
  const games = Array.from({ length: 60 }, (_, game) => gameOf(4, `never taught ${game}`));

  it.each([3, 5, 7])('is foretold better after turn %i than by greedy hopes', (turn) => {
    const hoped: Guess = (state, castle) => valuationOf(state.castles[castle]).worth;
    expect(spreadOf(expectedPoints, games, turn)).toBeLessThan(spreadOf(hoped, games, turn));
  });

  it.each([3, 5, 7])('is neither too high nor too low after turn %i', (turn) => {
    const errors = games.flatMap(({ turns, scores }) => scores.map((score, castle) => expectedPoints(turns[turn - 1], castle) - score));
    expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(2);
  });

  it.each([2, 3, 5, 7])('is foretold at a table of %i, and the castles stay as they are', (seats) => {
    const { turns, scores } = gameOf(seats, `table of ${seats}`);
    for (const state of turns) {
      const before = JSON.stringify(state);
      for (const [castle, score] of scores.entries()) expect(Math.abs(expectedPoints(state, castle) - score)).toBeLessThan(30);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('does not depend on what was judged before', () => {
    const network = betweenNetwork();
    const [one, other] = [games[0].turns[4], games[1].turns[2]];
    const judged = (state: BetweenState, castle: CastleIndex): number => {
      const seen = castleSeen(state, castle);
      network.see(seen.situation);
      return network.evaluate(seen);
    };
    const first = judged(one, 0);
    judged(other, 3);
    judged(one, 1);
    expect(judged(one, 0)).toBe(first);
  });
});

describe('learning about castles of Between', () => {
  it('is told after each turn what was still to come', () => {
    const { samples } = betweenGame(betweenNetwork(), 0, rngFrom('lesson'));
    expect(samples).toHaveLength(4 * 7);
    for (let castle = 0; castle < 4; castle++) {
      const own = samples.slice(7 * castle, 7 * castle + 7);
      // The last sample is told the score itself, which is a whole number.
      expect(Number.isInteger(own[6].target)).toBe(true);
      expect(own[0].certain).toBeLessThan(own[6].certain);
      expect(own[0].target).toBeGreaterThan(own[6].target);
    }
  });
});
