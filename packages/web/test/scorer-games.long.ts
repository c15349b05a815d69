import { openRng, rngState } from '@luftschloss/engine/kernel';
import { english } from '@luftschloss/words/english';
import { describe, expect, test } from 'vitest';
import { seedOf, tell } from '../../../testing/seed.ts';
import { scorer as between } from '../src/games/between/scorer/index.ts';
import { scorer as castles } from '../src/games/castles/scorer/index.ts';
import { scorer as palace } from '../src/games/palace/scorer/index.ts';
import type { GameScorer } from '../src/scorer/game-scorer.ts';
import { enterAgain, type FinishedTable, finishedTable, randomCastles, randomFinished } from './scorer-tables.ts';
import { anyAtAll, anyThatFits, BY_SIGHT, type Order } from './scorer-taps.ts';

/** How many finished games of each kind are entered in random order. */
const GAMES = Number(process.env.LUFTSCHLOSS_SHEETS ?? 12);

const FIRST = { edition: 'first', rooms: 'printed' };
const EVERYTHING = { edition: 'collectors', rooms: 'all', swans: true, passages: true, moats: true, towers: true, decrees: true };

/** Enters tables and says how many taps that took. */
function enterAll(what: string, scorer: GameScorer, tables: readonly FinishedTable[], order: Order): number {
  const entered = tables.map((table) => enterAgain(scorer, table, english, order));
  const sum = (of: 'taps' | 'tiles'): number => entered.reduce((all, each) => all + each[of], 0);
  const each = sum('taps') / sum('tiles');
  tell(`drawing board, ${what}: ${tables.length} tables, ${sum('taps')} taps for ${sum('tiles')} tiles (${each.toFixed(2)})`);
  return each;
}

function seeds(what: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) => seedOf(`drawing board ${what} ${number}`));
}

const dice = openRng(rngState(`splitmix32:${seedOf('orders of entering')}`));

type Kind = readonly [what: string, scorer: GameScorer, finish: (seed: string) => FinishedTable];

const KINDS: readonly Kind[] = [
  ['Castles of builders without a plan, with whatever expansions', castles, (seed) => randomCastles(castles, seed)],
  ['Castles of greedy bots, first edition', castles, (seed) => finishedTable(castles, 'castles', 3, FIRST, seed)],
  ['Castles of greedy bots, with everything', castles, (seed) => finishedTable(castles, 'castles', 4, EVERYTHING, seed)],
  ['Between of builders without a plan', between, (seed) => randomFinished(between, 'between', seed)],
  ['Between of greedy bots', between, (seed) => finishedTable(between, 'between', 4, {}, seed)],
  ['The Palace of builders without a plan', palace, (seed) => randomFinished(palace, 'palace', seed)],
  ['The Palace of greedy bots', palace, (seed) => finishedTable(palace, 'palace', 3, {}, seed)],
];

describe('finished tables are entered tap by tap at the drawing board, and score as their games did', () => {
  test.each(KINDS)(`%s: ${GAMES} games in random order, of what fits by then`, (what, scorer, finish) => {
    const tables = seeds(what, GAMES).map(finish);
    enterAll(`${what}, what fits by then`, scorer, tables, anyThatFits(dice));
  });

  test(`Castles: ${GAMES} games in any order at all`, () => {
    const tables = seeds('random castles', GAMES).map((seed) => randomCastles(castles, seed));
    enterAll('random castles, whatever comes', castles, tables, anyAtAll(dice));
  });

  test.each([
    ['castles', castles, 3, FIRST],
    ['castles with everything', castles, 4, EVERYTHING],
    ['between', between, 4, {}],
    ['palace', palace, 3, {}],
  ] as const)(
    '%s of greedy bots, by sight, with at most three taps for each tile, and half a tap more where its owner is to be told',
    (what, scorer, seats, options) => {
      const [game] = what.split(' ');
      const tables = seeds(what, 3).map((seed) => finishedTable(scorer, game, seats, options, seed));
      expect(enterAll(what, scorer, tables, BY_SIGHT)).toBeLessThanOrEqual(scorer.oneBoard ? 3.5 : 3);
    },
  );
});
