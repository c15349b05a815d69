import './day-card.css';
import type { DayAnswer } from '@luftschloss/protocol';
import { useWords } from '../words/language.ts';
import { outcomeWords } from './day-words.ts';
import { useAsked } from './useAsked.ts';

/** In the entrance hall: whether I have played today. */
export default function DayCard() {
  const words = useWords();
  const { card, page } = words.day;
  const { answer } = useAsked<DayAnswer>('/api/day');
  const castles = answer?.castles ?? [];
  const open = castles.filter(({ own }) => !own?.over);
  return (
    <section data-style="day-card" className="sheet" aria-labelledby="day-card">
      <div className="words">
        <h2 id="day-card">{page.title()}</h2>
        <p>{castles.length > 0 && open.length === 0 ? card.allPlayed() : card.line()}</p>
        <ul className="small">
          {castles.map(({ kind, own, bots, ranking }) => (
            <li key={kind} data-testid={`day-${kind}`}>
              {card.status({
                kind: kind === 'solo' ? page.alone() : page.againstBots({ count: bots.length }),
                status: own ? (own.over ? outcomeWords(words, kind, own) : card.begun()) : card.notPlayed({ count: ranking.length }),
              })}
            </li>
          ))}
        </ul>
      </div>
      <a className="button" href="#/day">
        {open.length === 0 && castles.length > 0 ? card.look() : card.play()}
      </a>
    </section>
  );
}
