import type { Choice, GameTypes, Rules } from '@luftschloss/engine/kernel';
import type { Words } from '@luftschloss/words';
import type { Telling } from '../table/telling.ts';

/** All legal actions of one kind, made one by one as somebody looks at them. */
export interface ActionGroup {
  readonly kind: string;
  readonly count: number;
  at(index: number): GameTypes['action'];
}

export interface ListedAction {
  readonly key: string; // the same whatever else becomes possible
  readonly kind: string;
  readonly action: GameTypes['action'];
  readonly text: string;
}

/** What a kind of action is called; a game that no catalogue knows keeps the name that its rules have. */
export function kindTitle({ general: { kinds } }: Words, kind: string): string {
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds]() : kind;
}

export function actionGroups(rules: Rules, view: GameTypes['view'], wanted: (kind: string) => boolean = () => true): ActionGroup[] {
  const byKind = new Map<string, Choice<GameTypes['action']>[]>();
  for (const choice of rules.choices(view)) {
    if (!wanted(choice.kind) || choice.count() === 0) continue;
    byKind.set(choice.kind, [...(byKind.get(choice.kind) ?? []), choice]);
  }
  return [...byKind].map(([kind, choices]) => groupOf(kind, choices));
}

function groupOf(kind: string, choices: readonly Choice<GameTypes['action']>[]): ActionGroup {
  const counts = choices.map((choice) => choice.count());
  return {
    kind,
    count: counts.reduce((sum, count) => sum + count, 0),
    at(index) {
      let left = index;
      for (const [i, choice] of choices.entries()) {
        if (left < counts[i]) return choice.at(left);
        left -= counts[i];
      }
      throw new Error(`there is no action ${index} of the kind ${kind}`);
    },
  };
}

/** Some kinds hold every order of eight rooms: a search looks at this many and says that there are more. */
const MOST_LOOKED_AT = 6000;

export interface Page {
  readonly actions: readonly ListedAction[];
  readonly more: boolean;
}

export interface Search {
  readonly typed: string;
  readonly about?: readonly string[]; // ids, such as those of tiles
  readonly limit: number;
}

/** The first actions of a group that are about these things and whose words contain all that was typed. */
export function searchGroup(telling: Pick<Telling, 'action'>, view: GameTypes['view'], group: ActionGroup, search: Search): Page {
  const { typed, about = [], limit } = search;
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const actions: ListedAction[] = [];
  const end = Math.min(group.count, MOST_LOOKED_AT);
  for (let index = 0; index < end; index++) {
    if (actions.length === limit) return { actions, more: true };
    const action = group.at(index);
    if (!isAbout(action, about)) continue;
    const text = telling.action(view, action);
    const lower = text.toLowerCase();
    if (words.every((word) => lower.includes(word))) actions.push({ key: JSON.stringify(action), kind: group.kind, action, text });
  }
  return { actions, more: end < group.count };
}

function isAbout(action: GameTypes['action'], ids: readonly string[]): boolean {
  if (ids.length === 0) return true;
  const values = Object.values(action).flat();
  return ids.every((id) => values.includes(id));
}
