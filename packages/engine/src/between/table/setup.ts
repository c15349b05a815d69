import { openRng, type RngState, versionMark } from '../../kernel/index.ts';
import { ATTENDANTS, ATTENDANTS_OF_A_KIND, type Attendant, SPECIALTY_TILES, THRONES } from '../data/specialty.ts';
import { REGULAR_ROOMS } from '../data/tiles.ts';
import { foundation } from '../geometry/castle.ts';
import { RULES_VERSION } from '../rules-version.ts';
import { BONUS_CARD_IDS } from '../scoring/bonus-cards.ts';
import { beginRound } from '../turn/turn.ts';
import { buildersFor } from './seating.ts';
import type { Attendants, BetweenOptions, BetweenState } from './state.ts';

/** B-1.1, B-1.3; B-6.1: two players build with Ludwig as a third. */
export function setup(_options: BetweenOptions, seats: number, rngState: RngState, version: number = RULES_VERSION): BetweenState {
  const state = { ...versionMark(version), ...emptyTable(seats, rngState) };
  const rng = openRng(state.rng);
  const thrones = rng.shuffle(THRONES.map(({ id }) => id));
  state.castles = thrones.slice(0, state.builders).map(foundation);
  state.supply = rng.shuffle(REGULAR_ROOMS.map(({ id }) => id));
  state.cards = rng.shuffle([...BONUS_CARD_IDS]);
  beginRound(state, 1, []);
  return state;
}

/** Everything in its box. */
export function emptyTable(seats: number, rng: RngState): BetweenState {
  const builders = buildersFor(seats);
  const each = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
  return {
    rng,
    seats,
    builders,
    round: 1,
    turn: 1,
    phase: 'choose',
    castles: [],
    hands: each(builders, []),
    chosen: each(seats, null),
    revealed: each(seats, []),
    unserved: each(seats, []),
    drawnForLudwig: [],
    ludwigTiles: [],
    waiting: each(builders, null),
    latest: each(builders, null),
    suggestions: [],
    passed: each(seats, []),
    supply: [],
    discarded: [],
    cards: [],
    discardedCards: [],
    specialtyTiles: SPECIALTY_TILES,
    attendants: Object.fromEntries(ATTENDANTS.map((kind) => [kind, ATTENDANTS_OF_A_KIND])) as Record<
      Attendant,
      number
    > satisfies Attendants,
  };
}
