import { type Contender, type GameResult, rank, type ScoredBoard } from '../kernel/index.ts';
import { scoreLines } from './explain.ts';
import { CATEGORIES, scoreCastle, specialtyRooms } from './scoring.ts';
import { buildersOf, castlesOf, hasLudwig, ludwig } from './seating.ts';
import type { BetweenState, Builder, CastleIndex } from './state.ts';

/** B-5.8: the lower of both castles counts; ties go to the higher castle, then to specialty rooms. */
export function result(state: BetweenState): GameResult | null {
  if (state.phase !== 'over') return null;
  const totals = state.castles.map((castle) => scoreCastle(castle).total);
  const ranked = rank(Array.from({ length: state.builders }, (_, builder) => contender(state, totals, builder)));
  return { ...ranked, sheet: { categories: CATEGORIES, boards: state.castles.map((_, castle) => sheetOf(state, totals, castle)) } };
}

/** B-5.9: every castle by category, between its two builders. */
function sheetOf(state: BetweenState, totals: readonly number[], castle: CastleIndex): ScoredBoard {
  return {
    name: String(castle),
    seats: buildersOf(state, castle),
    score: totals[castle],
    lines: scoreLines(state.castles[castle]).filter(({ points }) => points > 0),
  };
}

function contender(state: BetweenState, totals: readonly number[], builder: Builder): Contender {
  const [left, right] = castlesOf(state, builder);
  const [lower, higher] = totals[left] <= totals[right] ? [left, right] : [right, left];
  const specialty = specialtyRooms(state.castles[left]) + specialtyRooms(state.castles[right]);
  const standing: Contender = {
    lines: scoreLines(state.castles[lower]).filter(({ points }) => points > 0),
    score: totals[lower],
    tiebreaks: [
      { name: 'higher-castle', value: totals[higher] },
      { name: 'specialty-rooms', value: specialty },
    ],
    note: { code: 'two-castles', params: { lower: String(lower), points: totals[lower], higher: String(higher), more: totals[higher] } },
  };
  return hasLudwig(state) && builder === ludwig(state) ? { ...standing, name: 'ludwig' } : standing;
}
