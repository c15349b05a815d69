import { english } from '../../words/src/english.ts';
import { problemText } from '../../words/src/problems.ts';
import type { Checked } from '../src/kernel/index.ts';

/** What is wrong, as people read it. */
export function saidProblem(checked: Checked<unknown>): string | null {
  return checked.ok ? null : problemText(english, checked.problem);
}
