import type { Fact } from '@luftschloss/engine/kernel';
import type { Hint } from './hints.ts';
import type { RankedCandidate, SearchResult } from './search/index.ts';

const HINTS = 3;

export interface Adviser<Action> {
  readonly reasonsFor: (action: Action) => Fact[];
  /** Actions that come to much the same for somebody who asks: only one of them is named while there are others. */
  readonly ideaOf?: (action: Action) => string;
}

/** What a search would do, and the next best things that it thought about. */
export function adviceFrom<Action>(
  { action, ranked }: SearchResult<Action>,
  { reasonsFor, ideaOf = (each) => JSON.stringify(each) }: Adviser<Action>,
): Hint<Action>[] {
  const best = ranked.filter((each) => each.action === action);
  const others = ranked.filter((each) => each.action !== action && each.worlds > 0);
  return newIdeasFirst([...best, ...others], (each) => ideaOf(each.action))
    .slice(0, HINTS)
    .map((each) => ({ action: each.action, estimate: estimateOf(each, best[0]), reasons: reasonsFor(each.action) }));
}

/** Those that dropped out early were played in fewer worlds, perhaps in happier ones: what counts is how far they were behind in the same worlds. */
function estimateOf<Action>({ worlds, gain }: RankedCandidate<Action>, best: RankedCandidate<Action>): number {
  return worlds > 0 ? Math.max(0, best.mean - Math.max(0, best.gain - gain)) : 0;
}

function newIdeasFirst<T>(all: readonly T[], ideaOf: (each: T) => string): T[] {
  const ideas = all.map(ideaOf);
  const isNew = (_: T, index: number): boolean => ideas.indexOf(ideas[index]) === index;
  return [...all.filter(isNew), ...all.filter((each, index) => !isNew(each, index))];
}
