import type { Game } from './events.ts';
import type { Ask } from './state.ts';

export function ask(game: Game, question: Ask): void {
  game.state.asks = [...game.state.asks, question];
}

/** The decision asked last has been made. */
export function answered(game: Game): void {
  game.state.asks = game.state.asks.slice(0, -1);
}
