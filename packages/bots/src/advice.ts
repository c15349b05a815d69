import type { Hint, Hints } from './hints.ts';
import type { Judge } from './judge.ts';
import { type RankedCandidate, searched } from './search/index.ts';

const HINTS = 3;

/** What a search would do, and the next best things that it thought about; of actions with the same idea only one is named while there are others. */
export function hintsOf({ questionFor, reasonsFor, ideaOf }: Judge): Hints {
  return (rules, view, rng, budget): Hint[] => {
    const { action, ranked } = searched(questionFor, { rules, view, rng }, budget);
    const best = ranked.filter((each) => each.action === action);
    const others = ranked.filter((each) => each.action !== action && each.worlds > 0);
    return newIdeasFirst([...best, ...others], (each) => ideaOf(each.action))
      .slice(0, HINTS)
      .map((each) => ({ action: each.action, estimate: estimateOf(each, best[0]), reasons: reasonsFor(view, each.action) }));
  };
}

/**
 * Candidates that dropped out early were played in fewer worlds, perhaps in lucky ones: they are compared in the worlds that both were
 * played in.
 */
function estimateOf<Action>({ worlds, gain }: RankedCandidate<Action>, best: RankedCandidate<Action>): number {
  return worlds > 0 ? Math.max(0, best.mean - Math.max(0, best.gain - gain)) : 0;
}

function newIdeasFirst<T>(all: readonly T[], ideaOf: (each: T) => string): T[] {
  const ideas = all.map(ideaOf);
  const isNew = (_: T, index: number): boolean => ideas.indexOf(ideas[index]) === index;
  return [...all.filter(isNew), ...all.filter((each, index) => !isNew(each, index))];
}
