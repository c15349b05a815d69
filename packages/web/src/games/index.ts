import type { Language } from '@luftschloss/words';
import { between } from './between/index.ts';
import { castles } from './castles/index.ts';
import { palace } from './palace/index.ts';
import type { GameCard, GameScreen } from './screen.ts';

/** One row for each game, in the order in which the house shows them. */
export const GAME_SCREENS: readonly GameScreen[] = [castles, between, palace];

export const GAME_CARDS: readonly GameCard[] = GAME_SCREENS.map(({ card }) => card);

export function screenOf(game: string): GameScreen | undefined {
  return GAME_SCREENS.find(({ card }) => card.id === game);
}

export function scoresNow(game: string, view: unknown): readonly number[] | null {
  return screenOf(game)?.scores(view) ?? null;
}

/** What a game is called; one that the page does not know is called by its id. */
export function gameName(game: string, language: Language): string {
  return gameCard(game)?.name(language) ?? game;
}

export function gameCard(game: string): GameCard | undefined {
  return screenOf(game)?.card;
}
