import type { GameRecord, GameTypes, Rules, Seat } from '@luftschloss/engine/kernel';

/** A decision of a game that is over: what its player saw, and what was done. Nothing else of the game is in it, so nothing else can be in its review. */
export interface Decision<G extends GameTypes = GameTypes> {
  /** So many actions of the game come before it. */
  readonly step: number;
  readonly view: G['view'];
  readonly action: G['action'];
}

/** Where a seat had a choice. Advice to a partner and taking something back are no decisions of the game. */
export function decisionsOf(
  rules: Rules,
  { actions }: Pick<GameRecord, 'actions'>,
  states: readonly GameTypes['state'][],
  seat: Seat,
): Decision[] {
  return actions.flatMap((each, step) => {
    if (each.seat !== seat || rules.outOfTurn?.(each.action)) return [];
    const view = rules.view(states[step], seat);
    return hasChoice(rules, view) ? [{ step, view, action: each.action }] : [];
  });
}

function hasChoice(rules: Rules, view: GameTypes['view']): boolean {
  let count = 0;
  for (const choice of rules.choices(view)) {
    count += choice.count();
    if (count > 1) return true;
  }
  return false;
}
