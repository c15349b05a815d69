import { SIGNS } from './sign.ts';

/** How somebody asks about signs: by pointing, holding, or a key. */
export interface Asking {
  /** Where the signs lie. */
  root(): Element | null;
  /** The sign that is explained now. */
  asked(): Element | null;
  ask(sign: Element, by: 'pointer' | 'finger' | 'key'): void;
  leave(): void;
  /** Something with a sign has the focus: whoever hears the page is told what it is. */
  describe(control: Element, sign: Element | null): void;
}

const POINTING = 450; // milliseconds until pointing means asking
const NEXT = 120; // the same while something is explained already
const LEAVING = 140;
const HOLDING = 480;
/** A finger that moved less than this has stayed. */
const STILL = 9;

/** A board on which a piece is tried is pointed at for that; only the places for it still say what they mean. */
const TRYING = '.drawing-board.holding';

/** What lies over a board and lets the pointer through can be asked about all the same. */
const THROUGH = `[data-through] ${SIGNS}`;

function signAt(root: Element | null, target: EventTarget | null, at?: PointerEvent): Element | null {
  if (!root || !(target instanceof Element) || !root.contains(target)) return null;
  const over = at ? [...root.querySelectorAll(THROUGH)].findLast((sign) => isUnder(sign, at)) : undefined;
  const sign = over ?? target.closest(SIGNS);
  return sign && root.contains(sign) && (over || !sign.closest(TRYING)) ? sign : null;
}

function isUnder(sign: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, top, right, bottom } = sign.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Listens to the whole page, and stops when told. Nothing is taken from anybody, but the click of a finger that has asked. */
export function listenForQuestions(asking: Asking): () => void {
  const stops = [byPointing(asking), byHolding(asking), byKeys(asking)];
  return () => {
    for (const stop of stops) stop();
  };
}

type Listeners = { readonly [T in keyof WindowEventMap]?: (event: WindowEventMap[T]) => void };

function listen(listeners: Listeners, capture = false): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) addEventListener(type, listener, capture);
  return () => {
    for (const [type, listener] of all) removeEventListener(type, listener, capture);
  };
}

function byPointing(asking: Asking): () => void {
  let pointed: Element | null = null;
  let timer = 0;
  const later = (wait: number, then: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(then, wait);
  };
  const stop = listen({
    pointermove(event) {
      if (event.pointerType !== 'mouse') return;
      const sign = event.buttons === 0 ? signAt(asking.root(), event.target, event) : null;
      if (sign === pointed) return;
      pointed = sign;
      if (sign) later(asking.asked() ? NEXT : POINTING, () => asking.ask(sign, 'pointer'));
      else later(LEAVING, asking.leave);
    },
    pointerdown(event) {
      // Whoever presses has read enough, and may be about to drag.
      if (event.pointerType === 'mouse') later(0, asking.leave);
    },
    wheel: () => later(0, asking.leave),
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function byHolding(asking: Asking): () => void {
  let timer = 0;
  let finger: { readonly id: number; readonly x: number; readonly y: number } | null = null;
  let told = false; // the finger that is down has asked
  const letGo = (): void => {
    clearTimeout(timer);
    finger = null;
  };
  const hold = (sign: Element, target: Element, id: number): void => {
    told = true;
    // Whoever follows this finger to drag, move or press something lets go of it.
    target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: id, pointerType: 'touch' }));
    asking.ask(sign, 'finger');
  };
  const stop = listen(
    {
      pointerdown(event) {
        if (event.pointerType === 'mouse') return;
        letGo();
        told = false;
        asking.leave();
        const { target, pointerId: id, clientX: x, clientY: y } = event;
        const sign = event.isPrimary ? signAt(asking.root(), target, event) : null;
        if (!sign || !(target instanceof Element)) return;
        finger = { id, x, y };
        timer = window.setTimeout(() => hold(sign, target, id), HOLDING);
      },
      pointermove(event) {
        if (finger?.id === event.pointerId && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STILL) letGo();
      },
      pointerup: letGo,
      pointercancel: letGo,
      click(event) {
        if (!told) return;
        told = false;
        event.preventDefault();
        event.stopPropagation();
      },
      contextmenu(event) {
        if (told) event.preventDefault();
      },
    },
    true,
  );
  return () => {
    letGo();
    stop();
  };
}

function byKeys(asking: Asking): () => void {
  const stopKeys = listen(
    {
      keydown(event) {
        if (event.key === 'Escape' && asking.asked()) {
          event.preventDefault();
          event.stopPropagation();
          asking.leave();
        }
        if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
        const sign = nextSign(asking, event.shiftKey ? -1 : 1);
        if (!sign) return;
        event.preventDefault();
        asking.ask(sign, 'key');
      },
    },
    true,
  );
  const stopFocus = listen({
    focusin({ target }) {
      if (target instanceof Element && asking.root()?.contains(target)) asking.describe(target, signAt(asking.root(), target));
    },
  });
  return () => {
    stopKeys();
    stopFocus();
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/** The signs on what has the focus, one after the other; without a focus those of the whole table. */
function nextSign(asking: Asking, by: 1 | -1): Element | null {
  const root = asking.root();
  if (!root) return null;
  const focus = document.activeElement;
  const near = focus && root.contains(focus) ? signsIn(focus) : [];
  const signs = near.length > 0 ? near : signsIn(root);
  const asked = asking.asked();
  const at = asked ? signs.indexOf(asked) : -1;
  return signs[at < 0 ? (by > 0 ? 0 : signs.length - 1) : (at + by + signs.length) % signs.length] ?? null;
}

function signsIn(scope: Element): Element[] {
  const own = scope.closest(`${SIGNS}, .table`);
  const inside = [...scope.querySelectorAll(SIGNS)].filter((sign) => isSeen(sign) && !sign.closest(TRYING));
  return own?.matches(SIGNS) ? [own, ...inside] : inside;
}

function isSeen(sign: Element): boolean {
  const { left, top, right, bottom, width, height } = sign.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
