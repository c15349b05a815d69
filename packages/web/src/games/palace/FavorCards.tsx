import { amountOf, contest, type Favor, favorOf, type Measure, type PalaceView } from '@luftschloss/engine/palace';
import type { ReactNode } from 'react';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import { HiddenSwan, SwanToken, TypeIcon } from './Signs.tsx';
import { useTexts } from './useTexts.ts';

/** Favors that count for everybody, with the shields of those who lead. */
export function FavorCards({ view, names }: { view: PalaceView; names: readonly string[] }) {
  const texts = useTexts();
  return (
    <section className="favors-sheet sheet" aria-label={texts.favorsSoFar}>
      <h2>{texts.favorsSoFar}</h2>
      <ul>
        {view.publicFavors.map((id) => (
          <FavorCard key={id} favor={favorOf(id)} view={view} names={names} />
        ))}
      </ul>
    </section>
  );
}

function FavorCard({ favor, view, names }: { favor: Favor; view: PalaceView; names: readonly string[] }) {
  const texts = useTexts();
  const outcomes = contest(favor, view);
  const leading = names.filter((_, seat) => outcomes[seat] !== 'lost');
  return (
    <li className="favor-card" data-sign={`favor:${favor.id}`}>
      <FavorPicture favor={favor} />
      <span className="favor-name">{texts.favorName(favor)}</span>
      <b className="favor-points">{favor.points}</b>
      <ul className="leaders" aria-label={texts.favorLeader(leading)}>
        {order(favor, view).map(({ seat, amount }) => (
          <li key={seat} className={outcomes[seat]}>
            <SeatBadge seat={seat} size={16} /> {amount}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Who is best first. */
function order(favor: Favor, view: PalaceView): { seat: number; amount: number }[] {
  const sign = favor.wants === 'most' ? -1 : 1;
  return view.players
    .map((_, seat) => ({ seat, amount: amountOf(view, seat, favor.measure) }))
    .sort((a, b) => sign * (a.amount - b.amount) || a.seat - b.seat);
}

/** A favor on a slot of the blueprint board. */
export function FavorFace({ favor, view, own = false }: { favor: Favor; view: PalaceView; own?: boolean }) {
  return (
    <span className={`favor-face ${own ? 'own' : ''}`}>
      <span className="favor-top">
        <FavorPicture favor={favor} size={26} /> <b>{favor.points}</b>
      </span>
      <span className="leaders">
        {order(favor, view)
          .slice(0, 2)
          .map(({ seat, amount }) => (
            <span key={seat}>
              <SeatBadge seat={seat} size={13} /> {amount}
            </span>
          ))}
      </span>
    </span>
  );
}

const MEASURES: { readonly [I in Measure['item']]: (measure: Extract<Measure, { item: I }>, size: number) => ReactNode } = {
  tiles: ({ type }, size) => <TypeIcon type={type} size={size} />,
  swans: ({ colour }, size) => <SwanToken swan={colour} size={size} sign={null} />,
  'secret-swans': (_, size) => <HiddenSwan size={size} label="" />,
  'all-swans': (_, size) => <SwanToken swan="*" size={size} sign={null} />,
  'blueprint-rooms': (_, size) => <SlotSign size={size} turned />,
  'blueprint-favors': (_, size) => <SlotSign size={size} />,
};

/** What is counted, and whether most or fewest of it: an arrow up or down. */
export function FavorPicture({ favor: { measure, wants }, size = 30 }: { favor: Favor; size?: number }) {
  const draw = MEASURES[measure.item] as (measure: Measure, size: number) => ReactNode;
  return (
    <span className={`favor-picture ${wants}`} aria-hidden="true">
      {draw(measure, size)}
      <svg className="wants" width={size * 0.48} height={size * 0.48} viewBox="0 0 12 12" aria-hidden="true">
        <circle cx="6" cy="6" r="6" />
        <path d={wants === 'most' ? 'M6 9.4V3M3.2 5.6L6 2.8L8.8 5.6' : 'M6 2.6V9M3.2 6.4L6 9.2L8.8 6.4'} />
      </svg>
    </span>
  );
}

function SlotSign({ size, turned = false }: { size: number; turned?: boolean }) {
  return (
    <svg className="slot-sign" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <rect x="-12" y="-12" width="24" height="24" rx="3" />
      {turned ? <path d="M0 -9L9 0L0 9L-9 0Z" /> : <path d="M-7 -6H7V6H-7ZM-7 -6L0 1L7 -6" />}
    </svg>
  );
}
