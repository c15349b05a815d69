/** Architects and castellans of the king's time lend their first names to bots: a bot has one name, wherever it is met. */
export const BOT_NAMES: readonly string[] = [
  ...['Eduard', 'Georg', 'Julius', 'Christian', 'Franziska', 'Therese'],
  ...['Heinrich', 'Luise', 'Karl', 'Mathilde', 'Franz', 'Sophie'],
];

/** A name that nobody at the table has. */
export function freeBotName(taken: readonly string[]): string {
  const free = BOT_NAMES.find((name) => !taken.includes(name));
  if (free !== undefined) return free;
  for (let number = 2; ; number++) {
    const name = `${BOT_NAMES[0]} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
