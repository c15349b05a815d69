import type { Locator, Page } from 'playwright-core';

/** How many milliseconds the page's own thread has worked since it was asked first: what else the machine does meanwhile is not the page's fault. */
export async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const start = await total();
  return async () => (await total()) - start;
}

export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}

/** How many milliseconds the page works, drawing included, from the press on something until what it changes is on the screen; of several presses, put back by Escape, the least. */
export async function workOfPicking(page: Page, piece: Locator, { times = 4 } = {}): Promise<number> {
  const worked = await watchWork(page);
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    await piece.hover();
    await page.waitForTimeout(300); // what is thought ahead is no part of it
    const before = await worked();
    await page.mouse.down();
    await page.mouse.up();
    await nextFrames(page);
    await nextFrames(page);
    took.push((await worked()) - before);
    await page.keyboard.press('Escape');
    await nextFrames(page);
  }
  return Math.min(...took);
}
