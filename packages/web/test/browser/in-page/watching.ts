import { Eye } from './eye.ts';
import type { Control } from './screen.ts';

export interface Glance {
  readonly address: string;
  readonly noticed: readonly string[];
  /** Whether anything happened since the last press. */
  readonly answered: boolean;
  /** What the last press met: pages move by themselves now and then. */
  readonly met: string;
  readonly controls: readonly Control[];
}

/** Notes every sign of life since the last press, and looks. */
export class Watching {
  static readonly BLINK = 150;
  readonly eye = new Eye();
  #signs = 0;
  #met = '';

  constructor() {
    for (const event of ['pointerdown', 'touchstart']) addEventListener(event, ({ target }) => this.#pressed(target), { capture: true });
    for (const event of ['input', 'change', 'scroll', 'toggle', 'hashchange', 'copy', 'submit', 'invalid'])
      addEventListener(event, () => this.#note(), { capture: true });
    // A window of the browser itself opens then, which a page does not see.
    window.print = () => this.#note();
    const everything = { subtree: true, attributes: true, childList: true, characterData: true } as const;
    new MutationObserver(() => this.#note()).observe(document, everything);
  }

  #note(): void {
    this.#signs++;
  }

  #pressed(target: EventTarget | null): void {
    this.#signs = 0;
    this.#met = target instanceof Element ? this.eye.controlAt(target) : '';
  }

  /** Nobody notices what a page shows for less than the blink of an eye while it finds its size. */
  async #noticed(width: number): Promise<string[]> {
    const first = this.eye.look(width);
    if (first.length === 0) return first;
    await new Promise((resolve) => setTimeout(resolve, Watching.BLINK));
    const second = this.eye.look(width);
    return first.filter((what) => second.includes(what));
  }

  /** Waits so many milliseconds at most for an answer, and until it is on the screen; then looks. */
  async glance(width: number, patience: number): Promise<Glance> {
    const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const start = performance.now();
    do await frame();
    while (this.#signs === 0 && performance.now() - start < patience);
    await frame();
    const answered = this.#signs > 0;
    const noticed = await this.#noticed(width);
    return { address: location.hash, noticed, answered, met: this.#met, controls: this.eye.controls() };
  }
}
