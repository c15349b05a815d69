import { type BetweenView, buildersOf, roomOf, scoreCastle, xOf, yOf } from '@luftschloss/engine/between';
import type { Fact, GameResult } from '@luftschloss/engine/kernel';
import { useState } from 'react';
import { prefersReducedMotion } from '../../board/reduced-motion.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { FinalScores } from '../../table/FinalScores.tsx';
import { ScoreChart } from '../../table/ScoreChart.tsx';
import type { TableControls } from '../../table/useTable.ts';
import type { Pointed } from './Boards.tsx';
import { Counting } from './Counting.tsx';
import { CastleMini } from './Strip.tsx';
import { useSpeech } from './useSpeech.ts';

interface EndingProps {
  controls: TableControls;
  view: BetweenView;
  result: GameResult;
  names: readonly string[];
  fresh: boolean; // somebody saw it end: whoever opens a finished game wants its scores
}

type Stage = 'counting' | 'scores' | 'away';

/** The end: castles first, counted room by room by whoever saw the last tile; then every point by its cause. */
export default function Ending({ controls, view, result, names, fresh }: EndingProps) {
  const say = useSpeech();
  const [stage, setStage] = useState<Stage>(fresh && !prefersReducedMotion() ? 'counting' : 'scores');
  const [pointed, setPointed] = useState<Pointed | null>(null);
  if (stage === 'away') {
    return (
      <button type="button" className="back-to-scores primary" onClick={() => setStage('scores')}>
        {say.words.end.showScores()}
      </button>
    );
  }
  if (stage === 'counting') {
    return (
      <main className="ending" data-testid="ending">
        <Counting view={view} names={names} done={() => setStage('scores')} />
      </main>
    );
  }
  return (
    <main className="ending" data-testid="ending">
      <EndNews result={result} names={names} />
      <div className="accounts">
        <FinalScores
          game="between"
          result={result}
          names={names}
          lights={{
            has: (castle, { reason }) => cellsOf(view, castle, reason).length > 0,
            show: (castle, line) => setPointed(line && { castle, cells: cellsOf(view, castle, line.reason) }),
          }}
        />
        <p className="actions">
          <button type="button" onClick={() => setStage('away')}>
            {say.words.end.lookAtCastles()}
          </button>
          <button type="button" onClick={() => setStage('counting')}>
            {say.words.end.countAgain()}
          </button>
        </p>
        <ScoreChart controls={controls} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reachable by keyboard. */}
      <section className="side-by-side" aria-label={say.words.end.sideBySide()} tabIndex={0}>
        {view.castles.map((castle, index) => (
          <figure key={say.castle(index)} className="sheet">
            <figcaption>
              {buildersOf(view, index).map((builder) => (
                <SeatBadge key={builder} seat={builder} size={22} />
              ))}
              {say.castle(index)} <b>{scoreCastle(castle).total}</b>
            </figcaption>
            <CastleMini view={view} castle={index} lit={pointed?.castle === index ? pointed.cells : NONE} scale={0.3} />
          </figure>
        ))}
      </section>
    </main>
  );
}

const NONE: Pointed['cells'] = [];

/** The rooms that a line of the accounts is about, and what they score for. */
function cellsOf(view: BetweenView, castle: number, reason: Fact): Pointed['cells'] {
  const { rooms, throne } = scoreCastle(view.castles[castle]);
  const about = [...rooms, throne].filter(({ room }) => reason.params?.['room'] === roomOf(room).id);
  return about.flatMap(({ cell, causes }) => [cell, ...causes]).map((cell) => ({ x: xOf(cell), y: yOf(cell) }));
}

/** Who has won, before anything else. */
function EndNews({ result: { standings }, names }: Pick<EndingProps, 'result' | 'names'>) {
  const say = useSpeech();
  const winners = standings.filter(({ rank }) => rank === 1);
  const who = winners.map(({ seat }) => names[seat]);
  return (
    <p className="end-news sheet" role="status" data-testid="end-news">
      {winners.map(({ seat }) => (
        <SeatBadge key={seat} seat={seat} size={34} />
      ))}
      {winners.length > 1
        ? say.words.end.share({ names: who, score: winners[0].score })
        : say.words.end.wins({ name: who[0], score: winners[0].score })}
    </p>
  );
}
