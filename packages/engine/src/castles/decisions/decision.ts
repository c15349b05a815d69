import type { Choice, Refusal } from '../../kernel/index.ts';
import type { ActionOf, ActionType, CastlesAction } from '../table/actions.ts';
import type { Game } from '../table/events.ts';
import type { AskOf, AskType } from '../table/state.ts';
import type { CastlesView } from '../table/view.ts';

/** Everything about one kind of decision: what may be chosen, why not, and what happens then. */
export interface Decision<T extends AskType> {
  choices(view: CastlesView, ask: AskOf<T>): readonly Choice<CastlesAction>[];
  readonly actions: { readonly [A in ActionType]?: ActionRule<T, A> };
}

/** One action that a decision allows: why it may not be chosen now, and what it does. */
export interface ActionRule<T extends AskType, A extends ActionType> {
  refusal(view: CastlesView, ask: AskOf<T>, action: ActionOf<A>): Refusal | null;
  play(game: Game, ask: AskOf<T>, action: ActionOf<A>): void;
}

export function refuse(code: string, params?: Refusal['params']): Refusal {
  return params ? { code, params } : { code };
}
