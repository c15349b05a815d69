import { scoresNow } from '../games/index.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import type { TableSnapshot } from './link.ts';

/** A game that was ended early: who ended it, and the scores as they stood. */
export function StoppedScores({ table }: { table: TableSnapshot }) {
  const scores = scoresNow(table.game, table.view);
  const order = table.seats.map((_, seat) => seat).sort((a, b) => (scores?.[b] ?? 0) - (scores?.[a] ?? 0));
  return (
    <section className="stopped-scores sheet" aria-label="Scores as they stood" data-testid="stopped-scores">
      <h2>{endedBy(table)}</h2>
      {scores && (
        <ol>
          {order.map((seat) => (
            <li key={seat}>
              <SeatBadge seat={seat} size={22} />
              <span>{table.seats[seat].name}</span>
              <b>{scores[seat]}</b>
            </li>
          ))}
        </ol>
      )}
      {scores && <p className="small">These are the points so far; what is only counted at the end is not in them.</p>}
    </section>
  );
}

export function endedBy({ log }: Pick<TableSnapshot, 'log'>): string {
  return log.findLast(({ type }) => type === 'table-stop')?.text ?? 'The players ended this game early.';
}
