import { type Box, type Colour, Screen } from './screen.ts';

interface Letters {
  readonly element: Element;
  readonly box: Box; // what can be seen of one line
}

/**
 * A person's eye. It runs in the page, knows nothing of what the page is about, and says what a person would notice on the screen: text that is cut off,
 * spills out, lies on other text or cannot be read; panels without room; controls that are covered.
 */
export class Eye extends Screen {
  static readonly LEAST_CONTRAST = 4.5;
  static readonly LEAST_CONTRAST_LARGE = 3;
  static readonly SMALLEST_LETTERS = 10.9;
  /** A panel that scrolls shows at least two lines of what is in it. */
  static readonly LOWEST_PANEL = 44;
  static readonly NARROWEST_PANEL = 80;
  /** A longer word is broken in any column. */
  static readonly LONGEST_WORD = 24;

  #found = new Set<string>();
  #cut = new Set<Element>();
  #cutting = new Set<Element>(); // frames: what a frame cuts off is told once, by the first line that it cuts

  /** Everything that is wrong in a window of this width; `closely` also looks at what must be scrolled to first, which takes longer. */
  look(width: number, closely = false): string[] {
    this.forget();
    this.#found = new Set();
    this.#cut = new Set();
    this.#cutting = new Set();
    this.width = width;
    const across = document.documentElement.scrollWidth;
    if (across > width) this.#notice(`the page scrolls sideways (${across} px in a window of ${width} px)`, this.#widest(width));
    const letters = this.#readEverything();
    this.#findLettersOnLetters(letters);
    for (const control of document.querySelectorAll(Screen.CONTROLS)) this.#checkControl(control, closely);
    if (closely) for (const element of new Set(letters.map((each) => each.element))) this.#checkUncovered(element);
    return [...this.#found];
  }

  /** How the letters of what lies at a place look at this moment; nothing if they can be read. */
  lookAt(x: number, y: number): string[] {
    this.forget();
    this.#found = new Set();
    this.#cut = new Set();
    this.#cutting = new Set();
    const hit = document.elementFromPoint(x, y);
    const control = hit?.closest(Screen.CONTROLS) ?? hit;
    if (!control || control instanceof SVGElement) return [];
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // Letters of a drawing are painted on it by a colour of its own.
      if (element && node.textContent?.trim() && this.isSeen(element) && !element.closest('svg')) this.#checkContrast(element);
    }
    return [...this.#found];
  }

  #notice(what: string, element: Element | null): void {
    this.#found.add(element ? `${what}: ${this.nameOf(element)}` : what);
  }

  #readEverything(): Letters[] {
    const letters: Letters[] = [];
    const read = new Set<Element>();
    const walker = document.createTreeWalker(this.dialogInFront() ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('svg, option, script, style') || !this.isSeen(element)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      this.#checkSpilling(element, lines);
      const shown = lines.map((line) => this.#shownOfLine(element, line)).filter((box) => box !== null);
      if (shown.length === 0) continue;
      this.#checkBroken(element, node.textContent, lines);
      for (const box of shown) letters.push({ element, box });
      if (!read.has(element)) {
        this.#checkContrast(element);
        const size = Number.parseFloat(this.styleOf(element).fontSize);
        if (size < Eye.SMALLEST_LETTERS) this.#notice(`letters of ${size.toFixed(1)} px`, element);
      }
      read.add(element);
    }
    return letters;
  }

  /** What can be seen of a line of text, `null` if it lies where one can scroll to; complains about what cannot be brought into sight. */
  #shownOfLine(element: Element, line: DOMRect): Box | null {
    let shown: Box = this.#inkOf(line);
    for (const frame of this.framesOf(element)) {
      const box = frame.getBoundingClientRect();
      // Words for those who listen, not for those who look.
      if (box.width <= 2 || box.height <= 2) return null;
      this.#checkRoom(frame);
      this.#checkCut(element, frame, shown);
      shown = this.common(shown, box);
      if (shown.right - shown.left < 2 || shown.bottom - shown.top < 2) return null;
    }
    if (shown.left < -1.5 && shown.right > 2) this.#notice('text begins left of the window', element);
    return this.inWindow(shown);
  }

  /** Dots at the end are no fault where all of it can be read in a hint. */
  #checkCut(element: Element, frame: Element, line: Box): void {
    const { textOverflow, webkitLineClamp } = this.styleOf(frame);
    const dotted = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    if (this.#cut.has(element) || (dotted && this.#isToldAround(element))) return;
    const box = frame.getBoundingClientRect();
    const sideways = Math.max(box.left - line.left, line.right - box.right);
    const inHeight = Math.max(box.top - line.top, line.bottom - box.bottom);
    const cut = [
      ...(sideways > 1.5 && !this.#scrolls(frame, 'X') ? [`${Math.round(sideways)} px sideways`] : []),
      ...(inHeight > 1.5 && !this.#scrolls(frame, 'Y') ? [`${Math.round(inHeight)} px in height`] : []),
    ];
    if (cut.length === 0) return;
    if (!this.#cutting.has(frame)) this.#notice(`text is cut off by ${cut.join(' and ')}`, element);
    this.#cut.add(element);
    this.#cutting.add(frame);
  }

  /** The name of a whole part of the page says nothing about the words in it. */
  #isToldAround(element: Element): boolean {
    const plain = (text: string | null): string => text?.trim().replaceAll(/\s+/g, ' ').toLowerCase() ?? '';
    const words = plain(element.textContent);
    for (let told = element.closest('[title], [aria-label]'); told; told = told.parentElement?.closest('[title], [aria-label]') ?? null)
      if (['title', 'aria-label'].some((name) => plain(told.getAttribute(name)).includes(words))) return true;
    return false;
  }

  #scrolls(frame: Element, axis: 'X' | 'Y'): boolean {
    return ['auto', 'scroll'].includes(this.styleOf(frame)[`overflow${axis}`]);
  }

  /** Letters fill the middle of their line: what is above and below them may be shared with other lines. */
  #inkOf({ left, right, top, bottom }: Box): Box {
    const air = (bottom - top) / 5;
    return { left, right, top: top + air, bottom: bottom - air };
  }

  /** A word on a button or a sheet stays within its edges. What is placed on purpose, such as a badge on a corner, may stick out. */
  #checkSpilling(element: Element, lines: readonly DOMRect[]): void {
    const [left, right] = [Math.min(...lines.map((line) => line.left)), Math.max(...lines.map((line) => line.right))];
    for (const sheet of this.#sheetsUnder(element)) {
      const box = sheet.getBoundingClientRect();
      const spilt = Math.max(box.left - left, right - box.right);
      if (spilt > 2) this.#notice(`text spills ${Math.round(spilt)} px out of ${sheet.tagName.toLowerCase()}.${sheet.className}`, element);
    }
  }

  /** What has edges that can be seen, and holds an element without cutting it off. */
  *#sheetsUnder(element: Element): Generator<Element> {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const style = this.styleOf(each);
      if (style.display === 'inline') continue;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') return;
      if (this.colourOf(style.backgroundColor)[3] > 0 || Number.parseFloat(style.borderTopWidth) > 0) yield each;
      if (style.position === 'absolute' || style.position === 'fixed') return;
    }
  }

  #checkRoom(panel: Element): void {
    const [high, wide] = [panel.clientHeight, panel.clientWidth];
    if (this.#scrolls(panel, 'Y') && panel.scrollHeight > high + 4 && high < Eye.LOWEST_PANEL)
      this.#notice(`a panel is squeezed to ${high} px in height`, panel);
    if (this.#scrolls(panel, 'X') && panel.scrollWidth > wide + 4 && wide < Eye.NARROWEST_PANEL)
      this.#notice(`a panel is squeezed to ${wide} px in width`, panel);
  }

  /** A column so narrow that words are broken. */
  #checkBroken(element: Element, text: string, lines: readonly DOMRect[]): void {
    const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
    const words = text.trim().split(/[\s\-–—/·\u00ad]+/);
    if (words.some(({ length }) => length > Eye.LONGEST_WORD)) return;
    if (rows > words.length && rows > 1) this.#notice(`${words.length} words take ${rows} lines`, element);
  }

  #checkContrast(element: Element): void {
    const ground = this.groundOf(element);
    if (!ground) return;
    const style = this.styleOf(element);
    const [red, green, blue, alpha] = this.colourOf(style.color);
    const letters = this.over([red, green, blue, alpha * this.shineOf(element)], ground);
    const bright = ([r, g, b]: Colour): number => {
      const linear = (part: number): number => (part <= 10.3 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    const [dark, light] = [bright(letters), bright(ground)].sort((a, b) => a - b);
    const contrast = (light + 0.05) / (dark + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    if (contrast < (large ? Eye.LEAST_CONTRAST_LARGE : Eye.LEAST_CONTRAST) - 0.01)
      this.#notice(`contrast of ${contrast.toFixed(2)}`, element);
  }

  /** Letters on other letters, with nothing between them that would hide the lower ones. */
  #findLettersOnLetters(letters: readonly Letters[]): void {
    const sorted = [...letters].sort((a, b) => a.box.top - b.box.top);
    for (const [index, upper] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length && sorted[next].box.top < upper.box.bottom; next++) {
        const lower = sorted[next];
        if (lower.element === upper.element) continue;
        const shared = this.common(upper.box, lower.box);
        if (shared.right - shared.left < 4 || shared.bottom - shared.top < 2) continue;
        if (this.#bothShow(upper.element, lower.element, shared))
          this.#notice(`letters lie on “${lower.element.textContent}”`, upper.element);
      }
    }
  }

  #bothShow(one: Element, other: Element, { left, right, top, bottom }: Box): boolean {
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const [a, b] = [stack.indexOf(one), stack.indexOf(other)];
    if (a < 0 || b < 0) return false;
    const hides = (element: Element): boolean => this.colourOf(this.styleOf(element).backgroundColor)[3] > 0.9;
    return !stack.slice(Math.min(a, b), Math.max(a, b)).some(hides);
  }

  /** A control in sight can be pressed, if need be after scrolling. */
  #checkControl(control: Element, closely: boolean): void {
    if (!this.isUsable(control)) return;
    const element = this.handleOf(control);
    const shown = this.shownOf(control);
    // Drawings are larger than their frames, and are moved within them.
    if (element instanceof SVGElement || (!shown && !closely)) return;
    if (shown && this.isReached(shown) && !this.onCornerOf(shown)) return;
    this.#noticeIfStuck(element, () => {
      const there = this.shownOf(control);
      const other = there && this.onCornerOf(there);
      if (!there) return 'a control cannot be brought into sight';
      if (!this.isReached(there)) return `a control is covered by ${this.#coverOf(there.box)}`;
      return other ? `a control lies partly under ${this.nameOf(other)}` : null;
    });
  }

  /** However one scrolls, it stays so. */
  #noticeIfStuck(element: Element, look: () => string | null): void {
    let what: string | null = null;
    for (const block of ['center', 'start', 'end'] as const) {
      what = this.afterScrolling(element, block, look);
      if (what === null) return;
    }
    if (what !== null) this.#notice(what, element);
  }

  /** Text does not lie below something else. Whether a control does is seen by itself; here it is other parts of it that may cover its words. */
  #checkUncovered(element: Element): void {
    if (this.styleOf(element).pointerEvents === 'none') return;
    const control = element.closest(Screen.CONTROLS);
    const isFree = (): boolean => {
      const shown = this.shownOf(element);
      if (!shown) return true;
      const { left, right, top, bottom } = shown.box;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit === null || hit.contains(element) || element.contains(hit) || (control !== null && !control.contains(hit));
    };
    if (isFree()) return;
    this.#noticeIfStuck(element, () => {
      const shown = this.shownOf(element);
      return shown && !isFree() ? `text is covered by ${this.#coverOf(shown.box)}` : null;
    });
  }

  #coverOf({ left, right, top, bottom }: Box): string {
    const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return cover ? this.nameOf(cover) : 'nothing that can be named';
  }

  /** The element that makes the page wider than its window. */
  #widest(width: number): Element | null {
    let [widest, right] = [null as Element | null, width];
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      if (box.right > right + 0.5 && this.framesOf(element).length === 0) [widest, right] = [element, box.right];
    }
    return widest;
  }
}
