import { plain } from '@luftschloss/words';
import { branchesOf } from '../branches/branch-shelf.ts';
import type { SavedTable } from '../table/saved-tables.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import { standing, tableWords } from './table-words.ts';

/** Tables that are kept in this browser, finished ones too. */
export function MyTables({ tables, drop }: { tables: readonly SavedTable[]; drop(id: string): void }) {
  const language = useLanguage();
  const words = language.words.home.tables;
  if (tables.length === 0 && branchesOf(localStorage).length === 0) return null;
  return (
    <section aria-labelledby="my-tables" className="my-tables">
      <h2 id="my-tables">{words.mine()}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id} className="sheet table-row">
            <a href={`#/table/${table.id}`}>
              <Said of={tableWords(table, language)} elements={{ game: (inside) => <strong>{inside}</strong> }} />
            </a>
            <span className="small">{standing(table, language.words)}</span>
            <button
              type="button"
              className="quiet"
              onClick={() => drop(table.id)}
              aria-label={words.throwAwayTable({ table: plain(tableWords(table, language)) })}
            >
              {words.throwAway()}
            </button>
          </li>
        ))}
      </ul>
      {branchesOf(localStorage).length > 0 && (
        <p>
          <a href="#/branches">{words.branches()}</a>
        </p>
      )}
    </section>
  );
}
