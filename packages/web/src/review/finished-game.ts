import { type Fact, type GameRecord, type GameResult, isPartialRecord, parseRecord } from '@luftschloss/engine/kernel';
import type { TableCard } from '@luftschloss/protocol';
import { loadOrigin } from '../branches/branch-shelf.ts';
import { gameCard } from '../games/index.ts';
import { ServerRefusal } from '../online/problems.ts';
import { request } from '../online/server.ts';
import { openPlayedGame, type PlayedGame } from '../table/played-game.ts';
import { loadTable, type Shelf } from '../table/saved-tables.ts';
import { loadImported } from './review-shelf.ts';

/** A game that is over, with all its moments. */
export interface FinishedGame {
  readonly id: string;
  readonly playedGame: PlayedGame;
  readonly result: GameResult;
  readonly address: string | null; // of its table
}

/** Why there is nothing to look back at. A game that is still being played tells nothing of what its players cannot see. */
export type NoReview =
  | { readonly why: 'running' | 'sealed' | 'unknown' | 'unreachable' }
  | { readonly why: 'refused'; readonly error: unknown }
  | { readonly why: 'broken'; readonly problem: Fact }
  | { readonly why: 'other-game'; readonly game: string };

export type Looked = FinishedGame | NoReview;

/** Brings all that the page needs of a game. */
type LoadGame = (game: string) => Promise<void>;

interface Kept {
  readonly record: unknown;
  readonly address: string | null;
}

/** What this browser keeps of a game: a table, the origin of a branch, or a record that somebody has opened here. */
function keptHere(shelf: Shelf, id: string): Kept | null {
  const table = loadTable(shelf, id);
  if (table) return { record: table.record, address: `#/table/${id}` };
  const origin = loadOrigin(shelf, id);
  if (origin) return { record: origin.record, address: origin.address };
  const imported = loadImported(shelf, id);
  return imported && { record: imported, address: null };
}

async function keptAtServer(id: string): Promise<Kept> {
  const answer = await request<{ readonly record?: unknown }>('GET', `/api/tables/${encodeURIComponent(id)}/record`);
  return { record: answer.record ?? answer, address: `#/online/${id}` };
}

/** A castle of the day that somebody has finished: its deal is nobody else's business until the day is over. */
async function isSealed(id: string): Promise<boolean> {
  const { table } = await request<{ readonly table: TableCard }>('GET', `/api/tables/${encodeURIComponent(id)}`);
  return table.status === 'finished' && table.day !== undefined;
}

/** What there is no such table for, or no such address. */
const UNKNOWN: ReadonlySet<string | undefined> = new Set(['not-found', 'bad-request']);

function reasonOf(error: unknown): NoReview {
  if (!(error instanceof ServerRefusal)) return { why: 'unreachable' };
  return UNKNOWN.has(error.report?.code) ? { why: 'unknown' } : { why: 'refused', error };
}

/** Finds a game wherever it is kept, loads what the page needs of it and plays it again. */
export async function findFinished(shelf: Shelf, id: string, online: boolean, load: LoadGame): Promise<Looked> {
  const here = keptHere(shelf, id);
  if (!here && !online) return { why: 'unknown' };
  try {
    const kept = here ?? (await keptAtServer(id));
    if (!here && isPartialRecord(kept.record) && (await isSealed(id))) return { why: 'sealed' };
    return await openFinished(id, kept.record, kept.address, load);
  } catch (error) {
    return reasonOf(error);
  }
}

/** A record from anywhere, if it is one of a finished game that this page can play. */
export async function openFinished(id: string, value: unknown, address: string | null, load: LoadGame): Promise<Looked> {
  if (isPartialRecord(value)) return { why: 'running' };
  const record = parseRecord(value);
  if (!record.ok) return { why: 'broken', problem: record.problem };
  const { game } = record.value;
  if (!gameCard(game)) return { why: 'other-game', game };
  await load(game);
  return finishedOf(id, record.value, address);
}

export function finishedOf(id: string, record: GameRecord, address: string | null): Looked {
  const played = openPlayedGame(record);
  if (!played.ok) return { why: 'broken', problem: played.problem };
  const { rules, states } = played.value;
  const result = rules.result(states[states.length - 1]);
  return result ? { id, playedGame: played.value, result, address } : { why: 'running' };
}
