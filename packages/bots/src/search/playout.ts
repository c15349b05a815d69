import type { GameTypes, Player, Rng, Rules, Seat } from '@luftschloss/engine/kernel';

export interface Playout<G extends GameTypes> {
  readonly rules: Rules<G>;
  /** Plays all seats, each from its own view. */
  readonly policy: Player<G>['choose'];
  /** How well a seat stands in a state that is not played any further. */
  readonly worth: (state: G['state'], seat: Seat) => number;
  /** Where to stop before the end of the game; without it games are played to their end. */
  readonly until?: (state: G['state']) => boolean;
}

/**
 * Plays an action and goes on by the policy. `state` is used up. Gives `null` as soon as there is no time left: a clock is asked before every action, so that
 * nobody waits for a long game.
 */
export function playOut<G extends GameTypes>(
  { rules, policy, worth, until }: Playout<G>,
  state: G['state'],
  seat: Seat,
  action: G['action'],
  rng: Rng,
  isTimeUp: () => boolean,
): number | null {
  rules.play(state, seat, action);
  for (let toAct = rules.toAct(state); toAct.length > 0; toAct = rules.toAct(state)) {
    if (isTimeUp()) return null;
    if (until?.(state)) break;
    const next = toAct[0];
    rules.play(state, next, policy(rules, rules.view(state, next), rng));
  }
  return worth(state, seat);
}
