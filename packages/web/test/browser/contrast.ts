import type { Locator, Page } from 'playwright-core';

export interface Looks {
  readonly contrast: number; // of the letters against whatever lies behind them
  readonly ground: string; // the colour behind the letters, as it reaches the eye
}

/** How the letters of an element look at this moment, with every half-transparent ground below them. */
export async function looksOf(element: Locator): Promise<Looks> {
  return element.evaluate((button) => {
    type Colour = readonly [number, number, number, number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    const read = (text: string): Colour => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (index: 0 | 1 | 2): number => top[index] * top[3] + below[index] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    let letters = read(getComputedStyle(button).color);
    const grounds: Colour[] = [];
    let shine = 1;
    for (let each: Element | null = button; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      grounds.push(read(style.backgroundColor));
      shine *= Number(style.opacity);
    }
    const ground = grounds.reduceRight<Colour>((below, top) => over(top, below), [255, 255, 255, 1]);
    letters = over([letters[0], letters[1], letters[2], letters[3] * shine], ground);
    const bright = ([r, g, b]: Colour): number => {
      const linear = (part: number): number => (part <= 10.3 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    const [dark, light] = [bright(letters), bright(ground)].sort((a, b) => a - b);
    return { contrast: (light + 0.05) / (dark + 0.05), ground: ground.slice(0, 3).map(Math.round).join(' ') };
  });
}

/** One visible button of every kind on the page, by a selector that finds it again. A kind is how it is styled and what state it is in. */
export async function kindsOfButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, string>();
    for (const [index, button] of [...document.querySelectorAll<HTMLElement>('button, a.button')].entries()) {
      const { x, y, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (width === 0 || !hit || !button.contains(hit) || button.textContent?.trim() === '') continue;
      const kind = [
        button.className,
        button.getAttribute('aria-pressed'),
        button.hasAttribute('disabled'),
        button.parentElement?.className,
      ];
      if (kinds.has(kind.join('|'))) continue;
      button.dataset.kind_index = String(index);
      kinds.set(kind.join('|'), `[data-kind_index="${index}"]`);
    }
    return [...kinds.values()];
  });
}
