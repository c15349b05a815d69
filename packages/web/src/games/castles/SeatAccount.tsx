import { type CastlesView, HIDDEN } from '@luftschloss/engine/castles';
import { useEffect, useRef } from 'react';
import { signed } from '../../board/signed.ts';
import { SeatBadge } from '../../shell/SeatBadge.tsx';
import type { SeatAtTable } from '../../table/link.ts';
import { botLabel } from '../../table/names.ts';
import { useLanguage } from '../../words/language.ts';
import { Said } from '../../words/Said.tsx';
import { accountOf } from './account.ts';

interface SeatAccountProps {
  view: CastlesView;
  seats: readonly SeatAtTable[];
  seat: number;
  close(): void;
}

/** The score of a seat in its parts, and what it would come to if the game ended now. */
export function SeatAccount({ view, seats, seat, close }: SeatAccountProps) {
  const { words, said, term } = useLanguage();
  const { account: say, close: closing } = words['castles-table'];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { name, bot } = seats[seat];
  const { scored, ahead, score, total, hidden } = accountOf(view, seat);
  const { decree } = view.seats[seat];
  return (
    <dialog ref={dialog} className="account sheet" aria-labelledby="account-title" onClose={close}>
      <h2 id="account-title">
        <SeatBadge seat={seat} size={30} /> {name}
        {bot !== null && <small> {say.bot({ level: botLabel(bot, { term }) })}</small>}
      </h2>
      {decree && decree !== HIDDEN && (
        <p>
          <Said
            of={said['castles-table'].decrees.decree({ decree, text: term('castles-table.decreeText', decree) })}
            elements={{ name: (inside) => <b>{inside}</b> }}
          />
        </p>
      )}
      <table>
        <tbody>
          {scored.map(({ category, points }) => (
            <tr key={category}>
              <th scope="row">{term('castles.category', category)}</th>
              <td>{signed(points)}</td>
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">{say.score()}</th>
            <td data-testid="account-score">{score}</td>
          </tr>
          {ahead.map(({ category, points }) => (
            <tr key={category} className="ahead">
              <th scope="row">{term('castles.category', category)}</th>
              <td>{signed(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="sum">
            <th scope="row">{say.ifOver()}</th>
            <td data-testid="account-total">{total}</td>
          </tr>
        </tfoot>
      </table>
      {hidden && <p className="small">{say.secret()}</p>}
      <form method="dialog">
        <button type="submit" className="primary">
          {closing()}
        </button>
      </form>
    </dialog>
  );
}
