import type { Page } from 'playwright-core';

/** Visible text that is written smaller than 11 pixels on the screen, in the page or in a drawing however it is scaled. */
export async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const box = element.getBoundingClientRect();
      if (!own || box.width === 0 || element.closest('.visually-hidden, title')) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 10.9) small.push(`${size.toFixed(1)} px: ${element.textContent}`);
    }
    return small;
  });
}
