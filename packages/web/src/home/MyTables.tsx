import { gameCard } from '../games/index.ts';
import type { SavedTable } from '../table/saved-tables.ts';
import { standing, withWhom } from './table-words.ts';

/** Tables that are kept in this browser, finished ones too. */
export function MyTables({ tables, drop }: { tables: readonly SavedTable[]; drop(id: string): void }) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="my-tables" className="my-tables">
      <h2 id="my-tables">My tables in this browser</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id} className="sheet table-row">
            <a href={`#/table/${table.id}`}>
              <strong>{gameCard(table.record.game)?.name ?? table.record.game}</strong> {withWhom(table)}
            </a>
            <span className="small">{standing(table)}</span>
            <button type="button" className="quiet" onClick={() => drop(table.id)} aria-label={`Throw away the table ${withWhom(table)}`}>
              Throw away
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
