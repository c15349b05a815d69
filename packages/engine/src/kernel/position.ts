import { openRng, type RngState } from './rng.ts';
import type { GameTypes, Rules, Viewer } from './rules.ts';

/**
 * A position that looks exactly like this view to its viewer. `rng` draws what the view does not show, and the game goes on with it.
 * `null`: no position of this game looks like that, or the rules cannot read the view.
 */
export function positionLike<G extends GameTypes>(rules: Rules<G>, view: object, viewer: Viewer, rng: RngState): G['state'] | null {
  try {
    const state = { ...rules.sample(view as unknown as G['view'], openRng(rng)), rng };
    return isSame(JSON.parse(JSON.stringify(rules.view(state, viewer))), view) ? state : null;
  } catch {
    return null;
  }
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]));
}
