import { CATEGORIES, type CastlesView } from '@luftschloss/engine/castles';
import type { GameResult } from '@luftschloss/engine/kernel';
import { useEffect, useRef, useState } from 'react';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { FinalScores } from '../../table/FinalScores.tsx';
import { ScoreChart } from '../../table/ScoreChart.tsx';
import type { TableControls } from '../../table/useTable.ts';
import { CastlePicture } from './CastlePicture.tsx';
import { type Pointed, roomsOfLine } from './pointing.ts';

interface EndingProps {
  controls: TableControls;
  view: CastlesView;
  result: GameResult;
  names: readonly string[];
}

/** The end: every point and its cause, how it came to that, and the castles side by side. */
export function Ending({ controls, view, result, names }: EndingProps) {
  const [away, setAway] = useState(false);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  if (away) {
    return (
      <button type="button" className="back-home" onClick={() => setAway(false)}>
        Show the final scores
      </button>
    );
  }
  return (
    <div className="ending" data-testid="ending">
      <EndNews result={result} names={names} />
      <div className="accounts">
        <FinalScores
          result={result}
          names={names}
          order={CATEGORIES}
          point={(seat, line) => setPointed(line && roomsOfLine(view, seat, result.standings[seat].lines, line))}
        />
        <p className="actions">
          <button type="button" onClick={() => setAway(true)}>
            Look at the board
          </button>
        </p>
        <ScoreChart controls={controls} markOf={roundOf} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reachable by keyboard. */}
      <section className="side-by-side" aria-label="The castles side by side" tabIndex={0}>
        {[...result.standings]
          .sort((a, b) => a.rank - b.rank)
          .map(({ seat }) => (
            <FinishedCastle
              key={names[seat]}
              view={view}
              seat={seat}
              name={names[seat]}
              lit={pointed?.seat === seat ? pointed.rooms : NONE}
            />
          ))}
      </section>
    </div>
  );
}

const NONE: readonly number[] = [];

/** Who has won, before anything else. */
function EndNews({ result: { standings }, names }: Pick<EndingProps, 'result' | 'names'>) {
  const winners = standings.filter(({ rank }) => rank === 1);
  const [{ score }] = winners;
  return (
    <p className="end-news sheet" role="status" data-testid="end-news">
      {winners.map(({ seat }) => (
        <SeatBadge key={seat} seat={seat} size={34} />
      ))}
      {standings.length === 1
        ? `The castle is finished: ${score} points.`
        : `${winners.map(({ seat }) => names[seat]).join(' and ')} ${winners.length > 1 ? 'share the victory' : 'wins'} with ${score} points.`}
    </p>
  );
}

const roundOf = (view: unknown): number => (view as CastlesView).round;

interface FinishedCastleProps {
  view: CastlesView;
  seat: number;
  name: string;
  lit: readonly number[];
}

function FinishedCastle({ view, seat, name, lit }: FinishedCastleProps) {
  const { castle, score } = view.seats[seat];
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone only one of them is in sight.
    if (lit.length > 0) figure.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [lit]);
  return (
    <figure ref={figure} className="sheet">
      <figcaption>
        <SeatBadge seat={seat} /> {name} <b>{score}</b>
      </figcaption>
      <CastlePicture castle={castle} prefix={`end${seat}-`} lit={lit} label={`Castle of ${name}`} />
    </figure>
  );
}
