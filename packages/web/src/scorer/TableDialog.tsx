import type { TableFile } from '@luftschloss/engine/kernel';
import { problemText } from '@luftschloss/words';
import { useEffect, useRef, useState } from 'react';
import { freshSetUp, type SetUp } from '../home/set-up.ts';
import { distinctNames } from '../table/names.ts';
import { useLanguage } from '../words/language.ts';
import { BoxFields } from './BoxFields.tsx';
import type { GameScorer } from './game-scorer.ts';

interface TableDialogProps {
  scorer: GameScorer;
  table: TableFile;
  change(table: TableFile): void;
  close(): void;
}

/** Who plays and with which box, when that was told wrongly at first. What has been entered stays. */
export default function TableDialog({ scorer, table, change, close }: TableDialogProps) {
  const language = useLanguage();
  const { scorer: words } = language.words;
  const dialog = useRef<HTMLDialogElement>(null);
  const [setUp, setSetUp] = useState<SetUp>(() => ({ ...freshSetUp(table.game, '', false), options: optionsOf(table) }));
  const [names, setNames] = useState<readonly string[]>(() => table.players.map(({ name }) => name));
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const agree = (): void => {
    const called = distinctNames(names.map((name, seat) => name.trim() || words.start.player({ number: seat + 1 })));
    const read = scorer.tables.read(scorer.changed(table, called, setUp.options));
    if (read.ok) {
      change(read.value);
      dialog.current?.close();
    } else setProblem(problemText(language, read.problem));
  };
  return (
    <dialog ref={dialog} className="confirm-dialog sheet table-dialog" aria-label={words.table.title()} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          agree();
        }}
      >
        <h2>{words.table.title()}</h2>
        <p className="small">{words.table.text()}</p>
        <BoxFields setUp={setUp} change={setSetUp} names={names} rename={setNames} />
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <p className="actions">
          <button type="submit" className="primary" data-testid="table-done">
            {words.table.done()}
          </button>
          <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
            {words.table.cancel()}
          </button>
        </p>
      </form>
    </dialog>
  );
}

function optionsOf(table: TableFile): SetUp['options'] {
  return (table as { readonly options?: SetUp['options'] }).options ?? {};
}
