import { screenOf } from '../games/index.ts';
import { go } from '../shell/route.ts';
import type { TableSnapshot } from '../table/link.ts';
import { useWords } from '../words/language.ts';
import { keep, newId } from './shelf.ts';

/** A finished game as it lies there, on the drawing board: to be looked at point by point, and handed on. */
export default function ToScorer({ table }: { table: TableSnapshot }) {
  const { scorer } = useWords();
  const load = screenOf(table.game)?.scorer;
  if (!load || !table.result) return null;
  const open = async (): Promise<void> => {
    const { tables } = await load();
    const names = table.seats.map(({ name }) => name);
    const id = newId();
    keep(localStorage, id, tables.ofView(table.view as object, names), Date.now());
    go(`#/score/${id}`);
  };
  return (
    <button type="button" className="quiet" onClick={open} data-testid="to-scorer">
      {scorer.fromGame()}
    </button>
  );
}
