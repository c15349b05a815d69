import { useEffect, useSyncExternalStore } from 'react';
import { needWords } from '../words/language.ts';
import { GAME_CARDS, loadScreen, screenOf, wordsOf } from './index.ts';

const ready = new Set<string>();
const listeners = new Set<() => void>();

/** Loads everything of a game: nothing of it is shown before. One that the page does not know has nothing to load. */
export async function loadGame(game: string): Promise<void> {
  await Promise.all([loadScreen(game), needWords(wordsOf(game))]);
  if (ready.has(game)) return;
  ready.add(game);
  for (const listener of [...listeners]) listener();
}

/** Loads a game with the table that it is played at. */
export async function loadGameTable(game: string): Promise<void> {
  await loadGame(game);
  await screenOf(game)?.Table?.fetchAhead();
}

export async function loadGames(): Promise<void> {
  await Promise.all(GAME_CARDS.map(({ id }) => loadGame(id)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether everything of a game is there; it is loaded where it is not. */
export function useGame(game: string): boolean {
  useEffect(() => {
    loadGame(game).catch(() => {
      // Without a network the page waits; whoever comes back asks again.
    });
  }, [game]);
  return useSyncExternalStore(subscribe, () => ready.has(game));
}
