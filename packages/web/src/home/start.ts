import type { Refusal } from '@luftschloss/engine/kernel';
import { go } from '../shell/route.ts';
import { freshSeed, newRecord, type Wish } from '../table/new-table.ts';
import { saveTable } from '../table/saved-tables.ts';

/** Sets up a table in this browser and goes there. */
export function startTable(wish: Wish): { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal } {
  const record = newRecord(wish);
  if (!record.ok) return record;
  const id = freshSeed().slice(0, 10);
  saveTable(localStorage, { id, touched: Date.now(), record: record.value });
  go(`/table/${id}`);
  return { ok: true };
}
