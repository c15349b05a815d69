import { useMemo } from 'react';
import { useLanguage } from '../words/language.ts';
import { type Telling, type TellingTable, tellingOf } from './telling.ts';

/** What the reader of this page is told at a table; it follows a change of language. */
export function useTelling({ game, seats, viewer }: TellingTable): Telling {
  const language = useLanguage();
  return useMemo(() => tellingOf(language, { game, seats, viewer }), [language, game, seats, viewer]);
}
