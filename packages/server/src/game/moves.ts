import type { Seat } from '@luftschloss/engine/kernel';
import { newId } from '../secrets.ts';
import type { Guest } from '../store/store.ts';
import { ownSeat } from '../table/tables.ts';
import {
  type Draft,
  draftAction,
  draftComeBack,
  draftLeave,
  draftStop,
  draftStopAnswer,
  draftTakeOver,
  draftUndo,
  draftUndoAnswer,
} from './drafts.ts';
import type { Hall } from './hall.ts';
import type { LiveGame } from './live-game.ts';

/** What a person at a table can do there. Everything is idempotent by its id and answers with its number in the log. */
export type Move =
  | { readonly type: 'act'; readonly action: unknown }
  | { readonly type: 'undo'; readonly keep: number }
  | { readonly type: 'answer-undo'; readonly agree: boolean }
  | { readonly type: 'take-over'; readonly seat: Seat }
  | { readonly type: 'come-back' }
  | { readonly type: 'leave' }
  | { readonly type: 'stop' }
  | { readonly type: 'answer-stop'; readonly agree: boolean };

export function makeMove(hall: Hall, table: string, guest: Guest | null, move: Move, id: string | undefined): Promise<number> {
  const own = id ?? newId();
  return hall.write(
    table,
    // With the seat in it, nobody can use up another's ids, and people never meet the server's own.
    (live) => `p${ownSeat(live.table, guest)}-${own}`,
    (live) => draftOf(live, ownSeat(live.table, guest), move),
  );
}

function draftOf(live: LiveGame, seat: Seat, move: Move): Draft {
  switch (move.type) {
    case 'act':
      return draftAction(live, seat, move.action, false);
    case 'undo':
      return draftUndo(live, seat, move.keep);
    case 'answer-undo':
      return draftUndoAnswer(live, seat, move.agree);
    case 'take-over':
      return draftTakeOver(live, seat, move.seat);
    case 'come-back':
      return draftComeBack(live, seat);
    case 'leave':
      return draftLeave(live, seat);
    case 'stop':
      return draftStop(live, seat);
    case 'answer-stop':
      return draftStopAnswer(live, seat, move.agree);
  }
}
