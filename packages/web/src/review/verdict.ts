import type { Answer, Finding, TaskResult } from '@luftschloss/bots/review';

/** What is said of something that was tried. Whatever is not clearly worse is right; `failed`: nobody could find out. */
export interface Verdict {
  readonly kind: 'found' | 'good' | 'closer' | 'same' | 'worse' | 'failed';
  readonly worth: { readonly yours: Answer; readonly best: Answer } | null;
}

/** What needs no games to be known. */
export function verdictAtOnce({ played, better }: Finding, tried: unknown): Verdict | null {
  if (better && same(tried, better.action)) return { kind: 'found', worth: null };
  return same(tried, played.action) ? { kind: 'same', worth: better && { yours: played, best: better } } : null;
}

/** After what was tried and the best were played on in the same worlds; `known`: what was found out about what was played. */
export function verdictFrom(result: TaskResult | null, known: Finding): Verdict {
  if (!result) return { kind: 'failed', worth: null };
  const finding = 'finding' in result ? result.finding : null;
  if (!finding) return { kind: 'good', worth: null };
  const { played, better } = finding;
  if (!better) return { kind: 'good', worth: null };
  return { kind: costsLess(finding, known) ? 'closer' : 'worse', worth: { yours: played, best: better } };
}

/** Clearly: both costs may be wrong by their errors. */
function costsLess({ cost: tried }: Finding, { cost: played }: Finding): boolean {
  return played.points - tried.points > 2 * Math.hypot(played.pointsError, tried.pointsError);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
