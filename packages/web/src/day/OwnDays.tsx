import { DAY_KINDS, type Day, type DayKind, type OwnDaysAnswer, type OwnTry } from '@luftschloss/protocol';
import { useWords } from '../words/language.ts';
import { noonOf, outcomeWords } from './day-words.ts';
import { bestOf, byDay } from './own-days.ts';
import { useAsked } from './useAsked.ts';

/** My own tries: the best of each kind, and day by day. */
export function OwnDays() {
  const { answer } = useAsked<OwnDaysAnswer>('/api/day/mine');
  return <OwnDaysTable tries={answer?.tries ?? []} />;
}

type Tried = Pick<OwnTry, 'points' | 'lead' | 'over'> & { readonly day: Day; readonly kind: DayKind };

export function OwnDaysTable({ tries }: { tries: readonly Tried[] }) {
  const words = useWords();
  const { mine, page } = words.day;
  if (tries.length === 0) return null;
  return (
    <section className="mine" aria-labelledby="my-days">
      <h2 id="my-days">{mine.title()}</h2>
      <ul className="bests">
        {DAY_KINDS.map((kind) => {
          const best = bestOf(tries, kind);
          return (
            best && (
              <li key={kind} className="sheet">
                <span>{kind === 'solo' ? mine.bestAlone() : mine.bestAgainstBots()}</span>
                <strong>{outcomeWords(words, kind, best)}</strong>
                <a href={`#/day/${best.day}`}>{page.dayOf({ when: noonOf(best.day) })}</a>
              </li>
            )
          );
        })}
      </ul>
      <table className="ranking">
        <thead>
          <tr>
            <th scope="col">{mine.day()}</th>
            <th scope="col">{page.alone()}</th>
            <th scope="col">{mine.againstBots()}</th>
          </tr>
        </thead>
        <tbody>
          {byDay(tries).map(({ day, solo, bots }) => (
            <tr key={day}>
              <th scope="row">
                <a href={`#/day/${day}`}>{mine.dated({ when: noonOf(day) })}</a>
              </th>
              <td>{solo ? (solo.over ? outcomeWords(words, 'solo', solo) : mine.running()) : '–'}</td>
              <td>{bots ? (bots.over ? outcomeWords(words, 'bots', bots) : mine.running()) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
