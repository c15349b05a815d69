import { type Day, dayOf } from '@luftschloss/protocol';
import { useWords } from '../words/language.ts';

/** After a try at a castle of the day there is no second one: the ranking comes next. */
export default function AtTheEnd({ day }: { day: Day }) {
  const words = useWords();
  return (
    <a className="button primary" href={day === dayOf(Date.now()) ? '#/day' : `#/day/${day}`}>
      {words.day.atTheEnd.ranking()}
    </a>
  );
}
