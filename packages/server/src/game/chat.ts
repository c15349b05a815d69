import { type ChatLine, chatSchema } from '@luftschloss/protocol';
import { badData, tooMuch } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Guest } from '../store/store.ts';
import { ownSeat } from '../table/conditions.ts';
import type { LiveGame } from './live-game.ts';

/** Whoever sits at the table may talk, but not flood it. */
export async function say(
  { store, chatLimit, settings }: Pick<Services, 'store' | 'chatLimit' | 'settings'>,
  live: LiveGame,
  guest: Guest | null,
  said: string,
): Promise<ChatLine> {
  const seat = ownSeat(live.table, guest);
  const text = chatSchema.check(said, 'text');
  if (!text.ok) throw badData(text.problem);
  if (!chatLimit.allows(`${live.table.id} ${seat}`)) throw tooMuch('too-fast');
  return store.addChat(live.table.id, { at: Date.now(), seat, text: text.value }, settings.chatLines);
}
