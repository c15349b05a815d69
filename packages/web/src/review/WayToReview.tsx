import type { TableSnapshot } from '../table/link.ts';
import { useWords } from '../words/language.ts';

/** After the end: to the review of this game, of one's own decisions. */
export default function WayToReview({ table: { id, viewer } }: { table: TableSnapshot }) {
  const { way } = useWords().review;
  return (
    <a className="button" href={`#/review/${id}${viewer === null ? '' : `/${viewer}`}`} title={way.reviewHelp()} data-testid="to-review">
      {way.review()}
    </a>
  );
}
