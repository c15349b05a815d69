import { advance, type GameTypes, openRng, type Rules, rngState } from '@luftschloss/engine/kernel';
import { screenOf } from '../games/index.ts';
import type { Worth } from './points-change.ts';

/** All actions of one decision are weighed in the same world: making it is the dearest part. */
const WORLDS = new WeakMap<GameTypes['view'], GameTypes['state']>();

function worldOf(rules: Rules, view: GameTypes['view']): GameTypes['state'] {
  const known = WORLDS.get(view);
  if (known) return known;
  const world = rules.sample(view, openRng(rngState('splitmix32:foresight')));
  WORLDS.set(view, world);
  return world;
}

/** The viewer's knowledge after an action, in a world that looks like this one; `null` if it is not allowed. */
function viewAfter(rules: Rules, view: GameTypes['view'], action: unknown): GameTypes['view'] | null {
  if (view.viewer === null) return null;
  const next = advance(rules, worldOf(rules, view), view.viewer, action);
  return next.ok ? rules.view(next.state, view.viewer) : null;
}

/** What an action does to the points at once. */
export function worthOf(rules: Rules, view: GameTypes['view'], action: GameTypes['action']): Worth | null {
  const row = screenOf(rules.id)?.worth;
  if (!row?.kinds.includes(action.type)) return null;
  const after = viewAfter(rules, view, action);
  return after && row.compare(view, after, action);
}

/** The table as it would look after an action by which nothing is drawn; `null` for all others, because it would be a guess. */
export function foreseenView(rules: Rules, view: GameTypes['view'], action: GameTypes['action']): GameTypes['view'] | null {
  const row = screenOf(rules.id)?.worth;
  if (!row?.kinds.includes(action.type)) return null;
  return row.aim?.(view, action) ?? viewAfter(rules, view, action);
}
