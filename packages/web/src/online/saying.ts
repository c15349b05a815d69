import type { Words } from '@luftschloss/words';
import { useCallback, useState } from 'react';
import { useWords } from '../words/language.ts';
import { problemWords } from './problems.ts';

type Saying = (words: Words) => string;

export interface SayingControls {
  readonly text: string; // empty while there is nothing to say
  say(saying: Saying | null): void;
  fail(error: unknown): void;
}

/** One line about what was just done or went wrong. What to say is kept, not the words: they follow a change of language. */
export function useSaying(): SayingControls {
  const words = useWords();
  const [kept, setKept] = useState<{ readonly saying: Saying } | null>(null);
  const say = useCallback((saying: Saying | null) => setKept(saying && { saying }), []);
  const fail = useCallback((error: unknown) => say((each) => problemWords(each, error)), [say]);
  return { text: kept?.saying(words) ?? '', say, fail };
}
