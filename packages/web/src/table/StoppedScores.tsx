import type { Words } from '@luftschloss/words';
import { scoresNow } from '../games/index.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useWords } from '../words/language.ts';
import type { TableSnapshot } from './link.ts';

/** A game that was ended early: who ended it, and the scores as they stood. */
export function StoppedScores({ table }: { table: TableSnapshot }) {
  const words = useWords();
  const scores = scoresNow(table.game, table.view);
  const order = table.seats.map((_, seat) => seat).sort((a, b) => (scores?.[b] ?? 0) - (scores?.[a] ?? 0));
  return (
    <section className="stopped-scores sheet" aria-label={words.table.scores.stopped()} data-testid="stopped-scores">
      <h2>{endedBy(words, table)}</h2>
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
      {scores && <p className="small">{words.table.scores.stoppedNote()}</p>}
    </section>
  );
}

export function endedBy(words: Words, { log }: Pick<TableSnapshot, 'log'>): string {
  return log.findLast(({ type }) => type === 'table-stop')?.text ?? words.table.head.endedEarly();
}
