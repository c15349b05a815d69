import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { back, putBack } from './entry.ts';
import { folded, found, NOTHING, type } from './search.ts';
import type { EntryControls } from './useEntry.ts';

interface KeysOf {
  controls: EntryControls;
  lay(): void;
  showTab(tab: number): void;
  tabs: number;
  active: boolean; // tiles are entered now
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A real keyboard: letters search, Enter takes and puts down, arrows and R move and turn what is in hand. Gives what the board does with keys. */
export function useScorerKeys(of: KeysOf): (event: ReactKeyboardEvent) => boolean {
  const latest = useRef(of);
  latest.current = of;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (latest.current.active && !isTyping(event) && run(latest.current, event)) event.preventDefault();
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

function run(of: KeysOf, event: KeyboardEvent): boolean {
  const { controls, lay, showTab, tabs } = of;
  const { entry } = controls;
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && key === 'z') controls.change(back);
  else if (ctrlKey || metaKey || altKey) return false;
  else if (key === 'PageDown' && entry.tab + 1 < tabs) showTab(entry.tab + 1);
  else if (key === 'PageUp' && entry.tab > 0) showTab(entry.tab - 1);
  else if (key === 'Backspace') controls.erase();
  else if (key === 'Escape') controls.change((now) => ({ ...putBack(now), search: NOTHING }));
  else if (key === 'Enter' && !isOnButton(event)) enter(of);
  else if (entry.held && key in ARROWS) controls.step(...(ARROWS[key] as [number, number]));
  else if (entry.held && (key === 'r' || key === 'R')) controls.turn(key === 'r' ? 1 : -1);
  else return letter(of, key);
  return lay !== undefined;
}

function enter({ controls, lay }: KeysOf): void {
  const { entry, finds } = controls;
  if (entry.held) lay();
  else if (finds[0] && !finds[0].owner) controls.take(finds[0].tile.id);
}

function letter({ controls }: KeysOf, key: string): boolean {
  const { entry, tiles } = controls;
  const typed = [...key].length === 1 ? folded(key) : '';
  if (typed === '') return false;
  const next = type(entry.held ? NOTHING : entry.search, typed);
  if (found(next, tiles).length > 0) controls.search(next);
  return true;
}
