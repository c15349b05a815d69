import type { CDPSession, Locator, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Target = Locator | Point;

const LOOKS = 4;
const BETWEEN_LOOKS = 250;

/**
 * A person's hand: it acts at coordinates of the screen, by mouse or by finger, and never through an element. What is covered, outside of the
 * window or too small to be hit cannot be pressed: the hand says so instead of pressing something else.
 */
export class Pointer {
  readonly #page: Page;
  readonly #touch: boolean;
  readonly #patience: { readonly timeout?: number };
  #session: Promise<CDPSession> | null = null;

  /** `patience`: how long it waits for something to press, in milliseconds, where that is not as long as the page's visitor. */
  constructor(page: Page, { touch = false, patience }: { readonly touch?: boolean; readonly patience?: number } = {}) {
    this.#page = page;
    this.#touch = touch;
    this.#patience = patience === undefined ? {} : { timeout: patience };
  }

  /** The middle of what can be seen of something, provided that a press there would reach it. What moves while a part of the page comes is looked at again. */
  async placeOf(target: Target): Promise<Point> {
    if (!('evaluate' in target)) return target;
    await target.waitFor(this.#patience);
    for (let look = 1; ; look++) {
      await target.scrollIntoViewIfNeeded(this.#patience);
      const found = await target.evaluate(reachable, undefined, this.#patience);
      if (typeof found !== 'string') return found;
      if (look === LOOKS) throw new Error(`${target}: ${found}`);
      await this.#page.waitForTimeout(BETWEEN_LOOKS);
    }
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target);
    await this.#page.mouse.move(x, y, { steps: 3 });
  }

  /** A click, or a tap where fingers are used. */
  async press(target: Target): Promise<void> {
    const place = await this.placeOf(target);
    if (this.#touch) await this.#page.touchscreen.tap(place.x, place.y);
    else {
      await this.#page.mouse.move(place.x, place.y, { steps: 2 });
      await this.#page.mouse.down();
      await this.#page.mouse.up();
    }
  }

  /** Presses there, moves in small steps, and lets go. `midway` looks at the page while it is still held. */
  async drag(
    from: Target,
    to: Target,
    { steps = 10, midway = async () => {} }: { steps?: number; midway?(): Promise<void> } = {},
  ): Promise<void> {
    const start = await this.placeOf(from);
    const end = await this.placeOf(to);
    const at = (step: number): Point => ({
      x: start.x + ((end.x - start.x) * step) / steps,
      y: start.y + ((end.y - start.y) * step) / steps,
    });
    await this.#down(start);
    for (let step = 1; step <= steps; step++) await this.#drawn(at(step));
    await midway();
    if (this.#touch) await this.#rest(end);
    await this.#up();
  }

  /** A finger comes to rest before it lets go: the browser takes what flies on for a fling, and swallows the tap that would stop it. */
  async #rest(at: Point): Promise<void> {
    for (let i = 0; i < 4; i++) {
      await this.#page.waitForTimeout(50);
      await this.#drawn(at);
    }
  }

  async wheel(target: Target, deltaY: number): Promise<void> {
    const { x, y } = await this.placeOf(target);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.wheel(0, deltaY);
  }

  /** Two fingers that start `from` pixels apart and end `to` pixels apart. */
  async pinch(target: Target, from: number, to: number, steps = 8): Promise<void> {
    const { x, y } = await this.placeOf(target);
    const fingers = (apart: number): Point[] => [
      { x: x - apart / 2, y },
      { x: x + apart / 2, y },
    ];
    await this.#fingers('touchStart', fingers(from));
    for (let step = 1; step <= steps; step++) await this.#fingers('touchMove', fingers(from + ((to - from) * step) / steps));
    await this.#fingers('touchEnd', []);
  }

  async #down({ x, y }: Point): Promise<void> {
    if (this.#touch) return this.#fingers('touchStart', [{ x, y }]);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.down();
  }

  async #drawn({ x, y }: Point): Promise<void> {
    if (this.#touch) await this.#fingers('touchMove', [{ x, y }]);
    else await this.#page.mouse.move(x, y);
  }

  async #up(): Promise<void> {
    if (this.#touch) await this.#fingers('touchEnd', []);
    else await this.#page.mouse.up();
  }

  async #fingers(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]): Promise<void> {
    this.#session ??= this.#page.context().newCDPSession(this.#page);
    await (await this.#session).send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) });
  }
}

/** Runs in the page. A sentence says why a hand cannot reach it. */
function reachable(element: Element): Point | string {
  const box = element.getBoundingClientRect();
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
  if (right - left < 4 || bottom - top < 4)
    return `lies outside of the window (${Math.round(box.left)}, ${Math.round(box.top)}, ${Math.round(box.width)} by ${Math.round(box.height)})`;
  const reaches = (x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element)) ? null : (hit ?? document.body);
  };
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const above = reaches(x, y);
  return above ? `is covered by ${above.tagName.toLowerCase()}.${[...above.classList].join('.')}` : { x, y };
}
