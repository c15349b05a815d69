import { type GameRecord, parseRecord } from '@luftschloss/engine/kernel';
import type { Shelf } from '../table/saved-tables.ts';
import { type Branch, branchRecord, withRecord } from './branch.ts';

const BRANCH = 'luftschloss.branch.';
const ORIGIN = 'luftschloss.origin.';

/** The finished game that a tree grows from: kept as long as the tree, wherever it was played. */
export interface Origin {
  readonly record: GameRecord;
  readonly address: string | null; // of the page that shows it
}

function read(shelf: Shelf, key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(key) ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function loadBranch(shelf: Shelf, id: string): Branch | null {
  const value = read(shelf, BRANCH + id);
  const whole = value && typeof value.origin === 'string' && typeof value.of === 'string' && typeof value.name === 'string';
  const listed = Array.isArray(value?.seats) && Array.isArray(value?.actions) && typeof value?.step === 'number';
  return whole && listed ? ({ touched: 0, ...value, id } as unknown as Branch) : null;
}

export function keepBranch(shelf: Shelf, { id, ...branch }: Branch): void {
  shelf.setItem(BRANCH + id, JSON.stringify(branch));
}

export function loadOrigin(shelf: Shelf, id: string): Origin | null {
  const value = read(shelf, ORIGIN + id);
  const record = value && parseRecord(value.record);
  return record?.ok ? { record: record.value, address: typeof value?.address === 'string' ? value.address : null } : null;
}

export function keepOrigin(shelf: Shelf, id: string, origin: Origin): void {
  if (shelf.getItem(ORIGIN + id) === null) shelf.setItem(ORIGIN + id, JSON.stringify(origin));
}

/** All branches of this browser, or those of one tree; the oldest first. */
export function branchesOf(shelf: Shelf, origin?: string): Branch[] {
  return Array.from({ length: shelf.length }, (_, index) => shelf.key(index))
    .filter((key): key is string => key?.startsWith(BRANCH) ?? false)
    .flatMap((key) => loadBranch(shelf, key.slice(BRANCH.length)) ?? [])
    .filter((branch) => origin === undefined || branch.origin === origin)
    .sort((a, b) => a.touched - b.touched);
}

/** The whole record of a branch: that of its origin as far as it goes, then its own actions; `null` if something of it is lost. */
export function recordOfBranch(shelf: Shelf, id: string): GameRecord | null {
  const branch = loadBranch(shelf, id);
  if (!branch) return null;
  const { drawn, of, origin } = branch;
  const parent = drawn ? null : of === origin ? (loadOrigin(shelf, origin)?.record ?? null) : recordOfBranch(shelf, of);
  const record = branchRecord(branch, parent);
  const checked = record && parseRecord(record);
  return checked?.ok ? checked.value : null;
}

/** Keeps what was played in a branch. */
export function saveBranchRecord(shelf: Shelf, id: string, record: GameRecord, touched: number): void {
  const branch = loadBranch(shelf, id);
  if (branch) keepBranch(shelf, withRecord(branch, record, touched));
}

/** Throws a branch away with all that grow from it; the last one of a tree takes the copy of its origin along. */
export function dropBranch(shelf: Shelf, id: string): void {
  const branch = loadBranch(shelf, id);
  if (!branch) return;
  for (const child of branchesOf(shelf, branch.origin)) if (child.of === id) dropBranch(shelf, child.id);
  shelf.removeItem(BRANCH + id);
  if (branchesOf(shelf, branch.origin).length === 0) shelf.removeItem(ORIGIN + branch.origin);
}
