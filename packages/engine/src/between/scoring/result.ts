import { type Contender, type GameResult, rank, type ScoredBoard, type ScoreLine } from '../../kernel/index.ts';
import type { Castle } from '../geometry/castle.ts';
import { buildersOf, castlesOf, hasLudwig, ludwig } from '../table/seating.ts';
import type { BetweenState, Builder } from '../table/state.ts';
import { scoreLines } from './explain.ts';
import { CATEGORIES, specialtyRooms } from './scoring.ts';

type Table = Pick<BetweenState, 'seats' | 'builders' | 'castles'>;

/** A castle with its points, whoever counted them. */
export interface CountedCastle<Line extends ScoreLine = ScoreLine> {
  readonly castle: Castle;
  readonly lines: readonly Line[];
  readonly total: number;
}

export function result(state: BetweenState): GameResult | null {
  if (state.phase !== 'over') return null;
  return rankCastles(
    state,
    state.castles.map((castle) => counted(castle, scoreLines(castle))),
  );
}

export function counted<Line extends ScoreLine>(castle: Castle, lines: readonly Line[]): CountedCastle<Line> {
  return { castle, lines: lines.filter(({ points }) => points > 0), total: lines.reduce((sum, { points }) => sum + points, 0) };
}

/** B-5.8: the lower of both castles counts; ties go to the higher castle, then to specialty rooms. */
export function rankCastles<Line extends ScoreLine>(table: Pick<Table, 'seats' | 'builders'>, castles: readonly CountedCastle<Line>[]) {
  const ranked = rank(Array.from({ length: table.builders }, (_, builder) => contender(table, castles, builder)));
  return { ...ranked, sheet: { categories: CATEGORIES, boards: castles.map((castle, index) => boardOf(table, castle, index)) } };
}

/** B-5.9: every castle by category, between its two builders. */
function boardOf<Line extends ScoreLine>(table: Pick<Table, 'seats' | 'builders'>, { lines, total }: CountedCastle<Line>, castle: number) {
  return { name: String(castle), seats: buildersOf(table, castle), score: total, lines } satisfies ScoredBoard;
}

function contender<Line extends ScoreLine>(
  table: Pick<Table, 'seats' | 'builders'>,
  castles: readonly CountedCastle<Line>[],
  builder: Builder,
): Contender & { readonly lines: readonly Line[] } {
  const [left, right] = castlesOf(table, builder);
  const [lower, higher] = castles[left].total <= castles[right].total ? [left, right] : [right, left];
  const { lines, total } = castles[lower];
  const more = castles[higher].total;
  const standing = {
    lines,
    score: total,
    tiebreaks: [
      { name: 'higher-castle', value: more },
      { name: 'specialty-rooms', value: specialtyRooms(castles[left].castle) + specialtyRooms(castles[right].castle) },
    ],
    note: { code: 'two-castles', params: { lower: String(lower), points: total, higher: String(higher), more } },
  };
  return hasLudwig(table) && builder === ludwig(table) ? { ...standing, name: 'ludwig' } : standing;
}
