import {
  bonusCardsNow,
  type CastlesView,
  type FavorStanding,
  favorStandings,
  HIDDEN,
  roomsForCard,
  roomsForFavor,
} from '@luftschloss/engine/castles';
import type { Placing } from '@luftschloss/engine/kernel';
import type { Language } from '@luftschloss/words';
import { useMemo } from 'react';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { Said } from '../../words/Said.tsx';
import type { Pointed } from './pointing.ts';

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
  const { words, term } = useLanguage();
  const { favors: say } = words['castles-table'];
  const standings = useMemo(() => favorStandings(view), [view]);
  const changed = useMemo(() => (after ? favorStandings(after) : standings), [after, standings]);
  if (standings.length === 0) return null;
  return (
    <section className="favors" aria-labelledby="favors-title">
      <header>
        <h2 id="favors-title">{say.title()}</h2>
        <span className="aside">{say.soFar()}</span>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {view.seats.map((_, seat) => (
              <th key={names[seat]} scope="col" data-sign={`seat:${seat}`} className={seat === view.viewer ? 'mine' : ''}>
                <SeatBadge seat={seat} size={19} />
                <span className="visually-hidden">{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing, index) => (
            <tr key={`${standing.favor} ${standing.own}`} className={standing.own ? 'own' : ''}>
              <th scope="row" data-sign={`favor:${standing.favor}`}>
                {favorName(standing.favor, term)}
                {standing.own && <em> {say.yours()}</em>}
              </th>
              {view.seats.map((_, seat) => (
                <td key={names[seat]} className={seat === view.viewer ? 'mine' : ''}>
                  <button
                    type="button"
                    className="standing"
                    data-sign={`favor:${standing.favor} ${seat}`}
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

/** Areas are said shorter than on the card. */
function favorName(favor: string, term: Language['term']): string {
  return term(favor.startsWith('feet-') ? 'castles-table.feet' : 'castles.favor', favor);
}

function FavorCell({ before, now }: { before: Placing; now: Placing }) {
  const { favors: say, moneyBriefly, money } = useWords()['castles-table'];
  // A column is narrow.
  const amount = now.amount >= 10_000 ? moneyBriefly({ thousands: Math.floor(now.amount / 1000) }) : String(now.amount);
  const exactly = money({ amount: now.amount });
  const points = (value: number): string => (value > 0 ? `+${value}` : '–');
  return (
    <>
      <span className="visually-hidden">
        {now.points === before.points
          ? say.standing({ amount: exactly, points: now.points })
          : say.standingThen({ amount: exactly, before: before.points, points: now.points })}
      </span>
      <span className={now.amount === before.amount ? 'amount' : 'amount changed'} aria-hidden="true">
        {amount}
      </span>
      {now.points === before.points ? (
        <b className={isFirstAlone(now) ? 'first' : ''} aria-hidden="true">
          {points(now.points)}
        </b>
      ) : (
        <b className={now.points > before.points ? 'gain' : 'loss'} aria-hidden="true">
          {before.points}→{now.points}
        </b>
      )}
    </>
  );
}

function isFirstAlone({ place, tied, points }: Placing): boolean {
  return place === 1 && tied === 1 && points > 0;
}

/** The viewer's own letters from the king, and what they are worth at this moment. */
export function BonusCards({ view, after, point }: Pick<CardsProps, 'view' | 'after' | 'point'>) {
  const { words, term } = useLanguage();
  const { cards: say } = words['castles-table'];
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
        <h2 id="cards-title">{say.title()}</h2>
        <span className="aside">{say.soFar()}</span>
      </header>
      {cards.length === 0 ? (
        <p className="small">{say.none()}</p>
      ) : (
        <ul>
          {cards.map(({ card, points }, index) => (
            <li
              key={card}
              className="letter"
              data-sign={`card:${card}`}
              onPointerEnter={() => point({ seat: viewer, rooms: roomsForCard(view, viewer, card) })}
              onPointerLeave={() => point(null)}
            >
              <span>{term('castles.card', card)}</span>
              <b className={changeClass(then[index].points - points)}>
                <span aria-hidden="true">{then[index].points === points ? points : `${points} → ${then[index].points}`}</span>
                <span className="visually-hidden">
                  {then[index].points === points ? say.points({ points }) : say.pointsThen({ before: points, points: then[index].points })}
                </span>
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
  const { words, said, term } = useLanguage();
  const { seats: say } = words['castles-table'];
  const decrees = view.seats.flatMap(({ decree }, seat) => (decree === null || decree === HIDDEN ? [] : [{ seat, decree }]));
  if (decrees.length === 0) return null;
  return (
    <section className="decrees" aria-labelledby="decrees-title">
      <h2 id="decrees-title">{words['castles-table'].decrees.title()}</h2>
      <ul>
        {decrees.map(({ seat, decree }) => (
          <li key={seat} data-sign={`decree:${decree}`}>
            <SeatBadge seat={seat} size={17} />
            <p>
              <span className="visually-hidden">{say.of({ name: names[seat] })} </span>
              <Said
                of={said['castles-table'].decrees.decree({ decree, text: term('castles-table.decreeText', decree) })}
                elements={{ name: (inside) => <b>{inside}</b> }}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
