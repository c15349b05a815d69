import type { Language } from '@luftschloss/words';
import { botLabel } from '../table/names.ts';
import { cardOf, isBot, isChanged, isFriend, isPerson, presetOf, type SetUp } from './set-up.ts';

/** What will be opened, as a headline. */
export function boxWords(setUp: SetUp, language: Language): string {
  const { summary, summaryChanged } = language.words.home.newTable;
  const said = isChanged(setUp) ? summaryChanged : summary;
  return said({ game: cardOf(setUp.game).name(language), box: presetOf(setUp).label(language.words) });
}

/** Who will play it, and how fast. */
export function companyWords({ seats, pace }: SetUp, language: Language): string {
  const { home } = language.words;
  const friends = seats.filter(isFriend).length;
  const people = seats.filter(isPerson).length - 1;
  const bots = seats.filter(isBot);
  const levels = [...new Set(bots.map(({ bot }) => botLabel(bot ?? '', language).toLowerCase()))];
  const others = [
    ...(people > 0 ? [home.company.people({ count: people })] : []),
    ...(friends > 0 ? [home.company.friends({ count: friends })] : []),
    ...(bots.length > 0 ? [home.company.bots({ count: bots.length, levels })] : []),
  ];
  const company = others.length === 0 ? home.company.alone() : home.company.with({ others });
  return friends > 0 ? home.company.atPace({ company, pace: home.paceInBrief[pace]() }) : company;
}
