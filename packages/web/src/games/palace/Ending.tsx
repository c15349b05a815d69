import type { GameResult } from '@luftschloss/engine/kernel';
import type { PalaceView } from '@luftschloss/engine/palace';
import { useState } from 'react';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { FinalScores } from '../../table/FinalScores.tsx';
import { ScoreChart } from '../../table/ScoreChart.tsx';
import type { TableControls } from '../../table/useTable.ts';
import { MyBoard } from './MyBoard.tsx';
import { useTexts } from './useTexts.ts';

interface EndingProps {
  controls: TableControls;
  view: PalaceView;
  result: GameResult;
  names: readonly string[];
}

/** The end: who has won and how it ended, every point with its cause, and the blueprint boards side by side with their secrets turned over. */
export function Ending({ controls, view, result, names }: EndingProps) {
  const texts = useTexts();
  const [away, setAway] = useState(false);
  if (away) {
    return (
      <button type="button" className="back-home show-scores" onClick={() => setAway(false)}>
        {texts.showScores}
      </button>
    );
  }
  const winners = result.standings.filter(({ rank }) => rank === 1);
  return (
    <div className="ending" data-testid="ending">
      <p className="end-news sheet" role="status" data-testid="end-news">
        {winners.map(({ seat }) => (
          <SeatBadge key={seat} seat={seat} size={34} />
        ))}
        {texts.endNews(
          winners.map(({ seat }) => names[seat]),
          winners[0]?.score ?? 0,
          view.ended,
        )}
      </p>
      <div className="accounts">
        <FinalScores game="palace" result={result} names={names} order={ORDER} />
        <p className="actions">
          <button type="button" onClick={() => setAway(true)}>
            {texts.lookAtPalace}
          </button>
        </p>
        <ScoreChart controls={controls} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reachable by keyboard. */}
      <section className="side-by-side" aria-label={texts.boardsSideBySide} tabIndex={0}>
        {[...result.standings]
          .sort((a, b) => a.rank - b.rank)
          .map(({ seat }) => (
            <MyBoard key={seat} view={view} after={null} seat={seat} title={names[seat]} chosen={null} choose={null} />
          ))}
      </section>
    </div>
  );
}

const ORDER = ['blueprint', 'stairs', 'utility', 'activity', 'swan-sets', 'favors'];
