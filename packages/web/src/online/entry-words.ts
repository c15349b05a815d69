import type { EntryCard } from '@luftschloss/protocol';

/** What happened at the table besides the game itself, in one sentence; `null`: nothing that anybody wants to read later. */
export function entryWords(
  { type, seat = -1, by, agree, agreed = [], keep = 0 }: EntryCard,
  step: number,
  names: readonly string[],
): string | null {
  const name = names[seat] ?? 'Somebody';
  switch (type) {
    case 'undo':
      return `${name} took back ${count(step - keep)}.`;
    case 'late':
      return `The time of ${name} is out.`;
    case 'take-over':
      return by === undefined || by === seat ? `${name} got up; a bot plays on.` : `${names[by]} let a bot play for ${name}.`;
    case 'come-back':
      return `${name} is back.`;
    case 'answer-undo':
      return agree === false ? `${name} did not want to take anything back.` : null;
    case 'answer-stop':
      return agree === false ? `${name} wants to play on.` : null;
    case 'stop':
      return agreed.length === 0
        ? `${name} ended the game.`
        : `${name} ended the game, and ${listed(agreed.map((each) => names[each]))} agreed.`;
    default:
      return null;
  }
}

export function count(actions: number): string {
  return `${actions} ${actions === 1 ? 'action' : 'actions'}`;
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
