import { anyObject, flag, integer, object, optional, type Schema, type Seat, tagged, text } from '@luftschloss/engine/kernel';
import { moveId, tableId } from './ids.ts';

const table = tableId;
const id = moveId;
const answered = optional(id);

/** Everything that a page may send. */
export type ClientMessage =
  | { readonly type: 'watch'; readonly table: string; readonly since?: number }
  | { readonly type: 'unwatch'; readonly table: string }
  | { readonly type: 'act'; readonly table: string; readonly id: string; readonly action: Record<string, unknown> }
  | { readonly type: 'undo'; readonly table: string; readonly id?: string; readonly keep: number }
  | { readonly type: 'answer-undo'; readonly table: string; readonly id?: string; readonly agree: boolean }
  | { readonly type: 'take-over'; readonly table: string; readonly id?: string; readonly seat: Seat }
  | { readonly type: 'come-back'; readonly table: string; readonly id?: string }
  | { readonly type: 'stop'; readonly table: string; readonly id?: string }
  | { readonly type: 'answer-stop'; readonly table: string; readonly id?: string; readonly agree: boolean }
  | { readonly type: 'say'; readonly table: string; readonly id?: string; readonly text: string }
  | { readonly type: 'ping' };

export const clientMessage: Schema<ClientMessage> = tagged<ClientMessage>({
  watch: object({ table, since: optional(integer(0, 1_000_000)) }) as Schema<{ table: string; since?: number }>,
  unwatch: object({ table }),
  act: object({ table, id, action: anyObject }),
  undo: object({ table, id: answered, keep: integer(0, 100_000) }) as Schema<{ table: string; id?: string; keep: number }>,
  'answer-undo': object({ table, id: answered, agree: flag }) as Schema<{ table: string; id?: string; agree: boolean }>,
  'take-over': object({ table, id: answered, seat: integer(0, 11) }) as Schema<{ table: string; id?: string; seat: number }>,
  'come-back': object({ table, id: answered }) as Schema<{ table: string; id?: string }>,
  stop: object({ table, id: answered }) as Schema<{ table: string; id?: string }>,
  'answer-stop': object({ table, id: answered, agree: flag }) as Schema<{ table: string; id?: string; agree: boolean }>,
  say: object({ table, id: answered, text: text(20_000) }) as Schema<{ table: string; id?: string; text: string }>,
  ping: object({}),
});

export type MoveMessage = Exclude<ClientMessage, { readonly type: 'watch' | 'unwatch' | 'say' | 'ping' }>;
