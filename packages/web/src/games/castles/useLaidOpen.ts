import type { CastlesView } from '@luftschloss/engine/castles';
import type { Language } from '@luftschloss/words';
import { type RefObject, useLayoutEffect } from 'react';

/** In how many columns of cards a sheet can be set: one that is close, or more of them over the board beside it. */
const WIDTHS = ['1', '2', '3'];

/** All choices of a question are in sight: where one column of them is too long, it is set closer, and then laid open until they fit. A phone scrolls. */
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
