/** A strength of play, the same in every game that has it. */
export interface Level {
  /** What the bot is called in records and commands; catalogues have a name for people. */
  readonly bot: string;
  /** How long it may think about one decision when people wait for it. */
  readonly milliseconds: number;
}

/** From weak to strong. */
export const LEVELS: readonly Level[] = [
  { bot: 'random', milliseconds: 100 },
  { bot: 'easy', milliseconds: 100 },
  { bot: 'medium', milliseconds: 100 },
  { bot: 'greedy', milliseconds: 100 },
  { bot: 'hard', milliseconds: 1000 },
];

export function levelOf(bot: string): Level | null {
  return LEVELS.find((level) => level.bot === bot) ?? null;
}

/** Milliseconds for one decision of a bot, by its level, but never more than `most`. */
export function thinkingTime(bot: string, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, levelOf(bot)?.milliseconds ?? 1000);
}
