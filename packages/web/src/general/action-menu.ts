import type { Choice, GameTypes, Rules } from '@luftschloss/engine/kernel';

/** All legal actions of one kind, made one by one as somebody looks at them. */
export interface ActionGroup {
  readonly kind: string;
  readonly title: string;
  readonly count: number;
  at(index: number): GameTypes['action'];
}

export interface ListedAction {
  readonly key: string; // the same whatever else becomes possible
  readonly kind: string;
  readonly action: GameTypes['action'];
  readonly text: string;
}

export function kindTitle(kind: string): string {
  const words = kind.replace(/-/g, ' ');
  return words[0].toUpperCase() + words.slice(1);
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
    title: kindTitle(kind),
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

/** Some kinds hold every order of eight rooms: a search looks at so many of them and says that there are more. */
const MOST_LOOKED_AT = 6000;

export interface Page {
  readonly actions: readonly ListedAction[];
  readonly more: boolean;
}

/** The first actions of a group whose words contain all that was typed. */
export function searchGroup(rules: Rules, view: GameTypes['view'], group: ActionGroup, typed: string, limit: number): Page {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const actions: ListedAction[] = [];
  const end = Math.min(group.count, MOST_LOOKED_AT);
  for (let index = 0; index < end; index++) {
    if (actions.length === limit) return { actions, more: true };
    const action = group.at(index);
    const text = actionText(rules, view, action);
    const lower = text.toLowerCase();
    if (words.every((word) => lower.includes(word))) actions.push({ key: JSON.stringify(action), kind: group.kind, action, text });
  }
  return { actions, more: end < group.count };
}

export function actionText(rules: Rules, view: GameTypes['view'], action: GameTypes['action']): string {
  const text = rules.wording.action(view, action);
  return text[0].toUpperCase() + text.slice(1);
}
