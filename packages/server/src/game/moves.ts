import type { Seat } from '@luftschloss/engine/kernel';
import { newId } from '../secrets.ts';
import type { Guest } from '../store/store.ts';
import { ownSeat } from '../table/conditions.ts';
import type { GameRegistry } from './game-registry.ts';
import type { LiveGame } from './live-game.ts';
import {
  type Proposal,
  proposeAction,
  proposeComeBack,
  proposeLeave,
  proposeStop,
  proposeStopAnswer,
  proposeTakeOver,
  proposeUndo,
  proposeUndoAnswer,
} from './proposals.ts';

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

export function makeMove(registry: GameRegistry, table: string, guest: Guest | null, move: Move, id: string | undefined): Promise<number> {
  const own = id ?? newId();
  return registry.write(
    table,
    // With the seat in it, nobody can use up another's ids, and people never meet the server's own.
    (live) => `p${ownSeat(live.table, guest)}-${own}`,
    (live) => proposalOf(live, ownSeat(live.table, guest), move),
  );
}

function proposalOf(live: LiveGame, seat: Seat, move: Move): Proposal {
  switch (move.type) {
    case 'act':
      return proposeAction(live, seat, move.action, false);
    case 'undo':
      return proposeUndo(live, seat, move.keep);
    case 'answer-undo':
      return proposeUndoAnswer(live, seat, move.agree);
    case 'take-over':
      return proposeTakeOver(live, seat, move.seat);
    case 'come-back':
      return proposeComeBack(live, seat);
    case 'leave':
      return proposeLeave(live, seat);
    case 'stop':
      return proposeStop(live, seat);
    case 'answer-stop':
      return proposeStopAnswer(live, seat, move.agree);
  }
}
