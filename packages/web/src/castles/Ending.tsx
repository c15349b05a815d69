import type { CastlesView } from '@luftschloss/engine/castles';
import type { GameResult } from '@luftschloss/engine/kernel';
import { useMemo, useState } from 'react';
import { Drawing } from '../shell/Drawing.tsx';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { useDrawingTheme } from '../shell/settings.ts';
import { FinalScores } from '../table/FinalScores.tsx';
import { ScoreChart } from '../table/ScoreChart.tsx';
import type { TableControls } from '../table/useTable.ts';
import { miniature } from './castle-drawing.ts';

interface EndingProps {
  controls: TableControls;
  view: CastlesView;
  result: GameResult;
  names: readonly string[];
}

/** The end: every point and its cause, how it came to that, and the castles side by side. */
export function Ending({ controls, view, result, names }: EndingProps) {
  const [away, setAway] = useState(false);
  const theme = useDrawingTheme();
  const pictures = useMemo(() => view.seats.map(({ castle }, seat) => miniature(castle, theme, `end${seat}-`, 24)), [view, theme]);
  if (away) {
    return (
      <button type="button" className="back-home" onClick={() => setAway(false)}>
        Show the final scores
      </button>
    );
  }
  return (
    <div className="ending" data-testid="ending">
      <FinalScores result={result} names={names} />
      <ScoreChart controls={controls} />
      <section className="side-by-side" aria-label="The castles side by side">
        {pictures.map((svg, seat) => (
          <figure key={names[seat]} className="sheet">
            <figcaption>
              <SeatBadge seat={seat} /> {names[seat]}
            </figcaption>
            <Drawing svg={svg} label={`Castle of ${names[seat]}`} />
          </figure>
        ))}
      </section>
      <p className="actions">
        <button type="button" onClick={() => setAway(true)}>
          Look at the board
        </button>
        <a className="button primary" href="#/">
          To the entrance hall
        </a>
      </p>
    </div>
  );
}
