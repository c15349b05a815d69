import type { Words } from '@luftschloss/words';
import { scoresNow } from '../games/index.ts';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useWords } from '../words/language.ts';
import type { TableSnapshot } from './link.ts';
import { entryType, type Telling } from './telling.ts';
import { useTelling } from './useTelling.ts';

/** A game that was ended early: who ended it, and the scores as they stood. */
export function StoppedScores({ table }: { table: TableSnapshot }) {
  const words = useWords();
  const scores = scoresNow(table.game, table.view);
  const telling = useTelling(table);
  const order = table.seats.map((_, seat) => seat).sort((a, b) => (scores?.[b] ?? 0) - (scores?.[a] ?? 0));
  return (
    <section className="stopped-scores sheet" aria-label={words.table.scores.stopped()} data-testid="stopped-scores">
      <h2>{endedBy(words, table, telling)}</h2>
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

export function endedBy(words: Words, { log }: Pick<TableSnapshot, 'log'>, telling: Telling): string {
  const end = log.findLast(({ type }) => type === entryType('stop'));
  return (end && telling.line(end)) ?? words.table.head.endedEarly();
}
