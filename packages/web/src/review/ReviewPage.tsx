import { problemText } from '@luftschloss/words';
import { problemWords } from '../online/problems.ts';
import { useLanguage } from '../words/language.ts';
import { Said } from '../words/Said.tsx';
import type { NoReview } from './finished-game.ts';
import { OpenGame } from './OpenGame.tsx';
import { PlainReview } from './PlainReview.tsx';
import { ReviewedGame } from './ReviewedGame.tsx';
import { useLooked } from './useReview.ts';

/** Looks back at a game: `seat` is whose decisions, where the address says so. */
export default function ReviewPage({ id, seat }: { id: string; seat: number | null }) {
  return id === '' ? <OpenGame /> : <OneGame id={id} seat={seat} />;
}

function OneGame({ id, seat }: { id: string; seat: number | null }) {
  const { words } = useLanguage();
  const looked = useLooked(id);
  if (!looked) return <p className="waiting">{words.shell.frame.loading()}</p>;
  if ('why' in looked) {
    return (
      <PlainReview>
        <NoReviewNote none={looked} />
      </PlainReview>
    );
  }
  return <ReviewedGame finished={looked} asked={seat} />;
}

/** Why there is no review, in a sentence. */
export function NoReviewNote({ none }: { none: NoReview }) {
  const language = useLanguage();
  const { words, said } = language;
  const toOpen = { open: (inside: React.ReactNode) => <a href="#/review">{inside}</a> };
  switch (none.why) {
    case 'running':
      return <p role="alert">{words.review.none.running()}</p>;
    case 'unreachable':
      return <p role="alert">{words.review.none.unreachable()}</p>;
    case 'refused':
      return <p role="alert">{problemWords(words, none.error)}</p>;
    case 'sealed':
      return (
        <p role="alert">
          <Said of={said.review.none.sealed()} elements={{ day: (inside) => <a href="#/day">{inside}</a> }} />
        </p>
      );
    case 'other-game':
      return <p role="alert">{words.review.none.otherGame({ game: none.game })}</p>;
    case 'broken':
      return <p role="alert">{words.review.none.broken({ problem: problemText(language, none.problem) })}</p>;
    case 'unknown':
      return (
        <p role="alert">
          <Said of={said.review.none.unknown()} elements={toOpen} />
        </p>
      );
  }
}
