import { type CastlesView, castles, HALLWAY, STAIRS } from '@luftschloss/engine/castles';
import { useKeys } from '../../table/useKeys.ts';
import { MOAT_PIECE, type Piece, pieceKey } from './pieces.ts';
import { allSwans } from './SwanPurse.tsx';
import type { HandControls } from './useHand.ts';

/** Every key of the table, and what it does. */
export const KEYS = [
  { keys: ['1', '…', '9'], does: 'take' },
  { keys: ['H', 'S', 'M'], does: 'corridors' },
  { keys: ['←', '↑', '→', '↓'], does: 'move' },
  { keys: ['N', '⇧N'], does: 'best' },
  { keys: ['R', '⇧R'], does: 'turn' },
  { keys: ['L'], does: 'level' },
  { keys: ['D'], does: 'passage' },
  { keys: ['W'], does: 'otherPassage' },
  { keys: ['⏎'], does: 'build' },
  { keys: ['Esc'], does: 'putBack' },
  { keys: ['P'], does: 'pass' },
  { keys: ['T'], does: 'trade' },
  { keys: ['+', '−', '0'], does: 'zoom' },
  { keys: ['?'], does: 'help' },
] as const;

interface TableKeys {
  readonly view: CastlesView;
  readonly deciding: boolean;
  readonly hand: HandControls;
  act(action: unknown): void;
  help(): void;
}

export function useTableKeys(keys: TableKeys): void {
  useKeys((event) => run(keys, event.key));
}

function run({ view, deciding, hand, act, help }: TableKeys, pressed: string): boolean {
  const key = pressed.toLowerCase();
  if (key === '?') help();
  else if (!deciding) return false;
  else if (/^[1-9]$/.test(key)) return pressNth(Number(key) - 1);
  else if (key === 'h') return takeOne(hand, HALLWAY, ['place', 'buy-hallway']);
  else if (key === 's') return takeOne(hand, STAIRS, ['place', 'buy-stairs']);
  else if (key === 'm') return takeOne(hand, MOAT_PIECE, ['buy-moat']);
  else if (key === 'p' && hand.hand === null && castles.refusal(view, { type: 'pass' }) === null) act({ type: 'pass' });
  else if (key === 't') {
    const trade = allSwans(view);
    if (!trade) return false;
    act(trade);
  } else return false;
  return true;
}

/** The cards of a question come first, then the rooms of the market, in the order in which they are seen. */
function pressNth(index: number): boolean {
  const cards = document.querySelectorAll<HTMLButtonElement>('.castles-table .ask .ask-card');
  const rooms = document.querySelectorAll<HTMLButtonElement>('.castles-table .market-row > li:not(.supply) .take');
  const button = (cards.length > 0 ? cards : rooms)[index];
  if (!button || button.disabled) return false;
  button.focus({ preventScroll: true });
  button.click();
  return true;
}

function takeOne({ pieces, take }: HandControls, what: string, kinds: readonly string[]): boolean {
  const piece: Piece | undefined = kinds.flatMap((kind) => pieces.filter(({ key }) => key === pieceKey(kind, what)))[0];
  if (piece) take(piece);
  return piece !== undefined;
}
