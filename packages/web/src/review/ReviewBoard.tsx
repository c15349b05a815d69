import './review-board.css';
import type { Reviewed } from '@luftschloss/bots/review';
import type { GameTypes } from '@luftschloss/engine/kernel';
import { Suspense, useMemo } from 'react';
import { screenOf } from '../games/index.ts';
import { foreseenView } from '../general/worth.ts';
import { useLanguage } from '../words/language.ts';
import { DrawnMoment } from './DrawnMoment.tsx';
import type { MomentPictures } from './moment-board.ts';
import { BOARD_VIEWS, type ReviewSelection } from './useSelection.ts';

/** The board at a decision: before it, with what was played, with what would have been better, or with both. */
export function ReviewBoard({ selection, selected }: { selection: ReviewSelection; selected: Reviewed }) {
  const { moment } = useLanguage().words.review;
  const { finished, seat, seats, board, show, inWords } = selection;
  const { step, finding } = selected;
  const { playedGame } = finished;
  const { rules, record } = playedGame;
  const played = record.actions[step].action;
  const better = finding?.better?.action ?? null;
  const pictures = useMemo((): MomentPictures => {
    const view = rules.view(playedGame.states[step], seat);
    // What cannot be foreseen is drawn by chance: the board stays as it is then.
    const after = (action: GameTypes['action']): unknown => foreseenView(rules, view, action) ?? view;
    return { view, played: { action: played, view: after(played) }, better: better && { action: better, view: after(better) } };
  }, [rules, playedGame, step, seat, played, better]);
  const shown = better ? board : board === 'before' ? 'before' : 'played';
  const Board = screenOf(rules.id)?.MomentBoard ?? DrawnMoment;
  return (
    <div className="review-board sheet">
      <div className="labels">
        {(shown === 'played' || shown === 'both') && (
          <p className="label played">{moment.playedLabel({ action: inWords(step, played) })}</p>
        )}
        {better && (shown === 'better' || shown === 'both') && (
          <p className="label better">{moment.betterLabel({ action: inWords(step, better) })}</p>
        )}
      </div>
      <div className="pictures">
        <Suspense>
          <Board
            key={step}
            game={rules.id}
            seat={seat}
            names={seats.map(({ name }) => name)}
            label={moment.view()}
            pictures={pictures}
            shown={shown}
          />
        </Suspense>
      </div>
      <fieldset className="switch" aria-keyshortcuts="B">
        <legend className="visually-hidden">{moment.view()}</legend>
        {BOARD_VIEWS.filter((each) => better || each === 'before' || each === 'played').map((each) => (
          <button key={each} type="button" aria-pressed={shown === each} onClick={() => show(each)}>
            <span>{moment[each]()}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
