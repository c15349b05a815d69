import { useEffect, useMemo, useState } from 'react';
import { loadScreen, screenOf, wordsOf } from '../games/index.ts';
import { needWords, useLanguage } from '../words/language.ts';
import type { Rulebook, RulebookIn } from './rulebook.ts';

const loaded = new Map<string, RulebookIn>();

/** The chapters of a game, with the words that they are told in. */
async function fetched(game: string): Promise<RulebookIn | null> {
  await loadScreen(game);
  const source = screenOf(game)?.rulebook;
  if (!source) return null;
  const [rulebook] = await Promise.all([source.load(), needWords([...wordsOf(game), ...source.words])]);
  return rulebook;
}

/** The rulebook of a game in the language of the page; `null` while it is being fetched. */
export function useRulebook(game: string): Rulebook | null {
  const language = useLanguage();
  const [known, setKnown] = useState(() => loaded.get(game));
  useEffect(() => {
    let wanted = true;
    setKnown(() => loaded.get(game));
    fetched(game)
      .then((rulebook) => {
        if (!rulebook) return;
        loaded.set(game, rulebook);
        if (wanted) setKnown(() => rulebook);
      })
      .catch(() => {
        // Without a network the place stays empty; the next visit tries again.
      });
    return () => {
      wanted = false;
    };
  }, [game]);
  return useMemo(() => known?.(language) ?? null, [known, language]);
}
