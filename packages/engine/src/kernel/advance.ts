import { factsOf } from './checked.ts';
import type { GameTypes, Refusal, Rules, Seat } from './rules.ts';

export type Advance<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['state']; readonly events: readonly G['event'][]; readonly barrier: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The only way for an action from outside into a game. It is checked in form, then against what the seat itself can see, and played on a
 * copy. A caller that has made the seat's view already passes it in. `barrier`: the action cannot be taken back, because something was
 * drawn or somebody learned something.
 */
export function advance<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  seat: Seat,
  action: unknown,
  view?: G['view'],
): Advance<G> {
  const toAct = rules.toAct(state);
  const waits = !toAct.includes(seat);
  if (toAct.length === 0) return { ok: false, refusal: { code: 'game-over' } };
  if (waits && !rules.outOfTurn) return { ok: false, refusal: { code: 'not-your-turn' } };
  const checked = rules.actionSchema.check(action, 'action');
  if (!checked.ok) return { ok: false, refusal: { code: 'malformed', params: { problem: factsOf(checked.problem) } } };
  if (waits && !rules.outOfTurn?.(checked.value)) return { ok: false, refusal: { code: 'not-your-turn' } };
  const refusal = rules.refusal(view ?? rules.view(state, seat), checked.value);
  if (refusal) return { ok: false, refusal };
  const next = rules.clone(state);
  const events = rules.play(next, seat, checked.value);
  const barrier = next.rng.drawn !== state.rng.drawn || events.some((event) => event.reveals === true);
  return { ok: true, state: next, events, barrier };
}
