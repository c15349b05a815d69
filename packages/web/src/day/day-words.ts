import type { Day, DayKind, DayTable, OwnTry } from '@luftschloss/protocol';
import { setUpOf } from '@luftschloss/protocol';
import type { Language, Words } from '@luftschloss/words';
import { optionWords } from '../online/option-words.ts';

/** The middle of a day as people here count it: its date is the one that everybody reads. */
export function noonOf(day: Day): number {
  return Date.parse(`${day}T12:00:00`);
}

/** What is played; the game is loaded. */
export function setUpWords(language: Language, which: DayTable): string {
  return optionWords(language, setUpOf(which)).join(' · ');
}

/** What a try came to: points alone, the lead and the points against bots. */
export function outcomeWords({ day }: Words, kind: DayKind, { points, lead }: Pick<OwnTry, 'points' | 'lead'>): string {
  if (points === null || lead === null) return day.outcome.unranked();
  return kind === 'solo' ? day.outcome.points({ points }) : day.outcome.lead({ lead, points });
}
