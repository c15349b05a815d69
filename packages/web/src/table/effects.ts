import { advance, type GameTypes, openRng, type Rules, rngState, type Seat } from '@luftschloss/engine/kernel';
import type { Telling } from './telling.ts';

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

/** The same in words. */
export function foreseenLines(rules: Rules, view: GameTypes['view'], action: unknown, telling: Pick<Telling, 'line'>): string[] {
  return foresee(rules, view, action).flatMap((event) => telling.line({ type: event.type, event }) ?? []);
}
