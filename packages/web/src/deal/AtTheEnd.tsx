import type { GameRecord } from '@luftschloss/engine/kernel';
import type { TableCard } from '@luftschloss/protocol';
import { useEffect, useRef, useState } from 'react';
import { isBranch } from '../branches/branch.ts';
import { FormDialog } from '../branches/FormDialog.tsx';
import { SeatChoices } from '../branches/PlayOn.tsx';
import { FRIEND } from '../home/set-up.ts';
import { takeName } from '../online/naming.ts';
import { useSaying } from '../online/saying.ts';
import { request } from '../online/server.ts';
import { go } from '../shell/route.ts';
import { settingsNow } from '../shell/settings.ts';
import type { TableSnapshot } from '../table/link.ts';
import { loadTable } from '../table/saved-tables.ts';
import { useWords } from '../words/language.ts';
import { dealAgainOnline, onlineSeats, seatedOnce, withBotNames } from './online-deal.ts';
import { type DealSeats, dealAgainHere, finishedOfDeal } from './same-deal.ts';

/** After the end: the same deal once more, and what it has come to so far. */
export default function AtTheEnd({ table }: { table: TableSnapshot }) {
  const { atTheEnd } = useWords().deal;
  const { id, connection } = table;
  const online = connection !== 'local';
  const record = online ? null : (loadTable(localStorage, id)?.record ?? null);
  const count = useCompared(id, online, record);
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  if (isBranch(id) || (!online && !record?.seed)) return null;
  const ask = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={ask} data-testid="same-deal">
        {atTheEnd.again()}
      </button>
      {count > 1 && (
        <a className="button" href={`#/deal/${online ? 'online' : 'here'}/${id}`} data-testid="compare-deal">
          {atTheEnd.compare({ count })}
        </a>
      )}
      <FormDialog dialog={dialog} title={atTheEnd.again()} closed={() => setOpen(false)}>
        {open && <Form table={table} record={record} close={() => dialog.current?.close()} />}
      </FormDialog>
    </>
  );
}

/** How many finished games there are of this deal. */
function useCompared(id: string, online: boolean, record: GameRecord | null): number {
  const [found, setFound] = useState(0);
  useEffect(() => {
    if (!online) return;
    let current = true;
    request<{ tables: readonly TableCard[] }>('GET', `/api/tables/${id}/same-deal`).then(
      ({ tables }) => {
        if (current) setFound(tables.length);
      },
      () => {
        // A server that does not know this cannot compare either.
      },
    );
    return () => {
      current = false;
    };
  }, [id, online]);
  return record ? finishedOfDeal(localStorage, record).length : found;
}

interface FormProps {
  table: TableSnapshot;
  record: GameRecord | null; // of a table of this browser
  close(): void;
}

function Form({ table, record, close }: FormProps) {
  const { atTheEnd } = useWords().deal;
  const { game, viewer, id } = table;
  const { text: problem, fail } = useSaying();
  const [seats, setSeats] = useState<DealSeats>(() => record?.seats ?? onlineSeats(table.seats, viewer ?? 0, settingsNow().name));
  const change = (next: DealSeats): void => setSeats(withBotNames(record ? next : seatedOnce(next, seats), seats));
  const begin = async (): Promise<void> => {
    if (record) {
      const again = dealAgainHere(localStorage, record, seats, Date.now());
      close();
      return go(`/table/${again}`);
    }
    await takeName(settingsNow().name);
    const address = await dealAgainOnline(id, seats);
    close();
    go(address);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin().catch(fail);
      }}
    >
      <p>{atTheEnd.intro()}</p>
      <fieldset>
        <legend>{atTheEnd.seats()}</legend>
        <SeatChoices
          game={game}
          seats={seats}
          change={change}
          {...(record ? {} : { person: atTheEnd.me(), others: [{ value: FRIEND, label: atTheEnd.friend() }] })}
        />
      </fieldset>
      <p className="actions">
        <button type="submit" className="primary" data-testid="deal-again">
          {atTheEnd.start()}
        </button>
        <button type="button" onClick={close}>
          {atTheEnd.cancel()}
        </button>
      </p>
      <p role="alert" className="problem">
        {problem}
      </p>
    </form>
  );
}
