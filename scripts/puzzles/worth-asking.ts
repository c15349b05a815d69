import type { Judge, Weighed } from '@luftschloss/bots';

/** Whoever finds it has gained something that can be felt: in the chance of winning, or alone in hundreds of points. */
const FELT = 0.04;
/** A game that is won or lost whatever one does is no place for a question. */
const OPEN = { least: 0.1, most: 0.95 };

/** Whether somebody would like to have been asked. */
export function isWorthAsking(judge: Judge, [best, ...others]: readonly Weighed[], alone: boolean): boolean {
  const idea = judge.ideaOf(best.action);
  const rivals = others.filter(({ action }) => judge.ideaOf(action) !== idea);
  // Where only the place of one tile is asked, the other places are what it is compared with.
  const lead = Math.min(...(rivals.length > 0 ? rivals : others).map(({ behind }) => behind.mean));
  return lead >= FELT && (alone || (best.mean >= OPEN.least && best.mean <= OPEN.most));
}
