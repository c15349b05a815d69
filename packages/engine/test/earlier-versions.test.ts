import { describe, expect, it } from 'vitest';
import { between } from '../src/between/index.ts';
import { castles } from '../src/castles/index.ts';
import { type GameTypes, type Rules, versionOf } from '../src/kernel/index.ts';
import { palace } from '../src/palace/index.ts';
import { optionsOf } from './castles/acting.ts';
import { withTruePurses } from './castles/random-tables.ts';
import { torture } from './torture.ts';

const EVERYTHING = { swans: true, passages: true, moats: true, towers: true, decrees: true };

/** Plays whole random games by an earlier version: begun, stored, guessed about and replayed under the rules that they were begun under. */
function playsOn<G extends GameTypes>(rules: Rules<G>, options: G['options'], seats: number, more: object = {}): void {
  for (let version = rules.oldestVersion ?? rules.version; version < rules.version; version++) {
    const over = torture({ rules, options, seats, version, seed: `version ${version} of ${rules.id}, ${seats}`, thorough: 0.2, ...more });
    expect(versionOf(over as object)).toBe(version);
  }
}

describe('games of earlier versions play on to their end', () => {
  it('Castles', () => {
    for (const seats of [1, 2, 4]) playsOn(castles, optionsOf(), seats);
    playsOn(castles, optionsOf({ edition: 'first' }), 3);
    for (const seats of [1, 3, 5]) playsOn(castles, optionsOf(EVERYTHING), seats, { atLeast: withTruePurses });
  });

  it('Between', () => {
    for (const seats of [2, 5]) playsOn(between, {}, seats);
  });

  it('The Palace', () => {
    // Under version 1 a payment that goes by itself tells something about hidden colours; that cannot be mended for games that run.
    for (const seats of [2, 4]) playsOn(palace, {}, seats, { barriers: 0 });
  });
});
