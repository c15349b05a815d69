import { type Budget, firstAction, type GameTypes, type Player, type Rng, type Rules } from '@luftschloss/engine/kernel';

/** What a bot does. One that fails or tries something illegal must not stop a game: the first legal action takes its place. */
export function legalChoice<G extends GameTypes>(rules: Rules<G>, bot: Player<G>, view: G['view'], rng: Rng, budget?: Budget): G['action'] {
  try {
    const action = bot.choose(rules, view, rng, budget);
    if (rules.refusal(view, action) === null) return action;
  } catch {
    // Falls through to the first legal action.
  }
  return firstAction(rules, view);
}
