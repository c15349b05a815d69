import type { Checked } from '@luftschloss/engine/kernel';
import { problemText, type Wording } from '@luftschloss/words';
import { english } from '@luftschloss/words/english';

/** Something that the person at the keyboard can put right. Its message is one sentence, shown without a stack trace. */
export class Failure extends Error {}

export function fail(sentence: string): never {
  throw new Failure(sentence);
}

/** The value, or a failure with the sentence of the check; `where` says which file or option was being checked. */
export function orFail<T>(checked: Checked<T>, where?: string, wording: Wording | null = null): T {
  if (checked.ok) return checked.value;
  const problem = problemText(english, checked.problem, wording);
  return fail(where ? `${where}: ${problem}` : problem);
}

/** One line that is safe to show in a terminal, whatever came from outside into it. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

const LONGEST_SENTENCE = 400;

export function failureLine({ message }: Failure): string {
  const line = oneLine(message);
  const short = line.length > LONGEST_SENTENCE ? `${line.slice(0, LONGEST_SENTENCE)}...` : line;
  return `luftschloss: ${short}${/[.?!]$/.test(short) ? '' : '.'}\n`;
}
