import './review.css';
import { useState } from 'react';
import { gameName } from '../games/index.ts';
import { NARROW, useMedia } from '../shell/useMedia.ts';
import { useLanguage } from '../words/language.ts';
import { announced } from './announced.ts';
import { Curves } from './Curves.tsx';
import { DecisionList } from './DecisionList.tsx';
import type { FinishedGame } from './finished-game.ts';
import { MomentCard, Where } from './MomentCard.tsx';
import { ReviewBoard } from './ReviewBoard.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { TryIt } from './TryIt.tsx';
import { type ReviewSelection, useSelection, useSelectionKeys } from './useSelection.ts';

/** The whole review: curve, list, board and card are one selection. */
export function ReviewedGame({ finished, asked }: { finished: FinishedGame; asked: number | null }) {
  const selection = useSelection(finished, asked);
  const [trying, setTrying] = useState<number | null>(null); // the step of the moment
  useSelectionKeys(selection, trying === null);
  const moment = trying === null ? null : (selection.review.review.decisions.find(({ step }) => step === trying) ?? null);
  if (moment?.finding?.better) return <TryIt key={moment.step} selection={selection} moment={moment} back={() => setTrying(null)} />;
  return <DeskPage selection={selection} tryIt={setTrying} />;
}

function DeskPage({ selection, tryIt }: { selection: ReviewSelection; tryIt(step: number): void }) {
  const language = useLanguage();
  const { review } = language.words;
  const narrow = useMedia(NARROW);
  const [listed, setListed] = useState(false); // on a phone: the list in place of the moment
  const { finished, seat, review: controls, selected } = selection;
  const empty = controls.review.decisions.length === 0;
  const tabs = (
    <div className="tabs" role="tablist">
      {[false, true].map((each) => (
        <button
          key={String(each)}
          type="button"
          role="tab"
          id={each ? 'tab-list' : 'tab-moment'}
          aria-selected={listed === each}
          aria-controls="review-part"
          onClick={() => setListed(each)}
        >
          {each ? review.list.title() : review.moment.decision()}
        </button>
      ))}
    </div>
  );
  const middle = selected && (
    <>
      {narrow && <Where selection={selection} selected={selected} />}
      <ReviewBoard selection={selection} selected={selected} />
      <MomentCard steps={!narrow} selection={selection} selected={selected} tryIt={() => tryIt(selected.step)} />
    </>
  );
  const list = <DecisionList selection={selection} picked={() => setListed(false)} />;
  return (
    <div data-style="review" className={`review-page ${narrow ? 'narrow' : ''}`}>
      <ReviewHead selection={selection} title={gameName(finished.playedGame.rules.id, language)} />
      <main id="main" className="review-parts">
        {empty ? (
          <p className="sheet nothing">{review.list.none()}</p>
        ) : narrow ? (
          <>
            <Curves key={seat} selection={selection} only="chance" />
            {tabs}
            <div id="review-part" role="tabpanel" aria-labelledby={listed ? 'tab-list' : 'tab-moment'}>
              {listed ? list : middle}
            </div>
            <Curves key={-1 - seat} selection={selection} only="points" />
          </>
        ) : (
          <>
            <Curves key={seat} selection={selection} />
            {list}
            {middle}
          </>
        )}
      </main>
      <p className="visually-hidden" aria-live="polite">
        {selected && announced(selection, language.words)}
      </p>
    </div>
  );
}
