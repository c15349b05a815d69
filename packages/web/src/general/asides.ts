import type { GameTypes, Rules } from '@luftschloss/engine/kernel';
import { screenOf } from '../games/index.ts';
import type { ActionGroup } from './action-menu.ts';

/** Actions that are possible out of turn, which the rules never list because nobody has to take them. */
export function asideGroups(rules: Rules, view: GameTypes['view'], over: boolean): ActionGroup[] {
  const candidates = screenOf(rules.id)?.asides;
  if (!candidates || view.viewer === null || over) return [];
  const byKind = new Map<string, GameTypes['action'][]>();
  for (const action of candidates(view, view.viewer)) {
    if (rules.refusal(view, action) === null) byKind.set(action.type, [...(byKind.get(action.type) ?? []), action]);
  }
  return [...byKind].map(([kind, actions]) => ({ kind, count: actions.length, at: (index) => actions[index] }));
}
