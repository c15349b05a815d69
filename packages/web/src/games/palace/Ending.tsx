import type { GameResult } from '@luftschloss/engine/kernel';
import { CATEGORIES, type Cell, type PalaceView } from '@luftschloss/engine/palace';
import { useState } from 'react';
import { prefersReducedMotion } from '../../board/reduced-motion.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { FinalScores } from '../../table/FinalScores.tsx';
import { ScoreChart } from '../../table/ScoreChart.tsx';
import type { TableControls } from '../../table/useTable.ts';
import { Counting } from './Counting.tsx';
import { MyBoard } from './MyBoard.tsx';
import { PalacePicture } from './PalacePicture.tsx';
import { scoredCells } from './scored-cells.ts';
import { useTexts } from './useTexts.ts';

interface EndingProps {
  controls: TableControls;
  view: PalaceView;
  result: GameResult;
  names: readonly string[];
  fresh: boolean; // somebody saw it end: whoever opens a finished game wants its scores
}

type Stage = 'counting' | 'scores' | 'away';

/**
 * The end. Whoever saw the last move watches the points being counted. Then come the winner and how it ended, every point with its cause and its tiles in the
 * palace, and the blueprint boards side by side with their secrets turned over.
 */
export default function Ending({ controls, view, result, names, fresh }: EndingProps) {
  const texts = useTexts();
  const [stage, setStage] = useState<Stage>(fresh && !prefersReducedMotion() ? 'counting' : 'scores');
  const [lit, point] = useState<readonly Cell[]>(NOWHERE);
  if (stage === 'away') {
    return (
      <button type="button" className="back-home show-scores" onClick={() => setStage('scores')}>
        {texts.showScores}
      </button>
    );
  }
  if (stage === 'counting') {
    return (
      <div className="ending" data-testid="ending">
        <Counting view={view} result={result} names={names} done={() => setStage('scores')} />
      </div>
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
      <figure className="palace-figure sheet">
        <PalacePicture view={view} names={names} lit={lit} />
      </figure>
      <div className="accounts">
        <FinalScores
          game="palace"
          result={result}
          names={names}
          order={CATEGORIES}
          lights={{
            has: (seat, line) => scoredCells(view, seat, line).length > 0,
            show: (seat, line) => point(line ? scoredCells(view, seat, line) : NOWHERE),
          }}
        />
        <p className="actions">
          <button type="button" onClick={() => setStage('away')}>
            {texts.lookAtPalace}
          </button>
          <button type="button" onClick={() => setStage('counting')}>
            {texts.countAgain}
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

const NOWHERE: readonly Cell[] = [];
