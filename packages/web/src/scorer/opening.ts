import { screenOf } from '../games/index.ts';
import { loadGame } from '../games/loading.ts';
import type { GameScorer } from './game-scorer.ts';
import { MOST_BYTES, type OpenedFile, readFile, readText } from './reading.ts';

/** What the page has for a game, if it is one of ours. */
export async function scorerOf(game: string): Promise<GameScorer | null> {
  if (!screenOf(game)) return null;
  await loadGame(game);
  return (await screenOf(game)?.scorer?.()) ?? null;
}

export function openFile(file: unknown): Promise<OpenedFile> {
  return readFile(file, scorerOf);
}

/** A file that somebody has chosen. */
export async function openChosen(file: File): Promise<OpenedFile> {
  if (file.size > MOST_BYTES) return { ok: false, problem: { code: 'too-large' } };
  return readText(await file.text(), scorerOf);
}
