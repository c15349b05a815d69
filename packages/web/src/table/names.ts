import { levelOf } from '@luftschloss/bots/levels';
import type { SeatAtTable } from './link.ts';

export function namesOf(seats: readonly SeatAtTable[]): string[] {
  return seats.map(({ name }) => name);
}

export function botLabel(bot: string): string {
  return levelOf(bot)?.label ?? bot[0].toUpperCase() + bot.slice(1);
}

/** Architects and castellans of the king's time to lend their first names to bots. */
export const BOT_NAMES = ['Eduard', 'Georg', 'Julius', 'Christian', 'Franziska', 'Therese'];
