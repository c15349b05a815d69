import { plain } from '@luftschloss/words';
import { branchesOf } from '../branches/branch-shelf.ts';
import { tablesOfDeal } from '../deal/same-deal.ts';
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
            <span className="small">
              {standing(table, language.words)}
              <OfSameDeal table={table} tables={tables} />
            </span>
            {table.record.scores && (
              <a
                className="button quiet"
                href={`#/review/${table.id}`}
                aria-label={words.reviewTable({ table: plain(tableWords(table, language)) })}
              >
                {words.review()}
              </a>
            )}
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

/** How many other tables have the same deal; those that are over can be compared. */
function OfSameDeal({ table, tables }: { table: SavedTable; tables: readonly SavedTable[] }) {
  const words = useLanguage().words.home.tables;
  const same = tablesOfDeal(tables, table.record);
  const finished = same.filter(({ record }) => record.scores !== undefined);
  if (same.length < 2) return null;
  const text = words.sameDeal({ count: same.length - 1 });
  return <> · {finished.length > 1 ? <a href={`#/deal/here/${finished[0].id}`}>{text}</a> : text}</>;
}
