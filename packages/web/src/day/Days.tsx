import { type Day, dayAfter } from '@luftschloss/protocol';
import { useWords } from '../words/language.ts';
import { noonOf } from './day-words.ts';

/** From one day to the next. */
export function Days({ day, today }: { day: Day; today: Day }) {
  const { page } = useWords().day;
  const before = dayAfter(day, -1);
  const after = dayAfter(day, 1);
  return (
    <nav className="days" aria-label={page.days()}>
      <a className="button quiet" href={`#/day/${before}`} aria-label={page.before()}>
        ◂
      </a>
      <h2>{day === today ? page.today({ when: noonOf(day) }) : page.dayOf({ when: noonOf(day) })}</h2>
      {day < today && (
        <a className="button quiet" href={after === today ? '#/day' : `#/day/${after}`} aria-label={page.after()}>
          ▸
        </a>
      )}
      {day < dayAfter(today, -1) && (
        <a className="button quiet" href="#/day">
          {page.toToday()}
        </a>
      )}
    </nav>
  );
}
