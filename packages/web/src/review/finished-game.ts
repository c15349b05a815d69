import { type Fact, type GameRecord, type GameResult, isPartialRecord, parseRecord } from '@luftschloss/engine/kernel';
import { loadOrigin } from '../branches/branch-shelf.ts';
import { gameCard } from '../games/index.ts';
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
  | { readonly why: 'running' | 'unknown' | 'unreachable' }
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

/** Finds a game wherever it is kept, loads what the page needs of it and plays it again. */
export async function findFinished(shelf: Shelf, id: string, online: boolean, load: LoadGame): Promise<Looked> {
  const here = keptHere(shelf, id);
  if (!here && !online) return { why: 'unknown' };
  const kept = here ?? (await keptAtServer(id).catch((error: unknown) => ({ error })));
  if ('error' in kept) return { why: kept.error instanceof TypeError ? 'unreachable' : 'unknown' };
  return openFinished(id, kept.record, kept.address, load);
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
