import type { Seat } from '../../kernel/index.ts';
import { type Game, tell } from './events.ts';
import { newTurn, type Turn } from './state.ts';

/** The extra turn of a food reward begins at once; everything else that the player had to decide waits for its end (C-5.2). */
export function interruptTurn(game: Game, seat: Seat): void {
  const { state } = game;
  if (!state.turn) throw new Error('an extra turn outside of any turn');
  tell(game, { type: 'extra-turn', seat });
  state.turn = { ...newTurn(seat), interrupted: { turn: state.turn, asks: state.asks } };
  state.asks = [{ type: 'take-turn', seat }];
}

/** The extra turn is over: the interrupted one goes on where it was. */
export function resumeTurn({ state }: Game, { interrupted }: Turn): boolean {
  if (!interrupted) return false;
  state.turn = { ...interrupted.turn };
  state.asks = interrupted.asks;
  return true;
}
