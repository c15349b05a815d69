import { type GameResult, rank, type Seat, type Standing } from '../kernel/index.ts';
import { type ScoredTable, scoreLines } from './final-scoring.ts';
import { swanCount } from './state.ts';

export function finalResult(table: ScoredTable): GameResult {
  return strikeOutTies(
    rank(
      table.players.map((player, seat) => {
        const lines = scoreLines(table, seat);
        const score = lines.reduce((sum, { points }) => sum + points, 0);
        return { lines, score, tiebreaks: [{ name: 'swans', value: swanCount(player) }] };
      }),
    ),
  );
}

/**
 * P-16.1: whoever cannot be told apart at the top is struck out and the best of the rest wins; those struck out share the last place. P-16.2: if that leaves
 * nobody, the first to be struck out share the victory.
 */
export function strikeOutTies(result: GameResult): GameResult {
  const struck = new Set<Seat>();
  const { standings } = result;
  const winner = firstAlone(standings, struck);
  if (winner === null || struck.size === 0) return result;
  const better = (a: Standing, b: Standing): boolean => !struck.has(a.seat) && (struck.has(b.seat) || a.rank < b.rank);
  const ranked = standings.map((standing) => ({
    ...standing,
    rank: 1 + standings.filter((other) => better(other, standing)).length,
    ...(struck.has(standing.seat) ? { note: { code: 'struck-out' } } : {}),
  }));
  return { standings: ranked, winners: [winner] };
}

function firstAlone(standings: readonly Standing[], struck: Set<Seat>): Seat | null {
  for (const place of new Set(standings.map(({ rank: place }) => place).sort((a, b) => a - b))) {
    const there = standings.filter((standing) => standing.rank === place);
    if (there.length === 1) return there[0].seat;
    for (const { seat } of there) struck.add(seat);
  }
  return null;
}
