import { useKeys } from '../../table/useKeys.ts';
import type { Draft } from './draft.ts';
import type { Texts } from './table-texts.ts';
import type { TileInHand } from './useTileInHand.ts';

/** Every key of the table, in the words of its help. */
export function keysOf(texts: Texts): readonly { readonly keys: readonly string[]; readonly words: string }[] {
  return [
    { keys: ['1', '…', '8'], words: texts.keyRow },
    { keys: ['←', '↑', '→', '↓'], words: texts.keyArrows },
    { keys: ['N', '⇧N'], words: texts.keyNext },
    { keys: ['R', '⇧R'], words: texts.keyTurn },
    { keys: ['⏎'], words: texts.keyConfirm },
    { keys: ['Esc'], words: texts.keyBack },
    { keys: ['+', '−', '0'], words: texts.keyZoom },
    { keys: ['?'], words: texts.keyHelp },
  ];
}

interface TableKeys {
  readonly deciding: boolean;
  readonly hand: TileInHand;
  readonly draft: Draft | null;
  readonly confirm: (() => void) | null;
  putBack(): void;
  help(): void;
}

export function useTableKeys(keys: TableKeys): void {
  useKeys((event) => run(keys, event));
}

function run({ deciding, hand, draft, confirm, putBack, help }: TableKeys, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === '?') help();
  else if (/^[1-8]$/.test(key)) return pressNth(Number(key) - 1);
  else if (!draft) return false;
  else if (key === 'r' && hand.way) hand.turn(event.shiftKey ? -1 : 1);
  else if (key === 'escape') putBack();
  // A button that has the focus is pressed by it.
  else if (key === 'enter' && deciding && confirm && !(event.target instanceof HTMLButtonElement)) confirm();
  else return false;
  return true;
}

/** The tiles of the row in the order in which they are seen. */
function pressNth(index: number): boolean {
  const spaces = document.querySelectorAll('.palace-table .row > li');
  const button = spaces[index]?.querySelector('button');
  if (!button || button.disabled) return false;
  button.click();
  return true;
}
