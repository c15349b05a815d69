export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that can be pressed, and places at which a press would reach it. */
export interface Control {
  readonly name: string; // as a person would find it
  readonly kind: string; // how it is styled and what state it is in
  readonly takes: 'press' | 'text' | 'choice' | 'slide';
  /** Whether a press must change something that a person can see. */
  readonly answers: boolean;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** What is where on the screen, and what can be pressed. It runs in the page and is sent there as text, so it uses nothing from outside itself. */
export class Screen {
  static readonly CONTROLS =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=radio], [role=slider]';
  /** Where a press may go, as shares of a control's width and height. */
  static readonly INSIDE = [
    [0.5, 0.5],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.5, 0.25],
    [0.5, 0.75],
  ] as const;

  #styles = new Map<Element, CSSStyleDeclaration>();
  #seen = new Map<Element, boolean>();
  #grounds = new Map<Element, Colour | null>();
  #shine = new Map<Element, number>();
  #frames = new Map<Element, readonly Element[]>();
  #dialog: Element | null | undefined;
  readonly #colours = new Map<string, Colour>();
  protected width = 0;

  /** Whatever can be pressed at this moment without scrolling. */
  controls(): Control[] {
    this.forget();
    const found: Control[] = [];
    for (const element of document.querySelectorAll(Screen.CONTROLS)) {
      if (!this.isUsable(element)) continue;
      const shown = this.shownOf(element);
      const places = shown ? this.reachedAt(shown) : [];
      if (!shown || places.length === 0) continue;
      found.push({ name: this.nameOf(element), kind: this.kindOf(element), takes: takes(element), answers: answers(element), places });
    }
    return found;

    function takes(element: Element): Control['takes'] {
      if (element instanceof HTMLSelectElement) return 'choice';
      if (element instanceof HTMLTextAreaElement) return 'text';
      if (!(element instanceof HTMLInputElement)) return 'press';
      if (element.type === 'range') return 'slide';
      return ['text', 'number', 'search', 'email', 'password', 'url'].includes(element.type) ? 'text' : 'press';
    }

    function answers(element: Element): boolean {
      if (takes(element) !== 'press') return false;
      if (element instanceof HTMLAnchorElement) return element.hash !== location.hash && !element.hasAttribute('download');
      if (element instanceof HTMLInputElement) return element.type === 'checkbox' || !element.checked;
      return !element.matches('[aria-selected=true], [aria-checked=true], [aria-pressed=true]') && !element.closest('[aria-current]');
    }
  }

  /** The name of the control that something belongs to. */
  controlAt(element: Element): string {
    const control = element.closest('label')?.control ?? element.closest(Screen.CONTROLS);
    return control ? this.nameOf(control) : '';
  }

  /** A dialog may have opened another one, which need not be the later one in the document: the ground around the one in front belongs to it. */
  protected dialogInFront(): Element | null {
    if (this.#dialog === undefined) {
      const ground = document.elementFromPoint(1, 1)?.closest('dialog:modal');
      this.#dialog = ground ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
    }
    return this.#dialog;
  }

  protected forget(): void {
    this.#styles = new Map();
    this.#seen = new Map();
    this.#grounds = new Map();
    this.#shine = new Map();
    this.#frames = new Map();
    this.#dialog = undefined;
  }

  /** Where it is, by classes, and what stands there. */
  protected nameOf(element: Element): string {
    const steps: string[] = [];
    for (let each: Element | null = element; each && each !== document.body && steps.length < 3; each = each.parentElement)
      steps.unshift([each.tagName.toLowerCase(), ...each.classList].join('.'));
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${steps.join(' > ')} “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
  }

  protected kindOf(element: Element): string {
    const state = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-expanded', 'disabled'].map((name) => element.getAttribute(name));
    return [element.tagName, element.className, ...state, element.parentElement?.className].join('|');
  }

  protected styleOf(element: Element): CSSStyleDeclaration {
    let style = this.#styles.get(element);
    if (!style) {
      style = getComputedStyle(element);
      this.#styles.set(element, style);
    }
    return style;
  }

  protected isSeen(element: Element): boolean {
    let seen = this.#seen.get(element);
    if (seen === undefined) {
      seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      this.#seen.set(element, seen);
    }
    return seen;
  }

  /** Elements that cut off what they hold where it is larger than they are, the element itself first. */
  protected framesOf(element: Element): readonly Element[] {
    let frames = this.#frames.get(element);
    if (!frames) {
      frames = [...this.#framesAround(element)];
      this.#frames.set(element, frames);
    }
    return frames;
  }

  *#framesAround(element: Element): Generator<Element> {
    let position = 'static';
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      if (position === 'fixed') return;
      const style = this.styleOf(each);
      // It has no box that could cut anything off.
      if (style.display === 'contents') continue;
      const holds = position !== 'absolute' || style.position !== 'static';
      if (!holds) continue;
      position = style.position;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') yield each;
    }
  }

  protected common(a: Box, b: Box): Box {
    return {
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    };
  }

  protected inWindow(box: Box): Box | null {
    const shown = this.common(box, { left: 0, top: 0, right: this.width || innerWidth, bottom: innerHeight });
    return shown.right - shown.left < 2 || shown.bottom - shown.top < 2 ? null : shown;
  }

  protected colourOf(text: string): Colour {
    let colour = this.#colours.get(text);
    if (!colour) {
      const numbers = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
      const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
      colour = text.startsWith('color(') ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
      this.#colours.set(text, colour);
    }
    return colour;
  }

  protected over(top: Colour, below: Colour): Colour {
    const mix = (index: 0 | 1 | 2): number => top[index] * top[3] + below[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  }

  protected shineOf(element: Element | null): number {
    if (!element) return 1;
    let shine = this.#shine.get(element);
    if (shine === undefined) {
      shine = Number(this.styleOf(element).opacity) * this.shineOf(element.parentElement);
      this.#shine.set(element, shine);
    }
    return shine;
  }

  /** The colour behind an element's letters, with every half-transparent ground below it; `null` if that is a picture. */
  protected groundOf(element: Element | null): Colour | null {
    if (!element) return [255, 255, 255, 1];
    const known = this.#grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage } = this.styleOf(element);
    const [red, green, blue, alpha] = this.colourOf(backgroundColor);
    const below = alpha * this.shineOf(element) > 0.99 ? ([0, 0, 0, 1] as const) : this.groundOf(element.parentElement);
    const pictured = backgroundImage !== 'none' && element !== document.body;
    const ground = below && !pictured ? this.over([red, green, blue, alpha * this.shineOf(element)], below) : null;
    this.#grounds.set(element, ground);
    return ground;
  }

  /** What a person would press: for a hidden box of a form, its label. */
  protected handleOf(control: Element): Element {
    const { width, height } = control.getBoundingClientRect();
    const hidden = width <= 2 || height <= 2 || Number(this.styleOf(control).opacity) === 0;
    return (hidden && control instanceof HTMLInputElement && control.labels?.[0]) || control;
  }

  protected isUsable(control: Element): boolean {
    const dialog = this.dialogInFront();
    if (dialog && !dialog.contains(control)) return false;
    if (control.matches(':disabled, [aria-disabled=true]') || control.closest('[inert]')) return false;
    if (control instanceof HTMLAnchorElement && (control.origin !== location.origin || control.target === '_blank')) return false;
    return this.isSeen(this.handleOf(control));
  }

  protected shownOf(control: Element): { element: Element; box: Box } | null {
    const element = this.handleOf(control);
    let shown: Box = this.#widestLine(element);
    for (const frame of this.framesOf(element)) shown = this.common(shown, frame.getBoundingClientRect());
    const box = this.inWindow(shown);
    return box && box.right - box.left >= 4 && box.bottom - box.top >= 4 ? { element, box } : null;
  }

  /** A link that runs over several lines is pressed on one of them: the middle of them all may lie on none. */
  #widestLine(element: Element): DOMRect {
    const lines = [...element.getClientRects()];
    return lines.reduce((widest, line) => (line.width > widest.width ? line : widest), lines[0] ?? element.getBoundingClientRect());
  }

  protected reachedAt({ element, box }: { element: Element; box: Box }): { x: number; y: number }[] {
    return this.#along(box, Screen.INSIDE).filter((place) => this.#reaches(element, place));
  }

  /** Whether there is any such place: to ask what lies at a place is most of the work of an eye. */
  protected isReached({ element, box }: { element: Element; box: Box }): boolean {
    return this.#along(box, Screen.INSIDE).some((place) => this.#reaches(element, place));
  }

  #reaches(element: Element, { x, y }: { x: number; y: number }): boolean {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && this.#belongs(hit, element);
  }

  /** Another control that lies on a corner of this one. Parts of one card may: a small one is put onto a large one. */
  protected onCornerOf({ element, box }: { element: Element; box: Box }): Element | null {
    const corners = [
      [0.15, 0.15],
      [0.85, 0.15],
      [0.15, 0.85],
      [0.85, 0.85],
    ];
    for (const { x, y } of this.#along(box, corners)) {
      const other = document.elementFromPoint(x, y)?.closest(Screen.CONTROLS);
      const apart = other && !this.#belongs(other, element) && !other.contains(element);
      if (apart && other.parentElement !== element.parentElement) return other;
    }
    return null;
  }

  #along({ left, right, top, bottom }: Box, shares: readonly (readonly number[])[]): { x: number; y: number }[] {
    return shares.map(([x, y]) => ({ x: left + (right - left) * x, y: top + (bottom - top) * y }));
  }

  #belongs(part: Element, element: Element): boolean {
    return element === part || element.contains(part) || part.closest('label')?.control === element;
  }

  /** Scrolls there as a person would, looks, and puts everything back. What only a program can scroll stays as it is. */
  protected afterScrolling<T>(element: Element, block: ScrollLogicalPosition, look: () => T): T {
    const places: { readonly scroller: Element; readonly left: number; readonly top: number }[] = [];
    for (let each: Element | null = element.parentElement; each; each = each.parentElement)
      places.push({ scroller: each, left: each.scrollLeft, top: each.scrollTop });
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    const back = ({ scroller, left, top }: (typeof places)[number]): void => scroller.scrollTo({ left, top, behavior: 'instant' });
    for (const place of places) {
      const { overflowX, overflowY } = this.styleOf(place.scroller);
      if (['hidden', 'clip'].includes(overflowX) && ['hidden', 'clip'].includes(overflowY)) back(place);
    }
    const seen = look();
    for (const place of places) back(place);
    return seen;
  }
}
