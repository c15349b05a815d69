import { type BetweenView, buildersOf, castleName, roomOf, scoreCastle, xOf, yOf } from '@luftschloss/engine/between';
import type { Fact, GameResult } from '@luftschloss/engine/kernel';
import { useState } from 'react';
import { isCalm } from '../../board/calm.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { FinalScores } from '../../table/FinalScores.tsx';
import { ScoreChart } from '../../table/ScoreChart.tsx';
import type { TableControls } from '../../table/useTable.ts';
import type { Pointed } from './Boards.tsx';
import { Counting } from './Counting.tsx';
import { CastleMini, nameOf } from './Strip.tsx';
import { texts } from './table-texts.ts';

interface EndingProps {
  controls: TableControls;
  view: BetweenView;
  result: GameResult;
  names: readonly string[];
  fresh: boolean; // somebody saw it end: whoever opens a finished game wants its scores
}

type Stage = 'counting' | 'scores' | 'away';

/** The end: castles first, counted room by room by whoever saw the last tile; then every point by its cause. */
export function Ending({ controls, view, result, names, fresh }: EndingProps) {
  const [stage, setStage] = useState<Stage>(fresh && !isCalm() ? 'counting' : 'scores');
  const [pointed, setPointed] = useState<Pointed | null>(null);
  if (stage === 'away') {
    return (
      <button type="button" className="back-to-scores primary" onClick={() => setStage('scores')}>
        {texts.showScores()}
      </button>
    );
  }
  if (stage === 'counting') {
    return (
      <div className="ending" data-testid="ending">
        <Counting view={view} names={names} done={() => setStage('scores')} />
      </div>
    );
  }
  return (
    <div className="ending" data-testid="ending">
      <EndNews result={result} names={names} />
      <div className="accounts">
        <FinalScores
          game="between"
          result={result}
          names={names}
          point={(castle, line) => setPointed(line && { castle, cells: cellsOf(view, castle, line.reason) })}
        />
        <p className="actions">
          <button type="button" onClick={() => setStage('away')}>
            {texts.lookAtBoard()}
          </button>
          <button type="button" onClick={() => setStage('counting')}>
            {texts.countAgain()}
          </button>
        </p>
        <ScoreChart controls={controls} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reachable by keyboard. */}
      <section className="side-by-side" aria-label={texts.sideBySide()} tabIndex={0}>
        {view.castles.map((castle, index) => (
          <figure key={castleName(index)} className="sheet">
            <figcaption>
              {buildersOf(view, index).map((builder) => (
                <SeatBadge key={builder} seat={builder} size={22} />
              ))}
              {castleName(index)} <b>{scoreCastle(castle).total}</b>
            </figcaption>
            <CastleMini view={view} castle={index} lit={pointed?.castle === index ? pointed.cells : NONE} scale={0.3} />
          </figure>
        ))}
      </section>
    </div>
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
  const winners = standings.filter(({ rank }) => rank === 1);
  const who = texts.listed(winners.map(({ seat }) => nameOf(names, seat)));
  return (
    <p className="end-news sheet" role="status" data-testid="end-news">
      {winners.map(({ seat }) => (
        <SeatBadge key={seat} seat={seat} size={34} />
      ))}
      {winners.length > 1 ? texts.share(who, winners[0].score) : texts.wins(who, winners[0].score)}
    </p>
  );
}
