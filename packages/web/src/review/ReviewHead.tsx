import { personAt } from '@luftschloss/words';
import { namesOf } from '../table/names.ts';
import { useLanguage } from '../words/language.ts';
import type { ReviewSelection } from './useSelection.ts';

/** The game, how it ended, how far the review is, and what can be done about that. */
export function ReviewHead({ selection, title }: { selection: ReviewSelection; title: string }) {
  const { words } = useLanguage();
  const { head } = words.review;
  const { finished, seat, seats, sit, moments, review } = selection;
  return (
    <header className="review-head">
      <a className="home" href="#/" aria-label={words.table.menu.entranceHall()}>
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="30" height="30" />
      </a>
      <h1>
        {title} <small>{head.lookingBack()}</small>
      </h1>
      <p className="verdict">
        {verdict(selection, words)} {review.phase === 'done' && head.moments({ count: moments.length })}
      </p>
      <div className="head-tools">
        <label className="whose">
          <span>{head.whose()}</span>
          <select value={seat} aria-label={head.whose()} onChange={({ target }) => sit(Number(target.value))}>
            {seats.map(({ name }, each) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Work selection={selection} />
        {finished.address && (
          <a className="button" href={finished.address}>
            {head.table()}
          </a>
        )}
      </div>
      {review.phase !== 'done' && <Progress selection={selection} />}
    </header>
  );
}

function Work({ selection: { review } }: { selection: ReviewSelection }) {
  const { head } = useLanguage().words.review;
  const { phase, depth, run } = review;
  if (phase === 'working') {
    return (
      <button type="button" onClick={run.stop} data-testid="review-stop">
        {head.stop()}
      </button>
    );
  }
  if (phase !== 'done') {
    return (
      <button type="button" className="primary" onClick={run.start} data-testid="review-resume">
        {head.resume()}
      </button>
    );
  }
  if (depth === 'deep') return null;
  return (
    <button type="button" onClick={run.deepen} title={head.deeperHelp()} data-testid="review-deeper">
      {head.deeper()}
    </button>
  );
}

function Progress({ selection: { review } }: { selection: ReviewSelection }) {
  const { head } = useLanguage().words.review;
  const { phase, depth, progress } = review;
  const said =
    phase === 'stopped' ? head.stopped() : phase === 'failed' ? head.failed() : depth === 'deep' ? head.workingDeep() : head.working();
  return (
    <p className="progress" role={phase === 'failed' ? 'alert' : undefined}>
      <progress max={1} value={progress} aria-label={said} data-testid="review-progress" />
      <span>{said}</span>
    </p>
  );
}

function verdict({ finished, seat, seats, me }: ReviewSelection, words: ReturnType<typeof useLanguage>['words']): string {
  const { head } = words.review;
  const { standings, winners } = finished.result;
  const mine = standings[seat].score;
  const others = standings.filter((each) => each.seat !== seat).map(({ score }) => score);
  if (others.length === 0) return head.alone({ points: mine });
  const who = personAt({ names: namesOf(seats), reader: me }, seat);
  const points = Math.abs(mine - Math.max(...others));
  if (points === 0) return head.even({ who });
  return winners.includes(seat) ? head.won({ who, points }) : head.lost({ who, points });
}
