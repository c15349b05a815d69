import type { SeatAtTable } from './link.ts';

export function namesOf(seats: readonly SeatAtTable[]): string[] {
  return seats.map(({ name }) => name);
}

export const BOT_LEVELS: { readonly [bot: string]: { readonly label: string; readonly help: string } } = {
  random: { label: 'Whimsical', help: 'does whatever comes to mind' },
  greedy: { label: 'Ambitious', help: 'takes what is worth most at once' },
  search: { label: 'Far-sighted', help: 'thinks ahead before it builds' },
};

export function botLabel(bot: string): string {
  return BOT_LEVELS[bot]?.label ?? bot[0].toUpperCase() + bot.slice(1);
}

/** Architects and castellans of the king's time to lend their first names to bots. */
export const BOT_NAMES = ['Eduard', 'Georg', 'Julius', 'Christian', 'Franziska', 'Therese'];
