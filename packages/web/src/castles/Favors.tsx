import type { CastlesView } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { SeatBadge } from '../shell/SeatBadge.tsx';
import { signOf } from '../shell/signs.ts';
import { bonusCardsNow, favorStandings } from './standing.ts';

/** What the king wants most of, and who would get what for it now. */
export function Favors({ view, names }: { view: CastlesView; names: readonly string[] }) {
  const standings = useMemo(() => favorStandings(view), [view]);
  if (standings.length === 0) return null;
  return (
    <section className="favors" aria-labelledby="favors-title">
      <h2 id="favors-title">The king’s favors</h2>
      <ul>
        {standings.map(({ favor, name, own, places }) => (
          <li key={`${favor} ${own}`} className={own ? 'own' : ''}>
            <span className="favor-name">
              {name}
              {own && <em> (yours in secret)</em>}
            </span>
            <ol>
              {[...places]
                .sort((a, b) => a.place - b.place)
                .map(({ seat, amount, points }) => (
                  <li key={seat} className={signOf(seat).tincture}>
                    <SeatBadge seat={seat} size={17} />
                    <span className="visually-hidden">{names[seat]} has </span>
                    <span className="amount">{amount}</span>
                    <b>
                      {points > 0 ? `+${points}` : '–'}
                      <span className="visually-hidden"> points</span>
                    </b>
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The viewer's own letters from the king, and what they are worth at this moment. */
export function BonusCards({ view }: { view: CastlesView }) {
  const cards = useMemo(() => bonusCardsNow(view), [view]);
  return (
    <section className="bonus-cards" aria-labelledby="cards-title">
      <h2 id="cards-title">My bonus cards</h2>
      {cards.length === 0 ? (
        <p className="small">None yet.</p>
      ) : (
        <ul>
          {cards.map(({ card, name, points }) => (
            <li key={card} className="letter">
              <span>{name}</span>
              <b>
                {points}
                <span className="visually-hidden"> points now</span>
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
