import type { GameResult } from '@luftschloss/engine/kernel';
import { CATEGORIES, type Cell, type PalaceView } from '@luftschloss/engine/palace';
import { useEffect, useMemo, useRef, useState } from 'react';
import { signed } from '../../board/signed.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { signOf } from '../../shell/signs.ts';
import { resultTable } from '../../table/result-table.ts';
import { useLanguage } from '../../words/language.ts';
import { PalacePicture } from './PalacePicture.tsx';
import { scoredCells } from './scored-cells.ts';
import { useTexts } from './useTexts.ts';

interface CountingProps {
  view: PalaceView;
  result: GameResult;
  names: readonly string[];
  done(): void;
}

const PACE = 1500; // milliseconds for each kind of points
const NONE: readonly Cell[] = [];

/** One kind of points after the other, for everybody at once: what counts lights up, and the bars grow. A press goes on, another to the scores. */
export function Counting({ view, result, names, done }: CountingProps) {
  const texts = useTexts();
  const language = useLanguage();
  const { categories, columns } = useMemo(
    () => resultTable(result, names, { game: 'palace', language }, CATEGORIES),
    [result, names, language],
  );
  const [counted, setCounted] = useState(0);
  const latest = useRef(done);
  latest.current = done;
  const over = counted > categories.length;
  useEffect(() => {
    if (over) latest.current();
    const timer = setTimeout(() => setCounted(counted + 1), PACE);
    return () => clearTimeout(timer);
  }, [counted, over]);
  const index = counted - 1;
  const most = Math.max(1, ...columns.map(({ score }) => score));
  const lit = useMemo(
    () => columns.flatMap(({ seats, reasons }) => (reasons[index] ?? []).flatMap((line) => scoredCells(view, seats[0], line))),
    [columns, index, view],
  );
  return (
    <section className="counting sheet" aria-label={texts.counting} data-testid="counting">
      <h2>{categories[index]?.title ?? texts.counting}</h2>
      <PalacePicture view={view} names={names} lit={index < 0 ? NONE : lit} />
      <ol className="count-bars">
        {columns.map(({ seats: [seat], sums }) => {
          const sum = sums.slice(0, Math.max(0, counted)).reduce((all, points) => all + points, 0);
          return (
            <li key={seat} className={signOf(seat).tincture}>
              <SeatBadge seat={seat} size={26} />
              <span className="bar">
                <i style={{ width: `${(Math.max(0, sum) / most) * 100}%` }} />
              </span>
              <em>{index >= 0 && sums[index] !== undefined && signed(sums[index])}</em>
              <output>{sum}</output>
            </li>
          );
        })}
      </ol>
      <p className="actions">
        <button type="button" onClick={() => setCounted(counted + 1)}>
          {texts.countOn}
        </button>
        <button type="button" className="primary" data-testid="to-the-scores" onClick={done}>
          {texts.toTheScores}
        </button>
      </p>
    </section>
  );
}
