import type { Locator } from 'playwright-core';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not shown`);
  return box;
}

const PAUSE = 150;

/** Where something lies once nothing moves it any more: a page measures itself and gets its typefaces after it is first drawn. */
export async function stillBoxOf(thing: Locator): Promise<Box> {
  for (let before = await boxOf(thing); ; ) {
    await thing.page().waitForTimeout(PAUSE);
    const box = await boxOf(thing);
    if (JSON.stringify(box) === JSON.stringify(before)) return box;
    before = box;
  }
}
