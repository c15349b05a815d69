import type { CastleOfDay, RankedTry, RankedWeek } from '@luftschloss/protocol';
import { useState } from 'react';
import { useWords } from '../words/language.ts';

/** So many castles fit beside each other. */
const MOST_COMPARED = 4;

interface DayRankingProps {
  castle: CastleOfDay;
  look(tables: readonly string[]): void;
}

/** Who is ahead today; whoever may look chooses castles to see beside the own one. */
export function DayRanking({ castle: { kind, ranking, mayLook }, look }: DayRankingProps) {
  const { page, table } = useWords().day;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const tables = chosen ?? usualChoice(ranking);
  if (ranking.length === 0) return <p className="empty">{page.nobodyYet()}</p>;
  const choose = (id: string, wanted: boolean): void => setChosen(wanted ? [...tables, id] : tables.filter((each) => each !== id));
  return (
    <>
      <table className="ranking">
        <thead>
          <tr>
            <th scope="col">{table.rank()}</th>
            <th scope="col">{table.name()}</th>
            {kind === 'bots' && <th scope="col">{table.lead()}</th>}
            <th scope="col">{table.points()}</th>
            {mayLook && <th scope="col">{table.look()}</th>}
          </tr>
        </thead>
        <tbody>
          {ranking.map((row) => (
            <tr key={row.table ?? `${row.rank} ${row.name}`} className={row.you ? 'you' : ''}>
              <td>{row.rank}</td>
              <th scope="row">{row.table ? <a href={`#/online/${row.table}`}>{row.name}</a> : row.name}</th>
              {kind === 'bots' && <td>{table.leadOf({ lead: row.lead })}</td>}
              <td>{row.points}</td>
              {mayLook && <td>{row.table && <Choice row={row} table={row.table} tables={tables} choose={choose} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {mayLook && ranking.length > 1 && (
        <p className="actions">
          <button type="button" disabled={tables.length === 0} onClick={() => look(tables)} data-testid="look">
            {page.look()}
          </button>
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  row: RankedTry;
  table: string;
  tables: readonly string[];
  choose(id: string, wanted: boolean): void;
}

function Choice({ row, table, tables, choose }: ChoiceProps) {
  const { page } = useWords().day;
  const ticked = tables.includes(table);
  return (
    <input
      type="checkbox"
      checked={ticked}
      disabled={!ticked && tables.length >= MOST_COMPARED}
      aria-label={page.compare({ name: row.name })}
      onChange={({ target }) => choose(table, target.checked)}
    />
  );
}

/** The own castle first, then the best ones of others. */
function usualChoice(ranking: readonly RankedTry[]): string[] {
  const [own, others] = [ranking.filter(({ you }) => you), ranking.filter(({ you }) => !you)];
  return [...own, ...others.slice(0, 3 - own.length)].flatMap(({ table }) => table ?? []);
}

export function WeekRanking({ rows }: { rows: readonly RankedWeek[] | null }) {
  const { page, table } = useWords().day;
  if (!rows) return <p className="empty">{page.waiting()}</p>;
  if (rows.length === 0) return <p className="empty">{page.nobodyThisWeek()}</p>;
  return (
    <table className="ranking">
      <thead>
        <tr>
          <th scope="col">{table.rank()}</th>
          <th scope="col">{table.name()}</th>
          <th scope="col">{table.days()}</th>
          <th scope="col">{table.best()}</th>
          <th scope="col">{table.together()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name; their place tells them apart.
          <tr key={index} className={row.you ? 'you' : ''}>
            <td>{row.rank}</td>
            <th scope="row">{row.name}</th>
            <td>{row.days}</td>
            <td>{row.best}</td>
            <td>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
