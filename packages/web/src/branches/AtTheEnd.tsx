import type { TableSnapshot } from '../table/link.ts';
import { useWords } from '../words/language.ts';
import { isBranch } from './branch.ts';
import { branchesOf, loadBranch } from './branch-shelf.ts';

/** After the end: back to any moment, to play on from there; and what came of that. */
export default function AtTheEnd({ table, lookBack }: { table: TableSnapshot; lookBack(step: number): void }) {
  const { atTheEnd } = useWords().branches;
  const branch = isBranch(table.id) ? loadBranch(localStorage, table.id) : null;
  const origin = branch?.origin ?? table.id;
  const count = branchesOf(localStorage, origin).length;
  return (
    <>
      <button type="button" onClick={() => lookBack(table.back ?? 0)} title={atTheEnd.whatIfHelp()} data-testid="what-if">
        {atTheEnd.whatIf()}
      </button>
      {count > 0 && (
        <a className="button" href={`#/branches/${origin}`}>
          {branch ? atTheEnd.compare() : atTheEnd.branches({ count })}
        </a>
      )}
    </>
  );
}
