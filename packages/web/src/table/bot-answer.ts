import { botNamed, legalChoice } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import { type Budget, type GameTypes, openRng, rngState } from '@luftschloss/engine/kernel';
import type { ThinkRequest } from './thinker.ts';

/** What a bot of the page does. */
export function answerOf({ game, bot, view, seed }: ThinkRequest, budget?: Budget): unknown {
  const rules = findGame(game)?.rules;
  if (!rules) throw new Error(`no bot plays ${game}`);
  return legalChoice(rules, botNamed(game, bot), view as GameTypes['view'], openRng(rngState(`splitmix32:${seed}`)), budget);
}
