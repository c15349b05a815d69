import { botNamed } from '@luftschloss/bots';
import { findGame } from '@luftschloss/engine';
import { actionsOf, type Budget, type GameTypes, openRng, rngState } from '@luftschloss/engine/kernel';
import type { ThinkRequest } from './thinker.ts';

/** What a bot does. Should it ever try something illegal, it is moved by the first legal action instead. */
export function answerOf({ game, bot, view, seed }: ThinkRequest, budget?: Budget): unknown {
  const rules = findGame(game)?.rules;
  if (!rules) throw new Error(`no bot plays ${game}`);
  const seen = view as GameTypes['view'];
  const action = botNamed(game, bot).choose(rules, seen, openRng(rngState(`splitmix32:${seed}`)), budget);
  return rules.refusal(seen, action) ? actionsOf(rules, seen).next().value : action;
}
