import { type Hint, hintsFor } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import { type Budget, type GameTypes, openRng, rngState } from '@luftschloss/engine/kernel';
import type { ThinkRequest } from './thinker.ts';

/** The best things to do, as far as they are allowed. Whoever asks sees no more than the player. */
export function hintsOf({ game, view, seed }: Omit<ThinkRequest, 'bot'>, budget: Budget): readonly Hint[] {
  const rules = findGame(game)?.rules;
  const hints = hintsFor(game);
  if (!rules || !hints) return [];
  const seen = view as GameTypes['view'];
  return hints(rules, seen, openRng(rngState(`splitmix32:${seed}`)), budget).filter(({ action }) => rules.refusal(seen, action) === null);
}
