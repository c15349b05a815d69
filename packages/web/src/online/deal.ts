import type { Viewer } from '@luftschloss/engine/kernel';
import type { TableCard } from '@luftschloss/protocol';
import { ServerRefusal } from './problems.ts';
import { request } from './server.ts';

/** What this browser saw of a deal before the start: its own witness against the server. */
export interface DealMemory {
  readonly commitment: string;
  readonly contribution: string;
}

export type DealShelf = Pick<Storage, 'getItem' | 'setItem'>;
type Memories = { readonly [table: string]: DealMemory };

const KEY = 'luftschloss.deals';
const MOST_MEMORIES = 200;

export function rememberedDeal(shelf: DealShelf, table: string): DealMemory | null {
  return memories(shelf)[table] ?? null;
}

function memories(shelf: DealShelf): Memories {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Memories) : {};
  } catch {
    return {};
  }
}

function remember(shelf: DealShelf, table: string, memory: DealMemory): void {
  const kept = Object.entries({ ...memories(shelf), [table]: memory }).slice(-MOST_MEMORIES);
  shelf.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

function newContribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser adds, noted before it is sent: when the answer is lost, the same is sent again. */
function noted(shelf: DealShelf, table: string, commitment: string): string {
  const memory = rememberedDeal(shelf, table) ?? { commitment, contribution: newContribution() };
  remember(shelf, table, memory);
  return memory.contribution;
}

/** Goes with the wish to sit down, because the start may follow at once. */
export function contributionFor(shelf: DealShelf, { id, deal }: Pick<TableCard, 'id' | 'deal'>): { readonly contribution?: string } {
  return deal ? { contribution: noted(shelf, id, deal.commitment) } : {};
}

/** Adds to the deal of a table where one sits, once, after its commitment was seen. */
export async function addToDeal(shelf: DealShelf, { id, deal }: Pick<TableCard, 'id' | 'deal'>, seat: Viewer): Promise<void> {
  if (!deal || seat === null || deal.contributions[seat] !== null) return;
  const contribution = noted(shelf, id, deal.commitment);
  const sent = underWay.get(id) ?? send(id, contribution).finally(() => underWay.delete(id));
  underWay.set(id, sent);
  await sent;
}

/** By table: whoever asks again before the answer waits for the same one. */
const underWay = new Map<string, Promise<void>>();

async function send(table: string, contribution: string): Promise<void> {
  try {
    await request('PUT', `/api/tables/${table}/contribution`, { contribution });
  } catch (error) {
    // Another device of the same seat, or the start, was faster.
    if (!(error instanceof ServerRefusal)) throw error;
  }
}
