import type { CastlesView } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import { type RefObject, useLayoutEffect } from 'react';

/** How far a sheet can be laid open over the board beside it, in columns of cards. */
const WIDTHS = ['2', '3'];

/** All choices of a question are in sight: where one column of them is too long, the sheet is laid open until they fit. A phone scrolls. */
export function useLaidOpen(sheet: RefObject<HTMLElement | null>, view: CastlesView, language: Language): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other questions and other words have other lengths.
  useLayoutEffect(() => {
    const fit = (): void => {
      const element = sheet.current;
      if (!element) return;
      const fits = (): boolean => element.scrollHeight <= element.clientHeight + 1;
      delete element.dataset.open;
      // In a lesson the seats stand above the board.
      if (element.closest('.castles-table')?.querySelector('.guided')) return;
      for (const width of WIDTHS) {
        if (fits()) return;
        element.dataset.open = width;
      }
    };
    fit();
    document.fonts.addEventListener('loadingdone', fit);
    addEventListener('resize', fit);
    return () => {
      document.fonts.removeEventListener('loadingdone', fit);
      removeEventListener('resize', fit);
    };
  }, [sheet, view, language]);
}
