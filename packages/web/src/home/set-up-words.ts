import { botLabel } from '../table/names.ts';
import { cardOf, isBot, isChanged, isFriend, isPerson, type PaceName, presetOf, type SetUp } from './set-up.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const counted = (count: number, one: string, many: string): string => `${COUNTS[count] ?? count} ${count === 1 ? one : many}`;

export interface PaceWords {
  readonly label: string;
  readonly help: string;
}

export const PACE_WORDS: { readonly [name in PaceName]: PaceWords } = {
  none: { label: 'No clock', help: 'as long as it takes' },
  quick: { label: 'Quick', help: '15 minutes each' },
  evening: { label: 'One evening', help: '40 minutes each' },
  days: { label: 'Over days', help: 'two days a decision' },
  week: { label: 'By letter', help: 'a week a decision' },
};

/** What will be opened, as a headline. */
export function boxWords(setUp: SetUp): string {
  const { label } = presetOf(setUp);
  return `${cardOf(setUp.game).name}: ${label}${isChanged(setUp) ? ', changed' : ''}`;
}

/** Who will play it, and how fast. */
export function companyWords({ seats, pace }: SetUp): string {
  const friends = seats.filter(isFriend).length;
  const people = seats.filter(isPerson).length - 1;
  const bots = seats.filter(isBot);
  const levels = [...new Set(bots.map(({ bot }) => botLabel(bot ?? '').toLowerCase()))];
  const parts = [
    people > 0 ? `${counted(people, 'other', 'others')} at this screen` : '',
    friends > 0 ? `${counted(friends, 'friend', 'friends')} by link` : '',
    bots.length > 0 ? `${counted(bots.length, 'bot', 'bots')} (${levels.join(', ')})` : '',
  ].filter(Boolean);
  const company = parts.length === 0 ? 'You alone' : `You, ${parts.join(', ')}`;
  return friends > 0 ? `${company} · ${PACE_WORDS[pace].label.toLowerCase()}, ${PACE_WORDS[pace].help}` : company;
}
