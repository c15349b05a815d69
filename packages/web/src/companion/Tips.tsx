import './companion.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, beside, type Corner, overlap, type Size } from '../explain/beside.ts';
import type { TableControls } from '../table/useTable.ts';
import { useWords } from '../words/language.ts';
import { memoryNow, remember } from './memory.ts';
import { followed, NOTHING_YET, type TipBook } from './tips.ts';

interface TipsProps<View, Event> {
  controls: TableControls;
  book: TipBook<View, Event>;
}

/** The tip that is due, beside what it is about. */
export function Tips<View, Event>({ controls, book }: TipsProps<View, Event>) {
  const { table, live } = controls;
  const { game, viewer, step, log } = table;
  const [following, setFollowing] = useState(NOTHING_YET);
  const looked = useRef(step);
  useEffect(() => {
    if (viewer === null || !live) return;
    const view = table.view as View;
    const events = log.filter((line) => line.step > looked.current).map(({ event }) => event as Event);
    looked.current = step;
    const fitting = book.tips.filter(({ when }) => when({ view, me: viewer, events }));
    const named = (question: boolean): string[] =>
      fitting.filter((tip) => (tip.question ?? false) === question).map(({ id }) => `${game}.${id}`);
    const heard = { happened: named(false), asked: named(true) };
    setFollowing((before) => followed(before, heard, book.turnOf(view), memoryNow().seen));
  }, [table, live, viewer, step, log, game, book]);
  const { shown } = following;
  useEffect(() => {
    if (shown !== null) remember({ seen: [...new Set([...memoryNow().seen, shown])] });
  }, [shown]);
  const tip = book.tips.find(({ id }) => shown === `${game}.${id}`);
  if (!tip || !live) return null;
  const close = (): void => setFollowing((now) => ({ ...now, shown: null, helps: false }));
  return <Note key={tip.id} text={(words) => tip.say(words, table.view as View)} about={tip.beside} close={close} />;
}

function Note({ text, about, close }: { text: (words: ReturnType<typeof useWords>) => string; about: string; close(): void }) {
  const words = useWords();
  const note = useRef<HTMLElement>(null);
  usePlace(note, about);
  const { companion } = words;
  return (
    <aside ref={note} className="companion sheet" data-style="companion" role="status" data-testid="companion">
      <p>{text(words)}</p>
      <p className="companion-buttons">
        <button type="button" onClick={close}>
          {companion.gotIt()}
        </button>
        <button type="button" className="quiet" data-testid="companion-off" onClick={() => remember({ on: false })}>
          {companion.off()}
        </button>
      </p>
    </aside>
  );
}

/** Beside what it is about, if that is in sight; else over a corner of the board. */
function usePlace(note: { readonly current: HTMLElement | null }, about: string): void {
  useLayoutEffect(() => {
    const place = (): void => {
      const element = note.current;
      const root = element?.closest('.table');
      if (!element || !root) return;
      const seen = [...root.querySelectorAll(about)].find(isInSight);
      const { width, height } = element.getBoundingClientRect();
      const board = [...root.querySelectorAll('.drawing-board')].find(isInSight) ?? null;
      const corners = cornersOf(board, { width, height });
      const screen = { width: innerWidth, height: innerHeight };
      const thing = seen?.getBoundingClientRect() ?? null;
      const pressed = pressedIn(root, element);
      const { left, top } = beside(thing, { width, height }, screen, pressed, corners);
      // Where a phone shows neither the thing nor the board, or is full of buttons, there is no room for it: it waits.
      const covers = pressed.some((control) => overlap({ left, top, width, height }, control) > 0);
      element.classList.toggle('waits', covers || (!seen && !board));
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    // Buttons come and go, and other words push them about: whatever can be pressed then stays free, too.
    const root = note.current?.closest('.table');
    const changes = new MutationObserver((all) => {
      if (all.some(({ target }) => target !== note.current)) place();
    });
    if (root) changes.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: PUSHING });
    addEventListener('resize', place);
    for (const move of MOVES) root?.addEventListener(move, place, { capture: true, passive: true });
    return () => {
      changes.disconnect();
      removeEventListener('resize', place);
      for (const move of MOVES) root?.removeEventListener(move, place, { capture: true });
    };
  }, [note, about]);
}

/** What may give a part of the page another size. */
const PUSHING = ['class', 'data-tab', 'disabled', 'open', 'hidden', 'aria-expanded', 'aria-pressed'];

/** Buttons also come by being scrolled to, or glide to where they stay. */
const MOVES = ['scroll', 'transitionend', 'animationend'];

const PRESSED = ':is(button, input, select, textarea):not(:disabled), a[href], summary';

/** What shows of whatever can be pressed now: that stays free. What is scrolled out of its panel does not count. */
function pressedIn(root: Element, note: Element): Box[] {
  const frames = new Map<Element, Sides>([[root, EVERYWHERE]]);
  const frameOf = (element: Element | null): Sides => {
    if (!element) return EVERYWHERE;
    const known = frames.get(element);
    if (known) return known;
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const around = position === 'fixed' ? EVERYWHERE : frameOf(element.parentElement);
    const frame = overflowX === 'visible' && overflowY === 'visible' ? around : common(around, element.getBoundingClientRect());
    frames.set(element, frame);
    return frame;
  };
  return [...root.querySelectorAll(PRESSED)]
    .filter((control) => !note.contains(control))
    .map((control) => common(control.getBoundingClientRect(), frameOf(control.parentElement)))
    .map(({ left, top, right, bottom }) => ({ left, top, width: right - left, height: bottom - top }))
    .filter(({ width, height }) => width > 0 && height > 0);
}

type Sides = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

const EVERYWHERE: Sides = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

function common(a: Sides, b: Sides): Sides {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Over the board there is most room: its corners, a little way in. */
function cornersOf(board: Element | null, { width, height }: Size): Corner[] {
  if (!board) return [];
  const { left, top, right, bottom } = board.getBoundingClientRect();
  return [left + INSIDE, right - width - INSIDE].flatMap((x) => [
    { left: x, top: top + INSIDE },
    { left: x, top: bottom - height - INSIDE },
  ]);
}

const INSIDE = 10;

function isInSight(element: Element): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}
