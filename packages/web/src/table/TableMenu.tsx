import { lazy, Suspense, useRef, useState } from 'react';
import { SettingsForm } from '../shell/SettingsForm.tsx';
import { saveRecord } from './save-record.ts';
import type { TableControls } from './useTable.ts';

const TableBusiness = lazy(() => import('../online/TableBusiness.tsx'));

/** Everything that is not part of the game: settings, and what can be done about one's seat. */
export function TableMenu({ controls }: { controls: TableControls }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { table } = controls;
  const show = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="quiet" aria-haspopup="dialog" onClick={show}>
        Menu
      </button>
      <dialog ref={dialog} className="menu sheet" aria-labelledby="menu-title" onClose={() => setOpen(false)}>
        <div className="menu-head">
          <h2 id="menu-title">This table</h2>
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {open && (
          <>
            {table.connection !== 'local' && (
              <Suspense fallback={null}>
                <TableBusiness controls={controls} />
              </Suspense>
            )}
            <section aria-labelledby="menu-device">
              <h3 id="menu-device">This device</h3>
              <SettingsForm />
            </section>
            <section aria-labelledby="menu-more">
              <h3 id="menu-more">More</h3>
              <p className="actions">
                <a className="button" href={`#/rules/${table.game}`} target="_blank" rel="noreferrer">
                  Rules, beside the table
                </a>
                <button type="button" onClick={() => void saveRecord(table)}>
                  Save the record as a file
                </button>
                <a className="button" href="#/">
                  Entrance hall
                </a>
              </p>
            </section>
          </>
        )}
      </dialog>
    </>
  );
}
