/** A strength of play, the same in every game that has it. */
export interface Level {
  /** What the bot is called in records and commands. */
  readonly bot: string;
  /** What players read. */
  readonly label: string;
  readonly help: string;
  /** How long it may think about one decision when people wait for it. */
  readonly milliseconds: number;
}

/** From weak to strong. */
export const LEVELS: readonly Level[] = [
  { bot: 'random', label: 'Whimsical', help: 'does whatever comes to mind', milliseconds: 100 },
  { bot: 'easy', label: 'Easygoing', help: 'builds sensibly and misses a lot, good for a first game', milliseconds: 100 },
  { bot: 'greedy', label: 'Ambitious', help: 'takes what is worth most at once', milliseconds: 100 },
  { bot: 'hard', label: 'Far-sighted', help: 'thinks ahead before it builds, hard to beat', milliseconds: 1000 },
];

export function levelOf(bot: string): Level | null {
  return LEVELS.find((level) => level.bot === bot) ?? null;
}

/** Milliseconds for one decision of a bot, by its level, but never more than `most`. */
export function thinkingTime(bot: string, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, levelOf(bot)?.milliseconds ?? 1000);
}
