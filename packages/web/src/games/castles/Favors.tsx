import { bonusCardOf, bonusCardsNow, type CastlesView, DECREE_LIST, favorOf, favorStandings, HIDDEN } from '@luftschloss/engine/castles';
import { useMemo } from 'react';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { signOf } from '../../shell/signs.ts';
import { type Pointed, roomsForCard, roomsForFavor } from './pointing.ts';

interface CardsProps {
  view: CastlesView;
  names: readonly string[];
  point(pointed: Pointed | null): void;
  watch(seat: number): void;
}

/** What the king wants most of, and who would get what for it now. */
export function Favors({ view, names, point, watch }: CardsProps) {
  const standings = useMemo(() => favorStandings(view), [view]);
  if (standings.length === 0) return null;
  return (
    <section className="favors" aria-labelledby="favors-title">
      <h2 id="favors-title">The king’s favors</h2>
      <ul>
        {standings.map(({ favor, own, places }) => (
          <li key={`${favor} ${own}`} className={own ? 'own' : ''}>
            <span className="favor-name">
              {favorOf(favor).name}
              {own && <em> (yours in secret)</em>}
            </span>
            <ol>
              {[...places]
                .sort((a, b) => a.place - b.place)
                .map(({ seat, amount, points }) => (
                  <li key={seat} className={signOf(seat).tincture}>
                    <button
                      type="button"
                      className="standing"
                      onPointerEnter={() => point({ seat, rooms: roomsForFavor(view, seat, favor) })}
                      onPointerLeave={() => point(null)}
                      onFocus={() => point({ seat, rooms: roomsForFavor(view, seat, favor) })}
                      onBlur={() => point(null)}
                      onClick={() => watch(seat)}
                    >
                      <SeatBadge seat={seat} size={17} />
                      <span className="visually-hidden">{names[seat]} has </span>
                      <span className="amount">{amount}</span>
                      <b>
                        {points > 0 ? `+${points}` : '–'}
                        <span className="visually-hidden"> points</span>
                      </b>
                    </button>
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
export function BonusCards({ view, point }: Pick<CardsProps, 'view' | 'point'>) {
  const cards = useMemo(() => bonusCardsNow(view), [view]);
  const { viewer } = view;
  if (viewer === null || view.ask?.type === 'keep-bonus-cards') return null;
  return (
    <section className="bonus-cards" aria-labelledby="cards-title">
      <h2 id="cards-title">My bonus cards</h2>
      {cards.length === 0 ? (
        <p className="small">None yet.</p>
      ) : (
        <ul>
          {cards.map(({ card, points }) => (
            <li
              key={card}
              className="letter"
              onPointerEnter={() => point({ seat: viewer, rooms: roomsForCard(view, viewer, card) })}
              onPointerLeave={() => point(null)}
            >
              <span>{bonusCardOf(card).name}</span>
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

/** Everybody's royal decree and what it says. */
export function Decrees({ view, names }: { view: CastlesView; names: readonly string[] }) {
  const decrees = view.seats.flatMap(({ decree }, seat) => {
    const row = decree === null || decree === HIDDEN ? undefined : DECREE_LIST.find(({ id }) => id === decree);
    return row ? [{ seat, ...row }] : [];
  });
  if (decrees.length === 0) return null;
  return (
    <section className="decrees" aria-labelledby="decrees-title">
      <h2 id="decrees-title">Royal decrees</h2>
      <ul>
        {decrees.map(({ seat, name, text }) => (
          <li key={seat}>
            <SeatBadge seat={seat} size={17} />
            <p>
              <span className="visually-hidden">{names[seat]}: </span>
              <b>{name}.</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
