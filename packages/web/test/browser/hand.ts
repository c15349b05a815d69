import { join } from 'node:path';
import { openRng, type Rng, rngState, tagSeed } from '@luftschloss/engine/kernel';
import type { Page } from 'playwright-core';
import { tell } from '../../../../testing/seed.ts';
import type { Visit } from './chromium.ts';
import { glance, lookAt } from './eyes.ts';
import type { Control } from './in-page/screen.ts';
import type { Glance } from './in-page/watching.ts';
import { type Point, Pointer } from './pointer.ts';

export interface Wandering {
  /** A folder for a picture of everything that is found, and of the way now and then. */
  readonly pictures?: string | undefined;
  readonly touch: boolean;
  readonly seed: string;
}

/** How long a page may take to answer a press, in milliseconds. Bots and servers think longer, but the page says so at once. */
const PATIENCE = 3000;
/** Words that fit everywhere and words that fit nowhere. */
const WORDS = ['Ada', 'Somebody with a very long name indeed, third of that name', '12', 'Donaudampfschifffahrtsgesellschaftskapitän', ''];
/** A long walk says now and then that it goes on. */
const SIGN_OF_LIFE = 250;
/** How many presses lie between two pictures of where it is: a person sees what the eye does not ask for. */
const BETWEEN_PICTURES = 100;
/** After so many steps on one page the hand goes back. */
const LONG = 120;

/** Something that was pressed and must show an effect. */
interface Expecting {
  readonly name: string;
  press(): Promise<void>; // once more
}

/**
 * A blind hand: it knows nothing of the page, does whatever comes to it with whatever can be seen, and after every step looks for what a person would
 * notice. It is curious: what it has pressed less often attracts it more.
 */
export class BlindHand {
  /** What was noticed, and after which step it was noticed first. */
  readonly findings = new Map<string, string>();
  presses = 0;

  readonly #page: Page;
  readonly #complaints: string[];
  readonly #pointer: Pointer;
  readonly #touch: boolean;
  readonly #seed: string;
  readonly #pictures: string | undefined;
  readonly #dice: Rng;
  readonly #pressed = new Map<string, number>();
  readonly #kinds = new Set<string>();
  readonly #began = performance.now();
  #toldAt = 0;
  #picturedAt = 0;
  #steps = 0;
  #way: string[] = [];
  #since = 0; // steps on this page
  #last = 'opened the page';
  #left = false; // a file or another window was opened

  constructor({ page, complaints }: Visit, { touch, seed, pictures }: Wandering) {
    this.#pictures = pictures;
    this.#page = page;
    this.#complaints = complaints;
    this.#touch = touch;
    this.#seed = seed;
    this.#pointer = new Pointer(page, { touch });
    this.#dice = openRng(rngState(tagSeed(seed, 'splitmix32')));
    for (const event of ['download', 'popup', 'dialog', 'filechooser'] as const)
      page.on(event as 'download', () => {
        this.#left = true;
      });
  }

  /** Wanders until it has pressed so often. */
  async wander(presses: number): Promise<void> {
    let seen = await glance(this.#page, 0);
    await this.#note(seen.noticed);
    while (this.presses < presses) {
      this.#steps++;
      const target = await this.#act(seen.controls);
      seen = target ? await this.#answerOf(target) : await glance(this.#page, 0);
      this.#left = false;
      await this.#note(seen.noticed);
      await this.#note(this.#complaints.splice(0));
      this.#remember(seen);
      await this.#pictureTheWay();
      this.#tellProgress();
    }
  }

  async #pictureTheWay(): Promise<void> {
    if (this.presses < this.#picturedAt + BETWEEN_PICTURES) return;
    this.#picturedAt = this.presses;
    await this.#picture(`way-${this.presses}`);
  }

  async #picture(name: string): Promise<void> {
    if (this.#pictures) await this.#page.screenshot({ path: join(this.#pictures, `${name}.png`) });
  }

  #tellProgress(): void {
    if (this.presses < this.#toldAt + SIGN_OF_LIFE) return;
    this.#toldAt = this.presses;
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    tell(`${this.presses} presses in ${seconds} s, ${this.findings.size} findings (seed “${this.#seed}”)`);
  }

  /** A person who sees no answer tries again, since a finger that stops a page in motion presses nothing. */
  async #answerOf({ name, press }: Expecting): Promise<Glance> {
    const isDead = (seen: Glance): boolean => seen.met === name && !seen.answered && !this.#left;
    const first = await glance(this.#page, PATIENCE);
    if (!isDead(first)) return first;
    await press();
    const second = await glance(this.#page, PATIENCE);
    if (isDead(second)) await this.#note([`nothing happens: ${name}`]);
    return second;
  }

  /** One line for everything that was found, with how to find it again. */
  told(): string[] {
    return [...this.findings].map(([what, when]) => `${what}\n    ${when}`);
  }

  async #note(noticed: readonly string[]): Promise<void> {
    const fresh = noticed.filter((what) => !this.findings.has(what));
    for (const what of fresh) {
      this.findings.set(what, `step ${this.#steps}: ${this.#last}`);
      tell(`${what}\n    step ${this.#steps}: ${this.#last} (seed “${this.#seed}”)`);
    }
    if (fresh.length > 0) await this.#picture(`step-${this.#steps}`);
  }

  #remember({ address }: Glance): void {
    this.#since++;
    if (this.#way.at(-1) === address) return;
    if (this.#way.at(-2) === address) this.#way.pop();
    else this.#way.push(address);
    this.#since = 0;
  }

  /** Answers with what must show an effect, if anything must. */
  async #act(controls: readonly Control[]): Promise<Expecting | null> {
    const chance = this.#dice.below(100);
    if (this.#since > LONG && this.#way.length > 1) return this.#goBack();
    if (chance < 4) return this.#wheel();
    if (chance < 8) return this.#drag(controls);
    if (chance < 12) return this.#pressAnywhere();
    const control = this.#choose(controls);
    if (!control) return this.#wheel();
    const place = this.#dice.pick(control.places);
    if (chance < 18 && !this.#touch) {
      this.#last = `hovered over ${control.name}`;
      await this.#pointer.hover(place);
      return null;
    }
    await this.#press(control, place);
    return control.answers ? { name: control.name, press: () => this.#pointer.press(place) } : null;
  }

  #choose(controls: readonly Control[]): Control | null {
    const weights = controls.map(({ name }) => 60 / (1 + (this.#pressed.get(name) ?? 0)) + 1);
    let ticket = this.#dice.below(Math.ceil(weights.reduce((sum, weight) => sum + weight, 0)));
    for (const [index, weight] of weights.entries()) {
      ticket -= weight;
      if (ticket < 0) return controls[index];
    }
    return controls.at(-1) ?? null;
  }

  async #press(control: Control, place: Point): Promise<void> {
    this.presses++;
    this.#pressed.set(control.name, (this.#pressed.get(control.name) ?? 0) + 1);
    this.#last = `pressed ${control.name} at ${Math.round(place.x)}, ${Math.round(place.y)}`;
    if (this.#kinds.has(control.kind) || this.#touch) await this.#pointer.press(place);
    else await this.#pressWatchfully(place);
    this.#kinds.add(control.kind);
    if (control.takes === 'text') await this.#write();
    if (control.takes === 'choice')
      for (const key of [this.#dice.pick(['ArrowDown', 'ArrowUp']), 'Enter']) await this.#page.keyboard.press(key);
  }

  /** A kind of control that was not pressed before is looked at under the pointer, and held down. */
  async #pressWatchfully(place: Point): Promise<void> {
    await this.#pointer.hover(place);
    const hovered = await lookAt(this.#page, place);
    await this.#note(hovered.map((what) => `under the pointer, ${what}`));
    await this.#page.mouse.down();
    const held = await lookAt(this.#page, place);
    await this.#note(held.map((what) => `held down, ${what}`));
    await this.#page.mouse.up();
  }

  async #write(): Promise<void> {
    const words = this.#dice.pick(WORDS);
    this.#last += ` and wrote “${words}”`;
    await this.#page.keyboard.press('ControlOrMeta+A');
    if (words) await this.#page.keyboard.insertText(words);
    else await this.#page.keyboard.press('Delete');
    if (this.#dice.below(3) === 0) await this.#page.keyboard.press('Enter');
  }

  #anywhere(): Point {
    const { width, height } = this.#page.viewportSize() ?? { width: 1, height: 1 };
    return { x: this.#dice.below(width), y: this.#dice.below(height) };
  }

  async #pressAnywhere(): Promise<null> {
    const place = this.#anywhere();
    this.presses++;
    this.#last = `pressed at ${place.x}, ${place.y}`;
    await this.#pointer.press(place);
    return null;
  }

  async #wheel(): Promise<null> {
    const [place, by] = [this.#anywhere(), this.#dice.below(1200) - 600];
    this.#last = `turned the wheel by ${by} at ${place.x}, ${place.y}`;
    if (this.#touch) await this.#pointer.drag(place, { x: place.x, y: Math.max(1, place.y - by) }, { steps: 4 });
    else await this.#pointer.wheel(place, by);
    return null;
  }

  async #drag(controls: readonly Control[]): Promise<null> {
    const control = this.#dice.below(2) === 0 ? this.#choose(controls) : null;
    const [from, to] = [control ? this.#dice.pick(control.places) : this.#anywhere(), this.#anywhere()];
    this.#last = `dragged ${control?.name ?? `from ${from.x}, ${from.y}`} to ${to.x}, ${to.y}`;
    await this.#pointer.drag(from, to, { steps: 4 });
    return null;
  }

  async #goBack(): Promise<null> {
    this.#last = 'went back';
    this.#since = 0;
    await this.#page.evaluate(() => history.back());
    return null;
  }
}
