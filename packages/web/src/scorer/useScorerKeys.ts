import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { putBack } from './entry.ts';
import { folded, found, NOTHING, type } from './search.ts';
import type { ScorerState } from './useScorer.ts';

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A real keyboard: letters search, Enter takes and puts down, arrows and R move and turn what is in hand. Gives what the board does with keys. */
export function useScorerKeys(of: ScorerState): (event: ReactKeyboardEvent) => boolean {
  const latest = useRef(of);
  latest.current = of;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { opened, moving } = latest.current;
      if (opened === null && !moving && !isTyping(event) && run(latest.current, event)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  return ({ key }) => {
    const { held } = latest.current.controls.entry;
    return held !== null && (key in ARROWS || key === 'Enter');
  };
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}

function run(of: ScorerState, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey) return steps(of, event);
  return !altKey && of.shown === 'tiles' && entering(of, event, key);
}

/** What is undone may be an answer as well as a tile. */
function steps({ undo, redo }: ScorerState, { key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) redo();
  else if (letter === 'z') undo();
  else return false;
  return true;
}

function entering(of: ScorerState, event: KeyboardEvent, key: string): boolean {
  const { controls, showTab, tabs } = of;
  const { entry } = controls;
  if (key === 'PageDown' && entry.tab + 1 < tabs.length) showTab(entry.tab + 1);
  else if (key === 'PageUp' && entry.tab > 0) showTab(entry.tab - 1);
  else if (key === 'Backspace') controls.erase();
  else if (key === 'Escape') controls.change((now) => ({ ...putBack(now), search: NOTHING }));
  else if (key === 'Enter' && !isOnButton(event)) enter(of);
  else if (entry.held && key in ARROWS) controls.step(...(ARROWS[key] as [number, number]));
  else if (entry.held && (key === 'r' || key === 'R')) controls.turn(key === 'r' ? 1 : -1);
  else return letter(of, key);
  return true;
}

function enter({ controls, lay, asking }: ScorerState): void {
  const { entry, finds } = controls;
  if (entry.held && !asking) lay();
  else if (!entry.held && finds[0] && !finds[0].owner) controls.take(finds[0].tile.id);
}

function letter({ controls }: ScorerState, key: string): boolean {
  const { entry, tiles } = controls;
  const typed = [...key].length === 1 ? folded(key) : '';
  if (typed === '') return false;
  const next = type(entry.held ? NOTHING : entry.search, typed);
  if (found(next, tiles).length > 0) controls.search(next);
  return true;
}
