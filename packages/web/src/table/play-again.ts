import type { TableCard } from '@luftschloss/protocol';
import { contributionFor } from '../online/deal.ts';
import { PageProblem } from '../online/problems.ts';
import { request } from '../online/server.ts';
import type { TableSnapshot } from './link.ts';
import { freshSeed, newRecord } from './new-table.ts';
import { loadTable, saveTable } from './saved-tables.ts';

/** Sets up the next game of the same people; answers with its address. */
export async function playAgain({ id, connection, rematch }: TableSnapshot): Promise<string> {
  if (connection === 'local') return playAgainHere(id);
  const { table } = await request<{ table: string }>('POST', `/api/tables/${id}/rematch`, rematch === null ? {} : await addition(rematch));
  return `/online/${table}`;
}

/** Whoever comes last may be followed at once by the start, so what they add to the deal goes with their message. */
async function addition(next: string): Promise<{ readonly contribution?: string }> {
  const { table } = await request<{ table: TableCard }>('GET', `/api/tables/${next}`);
  return contributionFor(localStorage, table);
}

/** Everybody moves one seat further, so that another one begins. */
function playAgainHere(id: string): string {
  const played = loadTable(localStorage, id)?.record;
  if (!played) throw new PageProblem((words) => words.problems.page['not-kept']());
  const [first, ...others] = played.seats.map(({ name, bot = null }) => ({ name, bot }));
  const record = newRecord({ game: played.game, options: played.options, seats: [...others, first] });
  if (!record.ok) throw new Error(record.refusal.code);
  const next = freshSeed().slice(0, 10);
  saveTable(localStorage, { id: next, touched: Date.now(), record: record.value });
  return `/table/${next}`;
}
