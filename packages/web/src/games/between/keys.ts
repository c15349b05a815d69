import type { KeyboardEvent as BoardKey } from 'react';
import { isChorded, useKeys } from '../../table/useKeys.ts';
import type { HoldControls } from './useHold.ts';

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface TableKeys {
  readonly controls: HoldControls;
  readonly confirm: (() => void) | null; // null while nothing can be confirmed
  readonly answer: ((doIt: boolean) => void) | null; // to a partner's suggestion
  help(): void;
}

/** A key on a board: it moves the tile in hand, if there is one. */
export function boardKey(event: BoardKey, { controls, confirm }: Pick<TableKeys, 'controls' | 'confirm'>): boolean {
  if (isChorded(event)) return false;
  const arrow = ARROWS[event.key];
  if (event.key === 'Enter' && confirm) confirm();
  else if (arrow && controls.tile) controls.step(arrow[0], arrow[1]);
  else return false;
  return true;
}

export function useTableKeys(keys: TableKeys): void {
  useKeys((event) => run(keys, event));
}

function run({ controls, confirm, answer, help }: TableKeys, { key, shiftKey, target }: KeyboardEvent): boolean {
  const pressed = key.toLowerCase();
  if (pressed === '?') help();
  else if (/^[1-9]$/.test(pressed)) return pressNth(Number(pressed) - 1);
  else if (pressed === 'escape' && controls.hold) controls.put(null);
  else if (pressed === 'n' && controls.tile) controls.next(shiftKey ? -1 : 1);
  else if (pressed === 'o' && controls.tile) controls.otherCastle();
  else if (pressed === 'y' && answer) answer(true);
  else if (pressed === 'x' && answer) answer(false);
  else if (pressed === 'enter' && confirm && target === document.body) confirm();
  else return false;
  return true;
}

/** What can be chosen, in the order in which it is seen: options of a bonus first, then my tiles. */
function pressNth(index: number): boolean {
  const within = (selector: string): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(`.between-table ${selector}`)];
  const button = [
    ...within('.assign-panel .slot'),
    ...within('.hand-tile'),
    ...within('.tray :is(.option, .tile)'),
    ...within('.tiles-part.mine .tile'),
  ].filter(({ disabled }) => !disabled)[index];
  if (!button) return false;
  button.focus({ preventScroll: true });
  button.click();
  return true;
}
