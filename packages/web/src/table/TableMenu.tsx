import { lazy, Suspense, useRef, useState } from 'react';
import { SettingsForm } from '../shell/SettingsForm.tsx';
import { useWords } from '../words/language.ts';
import { saveRecord } from './save-record.ts';
import type { TableControls } from './useTable.ts';

const TableBusiness = lazy(() => import('../online/TableBusiness.tsx'));

/** Everything that is not part of the game: settings, and what can be done about one's seat. */
export function TableMenu({ controls, help }: { controls: TableControls; help?(): void }) {
  const { menu, help: helping } = useWords().table;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { table } = controls;
  /** Whoever has asked to end the game sees what comes of it, not the menu. */
  const stop = (): void => {
    dialog.current?.close();
    controls.stop();
  };
  const show = (): void => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="quiet" aria-haspopup="dialog" onClick={show}>
        {menu.open()}
      </button>
      <dialog ref={dialog} className="menu sheet" aria-labelledby="menu-title" onClose={() => setOpen(false)}>
        <div className="menu-head">
          <h2 id="menu-title">{menu.title()}</h2>
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            {menu.close()}
          </button>
        </div>
        {open && (
          <>
            {/* Whoever opens the menu to go home or to the rules sees the way at once: settings are long. */}
            <section aria-label={menu.more()}>
              <p className="actions">
                <a className="button" href="#/">
                  {menu.entranceHall()}
                </a>
                {help && (
                  <button
                    type="button"
                    onClick={() => {
                      dialog.current?.close();
                      help();
                    }}
                  >
                    {helping.open()}
                  </button>
                )}
                <a className="button" href={`#/rules/${table.game}`} target="_blank" rel="noreferrer">
                  {menu.rules()}
                </a>
                <button type="button" onClick={() => void saveRecord(table)}>
                  {menu.save()}
                </button>
              </p>
            </section>
            {table.connection !== 'local' && (
              <Suspense fallback={null}>
                <TableBusiness controls={{ ...controls, stop }} />
              </Suspense>
            )}
            <section aria-labelledby="menu-device">
              <h3 id="menu-device">{menu.device()}</h3>
              <SettingsForm />
            </section>
          </>
        )}
      </dialog>
    </>
  );
}
