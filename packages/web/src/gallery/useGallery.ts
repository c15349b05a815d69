import { useEffect, useMemo, useState } from 'react';
import { loadScreen, screenOf, wordsOf } from '../games/index.ts';
import { needWords, useLanguage } from '../words/language.ts';
import type { Collection, Counted, GalleryIn } from './collection.ts';

interface Source {
  readonly gallery: GalleryIn;
  readonly counted: Counted;
}

export interface ShownGallery extends Pick<Counted, 'games' | 'boards' | 'date'> {
  readonly collections: readonly Collection[];
}

async function fetched(game: string): Promise<Source | null> {
  const [screen] = await Promise.all([loadScreen(game).then(() => screenOf(game)), needWords(wordsOf(game))]);
  return (await screen?.gallery?.()) ?? null;
}

/** The pieces of a game in the language of the page; `null` while they are being fetched. */
export function useGallery(game: string): ShownGallery | null {
  const language = useLanguage();
  const [known, setKnown] = useState<{ game: string; source: Source } | null>(null);
  useEffect(() => {
    let wanted = true;
    fetched(game)
      .then((source) => {
        if (wanted && source) setKnown({ game, source });
      })
      .catch(() => {
        // Without a network the place stays empty; the next visit tries again.
      });
    return () => {
      wanted = false;
    };
  }, [game]);
  return useMemo(() => {
    if (known?.game !== game) return null;
    const { gallery, counted } = known.source;
    return { collections: gallery(language), games: counted.games, boards: counted.boards, date: counted.date };
  }, [known, game, language]);
}
