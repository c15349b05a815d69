import { contest, favorOf, type PalaceView } from '@luftschloss/engine/palace';
import { setsWorth, standingOf } from './standing.ts';
import { useTexts } from './useTexts.ts';

interface StandingsProps {
  before: PalaceView;
  after: PalaceView;
  seat: number;
  sets?: boolean; // say what becomes of the sets
}

/** Two kinds of points, never mixed: now, and what favors would pay if the game ended here. */
export function Standings({ before, after, seat, sets = false }: StandingsProps) {
  const texts = useTexts();
  const [then, now] = [standingOf(after, seat), standingOf(before, seat)];
  const gain = then.now - now.now;
  return (
    <div className="standings">
      {sets && (
        <p>
          <span>{texts.setsChange}</span> <b>{texts.change(setsWorth(before, seat), setsWorth(after, seat))}</b>
        </p>
      )}
      <p>
        <span>{texts.nowLine}</span>{' '}
        <b>
          {texts.change(now.now, then.now)}{' '}
          <em className={gain < 0 ? 'loss' : ''} data-testid="preview-gain">
            {texts.signed(gain)}
          </em>
        </b>
      </p>
      <p>
        <span>{texts.favorsSoFar}</span> <b>{texts.change(now.favors, then.favors)}</b>
      </p>
      {changedFavors(before, after, seat).map(({ favor, won }) => (
        <p key={favor} className="favor-change">
          {won ? texts.favorWon(favor) : texts.favorLost(favor)}
        </p>
      ))}
    </div>
  );
}

/** Favors that somebody would win or lose by it. */
function changedFavors(before: PalaceView, after: PalaceView, seat: number): { favor: string; won: boolean }[] {
  return before.publicFavors.flatMap((favor) => {
    const [was, is] = [before, after].map((view) => contest(favorOf(favor), view)[seat] === 'won');
    return was === is ? [] : [{ favor, won: is }];
  });
}
