import { type CastlesView, DECREE_LIST } from '@luftschloss/engine/castles';
import { useEffect, useRef } from 'react';
import { signed } from '../../board/signed.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import type { SeatAtTable } from '../../table/link.ts';
import { botLabel } from '../../table/names.ts';
import { accountOf } from './account.ts';

interface SeatAccountProps {
  view: CastlesView;
  seats: readonly SeatAtTable[];
  seat: number;
  close(): void;
}

/** The score of a seat in its parts, and what it would come to if the game ended now. */
export function SeatAccount({ view, seats, seat, close }: SeatAccountProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { name, bot } = seats[seat];
  const { scored, ahead, score, total, hidden } = accountOf(view, seat);
  const decree = DECREE_LIST.find(({ id }) => id === view.seats[seat].decree);
  return (
    <dialog ref={dialog} className="account sheet" aria-labelledby="account-title" onClose={close}>
      <h2 id="account-title">
        <SeatBadge seat={seat} size={30} /> {name}
        {bot !== null && <small> {botLabel(bot)} bot</small>}
      </h2>
      {decree && (
        <p>
          <b>{decree.name}.</b> {decree.text}
        </p>
      )}
      <table>
        <tbody>
          {scored.map(({ category, points }) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              <td>{signed(points)}</td>
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">Score</th>
            <td data-testid="account-score">{score}</td>
          </tr>
          {ahead.map(({ category, points }) => (
            <tr key={category} className="ahead">
              <th scope="row">{category}</th>
              <td>{signed(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="sum">
            <th scope="row">If the game ended now</th>
            <td data-testid="account-total">{total}</td>
          </tr>
        </tfoot>
      </table>
      {hidden && <p className="small">Bonus cards of others are secret: they come on top.</p>}
      <form method="dialog">
        <button type="submit" className="primary">
          Close
        </button>
      </form>
    </dialog>
  );
}
