import { type GameResult, rank, type ScoreLine, type Seat, type Standing } from '../../kernel/index.ts';
import { swanCount } from '../table/state.ts';
import { type ScoredTable, scoreLines } from './final-scoring.ts';

export function finalResult(table: ScoredTable): GameResult {
  return rankPlayers(
    table,
    table.players.map((_, seat) => scoreLines(table, seat)),
  );
}

/** By these lines, whoever counted them. */
export function rankPlayers<Line extends ScoreLine>(
  { players }: Pick<ScoredTable, 'players'>,
  lines: readonly (readonly Line[])[],
): Ranking<Standing & { readonly lines: readonly Line[] }> {
  return strikeOutTies(
    rank(
      players.map((player, seat) => ({
        lines: lines[seat],
        score: lines[seat].reduce((sum, { points }) => sum + points, 0),
        tiebreaks: [{ name: 'swans', value: swanCount(player) }],
      })),
    ),
  );
}

type Ranking<S extends Standing = Standing> = { readonly standings: readonly S[]; readonly winners: GameResult['winners'] };

/**
 * P-16.1: whoever cannot be told apart at the top is struck out and the best of the rest wins; those struck out share the last place. P-16.2: if that leaves
 * nobody, the first to be struck out share the victory.
 */
export function strikeOutTies<S extends Standing>(result: Ranking<S>): Ranking<S> {
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
