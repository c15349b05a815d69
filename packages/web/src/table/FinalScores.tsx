import type { GameResult, ScoreLine } from '@luftschloss/engine/kernel';
import { useState } from 'react';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { type ResultColumn, resultTable } from './result-table.ts';

interface FinalScoresProps {
  result: GameResult;
  names: readonly string[];
  /** A line is pointed at, or none any more: the table may show what it is about. */
  point?(seat: number, line: ScoreLine | null): void;
}

/** The score table; a number opens the list of its reasons. */
export function FinalScores({ result, names, point }: FinalScoresProps) {
  const { categories, columns } = resultTable(result, names);
  const [open, setOpen] = useState<number | null>(null);
  const winners = columns.filter(({ rank }) => rank === 1).map(({ name }) => name);
  return (
    <section className="final sheet" aria-labelledby="final-title">
      <h2 id="final-title">
        {columns.length === 1
          ? `${columns[0].score} points`
          : `${winners.join(' and ')} ${winners.length > 1 ? 'share the victory' : 'wins'}`}
      </h2>
      {columns.map(
        ({ note, seat, name }) =>
          note && (
            <p key={seat} className="final-note">
              {columns.length > 1 && <b>{name}: </b>}
              {note}
            </p>
          ),
      )}
      <table>
        <Heads columns={columns} />
        <tbody>
          {categories.map((category, index) => (
            <CategoryRows
              key={category}
              category={category}
              index={index}
              columns={columns}
              open={open === index}
              toggle={() => setOpen(open === index ? null : index)}
              point={point}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {columns.map(({ seat, score }) => (
              <td key={seat} data-testid={`total-${seat}`}>
                {score}
              </td>
            ))}
          </tr>
          <tr className="small">
            <th scope="row">Ties are broken by</th>
            {columns.map(({ seat, tiebreaks }) => (
              <td key={seat}>{tiebreaks}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Heads({ columns }: { columns: readonly ResultColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">Points for</th>
        {columns.map(({ seat, name, rank }) => (
          <th key={seat} scope="col">
            <SeatBadge seat={seat} size={26} />
            <br />
            {name}
            <span className="rank">{rank === 1 ? '♛' : `${rank}.`}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CategoryRowsProps {
  category: string;
  index: number;
  columns: readonly ResultColumn[];
  open: boolean;
  toggle(): void;
  point: FinalScoresProps['point'];
}

function CategoryRows({ category, index, columns, open, toggle, point }: CategoryRowsProps) {
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" className="quiet" aria-expanded={open} onClick={toggle}>
            {open ? '▾' : '▸'} {category}
          </button>
        </th>
        {columns.map(({ seat, sums }) => (
          <td key={seat}>{sums[index]}</td>
        ))}
      </tr>
      {open && (
        <tr className="reasons">
          <td colSpan={columns.length + 1}>
            <div className="reason-lists">
              {columns.map(({ seat, name, reasons }) => (
                <section key={seat} aria-label={`${category}: ${name}`}>
                  <SeatBadge seat={seat} size={18} />
                  {reasons[index].length === 0 && <p>none</p>}
                  <ul>
                    {reasons[index].map((line, each) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may be given twice.
                      <li key={`${line.reason} ${each}`}>
                        <Reason line={line} point={point && ((shown) => point(seat, shown))} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

function Reason({ line, point }: { line: ScoreLine; point: ((line: ScoreLine | null) => void) | undefined }) {
  const words = (
    <>
      <b>{line.points > 0 ? `+${line.points}` : line.points}</b> {line.reason}
    </>
  );
  if (!point) return words;
  return (
    <button
      type="button"
      className="reason"
      onPointerEnter={() => point(line)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(line)}
      onBlur={() => point(null)}
    >
      {words}
    </button>
  );
}
