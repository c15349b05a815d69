import { advance, type GameTypes, openRng, type Rules, rngState, type Seat } from '@luftschloss/engine/kernel';

/** What an action would tell everybody, found by playing it in a world that looks exactly like this one. */
export function foresee(rules: Rules, view: GameTypes['view'], action: unknown): readonly GameTypes['event'][] {
  if (view.viewer === null) return [];
  const world = rules.sample(view, openRng(rngState('splitmix32:foresight')));
  const next = advance(rules, world, view.viewer, action);
  if (!next.ok) return [];
  const seer: Seat = view.viewer;
  const certain: GameTypes['event'][] = [];
  for (const event of next.events) {
    // Whatever is drawn or shown from here on is a guess of this world, not knowledge.
    if (event.reveals) break;
    const seen = rules.redact(event, seer);
    if (seen) certain.push(seen);
  }
  return certain;
}

export function foreseenLines(rules: Rules, view: GameTypes['view'], action: unknown, names: readonly string[]): string[] {
  return foresee(rules, view, action).flatMap((event) => rules.wording.event(event, names) ?? []);
}
