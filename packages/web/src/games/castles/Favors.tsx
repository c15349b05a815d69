import {
  bonusCardOf,
  bonusCardsNow,
  type CastlesView,
  DECREE_LIST,
  type FavorStanding,
  favorOf,
  favorStandings,
  HIDDEN,
} from '@luftschloss/engine/castles';
import type { Placing } from '@luftschloss/engine/kernel';
import { useMemo } from 'react';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { type Pointed, roomsForCard, roomsForFavor } from './pointing.ts';

interface CardsProps {
  view: CastlesView;
  after: CastlesView | null; // as it would be with the piece in hand
  names: readonly string[];
  shown: number; // whose castle is on the board
  point(pointed: Pointed | null): void;
  watch(seat: number): void;
}

/** What the king wants most of, and who would get what for it now; with a piece in hand also what would change. */
export function Favors({ view, after, names, shown, point, watch }: CardsProps) {
  const standings = useMemo(() => favorStandings(view), [view]);
  const changed = useMemo(() => (after ? favorStandings(after) : standings), [after, standings]);
  if (standings.length === 0) return null;
  return (
    <section className="favors" aria-labelledby="favors-title">
      <header>
        <h2 id="favors-title">The king’s favors</h2>
        <span className="aside">so far</span>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {view.seats.map((_, seat) => (
              <th key={names[seat]} scope="col" className={seat === view.viewer ? 'mine' : ''}>
                <SeatBadge seat={seat} size={19} />
                <span className="visually-hidden">{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, index) => (
            <tr key={`${standing.favor} ${standing.own}`} className={standing.own ? 'own' : ''}>
              <th scope="row">
                {favorOf(standing.favor).name.replace('square feet', 'feet')}
                {standing.own && <em> (yours in secret)</em>}
              </th>
              {view.seats.map((_, seat) => (
                <td key={names[seat]} className={seat === view.viewer ? 'mine' : ''}>
                  <button
                    type="button"
                    className="standing"
                    onPointerEnter={() => point({ seat, rooms: roomsForFavor(view, seat, standing.favor) })}
                    onPointerLeave={() => point(null)}
                    onFocus={() => point({ seat, rooms: roomsForFavor(view, seat, standing.favor) })}
                    onBlur={() => point(null)}
                    aria-disabled={seat === shown}
                    onClick={() => watch(seat)}
                  >
                    <FavorCell before={placeOf(standing, seat)} now={placeOf(changed[index] ?? standing, seat)} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function placeOf({ places }: FavorStanding, seat: number): Placing {
  return places.find((place) => place.seat === seat) ?? { seat, amount: 0, place: 0, tied: 0, points: 0 };
}

function FavorCell({ before, now }: { before: Placing; now: Placing }) {
  const points = (value: number): string => (value > 0 ? `+${value}` : '–');
  return (
    <>
      <span className={now.amount === before.amount ? 'amount' : 'amount changed'}>{brief(now.amount)}</span>
      <span className="visually-hidden">, </span>
      {now.points === before.points ? (
        <b className={isFirstAlone(now) ? 'first' : ''}>{points(now.points)}</b>
      ) : (
        <b className={now.points > before.points ? 'gain' : 'loss'}>
          {before.points}→{now.points}
        </b>
      )}
      <span className="visually-hidden"> points</span>
    </>
  );
}

function isFirstAlone({ place, tied, points }: Placing): boolean {
  return place === 1 && tied === 1 && points > 0;
}

/** Money in thousands: a column is narrow. */
function brief(amount: number): string {
  return amount >= 10_000 ? `${Math.floor(amount / 1000)}k` : String(amount);
}

/** The viewer's own letters from the king, and what they are worth at this moment. */
export function BonusCards({ view, after, point }: Pick<CardsProps, 'view' | 'after' | 'point'>) {
  const cards = useMemo(() => bonusCardsNow(view), [view]);
  const then = useMemo(
    () =>
      after
        ? bonusCardsNow(
            after,
            cards.map(({ card }) => card),
          )
        : cards,
    [after, cards],
  );
  const { viewer } = view;
  if (viewer === null || view.ask?.type === 'keep-bonus-cards') return null;
  return (
    <section className="bonus-cards" aria-labelledby="cards-title">
      <header>
        <h2 id="cards-title">My bonus cards</h2>
        <span className="aside">on the way</span>
      </header>
      {cards.length === 0 ? (
        <p className="small">None yet.</p>
      ) : (
        <ul>
          {cards.map(({ card, points }, index) => (
            <li
              key={card}
              className="letter"
              onPointerEnter={() => point({ seat: viewer, rooms: roomsForCard(view, viewer, card) })}
              onPointerLeave={() => point(null)}
            >
              <span>{bonusCardOf(card).name}</span>
              <b className={changeClass(then[index].points - points)}>
                {then[index].points === points ? points : `${points} → ${then[index].points}`}
                <span className="visually-hidden"> points now</span>
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function changeClass(by: number): string {
  return by === 0 ? '' : by > 0 ? 'gain' : 'loss';
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
