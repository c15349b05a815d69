import { CATEGORIES, type CastlesView } from '@luftschloss/engine/castles';
import type { GameResult, ScoreLine } from '@luftschloss/engine/kernel';
import { type People, personAt, told, type Who } from '@luftschloss/words';
import { useEffect, useRef, useState } from 'react';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { FinalScores } from '../../table/FinalScores.tsx';
import { ScoreChart } from '../../table/ScoreChart.tsx';
import type { TableControls } from '../../table/useTable.ts';
import { useWords } from '../../words/language.ts';
import { CastlePicture } from './CastlePicture.tsx';
import { OverBoard } from './OverBoard.tsx';
import { type Pointed, roomsOfLine } from './pointing.ts';

interface EndingProps {
  controls: TableControls;
  view: CastlesView;
  result: GameResult;
  names: readonly string[];
}

/** The end: every point and its cause, how it came to that, and the castles side by side. */
export default function Ending({ controls, view, result, names }: EndingProps) {
  const say = useWords()['castles-table'].ending;
  const [away, setAway] = useState(false);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const people = told(names, view.viewer);
  const about = (seat: number, line: ScoreLine): Pointed | null => roomsOfLine(view, seat, result.standings[seat].lines, line);
  if (away) return <OverBoard press={() => setAway(false)}>{say.show()}</OverBoard>;
  return (
    <div className="ending" data-testid="ending">
      <EndNews result={result} people={people} />
      <div className="accounts">
        <FinalScores
          game="castles"
          result={result}
          names={names}
          order={CATEGORIES}
          lights={{ has: (seat, line) => about(seat, line) !== null, show: (seat, line) => setPointed(line && about(seat, line)) }}
        />
        <p className="actions">
          <button type="button" onClick={() => setAway(true)}>
            {say.board()}
          </button>
        </p>
        <ScoreChart controls={controls} markOf={roundOf} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must be reachable by keyboard. */}
      <section className="side-by-side" aria-label={say.castles()} tabIndex={0}>
        {[...result.standings]
          .sort((a, b) => a.rank - b.rank)
          .map(({ seat }) => (
            <FinishedCastle
              key={names[seat]}
              view={view}
              who={personAt(people, seat)}
              seat={seat}
              lit={pointed?.seat === seat ? pointed.rooms : NONE}
            />
          ))}
      </section>
    </div>
  );
}

const NONE: readonly number[] = [];

/** Who has won, before anything else. */
function EndNews({ result: { standings }, people }: Pick<EndingProps, 'result'> & { people: People }) {
  const say = useWords()['castles-table'].ending;
  const winners = standings.filter(({ rank }) => rank === 1);
  const [{ score: points }] = winners;
  const who = winners.map(({ seat }) => personAt(people, seat));
  const others = who.filter(({ reader }) => !reader);
  const news = (): string => {
    if (standings.length === 1) return say.alone({ points });
    if (who.length === 1) return say.won({ who: who[0], points });
    return others.length < who.length ? say.sharedWithYou({ others, points }) : say.shared({ winners: who, points });
  };
  return (
    <p className="end-news sheet" role="status" data-testid="end-news">
      {winners.map(({ seat }) => (
        <SeatBadge key={seat} seat={seat} size={34} />
      ))}
      {news()}
    </p>
  );
}

const roundOf = (view: unknown): number => (view as CastlesView).round;

interface FinishedCastleProps {
  view: CastlesView;
  seat: number;
  who: Who;
  lit: readonly number[];
}

function FinishedCastle({ view, seat, who, lit }: FinishedCastleProps) {
  const say = useWords()['castles-table'].ending;
  const { castle, score } = view.seats[seat];
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lit.length > 0 && figure.current) bringIntoSight(figure.current);
  }, [lit]);
  return (
    <figure ref={figure} className="sheet">
      <figcaption>
        <SeatBadge seat={seat} /> {who.name} <b>{score}</b>
      </figcaption>
      <CastlePicture castle={castle} prefix={`end${seat}-`} lit={lit} label={say.castle({ who })} />
    </figure>
  );
}

/**
 * On a phone only one castle is in sight. Only the castles move: a line that gives way under the mouse cannot be pressed. Fingers point at nothing, and may be led to
 * castles above the screen.
 */
function bringIntoSight(figure: HTMLElement): void {
  const castles = figure.parentElement;
  if (!castles) return;
  if (castles.getBoundingClientRect().bottom < 0 && matchMedia('(hover: none)').matches) figure.scrollIntoView({ block: 'nearest' });
  const [own, frame] = [figure.getBoundingClientRect(), castles.getBoundingClientRect()];
  castles.scrollBy({ left: (own.left + own.right - frame.left - frame.right) / 2 });
}
