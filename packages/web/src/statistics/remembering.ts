import type { TableSnapshot } from '../table/link.ts';
import { finishedGame, keepFinished, keptFinished } from './finished.ts';

/** A finished table of a server is remembered when its end is seen; tables of this browser are found by whoever counts. */
export function rememberOnline(table: TableSnapshot, when: number): void {
  const { id, game, viewer, seats, view, result, connection } = table;
  if (connection === 'local' || viewer === null || !result) return;
  if (keptFinished(localStorage).some((each) => each.id === id)) return;
  const bots = seats.map(({ bot }) => bot);
  const options = (view as { readonly options?: { readonly [name: string]: unknown } }).options ?? {};
  const finished = finishedGame(id, when, viewer, { game, options, bots, result, view });
  if (finished) keepFinished(localStorage, finished);
}
